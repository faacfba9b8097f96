/// Facts in one line, such as "Mar 12, 2026 · Quay Street".
package enum SeparatedText {
    /// Joins facts by points. A point stays with the fact before it, so that no line of a text that wraps begins with one. Empty facts are
    /// left out.
    package static func joined(_ facts: [String]) -> String {
        facts.filter { !$0.isEmpty }.joined(separator: "\u{A0}· ")
    }
}
