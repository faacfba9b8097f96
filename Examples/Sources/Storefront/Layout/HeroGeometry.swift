import CollectionViewKit

/// The sizes of the head of a product page: picture above text on a narrow screen, beside it on a wide one.
struct HeroGeometry: Equatable {
    /// Whether the text stands beside the picture.
    let isSideBySide: Bool
    /// The size of the picture, in points.
    let pictureSize: Size
    /// The height of the whole, in points.
    let height: Double

    /// Computes the sizes.
    ///
    /// - Parameters:
    ///   - width: The width of the screen, in points.
    ///   - hasDetail: Whether there are lines of text below the price.
    ///   - environment: The place the screen is in, for its height and the heights of lines.
    init(width: Double, hasDetail: Bool, environment: HostEnvironment) {
        let ratio = 1.5
        let line = environment.lineHeight(of: .body)
        isSideBySide = width >= 36 * line
        let tallest = max(12 * line, environment.windowSize.height * (isSideBySide ? 0.8 : 0.68))
        if isSideBySide {
            let pictureWidth = min(width / 2, tallest / ratio).rounded()
            pictureSize = Size(width: pictureWidth, height: (pictureWidth * ratio).rounded())
            height = pictureSize.height
        } else {
            pictureSize = Size(width: width, height: min(width * ratio, tallest).rounded())
            // Brand, a name of up to two lines, the price, a detail of up to four lines, and the space around them.
            let lines =
                environment.lineHeight(of: .headline) + 2 * environment.lineHeight(of: .title1)
                + environment.lineHeight(of: .title3) + (hasDetail ? 4 * line : 0)
            height = (pictureSize.height + lines + 2.5 * line).rounded()
        }
    }
}
