import CollectionGeometry
import CollectionLayout

/// The displayed order while the user holds an item: that of the data with this item moved.
///
/// The data does not change until the item is dropped. Layout, cells and focus use the displayed order, so that the gap
/// under the held item is simply the item's own frame.
struct PresentationOrder: Equatable {
    /// The path of the item in the data.
    var source: IndexPath
    /// The displayed path: the one it would have if it were dropped.
    var target: IndexPath

    /// Whether the displayed path is that in the data.
    var isIdentity: Bool { source == target }
}

extension PresentationOrder {
    /// The path in the data of a displayed path.
    func dataPath(of path: IndexPath) -> IndexPath {
        path == target ? source : path.removing(target).inserting(source)
    }

    /// The displayed path of a path in the data.
    func presentedPath(of path: IndexPath) -> IndexPath {
        path == source ? target : path.removing(source).inserting(target)
    }

    /// The number of displayed items of a section.
    func count(_ dataCount: Int, inSection section: Int) -> Int {
        dataCount - (section == source.section ? 1 : 0) + (section == target.section ? 1 : 0)
    }

    /// Whether the item can be moved to a path.
    func isPlace(_ path: IndexPath, among counts: any LayoutCounts) -> Bool {
        guard path.section >= 0, path.section < counts.numberOfSections, path.item >= 0 else { return false }
        let others = counts.numberOfItems(inSection: path.section) - (path.section == source.section ? 1 : 0)
        return path.item <= others
    }
}

extension IndexPath {
    /// The path after another item was removed.
    func removing(_ other: IndexPath) -> IndexPath {
        section == other.section && item > other.item ? IndexPath(item: item - 1, section: section) : self
    }

    /// The path after another item was inserted at `other`.
    func inserting(_ other: IndexPath) -> IndexPath {
        section == other.section && item >= other.item ? IndexPath(item: item + 1, section: section) : self
    }
}
