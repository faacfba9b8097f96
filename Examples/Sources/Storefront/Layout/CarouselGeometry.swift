import CollectionViewKit

/// The sizes of a product widget: a carousel that shows exactly N = n + ½ products at any width.
struct CarouselGeometry: Equatable {
    /// The size of one product, in points.
    let itemSize: Size
    /// The height of the picture on top of a product, in points.
    let pictureHeight: Double
    /// The height of the whole widget, in points.
    let widgetHeight: Double

    /// Computes the sizes of a widget.
    ///
    /// The formula. A widget of width W shows, from its leading edge: the inset L, then n whole products of width w,
    /// each followed by a space S, then half a product, which the trailing edge cuts:
    ///
    ///     |← L →|← w →|← S →|← w →|← S →|← w/2 |
    ///                                           W = L + n·w + n·S + w/2
    ///
    /// With N = n + ½ this gives
    ///
    ///     w = (W − L − n·S) / N
    ///
    /// The height h of a product is that of its picture, w × ratio, plus the lines of text below it. R rows of products
    /// with S between them are R·h + (R − 1)·S high, which the article that describes this widget writes as
    ///
    ///     widget height = h              for R = 1
    ///                     (h + S)·R − S  otherwise
    ///
    /// (the second line holds for R = 1 as well). The width is not rounded: a whole number of points would miss N by up
    /// to 0.07 products on a narrow screen.
    ///
    /// - Parameters:
    ///   - width: The width W of the widget, in points.
    ///   - visibleTenths: N in tenths: 35 for three and a half. A page may name a greater N for wide screens.
    ///   - rows: The number R of rows, at least 1.
    ///   - inset: The leading inset L, in points.
    ///   - spacing: The space S between products, in points.
    ///   - pictureRatio: The height of a picture for a width of 1.
    ///   - captionHeight: The height of the lines of text below a picture, in points.
    ///   - tallestPicture: The most a picture may be high, in points. A picture that would be taller is cropped, so that
    ///     on a wide screen a product does not outgrow it.
    init(
        width: Double,
        visibleTenths: Int,
        rows: Int,
        inset: Double,
        spacing: Double,
        pictureRatio: Double,
        captionHeight: Double,
        tallestPicture: Double = .infinity
    ) {
        let visible = Double(max(1, visibleTenths)) / 10
        let whole = visible.rounded(.down)
        let itemWidth = max(1, (width - inset - whole * spacing) / visible)
        let rowCount = Double(max(1, rows))
        pictureHeight = min(itemWidth * pictureRatio, max(1, tallestPicture))
        itemSize = Size(width: itemWidth, height: pictureHeight + captionHeight)
        widgetHeight = (itemSize.height + spacing) * rowCount - spacing
    }

    /// How many products are seen at rest, the cut one by the part that is seen; the inverse of the formula.
    ///
    /// - Parameters: As for the initialiser.
    func visibleCount(width: Double, inset: Double, spacing: Double) -> Double {
        let pitch = itemSize.width + spacing
        let whole = ((width - inset) / pitch).rounded(.down)
        return whole + (width - inset - whole * pitch) / itemSize.width
    }
}
