import CollectionViewKit

/// What stands at an end of the feed: that more is coming, that it did not come, or that this is the end.
final class FeedEndView: CollectionReusableView {
    let retryButton = Button("Try again", kind: .tinted, style: .footnote)
    private let indicator = ActivityIndicator()
    private let label = Label(.footnote, roles: ["is-secondary"])

    required init() {
        super.init(element: .box, roles: ["feed-end"])
        indicator.accessibilityLabel = "Loading more"
        for view in [indicator, label, retryButton] as [View] { addSubview(view) }
    }

    func show(_ end: FeedEnd, closed: String) {
        indicator.isAnimating = false
        retryButton.isHidden = true
        switch end {
        case .open: label.text = ""
        case .loading:
            label.text = ""
            indicator.isAnimating = true
        case .failed(_, let sentence):
            label.text = sentence
            retryButton.isHidden = false
        case .closed: label.text = closed
        }
    }
}

/// What stands in place of the feed or of a profile: that it is loading, or why it did not come.
final class FeedPlaceholderView: View {
    let retryButton = Button("Try again", kind: .tinted)
    private let indicator = ActivityIndicator(style: .large)
    private let titleLabel = Label(.headline, roles: ["is-multiline", "is-centered"])
    private let messageLabel = Label(.subheadline, roles: ["is-secondary", "is-multiline", "is-centered"])

    init() {
        super.init(.box, roles: ["feed-placeholder"])
        indicator.accessibilityLabel = "Loading"
        for view in [indicator, titleLabel, messageLabel, retryButton] as [View] { addSubview(view) }
    }

    func show(_ state: FeedState, failure title: String) {
        isHidden = state == .loaded
        indicator.isAnimating = state == .loading
        var sentence = ""
        if case .failed(let text) = state { sentence = text }
        titleLabel.text = sentence.isEmpty ? "" : title
        messageLabel.text = sentence
        retryButton.isHidden = sentence.isEmpty
    }
}
