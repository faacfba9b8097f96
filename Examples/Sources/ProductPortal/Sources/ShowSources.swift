import CollectionViewKit
import ScreenContracts

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
    let status = BasicDataSource<ShowDetail>()
    let information = BasicDataSource<ShowDetail>()
    let description = BasicDataSource<ShowDetail>()
    let episodes: EpisodeSource
    let feedback = ComposedDataSource<Int>()
    let ratings = BasicDataSource<ShowDetail>()
    let reviews: ReviewSource
    let trends: TrendSource

    init(service: PortalService) {
        root = ShowSource(service: service)
        episodes = EpisodeSource(service: service)
        reviews = ReviewSource(service: service)
        trends = TrendSource(service: service)
        load(status, from: .status, service) { json in
            StatusNoteContract(json).map { [ShowDetail.status(StatusNote($0))] } ?? []
        }
        load(information, from: .information, service) { json in
            Fact.list(ShowInformationContract(json)).map { ShowDetail.fact($0) }
        }
        load(description, from: .description, service) { json in
            Paragraph.list(ShowDescriptionContract(json)).map { ShowDetail.paragraph($0) }
        }
        load(ratings, from: .ratings, service) { json in
            RatingsContract(json).map { contract in RatingSummary.list(contract).map { ShowDetail.ratings($0) } } ?? []
        }
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

    /// Loads again what failed, as when the device is online again: also in segments that are not shown. Moves of episodes whose
    /// response was unknown are sent again.
    func retry() {
        root.retry()
        for segment in ShowSegment.allCases where segment != self.segment { source(of: segment).retry() }
        episodes.retryMoves()
        if case .failed = episodes.loadMoreState { episodes.retryMore() }
        if case .failed = reviews.loadMoreState { reviews.loadMore() }
    }

    /// Gives the rows, headers and footers the width that can be read well, in the middle of a wide window. The distances
    /// above and below what headers and footers show grow with the texts. Facts are in two columns where the window is wide
    /// enough for the size of texts.
    ///
    /// - Parameters:
    ///   - width: The width of the window, in points.
    ///   - textScale: The size of texts, as a factor.
    func fit(width: Double, textScale: Double) {
        let margin = max(16, (width - 720) / 2)
        func padding(_ top: Double, _ bottom: Double) -> DirectionalEdgeInsets {
            DirectionalEdgeInsets(
                top: (top * textScale).rounded(), leading: margin, bottom: (bottom * textScale).rounded(),
                trailing: margin)
        }
        let insets = DirectionalEdgeInsets(leading: margin, trailing: margin)
        var metrics = root.metrics
        metrics.padding = insets
        metrics.separatorInsets = insets
        metrics.sectionSeparatorInsets = insets
        metrics.supplementaryPadding = padding(16, 8)
        root.metrics = metrics
        root.headers[0].padding = padding(8, 12)
        root.headers[1].padding = padding(8, 8)
        episodes.headers[0].padding = padding(8, 8)
        episodes.footers[0].padding = padding(12, 24)
        reviews.footers[0].padding = padding(12, 24)
        information.metrics.numberOfColumns = width / max(1, textScale) < 700 ? 1 : 2
    }

    private func load(
        _ source: BasicDataSource<ShowDetail>,
        from endpoint: PortalEndpoint,
        _ service: PortalService,
        _ decode: @escaping (JSONValue) -> [ShowDetail]
    ) {
        source.loader = { request in
            request.cancellationHandler = service.read(endpoint) { result in
                switch result {
                case .success(let json): request.finish(decode(json))
                case .failure(let error): request.fail(error)
                }
            }
        }
    }

    /// Says what each source is called, and what stands in place of its items.
    private func describe() {
        let strings = PortalStrings.current
        root.title = strings.header.show
        describe(status, strings.parts.status)
        describe(information, strings.parts.information)
        describe(description, strings.parts.description)
        describe(episodes, strings.parts.episodes)
        describe(ratings, strings.parts.ratings)
        describe(reviews, strings.parts.reviews)
        describe(trends, strings.parts.trends)
        details.title = strings.segments.details
        feedback.title = strings.segments.reviews
        details.placeholders.error = nil
        feedback.placeholders.error = nil
        feedback.placeholders.noContent = Placeholder(
            .noContent, title: strings.parts.reviews.empty, message: strings.parts.feedbackAdvice)
        root.placeholders.error = nil
    }

    private func describe(_ source: DataSource<Int>, _ part: PortalStrings.Part) {
        source.title = part.title
        source.placeholders.noContent = Placeholder(.noContent, title: part.empty, message: part.advice)
        source.placeholders.error = Placeholder(
            .error, title: part.failure, retryTitle: PortalStrings.current.loading.tryAgain)
    }

    /// Says what stands around the items, and how rows are divided.
    private func measure() {
        func bar(_ estimate: Double, isPinned: Bool = false) -> SupplementaryMetrics {
            SupplementaryMetrics(height: .measured(estimate: estimate), isPinned: isPinned)
        }
        var top = [bar(208), bar(60, isPinned: true)]
        for index in top.indices {
            top[index].isVisibleWhileShowingPlaceholder = true
            top[index].background = .screen
        }
        root.headers = top
        root.metrics.supplementaryBackground = .screen
        root.metrics.rowHeight = .measured(estimate: 56)
        // A placeholder may stand for several sections, and says itself what it is about.
        let title = bar(48)
        for source in [status, information, description, ratings] as [DataSource<Int>] { source.headers = [title] }
        reviews.headers = [bar(48, isPinned: true)]
        episodes.headers = [bar(56, isPinned: true)]
        let more = bar(72)
        episodes.footers = [more]
        reviews.footers = [more]
        var columns = information.metrics
        columns.showsRowSeparators = true
        columns.showsColumnSeparators = false
        columns.columnSpacing = 32
        columns.rowHeight = .measured(estimate: 44)
        information.metrics = columns
        episodes.metrics.showsRowSeparators = true
        reviews.metrics.showsRowSeparators = true
        reviews.metrics.rowHeight = .measured(estimate: 140)
        trends.metrics.rowHeight = .measured(estimate: 360)
        details.metrics.showsSectionSeparator = true
        // Lines between sections are told from those between the rows of one.
        details.metrics.sectionSeparatorRole = .strong
    }
}

/// A segment of a show's screen.
enum ShowSegment: Int, CaseIterable {
    case details, episodes, reviews, trends

    /// The title of the segment.
    var title: String {
        let strings = PortalStrings.current
        return switch self {
        case .details: strings.segments.details
        case .episodes: strings.segments.episodes
        case .reviews: strings.segments.reviews
        case .trends: strings.segments.trends
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
