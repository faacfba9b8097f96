import CollectionViewKit

/// The head of the screen: what was earned, among confetti, or that it is not known yet.
final class CelebrationCell: CollectionViewCell {
    private let confetti = View(.box, roles: ["confetti"])
    private let amountLabel = Label(.largeTitle, roles: ["celebration-amount", "is-numeric"])
    private let titleLabel = Label(.title2, roles: ["is-multiline", "is-centered"])
    private let messageLabel = Label(.subheadline, roles: ["is-secondary", "is-multiline", "is-centered"])

    required init() {
        super.init(element: .box, roles: ["celebration-cell"])
        confetti.setAttribute(.isHiddenFromAccessibility, "true")
        for _ in 0..<18 { confetti.addSubview(View(.box, roles: ["confetti-piece"])) }
        titleLabel.headingLevel = 2
        let coin = View(.box, roles: ["celebration-coin"])
        coin.addSubview(amountLabel)
        for view in [confetti, coin, titleLabel, messageLabel] as [View] { addSubview(view) }
    }

    func show(_ properties: CelebrationProperties) {
        amountLabel.text = properties.amount
        titleLabel.text = properties.title
        messageLabel.text = properties.message
        setRole("is-festive", properties.isFestive)
    }
}

/// What stands in place of everything else: that it is being loaded, or could not be.
final class MessageCell: CollectionViewCell {
    let retryButton = Button("", kind: .filled)
    private let indicator = ActivityIndicator(style: .large)
    private let titleLabel = Label(.title3, roles: ["is-multiline", "is-centered"])
    private let messageLabel = Label(.subheadline, roles: ["is-secondary", "is-multiline", "is-centered"])

    required init() {
        super.init(element: .box, roles: ["earnings-message"])
        indicator.accessibilityLabel = "Loading"
        titleLabel.headingLevel = 2
        for view in [indicator, titleLabel, messageLabel, retryButton] as [View] { addSubview(view) }
    }

    func show(_ properties: MessageProperties) {
        indicator.isAnimating = properties.isBusy
        titleLabel.text = properties.title
        titleLabel.isHidden = properties.title.isEmpty
        messageLabel.text = properties.message
        retryButton.title = properties.retryTitle
        retryButton.isHidden = properties.retryTitle.isEmpty
    }
}
