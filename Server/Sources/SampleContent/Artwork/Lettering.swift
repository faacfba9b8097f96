/// Capital letters made of lines of one width. Letters that are drawn need no font on the machine that makes the picture.
struct Lettering: Sendable {
    /// The lines of the text.
    let lines: [String]
    /// The height of a letter, in units of the drawing.
    let height: Double

    /// The room between two letters, where a letter is 100 high.
    private static let spacing = 22.0
    /// The limit of the letters that the words of one line have together.
    private static let maximumLineLength = 10
    /// The distance between two lines, in heights of a letter.
    private static let lineDistance = 1.42
}

extension Lettering {
    /// Breaks a text into lines and gives it the size at which the widest of them fits.
    ///
    /// - Parameters:
    ///   - text: The text. What there is no letter for is left out.
    ///   - width: The greatest width of a line, in units of the drawing.
    ///   - maximumHeight: The greatest height of a letter.
    init(_ text: String, width: Double, maximumHeight: Double) {
        var lines: [String] = []
        for word in text.uppercased().split(separator: " ") {
            if let last = lines.last, last.count + 1 + word.count <= Self.maximumLineLength {
                lines[lines.count - 1] = "\(last) \(word)"
            } else {
                lines.append(String(word))
            }
        }
        self.lines = lines
        let widest = lines.map { Self.width(of: $0) }.max() ?? 0
        height = widest > 0 ? min(maximumHeight, width / widest * 100) : maximumHeight
    }

    /// The height of all lines, in units of the drawing.
    var totalHeight: Double {
        lines.isEmpty ? 0 : height * (1 + Self.lineDistance * Double(lines.count - 1))
    }

    /// Draws the lines below each other.
    ///
    /// - Parameters:
    ///   - x: The left edge.
    ///   - y: The upper edge of the first line.
    func draw(in canvas: inout Canvas, x: Double, y: Double, _ tint: Tint) {
        let scale = height / 100
        for (number, line) in lines.enumerated() {
            var left = x
            let top = y + Double(number) * Self.lineDistance * height
            for letter in line {
                guard let glyph = Self.glyph(letter) else { continue }
                for stroke in glyph.strokes {
                    let placed = stroke.scaled(scale, scale, about: Vector(0, 0)).moved(left, top)
                    canvas.stroke(placed, tint, width: 13 * scale)
                }
                left += (glyph.width + Self.spacing) * scale
            }
        }
    }

    /// The width of a line of letters that are 100 high.
    private static func width(of line: String) -> Double {
        let widths = line.compactMap { glyph($0)?.width }
        return widths.reduce(0, +) + spacing * Double(max(0, widths.count - 1))
    }

    /// A letter that is 100 high, with its upper left corner at the origin; `nil` for a character that is no letter.
    private static func glyph(_ letter: Character) -> (width: Double, strokes: [Outline])? {
        straightGlyph(letter) ?? roundGlyph(letter)
    }

    private static func straightGlyph(_ letter: Character) -> (width: Double, strokes: [Outline])? {
        switch letter {
        case " ": (24, [])
        case "A": (64, [Outline(0, 100).line(32, 0).line(64, 100), Outline(12, 64).line(52, 64)])
        case "E": (50, [Outline(50, 0).line(0, 0).line(0, 100).line(50, 100), Outline(0, 48).line(42, 48)])
        case "F": (50, [Outline(50, 0).line(0, 0).line(0, 100), Outline(0, 48).line(42, 48)])
        case "H": (64, [Outline(0, 0).line(0, 100), Outline(64, 0).line(64, 100), Outline(0, 48).line(64, 48)])
        case "I": (0, [Outline(0, 0).line(0, 100)])
        case "K": (58, [Outline(0, 0).line(0, 100), Outline(56, 0).line(0, 58), Outline(18, 42).line(58, 100)])
        case "L": (46, [Outline(0, 0).line(0, 100).line(46, 100)])
        case "M": (76, [Outline(0, 100).line(0, 0).line(38, 62).line(76, 0).line(76, 100)])
        case "N": (66, [Outline(0, 100).line(0, 0).line(66, 100).line(66, 0)])
        case "T": (60, [Outline(0, 0).line(60, 0), Outline(30, 0).line(30, 100)])
        case "V": (64, [Outline(0, 0).line(32, 100).line(64, 0)])
        case "W": (96, [Outline(0, 0).line(24, 100).line(48, 14).line(72, 100).line(96, 0)])
        case "X": (58, [Outline(0, 0).line(58, 100), Outline(58, 0).line(0, 100)])
        case "Y": (60, [Outline(0, 0).line(30, 50).line(60, 0), Outline(30, 50).line(30, 100)])
        case "Z": (58, [Outline(0, 0).line(58, 0).line(0, 100).line(58, 100)])
        default: nil
        }
    }

    private static func roundGlyph(_ letter: Character) -> (width: Double, strokes: [Outline])? {
        switch letter {
        case "B":
            let upper = Outline(0, 48).line(0, 0).line(26, 0).curve(54, 0, 54, 48, 26, 48).line(0, 48)
            return (54, [upper, Outline(0, 48).line(28, 48).curve(62, 48, 62, 100, 28, 100).line(0, 100).line(0, 48)])
        case "C": return (76, [bow.curve(0, 78, 14, 100, 44, 100).bend(62, 100, 76, 82)])
        case "D":
            let bowl = Outline(0, 0).line(28, 0).curve(62, 0, 76, 24, 76, 50).curve(76, 76, 62, 100, 28, 100)
            return (76, [bowl.line(0, 100).line(0, 0)])
        case "G":
            return (80, [bow.curve(0, 78, 14, 100, 44, 100).curve(66, 100, 80, 84, 80, 56).line(48, 56)])
        case "J": return (36, [Outline(36, 0).line(36, 68).curve(36, 90, 28, 100, 15, 100).bend(5, 100, 0, 90)])
        case "O": return (92, [.ellipse(46, 50, 46, 50)])
        case "P": return (52, [Outline(0, 100).line(0, 0).line(28, 0).curve(60, 0, 60, 54, 28, 54).line(0, 54)])
        case "Q": return (92, [.ellipse(46, 50, 46, 50), Outline(60, 72).line(88, 104)])
        case "R":
            let bowl = Outline(0, 100).line(0, 0).line(28, 0).curve(60, 0, 60, 54, 28, 54).line(0, 54)
            return (54, [bowl, Outline(26, 54).line(54, 100)])
        case "S":
            let upper = Outline(52, 18).bend(44, 0, 27, 0).curve(10, 0, 2, 12, 2, 25).curve(2, 44, 16, 46, 28, 50)
            return (54, [upper.curve(42, 54, 54, 58, 54, 75).curve(54, 90, 44, 100, 27, 100).bend(8, 100, 0, 82)])
        case "U":
            let left = Outline(0, 0).line(0, 62).curve(0, 86, 12, 100, 32, 100)
            return (64, [left.curve(52, 100, 64, 86, 64, 62).line(64, 0)])
        default: return nil
        }
    }

    /// The upper left part of C and G.
    private static var bow: Outline { Outline(76, 18).bend(62, 0, 44, 0).curve(14, 0, 0, 22, 0, 50) }
}
