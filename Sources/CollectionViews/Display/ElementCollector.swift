import CollectionGeometry
import CollectionLayout

/// The elements that need views: those near the screen, and those that must stay although they are far away.
///
/// Overscan is measured in lengths of the view; where few large cells are visible, a short length can hold many small
/// ones. So the number of cells is limited as well, to a multiple of the visible ones.
final class ElementCollector {
    /// The elements of the current pass.
    private(set) var attributes: [LayoutAttributes] = []
    /// The number of cells that are visible in the current pass.
    private(set) var visibleCount = 0
    /// Whether the pass displays the visible elements only, because the user scrolls farther than the view's length in
    /// a frame.
    private(set) var isJump = false
    /// The distance from the screen beyond which the pass dropped cells, in points.
    private(set) var coverageLimit: Double?

    private var siblings: [LayoutAttributes] = []
}

extension ElementCollector {
    /// The maximum number of cells, parked ones included, for each visible cell.
    static var cellsPerVisibleCell: Int { 3 }

    /// The number of parked cells that may stay in the host's tree beside displayed ones.
    func room(besides count: Int) -> Int { max(0, Self.cellsPerVisibleCell * visibleCount - count) }

    /// Starts with the elements of a region, in content coordinates.
    func collect(in region: Rect, of layout: CollectionViewLayout, isJump: Bool) {
        attributes.empty()
        layout.collectLayoutAttributes(in: region, into: &attributes)
        coverageLimit = nil
        self.isJump = isJump
    }

    /// Adds an element that needs a view although it is far away, unless it is present.
    func add(_ element: LayoutElement, of layout: CollectionViewLayout) {
        guard !attributes.contains(where: { $0.element == element }),
            let found = layout.layoutAttributes(for: element)
        else { return }
        attributes.append(found)
    }

    /// Adds items that must be measured although they are not visible, because the sizes of others depend on them.
    func addUnmeasuredSiblings(in region: Rect, of layout: CollectionViewLayout) {
        siblings.removeAll(keepingCapacity: true)
        layout.collectUnmeasuredSiblings(in: region, limit: SizingController.maximumSiblings, into: &siblings)
        guard !siblings.isEmpty else { return }
        let presentCount = attributes.count
        for sibling in siblings where !attributes[..<presentCount].contains(where: { $0.element == sibling.element }) {
            attributes.append(sibling)
        }
    }

    /// Counts the visible cells in a jump: all of them.
    func countVisible() { visibleCount = attributes.count }

    /// Counts the visible cells and drops those farthest from the screen while there are too many.
    ///
    /// - Parameters:
    ///   - distance: The distance of an element from the visible region, in points; 0 if it is visible at least in
    ///     part.
    ///   - keeps: Whether an item needs a cell however far away it is.
    ///   - limit: The maximum number of cells, with which other elements that are as far away as a dropped cell are dropped
    ///     too; `nil` for ``cellsPerVisibleCell`` times the visible cells, which drops cells only.
    /// - Complexity: O(*n*) in the number of elements near the screen, O(*n* log *n*) when some must be dropped.
    func limitOverscan(
        distance: (LayoutAttributes) -> Double, keeps: (IndexPath) -> Bool, to limit: Int? = nil
    ) {
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
        let maximum = limit ?? Self.cellsPerVisibleCell * visible
        let room = max(0, maximum - visible - keptCount)
        guard maximum > 0, distances.count > room else { return }
        let reach = distances.ordered()[room]
        attributes.removeElements { attributes in
            guard case .cell(let indexPath) = attributes.element else {
                return limit != nil && distance(attributes) >= reach
            }
            return distance(attributes) >= reach && !keeps(indexPath)
        }
        coverageLimit = reach
    }

    /// Sorts the elements by index path. Layouts return them in that order already, so that this costs one comparison
    /// for each element.
    func sort() {
        let isSorted = attributes.withUnsafeBufferPointer { all in
            for index in all.indices.dropFirst() where all[index].indexPath < all[index - 1].indexPath { return false }
            return true
        }
        if !isSorted { attributes = attributes.ordered { $0.indexPath < $1.indexPath } }
    }
}
