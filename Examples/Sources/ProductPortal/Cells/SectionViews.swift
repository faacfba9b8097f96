import CollectionViewKit

/// The title of a section.
final class SectionTitleView: CollectionReusableView {
    let label = Label(.title3)

    required init() {
        super.init(element: .box, styleClasses: ["portal-title"])
        label.headingLevel = 2
        addSubview(label)
    }
}

/// How many episodes there are, and the way to change them.
final class EpisodeHeaderView: CollectionReusableView {
    let editButton = Button(PortalStrings.current.episodes.edit, kind: .tinted, style: .footnote)
    private let countLabel = Label(.title3, styleClasses: ["is-numeric"])

    required init() {
        super.init(element: .box, styleClasses: ["portal-title", "stack-horizontal"])
        countLabel.headingLevel = 2
        addSubview(countLabel)
        addSubview(editButton)
    }

    func show(count: Int, isEditing: Bool) {
        let strings = PortalStrings.current
        countLabel.text = strings.episodes.count.text(for: count)
        editButton.title = isEditing ? strings.episodes.done : strings.episodes.edit
        editButton.accessibilityLabel = isEditing ? strings.episodes.doneEditing : strings.episodes.editEpisodes
    }
}

/// What is below a list that comes in parts: that more is coming, that it could not be loaded, or that this is the end.
final class MoreFooterView: CollectionReusableView {
    let retryButton = Button(PortalStrings.current.loading.tryAgain, kind: .tinted, style: .footnote)
    private let indicator = ActivityIndicator()
    private let label = Label(.footnote, styleClasses: ["is-secondary", "is-multiline", "is-centered"])

    required init() {
        super.init(element: .box, styleClasses: ["more-footer"])
        indicator.accessibilityLabel = PortalStrings.current.loading.loadingMore
        retryButton.isHidden = true
        for view in [indicator, label, retryButton] as [View] { addSubview(view) }
    }

    func show(_ state: LoadMoreStateMachine.State) {
        let strings = PortalStrings.current
        let text: String
        var canRetry = false
        switch state {
        case .idle, .ready, .loading: text = strings.loading.loadingMoreRow
        case .failed(_, let error):
            text = strings.loading.moreFailed(error.message)
            canRetry = true
        case .exhausted: text = strings.loading.end
        }
        if case .loading = state { indicator.startAnimating() } else { indicator.stopAnimating() }
        guard label.text != text || retryButton.isHidden == canRetry else { return }
        label.text = text
        retryButton.isHidden = !canRetry
        retryButton.accessibilityLabel = retryButton.title + ": " + text
        invalidateIntrinsicContentSize()
    }
}
