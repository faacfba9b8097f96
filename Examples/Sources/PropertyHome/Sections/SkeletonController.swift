import CollectionViewKit

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
