/// A style class. Swift code names the purpose of a view; the host's style sheet defines its look.
///
/// Swift code names no colour, font or length. A style class is a single word of lower-case letters, digits and
/// hyphens.
public struct StyleClass: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The word itself.
    public let rawValue: String

    /// Creates a style class from a word.
    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }

    /// Creates a style class from a literal word.
    public init(stringLiteral value: String) {
        rawValue = value
    }

    /// Whether both are the same word, compared by bytes.
    public static func == (left: StyleClass, right: StyleClass) -> Bool {
        left.rawValue.hasSameBytes(as: right.rawValue)
    }
}
