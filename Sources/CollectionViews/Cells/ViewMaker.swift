/// What makes the views of one registration and what they are reused among.
///
/// It is below all that a program makes views by: ``CellRegistration`` and ``SupplementaryRegistration``, classes registered by
/// reuse identifiers, and ``CellKind``. Each has a maker and says how a view is filled; everything else is
/// done by ``CollectionView/dequeueCell(_:for:filledBy:)`` and ``CollectionView/dequeue(_:)``. A view keeps the maker that made
/// it: it is reused for what has the same one.
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
        view.maker = self
        return view
    }
}
