import CollectionViewKit

/// The texts below the picture of a product that may have several lines.
struct ProductCaption: Equatable {
    var name: String
    /// The price, with the one it had before.
    var price: String
}

/// How many lines the names and the prices of products have that stand in a row or a grid. All their captions have room for as many, so that
/// their pictures have one height.
struct CaptionLines: Equatable {
    var name = 1
    var price = 1
}

extension CaptionLines {
    /// Finds the lines that the longest texts need, where texts are large; at the usual size each has one line.
    ///
    /// - Parameters:
    ///   - width: The width of a product, in points.
    ///   - environment: The place the products are in, for the heights of lines.
    ///   - captions: The texts. While there are none, a name has all lines that it may have.
    /// - Complexity: O(*n*) in the bytes of the texts where they are large, otherwise O(1).
    init(width: Double, in environment: HostEnvironment, captions: () -> [ProductCaption]) {
        self.init()
        let most = Self.maximumNameLines(width: width, in: environment)
        guard most > 1 else { return }
        let captions = captions()
        if captions.isEmpty { name = most }
        let line = environment.lineHeight(of: .footnote)
        for caption in captions {
            name = max(name, min(most, Self.lines(of: caption.name, width: width, lineHeight: line)))
            price = max(price, min(2, Self.lines(of: caption.price, width: width, lineHeight: line)))
        }
    }

    /// The height of the lines of text below a picture, with the space above them, in points.
    ///
    /// - Parameters:
    ///   - captions: How much text stands there.
    ///   - environment: The place the products are in, for the heights of lines.
    func height(_ captions: CaptionDensity, in environment: HostEnvironment) -> Double {
        let line = environment.lineHeight(of: .footnote)
        // Above the lines, of which the first is the brand's, stands half a line of space.
        return switch captions {
        case .none: 0
        case .brief: (1.5 + Double(price)) * line
        case .full: (1.5 + Double(name + price)) * line
        }
    }

    /// How many lines a name has at most: more than one where the text is so large that few words fit.
    ///
    /// - Parameters: As for the initialiser.
    static func maximumNameLines(width: Double, in environment: HostEnvironment) -> Int {
        guard environment.textScale >= 1.4 else { return 1 }
        let room = width / environment.lineHeight(of: .footnote)
        return room < 6 ? 3 : room < 12 ? 2 : 1
    }

    /// How many lines the words of a text fill: an estimate from the usual width of a letter, on the safe side.
    private static func lines(of text: String, width: Double, lineHeight: Double) -> Int {
        let letter = 0.42 * lineHeight
        var lines = 1
        var used = 0.0
        for word in text.utf8.split(separator: UInt8(ascii: " ")) {
            let length = Double(word.count) * letter
            if used > 0, used + letter + length > width {
                lines += 1
                used = length
            } else {
                used += (used > 0 ? letter : 0) + length
            }
        }
        return lines
    }
}
