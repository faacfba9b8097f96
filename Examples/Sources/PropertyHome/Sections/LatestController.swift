import CollectionViewKit

/// The newest homes of the last search, in a row that scrolls to the side.
final class LatestController: HomesSectionController<LatestSection> {
    private let model: HomeModel

    init(_ value: LatestSection, _ model: HomeModel, _ cells: HomeCells) {
        let services = model.services
        self.model = model
        super.init(
            value, services, model.latest, cells, messageSize: { Self.messageSize($0) },
            skeletonSize: { HomesMetrics.rowCard($0) }, moreSize: { Self.moreSize($0) },
            fallbackAction: { services.openSearch() })
        childFactory.register { (item: HomeItem) in
            SingleSectionController(
                item, cell: cells.cards, didSelect: { item, _ in services.open(item.home) },
                size: { HomesMetrics.rowCard($0) })
        }
    }

    override var heading: Heading {
        Heading(
            title: HomesStrings.current.start.lastSearch, detail: model.latestSummary, count: model.unseenCount ?? 0)
    }

    override var homes: [ListObject] { services.items(feed.homes, marksNew: true).map { ListObject($0) } }

    override var emptyNotice: EmptyNotice {
        let strings = HomesStrings.current
        return EmptyNotice(
            title: strings.start.noMatch, sentence: strings.start.noMatchText, action: strings.start.changeSearch)
    }

    override var failureTitle: String { HomesStrings.current.start.lastSearchFailed }

    override var scrollingBehavior: OrthogonalScrollingBehavior { .continuousGroupLeadingBoundary }

    /// A row is as high as its highest part: messages take the height of a card, and more where their texts need it.
    private static func messageSize(_ environment: LayoutEnvironment) -> Size {
        let width = min(HomesMetrics.width(environment), 420)
        let height = max(HomesMetrics.rowCard(environment).height, HomesMetrics.rowMessageHeight(width, environment))
        return Size(width: width, height: height)
    }

    private static func moreSize(_ environment: LayoutEnvironment) -> Size {
        Size(width: 150, height: HomesMetrics.rowCard(environment).height)
    }
}
