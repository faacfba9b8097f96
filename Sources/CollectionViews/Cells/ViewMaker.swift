import CollectionLayout

/// Makes the views of one registration, and identifies the views that can replace each other in reuse.
///
/// All registrations have a maker: ``CellRegistration`` and ``SupplementaryRegistration``, classes registered by reuse
/// identifiers, and ``CellKind``. Each states how a view is configured; everything else is done by
/// ``CollectionView/dequeueCell(_:for:filledBy:)`` and ``CollectionView/dequeue(_:)``. A view keeps its maker: it is
/// reused for elements with the same one.
final class ViewMaker {
    /// The kind of the supplementary views; `nil` for cells.
    let elementKind: ElementKind?
    private let make: () -> CollectionReusableView

    private init(_ elementKind: ElementKind?, _ make: @escaping () -> CollectionReusableView) {
        self.elementKind = elementKind
        self.make = make
    }

    /// Creates a maker of views of a class. Embedded Swift has no generic initializers of classes but convenience ones.
    ///
    /// - Parameters:
    ///   - viewClass: The class.
    ///   - elementKind: The kind of the supplementary views; `nil` for cells.
    convenience init<Made: CollectionReusableView>(_ viewClass: Made.Type, elementKind: ElementKind? = nil) {
        self.init(elementKind) { Made() }
    }

    /// Makes a view.
    func makeView() -> CollectionReusableView {
        let view = make()
        view.setMaker(self)
        return view
    }
}
