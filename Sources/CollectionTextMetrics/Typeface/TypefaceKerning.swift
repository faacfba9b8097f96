/// The kerning of a font file: glyphs that are kerned alike are one class, and a table has a value for each pair of classes.
///
/// The generated table is text, one letter for each number from 0, which the compiler reads in no time.
struct TypefaceKerning: Sendable {
    private let lightValues: [Int16]
    private let boldValues: [Int16]
    private let leftClasses: [UInt8]
    private let rightClasses: [UInt8]
    private let cells: [UInt8]
    private let columnCount: Int

    init(
        lightValues: [Int16], boldValues: [Int16], leftClasses: String, rightClasses: String, rows: [String]
    ) {
        self.lightValues = lightValues
        self.boldValues = boldValues
        self.leftClasses = Self.numbers(leftClasses)
        self.rightClasses = Self.numbers(rightClasses)
        cells = rows.flatMap(Self.numbers)
        columnCount = rows.first?.unicodeScalars.count ?? 0
    }

    /// The kerning between two glyphs at the lightest and the boldest weight, in font units.
    func values(_ left: UInt16, _ right: UInt16) -> (light: Int16, bold: Int16) {
        let row = Int(leftClasses[Int(left)])
        let value = Int(cells[row * columnCount + Int(rightClasses[Int(right)])])
        return (lightValues[value], boldValues[value])
    }

    /// The number that each letter stands for: those from `#` to `~` but the backslash, then those from `À` on.
    private static func numbers(_ text: String) -> [UInt8] {
        text.unicodeScalars.map { letter in
            switch letter.value {
            case ..<0x5C: UInt8(letter.value - 0x23)
            case ..<0x7F: UInt8(letter.value - 0x24)
            default: UInt8(letter.value - 0xC0 + 91)
            }
        }
    }
}
