import CollectionViewKit

/// The head of the screen: what was earned, among confetti, or that it is not known yet.
final class CelebrationCell: CollectionViewCell {
    private let confetti = View(.box, styleClasses: ["confetti"])
    private let amountLabel = Label(.largeTitle, styleClasses: ["celebration-amount", "is-numeric"])
    private let titleLabel = Label(.title2, styleClasses: ["is-multiline", "is-centered"])
    private let messageLabel = Label(.subheadline, styleClasses: ["is-secondary", "is-multiline", "is-centered"])

    required init() {
        super.init(element: .box, styleClasses: ["celebration-cell"])
        confetti.setAttribute(.isHiddenFromAccessibility, "true")
        for _ in 0..<18 { confetti.addSubview(View(.box, styleClasses: ["confetti-piece"])) }
        titleLabel.headingLevel = 2
        let coin = View(.box, styleClasses: ["celebration-coin"])
        coin.addSubview(amountLabel)
        for view in [confetti, coin, titleLabel, messageLabel] as [View] { addSubview(view) }
    }

    func show(_ properties: CelebrationProperties) {
        amountLabel.text = properties.amount
        titleLabel.text = properties.title
        messageLabel.text = properties.message
        setStyleClass("is-festive", properties.isFestive)
    }
}

/// What stands in place of everything else: that it is being loaded, or could not be.
final class MessageCell: CollectionViewCell {
    private let contentView = ContentUnavailableView()

    required init() {
        super.init(element: .box, styleClasses: ["content-unavailable-item"])
        addSubview(contentView)
    }

    /// Loads again.
    var retryButton: Button { contentView.button }

    func show(_ properties: MessageProperties) {
        var configuration = properties.isBusy ? ContentUnavailableConfiguration.loading() : .failure()
        configuration.text = properties.title
        configuration.secondaryText = properties.message
        configuration.buttonTitle = properties.retryTitle
        contentView.configuration = configuration
    }
}
