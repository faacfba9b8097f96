import CollectionGeometry
import CollectionLayout

/// The order of the data with one item taken to another place: what is seen while the user holds that item.
///
/// The data stays as it is until the item is dropped. Everything that is seen (the layout, the cells, the focus) goes by
/// the order that is seen, so that the gap under the held item is nothing but the item's own place.
struct PresentationOrder: Equatable {
    /// Where the item is in the data.
    var source: IndexPath
    /// Where it is seen: the path it would have if it were dropped.
    var target: IndexPath

    /// Whether the item is seen where it is in the data.
    var isIdentity: Bool { source == target }
}

extension PresentationOrder {
    /// The path in the data of what is seen at a path.
    func dataPath(of path: IndexPath) -> IndexPath {
        path == target ? source : path.removing(target).inserting(source)
    }

    /// The path at which an item of the data is seen.
    func presentedPath(of path: IndexPath) -> IndexPath {
        path == source ? target : path.removing(source).inserting(target)
    }

    /// The number of items that are seen in a section.
    func count(_ dataCount: Int, inSection section: Int) -> Int {
        dataCount - (section == source.section ? 1 : 0) + (section == target.section ? 1 : 0)
    }

    /// Whether a path is one that the item can be taken to.
    func isPlace(_ path: IndexPath, among counts: any LayoutCounts) -> Bool {
        guard path.section >= 0, path.section < counts.numberOfSections, path.item >= 0 else { return false }
        let others = counts.numberOfItems(inSection: path.section) - (path.section == source.section ? 1 : 0)
        return path.item <= others
    }
}

extension IndexPath {
    /// The path after another item has been taken out.
    func removing(_ other: IndexPath) -> IndexPath {
        section == other.section && item > other.item ? IndexPath(item: item - 1, section: section) : self
    }

    /// The path after another item has been put in, which then is at `other`.
    func inserting(_ other: IndexPath) -> IndexPath {
        section == other.section && item >= other.item ? IndexPath(item: item + 1, section: section) : self
    }
}
