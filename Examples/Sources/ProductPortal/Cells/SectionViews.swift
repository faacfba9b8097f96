import CollectionViewKit
import SharedScreens

/// The title of a section.
final class SectionTitleView: CollectionReusableView {
    let label = Label(.title3)

    required init() {
        super.init(element: .box, roles: ["portal-title"])
        label.headingLevel = 2
        addSubview(label)
    }
}

/// How many episodes there are, and the way to change them.
final class EpisodeHeaderView: CollectionReusableView {
    let editButton = Button("Edit", kind: .tinted, style: .footnote)
    private let countLabel = Label(.title3, roles: ["is-numeric"])

    required init() {
        super.init(element: .box, roles: ["portal-title", "stack-horizontal"])
        countLabel.headingLevel = 2
        addSubview(countLabel)
        addSubview(editButton)
    }

    func show(count: Int, isEditing: Bool) {
        countLabel.text = NumberText.count(count, "episode", "episodes")
        editButton.title = isEditing ? "Done" : "Edit"
        editButton.accessibilityLabel = isEditing ? "Done editing episodes" : "Edit episodes"
    }
}

/// What is below a list that comes in parts: that more is coming, that it could not be loaded, or that this is the end.
final class MoreFooterView: CollectionReusableView {
    let retryButton = Button("Try again", kind: .tinted, style: .footnote)
    private let indicator = ActivityIndicator()
    private let label = Label(.footnote, roles: ["is-secondary", "is-multiline", "is-centered"])

    required init() {
        super.init(element: .box, roles: ["more-footer"])
        indicator.accessibilityLabel = "Loading more"
        retryButton.isHidden = true
        for view in [indicator, label, retryButton] as [View] { addSubview(view) }
    }

    func show(_ state: LoadMoreStateMachine.State) {
        let text: String
        var canRetry = false
        switch state {
        case .idle, .ready, .loading: text = "Loading more …"
        case .failed(_, let error):
            text = "More could not be loaded. " + error.message
            canRetry = true
        case .exhausted: text = "That is all."
        }
        if case .loading = state { indicator.startAnimating() } else { indicator.stopAnimating() }
        guard label.text != text || retryButton.isHidden == canRetry else { return }
        label.text = text
        retryButton.isHidden = !canRetry
        invalidateIntrinsicContentSize()
    }
}
