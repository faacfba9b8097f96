import CollectionViewKit

/// The sizes of the head of a product page: pictures above the text on a narrow screen, beside it on a wide one.
///
/// Above the text the pictures are at most 0.45 of the window's height, or 8 lines of text where that is more, so that a phone shows the
/// name, the price, the sizes and the button for the bag without scrolling, at the usual size of text.
///
/// Beside the text there is room for as many pictures as the text leaves, and no room that none of them fills. A single picture
/// stands beside the text on narrower screens already, since it would have to be cropped to be as wide as the screen.
struct HeroGeometry: Equatable {
    /// Whether the text stands beside the picture.
    let isSideBySide: Bool
    /// The size of the gallery of pictures, in points.
    let gallerySize: Size
    /// The height of the whole, in points: that of an outline, and an estimate for a product, whose cell is measured.
    let height: Double

    /// Computes the sizes.
    ///
    /// - Parameters:
    ///   - width: The width of the screen, in points.
    ///   - item: What is shown; `nil` while it is loading, which reserves a name, three lines of description and sizes.
    ///   - environment: The place the screen is in, for its height and the heights of lines.
    init(width: Double, item: PageItem?, environment: HostEnvironment) {
        let isSingle = item?.image != nil && item?.images.isEmpty == true
        let ratio = isSingle ? Self.ratio(of: item?.image) : Self.uprightRatio
        let line = environment.lineHeight(of: .body)
        isSideBySide = width >= (isSingle ? 28 : 36) * line
        let windowHeight = environment.windowSize.height
        let tallest = isSideBySide ? max(12 * line, windowHeight * 0.8) : max(8 * line, windowHeight * 0.45)
        if isSideBySide {
            let pictureWidth = tallest / ratio
            // What the product is bought by is 30 rem wide at most. An outline has as many pictures as there is room for.
            let wanted = isSingle ? pictureWidth : item.map { pictureWidth * Double(1 + $0.images.count) } ?? width
            let galleryWidth = max(
                min(width / 2, pictureWidth), min(width - min(width / 2, 29 * line), wanted)
            ).rounded()
            gallerySize = Size(width: galleryWidth, height: min(tallest, galleryWidth * ratio).rounded())
            // The widest padding of the text is 5 rem on both sides, its height 1.5 rem.
            let room = max(10 * line, width - galleryWidth - 7.5 * line)
            height = max(gallerySize.height, Self.textHeight(item, in: room, environment) + 2.5 * line).rounded()
        } else {
            gallerySize = Size(width: width, height: min(width * ratio, tallest).rounded())
            let text = Self.textHeight(item, in: width - 2.5 * line, environment)
            height = (gallerySize.height + text + 2.5 * line).rounded()
        }
    }

    /// The height of an upright picture for a width of 1.
    private static var uprightRatio: Double { 1.5 }

    /// The height of a single picture for a width of 1, within what can stand beside a text.
    private static func ratio(of image: PageImage?) -> Double {
        guard let image, image.width > 0 else { return uprightRatio }
        return max(0.5, min(uprightRatio, Double(image.height) / Double(image.width)))
    }

    /// The height of the texts and of what the product is bought by, in points: an estimate on the safe side.
    private static func textHeight(_ item: PageItem?, in width: Double, _ environment: HostEnvironment) -> Double {
        let line = environment.lineHeight(of: .body)
        var height = environment.lineHeight(of: .headline) + environment.lineHeight(of: .title3)
        height += lines(item?.title, in: width, .title1, environment) * environment.lineHeight(of: .title1)
        height += (item.map { lines($0.plainText, in: width, .body, environment) } ?? 3) * line
        if item?.detail != nil { height += line }
        return height + PurchaseView.height(hasSizes: item?.facts.isEmpty != true, in: environment)
    }

    /// How many lines a text is given, at most four: an estimate from the usual width of a letter, on the safe side.
    private static func lines(
        _ text: String?,
        in width: Double,
        _ style: TextStyle,
        _ environment: HostEnvironment
    ) -> Double {
        guard let text else { return 1 }
        let letters = Double(text.utf8.count) * 0.44 * environment.lineHeight(of: style)
        return min(4, max(text.isEmpty ? 0 : 1, (letters / max(1, width)).rounded(.up)))
    }
}

extension PageItem {
    /// The running text without its styles.
    var plainText: String {
        text.reduce(into: "") { $0 += $1.text }
    }
}
