public import CollectionGeometry
public import CollectionLayout

/// Shows a value in one cell, by closures instead of a subclass.
///
/// ```swift
/// adapter.register { (failure: LoadFailure) in
///     SingleSectionController(failure, cell: failureCells) { failure, context in failure.retry() }
/// }
/// ```
public final class SingleSectionController<Value: Identifiable & Equatable, Cell: CollectionViewCell>:
    ValueSectionController<Value>
{
    /// What happens when the cell is activated or selected.
    public typealias SelectionHandler = (_ value: Value, _ context: SectionContext) -> Void

    private let registration: CellRegistration<Cell, Value>
    private let size: LayoutSize
    private let exactSize: ((LayoutEnvironment) -> Size)?
    private let didSelect: SelectionHandler?

    /// Creates a controller for a value.
    ///
    /// - Parameters:
    ///   - value: What to show.
    ///   - registration: Fills the cell.
    ///   - itemSize: The size of the cell, as a rule. The default is as wide as the section and as high as the cell
    ///     turns out to be.
    ///   - didSelect: What happens when the cell is activated or selected. The controller keeps the closure.
    ///   - size: The exact size of the cell, in points, for the room there is; `nil` leaves it to `itemSize`. The
    ///     controller keeps the closure.
    public init(
        _ value: Value,
        cell registration: CellRegistration<Cell, Value>,
        itemSize: LayoutSize = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
        didSelect: SelectionHandler? = nil,
        size exactSize: ((LayoutEnvironment) -> Size)? = nil
    ) {
        self.registration = registration
        size = itemSize
        self.exactSize = exactSize
        self.didSelect = didSelect
        super.init(value)
    }

    /// The size given at creation.
    public override var itemSize: LayoutSize { size }

    /// The exact size for the room there is, where one was given at creation.
    public override func size(forItemAt index: Int, in environment: LayoutEnvironment) -> Size? {
        exactSize?(environment)
    }

    /// The cell, filled with the value.
    public override func cell(forItemAt index: Int, in context: SectionContext) -> CollectionViewCell? {
        context.dequeue(registration, forItemAt: index, item: value)
    }

    /// Calls the closure given at creation.
    public override func didSelectItem(at index: Int, in context: SectionContext) {
        didSelect?(value, context)
    }
}
