import CollectionViewKit

/// Parts of a line: facts such as "Mar 12, 2026 · Quay Street", names, and a title with a number.
package enum SeparatedText {
    /// Joins facts by points or, where the app is in Arabic, by Arabic commas: a point beside Arabic digits reads as another zero (٠).
    /// A separator stays with the fact before it, so that no line of a text that wraps begins with one. Empty facts are left out.
    ///
    /// A line that wraps between two facts ends in a point. Texts of several lines use ``list(_:)`` or ``counted(_:_:)``.
    package static func joined(_ facts: [String]) -> String {
        facts.filter { !$0.isEmpty }.joined(separator: isArabic ? "، " : "\u{A0}· ")
    }

    /// Joins names by commas, which may end a line, such as "Bread, Old radios". Empty names are left out.
    package static func list(_ names: [String]) -> String {
        names.filter { !$0.isEmpty }.joined(separator: isArabic ? "، " : ", ")
    }

    /// A text with a number that belongs to it, such as "Filters (1)"; the text alone where the number is empty.
    package static func counted(_ text: String, _ number: String) -> String {
        number.isEmpty ? text : text + " (" + number + ")"
    }

    private static var isArabic: Bool { Locale.current.languageCode.utf8.elementsEqual("ar".utf8) }
}
