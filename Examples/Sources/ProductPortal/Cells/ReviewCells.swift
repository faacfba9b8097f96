import CollectionViewKit
import SharedScreens

/// The mean of all marks, and how many people gave each.
final class RatingsCell: CollectionViewCell {
    private let meanLabel = Label(.largeTitle, roles: ["is-numeric"])
    private let rating = Rating()
    private let totalLabel = Label(.footnote, roles: ["is-secondary"])
    private let histogram = Histogram(.horizontal)

    required init() {
        super.init(element: .box, roles: ["ratings-cell"])
        histogram.accessibilityLabel = "Ratings by stars"
        addSubview(
            Stack(
                .vertical, spacing: .tight, alignment: .center, roles: ["ratings-mean"],
                [meanLabel, rating, totalLabel]))
        addSubview(histogram)
    }

    func show(_ summary: RatingSummary) {
        meanLabel.text = NumberText.tenths(summary.mean)
        rating.value = summary.mean
        rating.accessibilityLabel = "Rated \(NumberText.tenths(summary.mean)) out of 5"
        totalLabel.text = NumberText.count(summary.total, "rating", "ratings")
        histogram.bars = summary.counts.enumerated().reversed().map { index, count in
            Histogram.Bar("\(index + 1)", value: Double(count), valueText: NumberText.grouped(count))
        }
    }
}

/// What somebody wrote; a long text is opened by the reader.
final class ReviewCell: CollectionViewCell {
    let moreButton = Button("More", style: .footnote, roles: ["review-more"])

    private let titleLabel = Label(.headline, roles: ["is-multiline"])
    private let rating = Rating()
    private let originLabel = Label(.footnote, roles: ["is-secondary"])
    private let textLabel = Label(.body, roles: ["is-multiline"])

    required init() {
        super.init(element: .box, roles: ["review-cell"])
        titleLabel.headingLevel = 3
        addSubview(titleLabel)
        addSubview(Stack(.horizontal, spacing: .small, alignment: .center, [rating, originLabel]))
        addSubview(textLabel)
        addSubview(moreButton)
    }

    func show(_ review: Review, isOpen: Bool) {
        let excerpt = isOpen ? nil : review.excerpt
        titleLabel.text = review.title
        rating.value = Double(review.stars)
        rating.accessibilityLabel = NumberText.count(review.stars, "star", "stars")
        originLabel.text = review.place + " · " + DayText.text(review.day, months: .short)
        textLabel.text = excerpt ?? review.text
        moreButton.isHidden = excerpt == nil
        moreButton.accessibilityLabel = "More of " + review.title
    }
}
