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
    ///   - item: What is shown; `nil` while it is loading, which reserves a name, three lines of description and sizes.
    ///   - environment: The place the screen is in, for its height and the heights of lines.
    init(width: Double, item: PageItem?, environment: HostEnvironment) {
        let ratio = 1.5
        let line = environment.lineHeight(of: .body)
        isSideBySide = width >= 36 * line
        let tallest = max(12 * line, environment.windowSize.height * (isSideBySide ? 0.8 : 0.68))
        if isSideBySide {
            let pictureWidth = min(width / 2, tallest / ratio).rounded()
            pictureSize = Size(width: pictureWidth, height: (pictureWidth * ratio).rounded())
            // The widest padding of the text is 5 rem on both sides, its height 1.5 rem.
            let room = max(10 * line, width - pictureWidth - 7.5 * line)
            height = max(pictureSize.height, Self.textHeight(item, in: room, environment) + 2.5 * line).rounded()
        } else {
            pictureSize = Size(width: width, height: min(width * ratio, tallest).rounded())
            let text = Self.textHeight(item, in: width - 2.5 * line, environment)
            height = (pictureSize.height + text + 2.5 * line).rounded()
        }
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
