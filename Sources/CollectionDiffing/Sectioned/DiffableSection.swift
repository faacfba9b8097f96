/// A section of items that can be diffed: it has an identity, items, and content of its own.
///
/// ```swift
/// struct Shelf: DiffableSection {
///     var id: Int
///     var title: String
///     var items: [Product]
///
///     func hasEqualSupplementaryContent(to other: Shelf) -> Bool { title == other.title }
/// }
/// ```
public protocol DiffableSection: Identifiable {
    /// What the section holds: elements with an identity (`id`) and content (`==`).
    associatedtype Item: Identifiable & Equatable

    /// The items in their order.
    var items: [Item] { get }

    /// Whether the section itself shows the same as an earlier version of it, its items and supplementary elements
    /// aside. When not, the section is reported as updated, and a host reloads it as a whole.
    ///
    /// The default returns `true`.
    func hasEqualContent(to other: Self) -> Bool

    /// Whether the header, the footer and other supplementary elements of the section show the same as those of an
    /// earlier version of it. When not, they are reported and configured again; the items are not touched.
    ///
    /// The default returns `true`.
    func hasEqualSupplementaryContent(to other: Self) -> Bool
}

extension DiffableSection {
    /// Returns `true`: a section without content of its own never changes.
    @inlinable
    public func hasEqualContent(to other: Self) -> Bool { true }

    /// Returns `true`: a section without supplementary elements has none that change.
    @inlinable
    public func hasEqualSupplementaryContent(to other: Self) -> Bool { true }
}
