/// The name of a look. Swift says what a view is for; the style sheet of the host says what that looks like.
///
/// No colour, font or distance is named in Swift. A role is a single word of lower-case letters, digits and hyphens.
public struct StyleRole: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The word itself.
    public let rawValue: String

    /// Creates a role from a word.
    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }

    /// Creates a role from a literal word.
    public init(stringLiteral value: String) {
        rawValue = value
    }

    /// Whether both are the same word, compared by bytes.
    public static func == (left: StyleRole, right: StyleRole) -> Bool {
        left.rawValue.hasSameBytes(as: right.rawValue)
    }
}
