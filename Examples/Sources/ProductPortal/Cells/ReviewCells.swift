import CollectionViewKit
import SharedScreens

/// The mean of all marks, and how many people gave each.
final class RatingsCell: CollectionViewCell {
    private let meanLabel = Label(.largeTitle, styleClasses: ["is-numeric"])
    private let rating = Rating()
    private let totalLabel = Label(.footnote, styleClasses: ["is-secondary"])
    private let histogram = Histogram(.horizontal)

    required init() {
        super.init(element: .box, styleClasses: ["ratings-cell"])
        // The name of the stars says the mean.
        meanLabel.setAttribute(.isHiddenFromAccessibility, "true")
        histogram.accessibilityLabel = PortalStrings.current.feedback.ratingsByStars
        addSubview(
            Stack(
                .vertical, spacing: .tight, alignment: .center, styleClasses: ["ratings-mean"],
                [meanLabel, rating, totalLabel]))
        addSubview(histogram)
    }

    func show(_ summary: RatingSummary) {
        let strings = PortalStrings.current
        let mean = NumberText.tenths(summary.mean)
        meanLabel.text = mean
        rating.value = summary.mean
        rating.accessibilityLabel = strings.feedback.rated(mean, NumberText.grouped(5))
        totalLabel.text = strings.feedback.ratings.text(for: summary.total)
        histogram.bars = summary.counts.enumerated().reversed().map { index, count in
            Histogram.Bar(
                strings.feedback.stars.text(for: index + 1), value: Double(count),
                valueText: NumberText.grouped(count))
        }
    }
}

/// What a person wrote; a long text is opened by the user.
final class ReviewCell: CollectionViewCell {
    let moreButton = Button(PortalStrings.current.feedback.more, style: .footnote, styleClasses: ["review-more"])

    private let titleLabel = Label(.headline, styleClasses: ["is-multiline"])
    private let rating = Rating()
    private let originLabel = Label(.footnote, styleClasses: ["is-secondary"])
    private let textLabel = Label(.body, styleClasses: ["is-multiline", "is-selectable"])

    required init() {
        super.init(element: .box, styleClasses: ["review-cell"])
        ContentLanguage.mark([titleLabel, textLabel])
        titleLabel.headingLevel = 3
        addSubview(titleLabel)
        addSubview(Stack(.horizontal, spacing: .small, alignment: .center, [rating, originLabel]))
        addSubview(textLabel)
        addSubview(moreButton)
    }

    func show(_ review: Review, isOpen: Bool) {
        let strings = PortalStrings.current
        let excerpt = isOpen ? nil : review.excerpt
        titleLabel.text = review.title
        rating.value = Double(review.stars)
        rating.accessibilityLabel = strings.feedback.stars.text(for: review.stars)
        originLabel.text = SeparatedText.joined([
            ContentLanguage.isolated(review.place), DayText.text(review.day, months: .short),
        ])
        textLabel.text = excerpt ?? review.text
        moreButton.isHidden = excerpt == nil
        moreButton.accessibilityLabel = strings.feedback.moreOf(review.title)
    }
}
