import CollectionViewKit

/// What stands at an end of the feed: that more is coming, that it did not come, or that this is the end.
final class FeedEndView: CollectionReusableView {
    let retryButton = Button(PeopleStrings.current.feed.tryAgain, kind: .tinted, style: .footnote)
    private let indicator = ActivityIndicator()
    private let label = Label(.footnote, styleClasses: ["is-secondary"])

    required init() {
        super.init(element: .box, styleClasses: ["feed-end"])
        indicator.accessibilityLabel = PeopleStrings.current.feed.loadingMore
        for view in [indicator, label, retryButton] as [View] { addSubview(view) }
    }

    func show(_ end: LoadMoreStateMachine.State, closed: String) {
        indicator.isAnimating = false
        retryButton.isHidden = true
        switch end {
        case .idle, .ready: label.text = ""
        case .loading:
            label.text = ""
            indicator.isAnimating = true
        case .failed(_, let error):
            label.text = error.sentence
            retryButton.isHidden = false
        case .exhausted: label.text = closed
        }
    }
}

extension LoadStatus {
    /// What stands in place of the feed or of a profile: that it is loading, or why it did not come.
    func unavailable(failure title: String) -> ContentUnavailableConfiguration? {
        switch placeholderReason {
        case .noContent, nil: nil
        case .loading: .loading()
        case .error:
            .failure(title, secondaryText: error?.sentence ?? "", buttonTitle: PeopleStrings.current.feed.tryAgain)
        }
    }
}
