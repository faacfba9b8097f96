public import CollectionGeometry
public import CollectionLayout

/// Shows a value in one cell, with closures instead of a subclass.
///
/// ```swift
/// adapter.register { (failure: LoadFailure) in
///     SingleSectionController(failure, cell: failureCells) { failure, context in failure.retry() }
/// }
/// ```
public final class SingleSectionController<Value: Identifiable & Equatable, Cell: CollectionViewCell>:
    ValueSectionController<Value>
{
    /// Called when the cell is activated or selected.
    public typealias SelectionHandler = (_ value: Value, _ context: SectionContext) -> Void

    private let registration: CellRegistration<Cell, Value>
    private let size: LayoutSize
    private let exactSize: ((LayoutEnvironment) -> Size)?
    private let didSelect: SelectionHandler?

    /// Creates a controller for a value.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - registration: Configures the cell.
    ///   - itemSize: The size of the cell. The default is as wide as the section and as high as the cell measures.
    ///   - didSelect: Called when the cell is activated or selected. The controller holds the closure strongly.
    ///   - size: Returns the exact size of the cell, in points, for a layout environment; `nil` uses `itemSize`. The
    ///     controller holds the closure strongly.
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

    /// The size passed to the initializer.
    public override var itemSize: LayoutSize { size }

    /// The exact size for the layout environment, if a closure was passed to the initializer.
    public override func size(forItemAt index: Int, in environment: LayoutEnvironment) -> Size? {
        exactSize?(environment)
    }

    /// The cell, configured for the value.
    public override func cell(forItemAt index: Int, in context: SectionContext) -> CollectionViewCell? {
        context.dequeue(registration, forItemAt: index, item: value)
    }

    /// Calls the closure passed to the initializer.
    public override func didSelectItem(at index: Int, in context: SectionContext) {
        didSelect?(value, context)
    }
}
