/// Joins texts to a list: "A, B, and C".
///
/// ```swift
/// ListFormatStyle(type: .or, locale: Locale(identifier: "de-DE")).format(["Apfel", "Birne"])     // Apfel oder Birne
/// ```
///
/// The Spanish words for "and" and "or" change before a sound that is theirs: "agua e hielo", "siete u ocho".
public struct ListFormatStyle: FormatStyle, Equatable {
    /// What the list means.
    public enum ListType: Int, Sendable {
        /// All of the elements.
        case and
        /// One of the elements.
        case or
        /// The parts of one measure: "5 ft, 7 in".
        case units
    }

    /// How much is abbreviated.
    public enum Width: Int, Sendable {
        /// "A, B, and C".
        case standard
        /// "A, B, & C".
        case short
        /// "A, B, C".
        case narrow
    }

    private let type: ListType
    private let width: Width
    private let locale: Locale

    /// Creates a style for a locale.
    public init(type: ListType, width: Width = .standard, locale: Locale = .current) {
        self.type = type
        self.width = width
        self.locale = locale
    }
}

extension ListFormatStyle {
    /// Joins texts. No text gives an empty one.
    ///
    /// - Complexity: O(*n*) in the bytes of all texts.
    public func format(_ texts: [String]) -> String {
        let table = TableText(ListTables.literals(locale.table)).field(type.rawValue * 3 + width.rawValue)
        var text: [UInt8] = []
        for (index, element) in texts.enumerated() {
            if index > 0 {
                let isLast = index == texts.count - 1
                append(table.part(texts.count == 2 ? 0 : isLast ? 3 : index == 1 ? 1 : 2), before: element, to: &text)
            }
            text.append(contentsOf: element.utf8)
        }
        return text.text
    }

    private func append(_ literal: TableText, before element: String, to text: inout [UInt8]) {
        let bytes = literal.bytes
        // " y " and " o ".
        guard locale.table == .esES, bytes.count == 3, bytes[0] == UInt8(ascii: " ") else {
            return text.append(literal)
        }
        let next = element.utf8.prefix(3).map { $0.asciiLowercased }
        switch bytes[1] {
        case UInt8(ascii: "y") where Self.soundsAsI(next): text.append(contentsOf: " e ".utf8)
        case UInt8(ascii: "o") where Self.soundsAsO(next): text.append(contentsOf: " u ".utf8)
        default: text.append(literal)
        }
    }

    /// "i…" and "hi…", but neither "hia…" nor "hie…".
    private static func soundsAsI(_ text: [UInt8]) -> Bool {
        if text.first == UInt8(ascii: "i") { return true }
        guard begins(text, "h", "i") else { return false }
        return text.count == 2 || text[2] != UInt8(ascii: "a") && text[2] != UInt8(ascii: "e")
    }

    /// "o…", "ho…", and the numbers eight and eleven.
    private static func soundsAsO(_ text: [UInt8]) -> Bool {
        text.first == UInt8(ascii: "o") || text.first == UInt8(ascii: "8") || begins(text, "h", "o")
            || begins(text, "1", "1") && (text.count == 2 || text[2] == UInt8(ascii: " "))
    }

    /// Whether a text begins with two ASCII characters.
    private static func begins(_ text: [UInt8], _ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
        text.count >= 2 && text[0] == UInt8(ascii: first) && text[1] == UInt8(ascii: second)
    }
}
