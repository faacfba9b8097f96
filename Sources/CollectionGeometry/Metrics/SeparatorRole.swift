/// The name of the look of a separator. The style sheet of the host says what it looks like: no colour is named in Swift.
///
/// The style sheet that comes with the engine knows ``standard``, ``strong`` and ``tinted``; for a role of your own, write a
/// rule for the class `separator-` and the name of the role:
///
/// ```css
/// .decoration.separator-dawn { background: #f0b354; }
/// ```
public struct SeparatorRole: Hashable, Sendable, ExpressibleByStringLiteral {
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
    public static func == (left: SeparatorRole, right: SeparatorRole) -> Bool {
        left.rawValue.utf8.elementsEqual(right.rawValue.utf8)
    }
}

extension SeparatorRole {
    /// That of separators without a role, where another would be inherited.
    public static var standard: SeparatorRole { "standard" }
    /// A line that stands out from the standard ones.
    public static var strong: SeparatorRole { "strong" }
    /// A touch of the accent colour.
    public static var tinted: SeparatorRole { "tinted" }

    /// The style class of a separator with the role.
    package var styleClass: String { "separator-" + rawValue }
}
