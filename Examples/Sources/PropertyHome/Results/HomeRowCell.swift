import CollectionViewKit
import SharedScreens

/// A home as a row: a picture and what it is like, or the place for them while its card is on its way.
final class HomeRowCell: CollectionViewCell {
    let retryButton = Button(HomesStrings.current.cards.tryAgain, kind: .tinted, style: .footnote)
    private let picture = ImageView(styleClasses: ["home-row-picture"])
    private let badge = Badge()
    let favouriteButton = FavouriteButton()
    let titleLink = View(.link, styleClasses: ["home-row-title"])
    private let titleLabel = Label(.headline)
    private let priceLabel = Label(.title3, styleClasses: ["is-numeric"])
    private let pricePerAreaLabel = Label(.footnote, styleClasses: ["is-secondary", "is-numeric"])
    private let factsLabel = Label(.subheadline, styleClasses: ["is-numeric"])
    private let placeLabel = Label(.footnote, styleClasses: ["is-secondary"])
    private let failureLabel = Label(.footnote, styleClasses: ["is-secondary"])
    private let failure: Stack

    required init() {
        failure = Stack(
            .horizontal, spacing: .small, alignment: .center, styleClasses: ["home-row-failure"],
            [failureLabel, retryButton])
        super.init(element: .box, styleClasses: ["home-row"])
        picture.drawnWidth = 176
        ContentLanguage.mark([picture, titleLabel])
        titleLink.addSubview(titleLabel)
        let price = Stack(
            .horizontal, spacing: .small, alignment: .firstBaseline, styleClasses: ["home-row-price"],
            [priceLabel, pricePerAreaLabel, badge])
        let texts: [View] = [price, factsLabel, titleLink, placeLabel, failure]
        addSubview(picture)
        addSubview(Stack(.vertical, spacing: .none, styleClasses: ["home-row-texts"], texts))
        addSubview(favouriteButton)
    }

    override func layoutSubviews() {
        guard let context else { return }
        // Above the texts the picture is as wide as the row.
        let scale = max(1, context.environment.textScale)
        picture.drawnWidth = HomesMetrics.isStacked(size.width, textScale: scale) ? size.width : 176 * scale
    }
}

extension HomeRowCell {
    /// Shows a home of the results as far as it is known.
    func show(_ row: ResultRow, of model: ResultsModel) {
        let home = model.cards.content(for: row.id)
        let isGone = model.isGone(row.id)
        let isMissing = isGone || model.cards.status(for: row.id).state == .error
        let isLoading = home.isNil && !isMissing
        let isSeen = model.isSeen(row)
        let strings = HomesStrings.current
        priceLabel.text = HomesText.price(row.price)
        pricePerAreaLabel.text = row.pricePerArea
        factsLabel.text = row.facts
        badge.kind = isSeen ? .neutral : .success
        let mark = isSeen ? strings.cards.seen : model.isNew(row) ? strings.cards.new : ""
        badge.text = isGone ? "" : mark
        setStyleClass("is-gone", isGone)
        setStyleClass("is-seen", isSeen)
        titleLabel.text = home?.title ?? ""
        favouriteButton.isHidden = home.isNil
        if let home { favouriteButton.show(home.title, isFavourite: model.isFavourite(row.id)) }
        titleLink.setAttribute(.destination, home.map { HomesRoute.home($0.id).path })
        placeLabel.text = home?.address ?? ""
        picture.source = home?.pictures.first
        setStyleClass("is-skeleton", isLoading)
        setAttribute(.isBusy, isLoading ? "true" : nil)
        titleLink.isHidden = isMissing
        placeLabel.isHidden = isMissing
        failure.isHidden = !isMissing
        failureLabel.text = isGone ? strings.results.gone : strings.results.cardFailed
        retryButton.isHidden = isGone
    }
}
