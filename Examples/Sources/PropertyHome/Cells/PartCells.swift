import CollectionViewKit

/// A place where a home is going to be.
final class SkeletonCell: CollectionViewCell {
    required init() {
        super.init(element: .box, styleClasses: ["home-skeleton"])
        for _ in 0..<3 { addSubview(View(.box, styleClasses: ["skeleton-part"])) }
        setAttribute(.isBusy, "true")
        accessibilityLabel = HomesStrings.current.cards.loading
    }
}

/// A message in place of homes, and a button.
final class MessageCell: CollectionViewCell {
    private let contentView = ContentUnavailableView()

    required init() {
        super.init(element: .box, styleClasses: ["homes-message"])
        addSubview(contentView)
    }

    var button: Button { contentView.button }

    func show(_ title: String, _ sentence: String, action: String) {
        contentView.configuration = .empty(title, secondaryText: sentence, buttonTitle: action)
    }
}

/// The button for more.
final class MoreCell: CollectionViewCell {
    let button = Button(HomesStrings.current.cards.more, kind: .tinted)

    required init() {
        super.init(element: .box, styleClasses: ["more-cell"])
        addSubview(button)
    }

    func show(_ more: LoadMore) {
        button.showsActivityIndicator = more.isLoading
        button.accessibilityLabel = button.title + ": " + more.section
    }
}
