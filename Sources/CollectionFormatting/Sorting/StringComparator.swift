/// Compares texts as a dictionary of a language has them: by their letters, then by accents, then by upper and lower case.
///
/// `<` compares texts by code points, for which "Zebra" comes before "apple" and "Élan" after both. Titles and names that a user
/// reads are sorted with a comparator:
///
/// ```swift
/// let names = StringComparator(locale: Locale(identifier: "de-DE"))
/// ["Zebra", "Öl", "Apfel", "ofen"].sorted(using: names)               // Apfel, ofen, Öl, Zebra
/// let people = people.sorted(using: names) { $0.name }
///
/// let files = StringComparator(options: [.caseInsensitive, .numeric])
/// ["Page 10", "page 9"].sorted(using: files)                          // page 9, Page 10
/// ```
///
/// The order is that of the Unicode collation algorithm, with the same results as the browser's `Intl.Collator`: white space,
/// punctuation, symbols, digits, letters; none of them is ignored. Lower case comes before upper case where nothing else differs. Texts
/// that are canonically equivalent, such as "é" in one character and in two, compare equal. Spanish has "ñ" after "n", Arabic has its
/// letters before those of other scripts, and Japanese has kana before Greek and Cyrillic, with katakana equal to hiragana.
///
/// The tables hold Latin, Greek, Cyrillic, Hebrew, Arabic and kana with their punctuation. Other letters, Hangul syllables among them, are
/// ordered by code point: there is neither an order of Han characters by sound nor by stroke. Conjoining jamo, and marks of scripts that
/// the tables lack, are letters of their own.
///
/// Unlike Foundation's `String.Comparator` it has no direction: reverse the result, or compare the other way round.
public struct StringComparator: Sendable {
    /// What is not told apart, and how numbers are compared.
    public struct Options: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt8

        /// Creates options from bits.
        public init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        /// Texts that differ in case alone compare equal, as do the variants of a character, such as "a" and "ª". Japanese small kana
        /// equal those of full size.
        public static let caseInsensitive = Options(rawValue: 1)
        /// Texts that differ in accents alone compare equal, as "resume" and "résumé". Of the variants of a character only upper and lower
        /// case are told apart.
        public static let diacriticInsensitive = Options(rawValue: 2)
        /// Runs of decimal digits of any script are compared as whole numbers, of any length: "a9" comes before "a10". Leading zeros
        /// do not count. Signs and decimal points are characters.
        public static let numeric = Options(rawValue: 4)
    }

    /// The locale by whose language texts are compared.
    public let locale: Locale
    /// What is not told apart, and how numbers are compared.
    public let options: Options
    private let order: CollationOrder

    /// Creates a comparator for a locale.
    ///
    /// - Parameters:
    ///   - locale: The locale; one whose language has no tables compares as English does.
    ///   - options: What is not told apart, and how numbers are compared.
    /// - Complexity: O(1). For the first comparator of a language, tables of some ten kilobytes are read.
    public init(locale: Locale = .current, options: Options = []) {
        self.locale = locale
        self.options = options
        order = CollationOrder.order(for: locale.table)
    }
}

extension StringComparator {
    /// Compares two texts.
    ///
    /// To compare many texts with one another, make the ``sortKey(for:)`` of each, or use `sorted(using:)`.
    ///
    /// - Complexity: O(*n*) in the bytes of both.
    public func compare(_ first: String, _ second: String) -> ComparisonResult {
        if first.utf8.elementsEqual(second.utf8) { return .orderedSame }
        let (first, second) = (sortKey(for: first), sortKey(for: second))
        if first == second { return .orderedSame }
        return first < second ? .orderedAscending : .orderedDescending
    }

    /// The key of a text: the keys of two texts compare as the texts do.
    ///
    /// A key is of use with keys of the same language and options, in the same version of the library. Do not store keys.
    ///
    /// - Complexity: O(*n*) in the bytes of the text.
    public func sortKey(for text: String) -> SortKey {
        var writer = CollationKeyWriter(order, options)
        writer.append(text)
        return SortKey(bytes: writer.finish())
    }
}

/// How one value compares to another.
public enum ComparisonResult: Int, Sendable {
    /// The first is before the second.
    case orderedAscending = -1
    /// Neither is before the other.
    case orderedSame = 0
    /// The first is after the second.
    case orderedDescending = 1
}
