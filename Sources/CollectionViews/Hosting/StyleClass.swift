import CollectionGeometry

/// A style class. Swift code names the purpose of a view; the host's style sheet defines its look.
///
/// Swift code names no colour, font or length. A style class is a single name of lower-case letters, digits and
/// hyphens.
public struct StyleClass: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name.
    public let rawValue: String

    /// Creates a style class from a name.
    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }

    /// Creates a style class from a literal.
    public init(stringLiteral value: String) {
        rawValue = value
    }

    /// Whether both have the same name, compared by bytes.
    public static func == (left: StyleClass, right: StyleClass) -> Bool {
        left.rawValue.hasSameBytes(as: right.rawValue)
    }
}
