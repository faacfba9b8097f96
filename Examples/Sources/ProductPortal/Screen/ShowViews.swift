import CollectionViewKit

/// Makes the cells, headers, footers and placeholders of a show's screen. It holds models, and no view.
struct ShowViews {
    let sources: ShowSources
    let aggregate: AggregateDataSource<Int>
    let commands: EpisodeCommands

    private let statuses = CellRegistration<StatusCell, StatusNote> { cell, _, note in cell.show(note) }
    private let facts = CellRegistration<FactCell, Fact> { cell, _, fact in cell.show(fact) }
    private let paragraphs = CellRegistration<ParagraphCell, Paragraph> { cell, _, paragraph in cell.show(paragraph) }
    private let ratings = CellRegistration<RatingsCell, RatingSummary> { cell, _, summary in cell.show(summary) }
    private let plays = CellRegistration<PlaysCell, [ChartPoint]> { cell, _, points in cell.show(points) }
    private let minutes = CellRegistration<MinutesCell, [ChartPoint]> { cell, _, points in cell.show(points) }
    private let episodes: CellRegistration<EpisodeCell, Episode>
    private let reviews: CellRegistration<ReviewCell, Review>

    private let headers: SupplementaryRegistration<ShowHeaderView>
    private let segments: SupplementaryRegistration<SegmentBarView>
    private let episodeHeaders: SupplementaryRegistration<EpisodeHeaderView>
    private let titles: SupplementaryRegistration<SectionTitleView>
    private let footers: SupplementaryRegistration<LoadMoreReusableView>
    private let placeholders: SupplementaryRegistration<ContentUnavailableReusableView>

    init(_ sources: ShowSources, _ aggregate: AggregateDataSource<Int>, _ commands: EpisodeCommands, showID: Int?) {
        self.sources = sources
        self.aggregate = aggregate
        self.commands = commands
        let root = sources.root
        episodes = CellRegistration { cell, _, episode in
            let route = showID.map { EpisodeRoute(showID: $0, episodeID: episode.id) }
            cell.show(episode, at: route?.path)
            cell.removeButton.setAction { commands.remove(episode.id) }
        }
        reviews = CellRegistration { [reviews = sources.reviews] cell, _, review in
            cell.show(review, isOpen: reviews.isOpen(review.id))
            cell.moreButton.setAction { reviews.open(review.id) }
        }
        headers = SupplementaryRegistration(elementKind: .sectionHeader) { view, _, _ in
            view.show(root.show, error: root.headerError)
            view.retryButton.setAction { aggregate.refresh() }
        }
        segments = SupplementaryRegistration(elementKind: .sectionHeader) { view, _, _ in
            view.control.selectedSegmentIndex = root.selectedIndex
            view.control.setAction { root.selectChild(at: $0) }
        }
        episodeHeaders = SupplementaryRegistration(elementKind: .sectionHeader) { _, _, _ in }
        titles = SupplementaryRegistration(elementKind: .sectionHeader) { view, kind, path in
            guard case .header(let source, _) = aggregate.supplementary(ofKind: kind, at: path) else { return }
            view.label.text = source.title
        }
        footers = SupplementaryRegistration(elementKind: .sectionFooter) { view, kind, path in
            guard case .footer(let source, _) = aggregate.supplementary(ofKind: kind, at: path) else { return }
            if source === sources.episodes {
                view.contentView.state = sources.episodes.loadMoreState
                view.contentView.retryButton.setAction { [episodes = sources.episodes] in episodes.retryMore() }
            } else {
                view.contentView.state = sources.reviews.loadMoreState
                view.contentView.retryButton.setAction { [reviews = sources.reviews] in reviews.loadMore() }
            }
        }
        placeholders = SupplementaryRegistration(elementKind: .placeholder) { view, _, path in
            guard let placeholder = aggregate.section(at: path.section)?.placeholder?.placeholder else { return }
            view.contentView.configuration = ContentUnavailableConfiguration(placeholder)
            view.contentView.button.setAction { aggregate.retry(section: path.section) }
        }
    }
}

extension ShowViews {
    /// A cell for an item.
    func cell(_ view: CollectionView, _ path: IndexPath, _ item: AggregateItem<Int>) -> CollectionViewCell? {
        let index = item.localPath.item
        if item.source === sources.episodes {
            return view.dequeueConfiguredReusableCell(using: episodes, for: path, item: sources.episodes.items[index])
        }
        if item.source === sources.reviews {
            return view.dequeueConfiguredReusableCell(using: reviews, for: path, item: sources.reviews.items[index])
        }
        let details = [sources.information, sources.description, sources.status, sources.ratings]
        if let source = details.first(where: { $0 === item.source }) {
            return switch source.items[index] {
            case .status(let note): view.dequeueConfiguredReusableCell(using: statuses, for: path, item: note)
            case .fact(let fact): view.dequeueConfiguredReusableCell(using: facts, for: path, item: fact)
            case .paragraph(let text): view.dequeueConfiguredReusableCell(using: paragraphs, for: path, item: text)
            case .ratings(let summary): view.dequeueConfiguredReusableCell(using: ratings, for: path, item: summary)
            }
        }
        guard let measure = TrendSource.Measure(rawValue: item.id) else { return nil }
        let points = sources.trends.points(of: measure)
        return measure == .plays
            ? view.dequeueConfiguredReusableCell(using: plays, for: path, item: points)
            : view.dequeueConfiguredReusableCell(using: minutes, for: path, item: points)
    }

    /// A header, a footer or a placeholder.
    func supplementaryView(
        _ view: CollectionView,
        _ path: IndexPath,
        _ supplementary: AggregateSupplementary<Int>
    ) -> CollectionReusableView? {
        switch supplementary {
        case .header(let source, let owner) where source === sources.root:
            return owner.index == 0
                ? view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
                : view.dequeueConfiguredReusableSupplementary(using: segments, for: path)
        case .header(let source, _) where source === sources.episodes:
            let header = view.dequeueConfiguredReusableSupplementary(using: episodeHeaders, for: path)
            show(header, isEditing: view.isEditing)
            header.editButton.setAction { [list = Weak(view)] in list.object?.isEditing.toggle() }
            return header
        case .header: return view.dequeueConfiguredReusableSupplementary(using: titles, for: path)
        case .footer: return view.dequeueConfiguredReusableSupplementary(using: footers, for: path)
        case .placeholder: return view.dequeueConfiguredReusableSupplementary(using: placeholders, for: path)
        }
    }

    /// Brings headers in line with what is known besides the items.
    func update(_ view: CollectionView) {
        let headers = view.visibleSupplementaryViews(ofKind: .sectionHeader)
        for case let header as ShowHeaderView in headers {
            header.show(sources.root.show, error: sources.root.headerError)
        }
        for case let header as EpisodeHeaderView in headers { show(header, isEditing: view.isEditing) }
        for case let bar as SegmentBarView in headers { bar.control.selectedSegmentIndex = sources.root.selectedIndex }
    }

    private func show(_ header: EpisodeHeaderView, isEditing: Bool) {
        header.show(count: sources.episodes.totalCount ?? sources.episodes.items.count, isEditing: isEditing)
    }
}
