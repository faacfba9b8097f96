/// The name that tells one kind of supplementary or decoration element from another, such as a header from a footer.
///
/// Kinds are compared by their bytes and must be unique within a section.
public struct ElementKind: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name itself.
    public let rawValue: String

    /// Creates a kind from its name.
    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }

    /// Creates a kind from a literal name.
    public init(stringLiteral value: String) {
        rawValue = value
    }

    /// The kind of a section's header.
    public static let sectionHeader: ElementKind = "section-header"
    /// The kind of a section's footer.
    public static let sectionFooter: ElementKind = "section-footer"
}
