import CollectionViewKit

/// Sizes of the home screen, in points.
enum HomesMetrics {
    /// The room between cards.
    static var spacing: Double { 12 }
    private static var widest: Double { 1_160 }

    static func margin(_ environment: LayoutEnvironment) -> Double {
        let width = environment.container.effectiveContentSize.width
        return max(width < 720 ? 16 : 24, (width - widest) / 2)
    }

    /// The width between the margins.
    static func width(_ environment: LayoutEnvironment) -> Double {
        max(1, environment.container.effectiveContentSize.width - 2 * margin(environment))
    }

    /// Whether cards have their texts beside their pictures.
    static func isWide(_ width: Double) -> Bool { width >= 680 }

    static func insets(_ environment: LayoutEnvironment, bottom: Double = 32) -> DirectionalEdgeInsets {
        let margin = margin(environment)
        return DirectionalEdgeInsets(top: 0, leading: margin, bottom: bottom, trailing: margin)
    }

    /// The width of the form beside the results at the standard text size, in points, as in the style sheet.
    static let panelWidth = 336.0

    /// Whether texts are so large that they stand below a picture instead of beside it.
    static func isStacked(_ width: Double, textScale: Double) -> Bool { textScale >= 1.4 && width < 480 * textScale }

    /// The height of the row of a home in a list, in points.
    static func rowHeight(_ width: Double, textScale: Double) -> Double {
        guard isStacked(width, textScale: textScale) else { return (132 * textScale).rounded() }
        return (max(152, 0.3 * width) + 144 * textScale).rounded()
    }

    /// The entry to the search. Its texts have more lines where they are large and have little room.
    static func searchEntry(_ environment: LayoutEnvironment) -> Size {
        let lines = searchEntryLines(width(environment), textScale: environment.traits.textScale)
        return line(60 + 18 * Double(lines.summary - 1) + 20 * Double(lines.title - 1), environment)
    }

    /// How many lines the texts of the entry to the search have at most.
    static func searchEntryLines(_ width: Double, textScale: Double) -> (title: Int, summary: Int) {
        guard textScale >= 1.4 else { return (1, 1) }
        return (width < 160 * textScale ? 2 : 1, width < 240 * textScale ? 2 : 1)
    }

    /// The number of columns of the results in a list of a width, in points: two as soon as each has room for a picture and
    /// its texts, and more where there would be an empty middle between the texts of a row and its heart.
    static func columnCount(_ width: Double, textScale: Double) -> Int {
        let room = width / max(1, textScale)
        return room < 880 ? 1 : max(2, Int(room / 640))
    }

    /// A card of a row that scrolls to the side.
    static func rowCard(_ environment: LayoutEnvironment) -> Size {
        card(width: (228 * min(1.4, max(1, environment.traits.textScale))).rounded(), environment)
    }

    /// A compact card of a width: its picture and three lines.
    static func card(width: Double, _ environment: LayoutEnvironment) -> Size {
        Size(width: width, height: (width * 0.75 + 76 * environment.traits.textScale).rounded())
    }

    /// A card of the grid: two in a line on a phone, four where there is room, one where texts are large.
    static func gridCard(_ environment: LayoutEnvironment) -> Size {
        let width = width(environment)
        let room = width / max(1, environment.traits.textScale)
        let columns = room < 240 ? 1.0 : room < 600 ? 2 : room < 900 ? 3 : 4
        return card(width: ((width - spacing * (columns - 1)) / columns - 0.01), environment)
    }

    /// The number of wide cards in a line: two where each has room for its pictures above its texts, which then fill it.
    static func wideCardColumns(_ environment: LayoutEnvironment) -> Int {
        width(environment) / max(1, environment.traits.textScale) < 900 ? 1 : 2
    }

    /// A card as wide as the section, or as a column of it. Its pictures are at most 1.52 times as wide as high.
    static func wideCard(_ environment: LayoutEnvironment) -> Size {
        let columns = Double(wideCardColumns(environment))
        let whole = Self.width(environment)
        let width = columns == 1 ? whole : (whole - spacing * (columns - 1)) / columns - 0.01
        let scale = environment.traits.textScale
        let height =
            isWide(width)
            ? max(320, 220 * scale, wideGalleryWidth(width, textScale: scale) / 1.5) : width * 0.66 + 136 * scale
        return Size(width: width, height: height.rounded())
    }

    /// The width of the pictures of a wide card, in points: what the texts beside them leave, which need no more than 360 points at the
    /// usual size of text, and at least 0.56 of the card.
    ///
    /// - Parameters:
    ///   - width: The width of the card, in points.
    ///   - textScale: The size of text, as a factor of the usual one.
    static func wideGalleryWidth(_ width: Double, textScale: Double) -> Double {
        max(width * 0.56, width - 360 * max(1, textScale)).rounded()
    }

    /// A line of something as wide as the section.
    static func line(_ height: Double, _ environment: LayoutEnvironment) -> Size {
        Size(width: width(environment), height: (height * environment.traits.textScale).rounded())
    }

    /// A message in place of homes, which is as high as its texts.
    static var messageSize: LayoutSize {
        LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(196))
    }

    /// The height of a message of a width in a row that scrolls to the side, in points: with room for the longest texts, which have
    /// more lines where they are large and have little room.
    static func rowMessageHeight(_ width: Double, _ environment: LayoutEnvironment) -> Double {
        let scale = environment.traits.textScale
        guard scale >= 1.4 else { return (196 * scale).rounded() }
        let room = width / scale
        return ((room < 200 ? 352 : room < 300 ? 272 : 196) * scale).rounded()
    }

    static func map(_ environment: LayoutEnvironment) -> Size {
        let width = environment.container.effectiveContentSize.width
        return Size(width: width, height: mapHeight(width))
    }

    /// The height of a map of a width.
    static func mapHeight(_ width: Double) -> Double { width < 720 ? 340 : 460 }

    /// A card of the row below the map: its picture beside its texts, or above them where those are large.
    static func mapCard(_ environment: LayoutEnvironment) -> Size {
        let width = min(HomesMetrics.width(environment) - 24, 340)
        let scale = max(1, environment.traits.textScale)
        let height = isStacked(width, textScale: scale) ? 128 + 108 * scale : 112 * scale
        return Size(width: width, height: height.rounded())
    }

    /// Whether a card of the row below the map has its picture above its texts.
    static func isStacked(mapCard size: Size) -> Bool { size.height > size.width * 0.66 }
}
