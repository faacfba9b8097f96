import CollectionViewKit
import ScreenContracts
import SharedScreens

/// The head of the screen: what was earned, on a coin with the mark of the shop and among confetti, or that it is not known
/// yet.
final class CelebrationCell: CollectionViewCell {
    private let confetti = View(.box, styleClasses: ["confetti"])
    private let amountLabel = Label(.largeTitle, styleClasses: ["celebration-amount", "is-numeric"])
    private let markView = ImageView(styleClasses: ["celebration-mark", "store-picture"])
    private let titleLabel = Label(.title2, styleClasses: ["is-multiline", "is-centered"])
    private let messageLabel = Label(.subheadline, styleClasses: ["is-secondary", "is-multiline", "is-centered"])

    required init() {
        super.init(element: .box, styleClasses: ["celebration-cell"])
        confetti.setAttribute(.isHiddenFromAccessibility, "true")
        for _ in 0..<18 { confetti.addSubview(View(.box, styleClasses: ["confetti-piece"])) }
        titleLabel.headingLevel = 2
        let coin = View(.box, styleClasses: ["celebration-coin"])
        markView.drawnWidth = 48
        coin.addSubview(amountLabel)
        coin.addSubview(markView)
        for view in [confetti, coin, titleLabel, messageLabel] as [View] { addSubview(view) }
    }

    func show(_ properties: CelebrationProperties) {
        amountLabel.text = properties.amount
        titleLabel.text = properties.title
        messageLabel.text = properties.message
        markView.source = properties.mark.flatMap { ImageSource($0) }
        markView.isHidden = properties.mark.isNil
        setStyleClass("is-festive", properties.isFestive)
    }
}

/// What stands in place of everything else: the outlines of what is being loaded, or that it could not be.
final class MessageCell: CollectionViewCell {
    private let contentView = ContentUnavailableView()
    private let skeleton = View(.box, styleClasses: ["earnings-skeleton"])

    required init() {
        super.init(element: .box, styleClasses: ["content-unavailable-item"])
        skeleton.setAttribute(.isHiddenFromAccessibility, "true")
        for _ in 0..<7 { skeleton.addSubview(View(.box, styleClasses: ["skeleton-line"])) }
        addSubview(skeleton)
        addSubview(contentView)
    }

    /// Outlines have the height that the style sheet gives them; messages are measured.
    override func preferredSize(fitting attributes: LayoutAttributes) -> Size? {
        guard !skeleton.isHidden else { return nil }
        guard let environment = context?.environment else { return Size(width: attributes.frame.width, height: 424) }
        // In a narrow window the coin is as large as there is room for.
        let coin = min(152 * environment.textScale, 0.66 * environment.windowSize.width)
        return Size(width: attributes.frame.width, height: 272 * environment.textScale + coin)
    }

    /// Loads again.
    var retryButton: Button { contentView.button }

    func show(_ properties: MessageProperties) {
        skeleton.isHidden = !properties.isBusy
        accessibilityLabel = properties.isBusy ? properties.message : nil
        guard !properties.isBusy else {
            contentView.configuration = nil
            return
        }
        contentView.configuration = .failure(
            properties.title, secondaryText: properties.message, buttonTitle: properties.retryTitle)
    }
}
