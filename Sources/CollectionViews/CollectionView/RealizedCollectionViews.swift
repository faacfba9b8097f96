import CollectionGeometry

/// The realized collection views of a window, held weakly.
///
/// A cell is no subview of its collection view, so that the tree of views does not lead from a collection view to another one in its
/// cells. Each collection view finds those among the realized ones; see ``CollectionView/forEachNested(_:)``.
struct RealizedCollectionViews {
    private var references: [Weak<CollectionView>] = []
}

extension RealizedCollectionViews {
    /// Whether a collection view may be in a cell of another one.
    var hasSeveral: Bool { references.count > 1 }

    /// The collection views, in the order in which they were realized.
    var all: [CollectionView] { references.compactMap { $0.object } }

    /// Adds a collection view that was realized.
    mutating func add(_ view: CollectionView) {
        remove(view)
        references.append(Weak(view))
    }

    /// Removes a collection view that is discarded, and those that were deallocated.
    mutating func remove(_ view: CollectionView) {
        references.removeElements { $0.object == nil || $0.object === view }
    }
}
