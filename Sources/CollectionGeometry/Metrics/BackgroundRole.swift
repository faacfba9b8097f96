/// The name of a background. The style sheet of the host says what it looks like: no colour is named in Swift.
///
/// The style sheet that comes with the engine knows ``screen``, ``raised``, ``filled`` and ``tinted``, for cells, headers,
/// footers and sections; for a role of your own, write a rule for the class `background-` and the name of the role.
public struct BackgroundRole: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name: lower-case letters, digits and hyphens.
    public let rawValue: String

    /// Creates a role from a name.
    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }

    /// Creates a role from a literal.
    public init(stringLiteral value: String) {
        rawValue = value
    }

    /// Whether both have the same name, compared by bytes.
    public static func == (left: BackgroundRole, right: BackgroundRole) -> Bool {
        left.rawValue.utf8.elementsEqual(right.rawValue.utf8)
    }
}

extension BackgroundRole {
    /// No background, where one would be inherited.
    public static var clear: BackgroundRole { "clear" }
    /// That of the screen: a pinned header with it covers what scrolls below it.
    public static var screen: BackgroundRole { "screen" }
    /// That of a card, a little in front of the screen.
    public static var raised: BackgroundRole { "raised" }
    /// A quiet surface.
    public static var filled: BackgroundRole { "filled" }
    /// A touch of the accent colour.
    public static var tinted: BackgroundRole { "tinted" }

    /// The style class of a view with the role.
    package var styleClass: String { "background-" + rawValue }
}
