/// The place of an element in a two-level collection: the index of its section and its index within that section.
///
/// An index path is a position at one moment, not an identity: after an update the same element may stand elsewhere.
/// Keep ids across updates and request the current path from the data source.
public struct IndexPath: Hashable, Sendable {
    /// The index of the section, from 0.
    public var section: Int
    /// The index of the item within its section, from 0; ``globalItem`` for elements that belong to the whole layout.
    public var item: Int

    /// The item index of elements that belong to the whole layout rather than to a section's item, such as a global
    /// header.
    public static var globalItem: Int { Int.max }

    /// Creates a path from an item index and a section index.
    @inline(__always)
    public init(item: Int, section: Int) {
        self.section = section
        self.item = item
    }
}

extension IndexPath: Comparable {
    /// Orders by section, then by item.
    public static func < (left: IndexPath, right: IndexPath) -> Bool {
        left.section != right.section ? left.section < right.section : left.item < right.item
    }
}

extension IndexPath: CustomStringConvertible {
    /// The path as text, for logs: `[section, item]`.
    public var description: String {
        item == IndexPath.globalItem ? "[\(section), global]" : "[\(section), \(item)]"
    }
}

// UIKit's names for the paths of lists.
extension IndexPath {
    /// The index of the item within its section: ``item``.
    public var row: Int {
        get { item }
        set { item = newValue }
    }

    /// Creates a path from the index of a row and a section index.
    public init(row: Int, section: Int) { self.init(item: row, section: section) }
}
