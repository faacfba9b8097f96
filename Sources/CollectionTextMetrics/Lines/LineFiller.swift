/// Fills lines with the characters of a text, as many to a line as fit: the algorithm of a browser for
/// `overflow-wrap: anywhere`. A line ends at the last place where it may; a word that is wider than a line is broken
/// anywhere. Spaces at the end of a line take no room.
struct LineFiller {
    /// The widths of the lines, in points.
    private(set) var widths: [Double] = []

    private let characters: [MeasuredText.Character]
    private let maximumWidth: Double

    /// Browsers keep lengths in parts of a 64th of a point, rounded up for texts.
    private static let tolerance = 1.0 / 64

    /// Fills lines.
    ///
    /// - Complexity: O(*n*), where *n* is the number of characters.
    init(_ characters: [MeasuredText.Character], maximumWidth: Double) {
        self.characters = characters
        self.maximumWidth = maximumWidth
        var start = 0
        while start < characters.count { start = fillLine(from: start) }
    }

    /// Fills a line and returns the index of the first character of the next one.
    private mutating func fillLine(from start: Int) -> Int {
        var width = 0.0  // with the spaces at the end
        var inkWidth = 0.0  // without them
        var end = start  // of the line, if it ends at the last place where it may
        var endWidth = 0.0
        for index in start..<characters.count {
            let character = characters[index]
            if index > start, character.isBreakAllowedBefore {
                let hyphenated = inkWidth + characters[index - 1].hyphenWidth
                if hyphenated <= maximumWidth + Self.tolerance {
                    end = index
                    endWidth = hyphenated
                }
            }
            width += character.width + (index > start ? character.kerning : 0)
            if character.isSpace { continue }
            if width > maximumWidth + Self.tolerance, index > start, !character.isJoined {
                if end > start {
                    widths.append(endWidth)
                    return end
                }
                widths.append(inkWidth)
                return index
            }
            inkWidth = width
        }
        widths.append(inkWidth)
        return characters.count
    }
}
