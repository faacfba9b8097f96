import CollectionGeometry

/// The name that distinguishes one kind of supplementary or decoration element from another, such as a header from a footer.
///
/// Kinds are compared by their bytes and must be unique within a section.
public struct ElementKind: Sendable, ExpressibleByStringLiteral {
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
    /// The kind of what a ``SectionMetricsLayout`` shows in place of a section's items.
    public static let placeholder: ElementKind = "placeholder"
    /// The kind of the lines between rows of a ``SectionMetricsLayout``.
    public static let rowSeparator: ElementKind = "row-separator"
    /// The kind of the lines between columns of a ``SectionMetricsLayout``.
    public static let columnSeparator: ElementKind = "column-separator"
    /// The kind of the lines between sections of a ``SectionMetricsLayout``: item 0 above its section, item 1 below it.
    public static let sectionSeparator: ElementKind = "section-separator"
    /// The kind of the background of a section of a ``SectionMetricsLayout``.
    public static let sectionBackground: ElementKind = "section-background"
    /// The kind of the background behind the global headers of a ``SectionMetricsLayout``.
    public static let globalBackground: ElementKind = "global-background"
}

// By bytes, not by Unicode's canonical equivalence: that would bring the normalisation tables into a WebAssembly module.
extension ElementKind: Hashable {
    /// Whether the names consist of the same bytes.
    public static func == (left: ElementKind, right: ElementKind) -> Bool {
        left.rawValue.hasSameBytes(as: right.rawValue)
    }

    /// Feeds the bytes of the name to a hasher.
    public func hash(into hasher: inout Hasher) {
        rawValue.hashBytes(into: &hasher)
        hasher.combine(0xff as UInt8)
    }
}
