import CollectionViewKit
import SharedScreens

/// What the map shows, as a value.
struct MapPanel: Identifiable, Equatable {
    let id = 0
    var revision: Int
}

/// The map, as wide as the window, with the homes of the last search as pins.
final class MapController: NestedSectionController<MapSection> {
    private let model: HomeModel
    private let headings: SupplementaryRegistration<HeadingView>

    init(_ value: MapSection, _ model: HomeModel, _ cells: HomeCells) {
        self.model = model
        headings = cells.headings
        let map = model.map
        super.init(value)
        let panels = cells.maps(model)
        let failures = cells.failures { map.retry() }
        childFactory.register { (panel: MapPanel) in
            SingleSectionController(panel, cell: panels, size: { HomesMetrics.map($0) })
        }
        childFactory.register { (skeletons: Skeletons) in
            SkeletonController(skeletons, cells.skeletons, size: { HomesMetrics.map($0) })
        }
        childFactory.register { (failure: LoadFailure) in
            SingleSectionController(failure, cell: failures, size: { HomesMetrics.map($0) })
        }
    }

    override var children: [ListObject] {
        let status = model.map.status
        if let error = status.error {
            return [ListObject(LoadFailure(title: HomesStrings.current.map.failed, sentence: error.sentence))]
        }
        return status.state == .loaded
            ? [ListObject(MapPanel(revision: model.mapRevision))] : [ListObject(Skeletons(count: 1))]
    }

    override func willDisplay(in context: SectionContext) {
        let width = max(1, context.containerSize.width)
        model.map.load(ratio: HomesMetrics.mapHeight(width) / width)
    }

    override var accessibilityLabel: String? { HomesStrings.current.map.title }

    override func layoutSection(in environment: LayoutEnvironment) -> LayoutSection? {
        guard var section = super.layoutSection(in: environment) else { return nil }
        section.boundarySupplementaryItems = [HeadingView.place(environment, margin: HomesMetrics.margin(environment))]
        return section
    }

    override func supplementaryView(
        ofKind kind: ElementKind, at index: Int, in context: SectionContext
    ) -> CollectionReusableView? {
        let view = context.dequeue(headings, at: index)
        view.show(Heading(title: HomesStrings.current.map.title, detail: Self.summary(model.map.pins)))
        return view
    }

    /// How many homes are on the map, and of how many, where the server gives no more; nothing while they are those of where
    /// the map was before.
    private static func summary(_ pins: HomesFeed) -> String {
        guard !pins.isBeginning, !pins.hasFailed, let count = pins.count else { return "" }
        let strings = HomesStrings.current
        guard count > pins.homes.count else { return strings.map.count.text(for: count) }
        return strings.map.newest(NumberText.grouped(pins.homes.count), NumberText.grouped(count))
    }
}
