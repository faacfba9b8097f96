/// Makes the views of one registration, and identifies the views that can replace each other in reuse.
///
/// All registrations have a maker: ``CellRegistration`` and ``SupplementaryRegistration``, classes registered by reuse
/// identifiers, and ``CellKind``. Each states how a view is configured; everything else is done by
/// ``CollectionView/dequeueCell(_:for:filledBy:)`` and ``CollectionView/dequeue(_:)``. A view keeps its maker: it is
/// reused for elements with the same one.
final class ViewMaker {
    private let make: () -> CollectionReusableView

    private init(_ make: @escaping () -> CollectionReusableView) {
        self.make = make
    }

    /// Creates a maker of views of a class. Embedded Swift has no generic initializers of classes but convenience ones.
    convenience init<Made: CollectionReusableView>(_ viewClass: Made.Type) {
        self.init { Made() }
    }

    /// Makes a view.
    func makeView() -> CollectionReusableView {
        let view = make()
        view.setMaker(self)
        return view
    }
}
