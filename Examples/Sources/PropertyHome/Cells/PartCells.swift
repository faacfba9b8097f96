import CollectionViewKit

/// A place where a home is going to be.
final class SkeletonCell: CollectionViewCell {
    required init() {
        super.init(element: .box, roles: ["home-skeleton"])
        for _ in 0..<3 { addSubview(View(.box, roles: ["skeleton-part"])) }
        setAttribute(.isBusy, "true")
        accessibilityLabel = "Loading"
    }
}

/// A message in place of homes, and a button.
final class MessageCell: CollectionViewCell {
    let button = Button("", kind: .tinted, style: .footnote)
    private let titleLabel = Label(.headline, roles: ["is-multiline", "is-centered"])
    private let sentenceLabel = Label(.footnote, roles: ["is-secondary", "is-multiline", "is-centered"])

    required init() {
        super.init(element: .box, roles: ["homes-message"])
        for view in [titleLabel, sentenceLabel, button] as [View] { addSubview(view) }
    }

    func show(_ title: String, _ sentence: String, action: String) {
        titleLabel.text = title
        sentenceLabel.text = sentence
        button.title = action
        button.accessibilityLabel = action + ": " + title
    }
}

/// The button for more.
final class MoreCell: CollectionViewCell {
    let button = Button("More homes", kind: .tinted)

    required init() {
        super.init(element: .box, roles: ["more-cell"])
        addSubview(button)
    }

    func show(_ more: LoadMore) {
        button.showsActivityIndicator = more.isLoading
    }
}
