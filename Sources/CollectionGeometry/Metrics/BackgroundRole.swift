/// The name of a background. The style sheet of the host says what it looks like: no colour is named in Swift.
///
/// The style sheet that comes with the engine knows ``screen``, ``raised``, ``filled`` and ``tinted``, for cells, headers,
/// footers and sections; for a role of your own, write a rule for the class `background-` and the name of the role.
public struct BackgroundRole: Hashable, Sendable, ExpressibleByStringLiteral {
    private let name: RoleName

    /// Creates a role from a name.
    ///
    /// A name with white space makes no style class. Where such a role is shown, the host refuses it: that is an error in the log
    /// of the browser and fails a test, and the view has the look that it has without a role.
    ///
    /// - Parameter rawValue: Lower-case letters, digits and hyphens.
    public init(_ rawValue: String) {
        name = RoleName(rawValue: rawValue)
    }

    /// Creates a role from a literal.
    public init(stringLiteral value: String) {
        self.init(value)
    }
}

extension BackgroundRole {
    /// The name: lower-case letters, digits and hyphens.
    public var rawValue: String { name.rawValue }

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
    package var styleClass: String { name.styleClass(prefix: "background-") }
}
