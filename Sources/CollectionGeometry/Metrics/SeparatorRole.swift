/// The name of the look of a separator. The style sheet of the host says what it looks like: no colour is named in Swift.
///
/// The style sheet that comes with the engine knows ``standard``, ``strong`` and ``tinted``; for a role of your own, write a
/// rule for the class `separator-` and the name of the role:
///
/// ```css
/// .decoration.separator-dawn { background: #f0b354; }
/// ```
public struct SeparatorRole: Hashable, Sendable, ExpressibleByStringLiteral {
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

extension SeparatorRole {
    /// The name: lower-case letters, digits and hyphens.
    public var rawValue: String { name.rawValue }

    /// That of separators without a role, where another would be inherited.
    public static var standard: SeparatorRole { "standard" }
    /// A line that stands out from the standard ones.
    public static var strong: SeparatorRole { "strong" }
    /// A touch of the accent colour.
    public static var tinted: SeparatorRole { "tinted" }

    /// The style class of a separator with the role.
    package var styleClass: String { name.styleClass(prefix: "separator-") }
}
