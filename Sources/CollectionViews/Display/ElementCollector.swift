import CollectionGeometry
import CollectionLayout

/// The elements that are to have views: what the layout has near the screen, and what has to stay although it is far away.
///
/// Overscan is measured in lengths of the view; where few large cells are seen, a small length can hold many more small
/// ones. So the number of cells is bounded as well, in multiples of what is seen.
final class ElementCollector {
    /// The elements of the current pass.
    private(set) var attributes: [LayoutAttributes] = []
    /// The number of cells that are seen in the current pass.
    private(set) var visibleCount = 0
    /// Whether the pass makes what is seen and no more, because the user goes farther than that in a frame.
    private(set) var isJump = false
    /// The distance from the screen beyond which the pass had to drop cells, in points.
    private(set) var coverageLimit: Double?

    private var siblings: [LayoutAttributes] = []
}

extension ElementCollector {
    /// The limit of cells that exist, waiting ones included, for each cell that is seen.
    static var cellsPerVisibleCell: Int { 3 }

    /// The number of cells that may wait in the host's tree beside others.
    func room(besides count: Int) -> Int { max(0, Self.cellsPerVisibleCell * visibleCount - count) }

    /// Begins with the elements of a region, in content coordinates.
    func collect(in region: Rect, of layout: CollectionViewLayout, isJump: Bool) {
        attributes.empty()
        layout.collectLayoutAttributes(in: region, into: &attributes)
        coverageLimit = nil
        self.isJump = isJump
    }

    /// Adds an element that is to have a view although it is far away, unless it is there.
    func add(_ element: LayoutElement, of layout: CollectionViewLayout) {
        guard !attributes.contains(where: { $0.element == element }),
            let found = layout.layoutAttributes(for: element)
        else { return }
        attributes.append(found)
    }

    /// Adds items that are to be measured although they are out of sight, because others depend on their sizes.
    func addUnmeasuredSiblings(in region: Rect, of layout: CollectionViewLayout) {
        siblings.removeAll(keepingCapacity: true)
        layout.collectUnmeasuredSiblings(in: region, limit: SizingController.maximumSiblings, into: &siblings)
        guard !siblings.isEmpty else { return }
        let presentCount = attributes.count
        for sibling in siblings where !attributes[..<presentCount].contains(where: { $0.element == sibling.element }) {
            attributes.append(sibling)
        }
    }

    /// Counts the cells that are seen, in a jump: all of them.
    func countVisible() { visibleCount = attributes.count }

    /// Counts the cells that are seen and drops those that are farthest from the screen while there are too many.
    ///
    /// - Parameters:
    ///   - distance: How far an element is from what is seen, in points; 0 if it is seen at least in part.
    ///   - keeps: Whether an item has a cell however far it is.
    /// - Complexity: O(*n*) in the number of elements near the screen, O(*n* log *n*) when some must be dropped.
    func limitOverscan(distance: (LayoutAttributes) -> Double, keeps: (IndexPath) -> Bool) {
        var visible = 0
        var distances: [Double] = []
        var keptCount = 0
        attributes.withUnsafeBufferPointer { all in
            for index in all.indices {
                guard case .cell(let indexPath) = all[index].element else { continue }
                let distance = distance(all[index])
                if distance <= 0 {
                    visible += 1
                } else if keeps(indexPath) {
                    keptCount += 1
                } else {
                    distances.append(distance)
                }
            }
        }
        visibleCount = visible
        let room = max(0, (Self.cellsPerVisibleCell - 1) * visible - keptCount)
        guard visible > 0, distances.count > room else { return }
        let reach = distances.ordered()[room]
        attributes.removeAll { attributes in
            guard case .cell(let indexPath) = attributes.element else { return false }
            return distance(attributes) >= reach && !keeps(indexPath)
        }
        coverageLimit = reach
    }

    /// Puts the elements into the order of their index paths. Layouts return them in that order already, so that this costs
    /// one comparison an element.
    func sort() {
        let isSorted = attributes.withUnsafeBufferPointer { all in
            for index in all.indices.dropFirst() where all[index].indexPath < all[index - 1].indexPath { return false }
            return true
        }
        if !isSorted { attributes = attributes.ordered { $0.indexPath < $1.indexPath } }
    }
}
