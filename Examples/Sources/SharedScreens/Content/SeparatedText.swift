import CollectionViewKit

/// Facts in one line, such as "Mar 12, 2026 · Quay Street".
package enum SeparatedText {
    /// Joins facts by points or, where the app is in Arabic, by Arabic commas: a point beside Arabic digits reads as another zero (٠).
    /// A separator stays with the fact before it, so that no line of a text that wraps begins with one. Empty facts are left out.
    package static func joined(_ facts: [String]) -> String {
        let isArabic = Locale.current.languageCode.utf8.elementsEqual("ar".utf8)
        return facts.filter { !$0.isEmpty }.joined(separator: isArabic ? "، " : "\u{A0}· ")
    }
}
