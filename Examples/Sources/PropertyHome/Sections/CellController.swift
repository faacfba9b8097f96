import CollectionViewKit

/// Shows a value in one cell, of a size that follows from the room there is.
final class CellController<Value: Identifiable & Equatable, Cell: CollectionViewCell>: ValueSectionController<Value> {
    private let registration: CellRegistration<Cell, Value>
    private let measure: (LayoutEnvironment) -> Size
    private let select: ((Value) -> Void)?

    init(
        _ value: Value, _ registration: CellRegistration<Cell, Value>, size: @escaping (LayoutEnvironment) -> Size,
        select: ((Value) -> Void)? = nil
    ) {
        self.registration = registration
        measure = size
        self.select = select
        super.init(value)
    }

    override func size(forItemAt index: Int, in environment: LayoutEnvironment) -> Size? { measure(environment) }

    override func cell(forItemAt index: Int, in context: SectionContext) -> CollectionViewCell? {
        context.dequeue(registration, forItemAt: index, item: value)
    }

    override func didSelectItem(at index: Int, in context: SectionContext) { select?(value) }
}

/// Shows places where homes are going to be.
final class SkeletonController: ValueSectionController<Skeletons> {
    private let registration: CellRegistration<SkeletonCell, Int>
    private let measure: (LayoutEnvironment) -> Size

    init(
        _ value: Skeletons, _ registration: CellRegistration<SkeletonCell, Int>,
        size: @escaping (LayoutEnvironment) -> Size
    ) {
        self.registration = registration
        measure = size
        super.init(value)
    }

    override var numberOfItems: Int { value.count }
    override var minimumLineSpacing: Double { HomesMetrics.spacing }
    override var minimumInteritemSpacing: Double { HomesMetrics.spacing }

    override func size(forItemAt index: Int, in environment: LayoutEnvironment) -> Size? { measure(environment) }

    override func cell(forItemAt index: Int, in context: SectionContext) -> CollectionViewCell? {
        context.dequeue(registration, forItemAt: index, item: index)
    }
}
