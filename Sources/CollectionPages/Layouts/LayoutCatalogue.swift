import CollectionGeometry

/// The layouts that a client knows: what a page may name, and what each name means.
///
/// A page names the layout of a section; the parameters of the layout are here, in the client. A name never changes
/// its meaning: a new layout gets a new name, and others fall back as ``resolve(_:fallback:metrics:isSupported:)``
/// describes.
public struct LayoutCatalogue: Equatable, Sendable {
    /// The layouts.
    public var entries: [Entry]
    /// The replacements for unknown layouts of families, recognised by the start of their names.
    public var families: [Family]
    /// The layout for sections whose layout is unknown; `nil` to show no such section.
    public var genericLayout: String?
    /// The features of this client beyond the first version of the format, such as `outline`.
    public var features: [String]

    /// Creates a catalogue.
    public init(
        entries: [Entry], families: [Family] = [], genericLayout: String? = nil, features: [String] = []
    ) {
        self.entries = entries
        self.families = families
        self.genericLayout = genericLayout
        self.features = features
    }
}

extension LayoutCatalogue {
    /// The entry with a name, or `nil`.
    ///
    /// - Complexity: O(n) in the number of entries
    public func entry(named name: String) -> Entry? {
        for entry in entries where entry.name.hasSameBytes(as: name) { return entry }
        return nil
    }

    /// The family with the longest prefix that a name starts with, or `nil`.
    ///
    /// - Complexity: O(n) in the number of families
    public func family(of name: String) -> Family? {
        var longest: Family?
        for family in families where name.hasPrefix(bytesOf: family.prefix) {
            if family.prefix.utf8.count > longest?.prefix.utf8.count ?? 0 { longest = family }
        }
        return longest
    }

    /// Whether all features are among ``features``.
    ///
    /// - Complexity: O(n · m) for n required features and m ``features``
    public func supports(_ required: [String]) -> Bool {
        for name in required {
            if !features.containsBytes(of: name) { return false }
        }
        return true
    }
}
