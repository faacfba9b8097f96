import CollectionViewKit

/// All sources of a show's screen, as a tree.
///
/// ```
/// root (segmented): the header of the screen
/// ├ details (composed): status, information, description, each from its own endpoint
/// ├ episodes (basic): in parts; can be changed
/// ├ feedback (composed): ratings, reviews
/// └ trends (of its own kind)
/// ```
final class ShowSources {
    let root: ShowSource
    let details = ComposedDataSource<Int>()
    let status = BasicDataSource<StatusNote>()
    let information = BasicDataSource<Fact>()
    let description = BasicDataSource<Paragraph>()
    let episodes: EpisodeSource
    let feedback = ComposedDataSource<Int>()
    let ratings = BasicDataSource<RatingSummary>()
    let reviews: ReviewSource
    let trends: TrendSource

    init(service: PortalService) {
        root = ShowSource(service: service)
        episodes = EpisodeSource(service: service)
        reviews = ReviewSource(service: service)
        trends = TrendSource(service: service)
        load(status, from: .status, service) { StatusNote.list($0) }
        load(information, from: .information, service) { Fact.list($0) }
        load(description, from: .description, service) { Paragraph.list($0) }
        load(ratings, from: .ratings, service) { RatingSummary.list($0) }
        for child in [status, information, description] as [DataSource<Int>] { details.add(child) }
        for child in [ratings, reviews] as [DataSource<Int>] { feedback.add(child) }
        for segment in ShowSegment.allCases { root.add(source(of: segment)) }
        // What is there is read while the rest is on its way.
        details.revealsChildrenTogether = false
        describe()
        measure()
    }
}

extension ShowSources {
    /// The source of a segment.
    func source(of segment: ShowSegment) -> DataSource<Int> {
        switch segment {
        case .details: details
        case .episodes: episodes
        case .reviews: feedback
        case .trends: trends
        }
    }

    /// The segment that is shown.
    var segment: ShowSegment { root.selectedIndex.flatMap { ShowSegment(rawValue: $0) } ?? .details }

    /// Gives the rows the width that can be read well, in the middle of a wide window.
    func fit(width: Double) {
        let margin = max(16, (width - 720) / 2)
        let insets = DirectionalEdgeInsets(leading: margin, trailing: margin)
        root.metrics.padding = insets
        root.metrics.separatorInsets = insets
        root.metrics.sectionSeparatorInsets = insets
        information.metrics.numberOfColumns = width < 700 ? 1 : 2
    }

    private func load<Element: Identifiable & Equatable>(
        _ source: BasicDataSource<Element>,
        from endpoint: PortalEndpoint,
        _ service: PortalService,
        _ decode: @escaping (JSONValue) -> [Element]
    ) where Element.ID == Int {
        source.loader = { request in
            request.cancellationHandler = service.read(endpoint) { result in
                switch result {
                case .success(let answer): request.finish(decode(answer))
                case .failure(let error): request.fail(error)
                }
            }
        }
    }

    /// Says what each source is called, and what stands in place of its items.
    private func describe() {
        root.title = "Show"
        describe(status, "Status", empty: "No status yet", "It appears once the show is sent for review.")
        describe(information, "Information", empty: "Nothing is known yet", "Add what viewers should know.")
        describe(description, "Description", empty: "No description yet", "Say in a few sentences what it is about.")
        describe(episodes, "Episodes", empty: "No episodes yet", "Upload the first one to send the show for review.")
        describe(ratings, "Ratings", empty: "No ratings yet", "Viewers can rate a show once it is live.")
        describe(reviews, "Reviews", empty: "No reviews yet", "They appear here as soon as somebody writes one.")
        describe(trends, "Trends", empty: "No plays yet", "Numbers come in a day after the first episode is out.")
        details.title = "Details"
        feedback.title = "Reviews"
        details.placeholders.error = nil
        feedback.placeholders.error = nil
        feedback.placeholders.noContent = Placeholder(
            .noContent, title: "No reviews yet",
            message: "They appear here once the show is live and somebody writes one."
        )
        root.placeholders.error = nil
    }

    private func describe(_ source: DataSource<Int>, _ title: String, empty: String, _ advice: String) {
        source.title = title
        source.placeholders.noContent = Placeholder(.noContent, title: empty, message: advice)
        source.placeholders.error = Placeholder(.error, title: "\(title) could not be loaded", retryTitle: "Try again")
    }

    /// Says what stands around the items, and how rows are divided.
    private func measure() {
        root.headers = [
            SupplementaryMetrics(height: .measured(estimate: 112), isVisibleWhileShowingPlaceholder: true),
            SupplementaryMetrics(
                height: .measured(estimate: 60), isPinned: true, isVisibleWhileShowingPlaceholder: true),
        ]
        root.metrics.rowHeight = .measured(estimate: 56)
        // A placeholder may stand for several sections, and says itself what it is about.
        let title = SupplementaryMetrics(height: .measured(estimate: 48))
        for source in [status, information, description, ratings] as [DataSource<Int>] { source.headers = [title] }
        reviews.headers = [SupplementaryMetrics(height: .measured(estimate: 48), isPinned: true)]
        episodes.headers = [SupplementaryMetrics(height: .measured(estimate: 56), isPinned: true)]
        let more = SupplementaryMetrics(height: .measured(estimate: 72))
        episodes.footers = [more]
        reviews.footers = [more]
        information.metrics.showsRowSeparators = true
        information.metrics.showsColumnSeparators = false
        information.metrics.columnSpacing = 32
        information.metrics.rowHeight = .measured(estimate: 44)
        episodes.metrics.showsRowSeparators = true
        reviews.metrics.showsRowSeparators = true
        reviews.metrics.rowHeight = .measured(estimate: 140)
        trends.metrics.rowHeight = .measured(estimate: 360)
        details.metrics.showsSectionSeparator = true
    }
}

/// A segment of a show's screen.
enum ShowSegment: Int, CaseIterable {
    case details, episodes, reviews, trends

    /// The title of the segment.
    var title: String {
        switch self {
        case .details: "Details"
        case .episodes: "Episodes"
        case .reviews: "Reviews"
        case .trends: "Trends"
        }
    }

    /// The last part of the address.
    var name: StaticString {
        switch self {
        case .details: ""
        case .episodes: "episodes"
        case .reviews: "reviews"
        case .trends: "trends"
        }
    }
}
