import CollectionViewKit

/// A section of the home screen: a list of homes with a title, and whatever stands in its place while there is none.
///
/// Each kind of part is shown by a controller of its own that is registered by type. Subclasses say what a home looks
/// like and where they stand.
class HomesSectionController<Value: Identifiable & Equatable>: NestedSectionController<Value> {
    let services: HomesServices
    let feed: HomesFeed
    private let headings: SupplementaryRegistration<HeadingView>

    /// Creates a section.
    ///
    /// - Parameters:
    ///   - value: What it shows.
    ///   - services: What the screens share.
    ///   - feed: The homes.
    ///   - cells: The cells of the screen.
    ///   - messageSize: The size of a message in place of homes.
    ///   - skeletonSize: The size of the place of a home that is on its way.
    ///   - moreSize: The size of the button for more.
    ///   - fallbackAction: Called when the user leaves an empty section by its button.
    init(
        _ value: Value, _ services: HomesServices, _ feed: HomesFeed, _ cells: HomeCells,
        messageSize: @escaping (LayoutEnvironment) -> Size = { HomesMetrics.message($0) },
        skeletonSize: @escaping (LayoutEnvironment) -> Size,
        moreSize: @escaping (LayoutEnvironment) -> Size = { HomesMetrics.line(48, $0) },
        fallbackAction: @escaping () -> Void
    ) {
        self.services = services
        self.feed = feed
        headings = cells.headings
        super.init(value)
        let more = cells.more { feed.goOn() }
        let failures = cells.failures {
            services.lastSearch.load()
            feed.retry()
        }
        let notices = cells.notices(fallbackAction)
        childFactory.register { (skeletons: Skeletons) in
            SkeletonController(skeletons, cells.skeletons, size: skeletonSize)
        }
        childFactory.register { (value: LoadMore) in SingleSectionController(value, cell: more, size: moreSize) }
        childFactory.register { (value: LoadFailure) in
            SingleSectionController(value, cell: failures, size: messageSize)
        }
        childFactory.register { (value: EmptyNotice) in
            SingleSectionController(value, cell: notices, size: messageSize)
        }
    }

    /// The title of the section, and what is said beside it.
    var heading: Heading { Heading(title: "", detail: "") }

    /// What stands above the homes, and also where there are none. The default is nothing.
    var top: [ListObject] { [] }

    /// How homes are shown. The default is a part for each.
    var homes: [ListObject] { services.items(feed.list.homes).map { ListObject($0) } }

    /// Whether there are no homes, which ``emptyNotice`` says then.
    var isEmpty: Bool { feed.list.homes.isEmpty }

    /// How many places are kept while homes are on their way.
    var skeletonCount: Int { 3 }

    /// What is said where there are no homes.
    var emptyNotice: EmptyNotice { EmptyNotice(title: "", sentence: "", action: "") }

    /// What is said where homes did not come.
    var failureTitle: String { "" }

    final override var children: [ListObject] {
        switch feed.list.phase {
        case .waiting: top + [ListObject(Skeletons(count: skeletonCount))]
        case .failed(let sentence): top + [ListObject(LoadFailure(title: failureTitle, sentence: sentence))]
        case .loaded(let tail):
            top + staleNotice + (isEmpty ? [ListObject(emptyNotice)] : homes) + parts(tail)
        }
    }

    /// What stands before homes that were requested again in vain.
    private var staleNotice: [ListObject] {
        guard let sentence = feed.list.refreshFailure else { return [] }
        return [ListObject(LoadFailure(title: HomesStrings.current.start.outdated, sentence: sentence))]
    }

    private func parts(_ tail: HomesList.Tail) -> [ListObject] {
        switch tail {
        case .more: [ListObject(LoadMore(section: heading.title, isLoading: false))]
        case .loadingMore: [ListObject(LoadMore(section: heading.title, isLoading: true))]
        case .failed(let sentence):
            [ListObject(LoadFailure(title: HomesStrings.current.start.moreFailed, sentence: sentence))]
        case .nothing: []
        }
    }

    override func didEnterWorkingRange() { feed.load() }

    override var minimumLineSpacing: Double { HomesMetrics.spacing }

    override var accessibilityLabel: String? { heading.title }

    override func layoutSection(in environment: LayoutEnvironment) -> LayoutSection? {
        guard var section = super.layoutSection(in: environment) else { return nil }
        section.contentInsets = HomesMetrics.insets(environment)
        section.boundarySupplementaryItems = [HeadingView.place(environment)]
        return section
    }

    override func supplementaryView(
        ofKind kind: ElementKind, at index: Int, in context: SectionContext
    ) -> CollectionReusableView? {
        let view = context.dequeue(headings, at: index)
        view.show(heading)
        return view
    }
}
