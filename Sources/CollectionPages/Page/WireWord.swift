/// A string of a closed set of the format.
///
/// The strings are compared byte by byte: making a `String` of each and hashing it would cost more than all the rest of
/// reading a page.
protocol WireWord: CaseIterable, Sendable {
    /// The bytes of the string in the text.
    var word: StaticString { get }
}

extension WireWord {
    /// The string.
    var text: String {
        String(decoding: UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount), as: UTF8.self)
    }

    /// All strings of the set.
    static var texts: [String] {
        allCases.map { $0.text }
    }

    /// The case with a string, or `nil`.
    init?(_ value: JSONValue) {
        for candidate in Self.allCases where value.isString(candidate.word) {
            self = candidate
            return
        }
        return nil
    }
}
