import CollectionGeometry

/// A rating in stars, with fractions of a star.
///
/// ![Five stars, from none filled to all](view-rating)
///
/// ```swift
/// let rating = Rating()
/// rating.value = 4.5
/// rating.accessibilityLabel = "Rated 4.5 out of 5"
/// ```
///
/// It displays a rating and takes no input. Unless an ``View/accessibilityLabel`` is set, the rating is read as "4.5 /
/// 5".
public final class Rating: View {
    /// The rating, from 0 to ``maximum``. Values outside of the range are clamped.
    public var value = 0.0 {
        didSet { if value != oldValue { show() } }
    }

    /// The maximum rating, which is the number of stars; from 1 to 10.
    public let maximum: Int

    private let stars: [View]
    private var writtenLabel = ""

    /// Creates a rating of 0.
    public init(maximum: Int = 5) {
        self.maximum = min(max(maximum, 1), 10)
        stars = (0..<self.maximum).map { _ in View(.box, styleClasses: ["rating-star"]) }
        super.init(.box, styleClasses: ["rating"])
        setAttribute(.accessibilityRole, "img")
        for star in stars { addSubview(star) }
        show()
    }

    private func show() {
        let shown = value > 0 ? min(value, Double(maximum)) : 0
        for (index, star) in stars.enumerated() {
            // Stars are filled in tenths, as the rating is read out.
            let tenths = ((shown - Double(index)).clampedFraction * 10).rounded()
            star.setVariable("filled", tenths / 10)
        }
        // A label that was set from outside is kept.
        if let accessibilityLabel, !accessibilityLabel.hasSameBytes(as: writtenLabel) { return }
        writtenLabel = "\(shown.text(fractionDigits: 1)) / \(maximum)"
        accessibilityLabel = writtenLabel
    }
}
