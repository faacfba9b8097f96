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
    ///   - messageSize: The size of a message in place of homes; `nil` for the width of the section and the height of its texts.
    ///   - skeletonSize: The size of the place of a home that is on its way.
    ///   - moreSize: The size of the button for more.
    ///   - fallbackAction: Called when the user leaves an empty section by its button.
    init(
        _ value: Value, _ services: HomesServices, _ feed: HomesFeed, _ cells: HomeCells,
        messageSize: ((LayoutEnvironment) -> Size)? = nil,
        skeletonSize: @escaping (LayoutEnvironment) -> Size,
        moreSize: @escaping (LayoutEnvironment) -> Size = { HomesMetrics.line(48, $0) },
        fallbackAction: @escaping () -> Void
    ) {
        self.services = services
        self.feed = feed
        headings = cells.headings
        super.init(value)
        childFactory.registerParts(
            services, feed, cells, messageSize: messageSize, skeletonSize: skeletonSize, moreSize: moreSize,
            fallbackAction: fallbackAction)
    }

    /// The title of the section, and what is said beside it.
    var heading: Heading { Heading(title: "", detail: "") }

    /// What stands above the homes, and also where there are none. The default is nothing.
    var top: [ListObject] { [] }

    /// How homes are shown. The default is a part for each.
    var homes: [ListObject] { services.objects(feed.homes) }

    /// Whether there are no homes, which ``emptyNotice`` says then.
    var isEmpty: Bool { feed.homes.isEmpty }

    /// How many places are kept while homes are on their way.
    var skeletonCount: Int { 3 }

    /// What is said where there are no homes.
    var emptyNotice: EmptyNotice { EmptyNotice(title: "", sentence: "", action: "") }

    /// What is said where homes did not come.
    var failureTitle: String { "" }

    final override var children: [ListObject] {
        guard feed.isLoaded else {
            return top + feed.placeholder(count: skeletonCount, failureTitle: failureTitle)
        }
        return top + feed.staleNotice + (isEmpty ? [ListObject(emptyNotice)] : homes)
            + feed.tail(ofSection: heading.title)
    }

    override func didEnterWorkingRange() { feed.load() }

    override var minimumLineSpacing: Double { HomesMetrics.spacing }

    override var accessibilityLabel: String? { heading.title }

    override func layoutSection(in environment: LayoutEnvironment) -> LayoutSection? {
        guard var section = super.layoutSection(in: environment) else { return nil }
        section.addHeading(in: environment)
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
