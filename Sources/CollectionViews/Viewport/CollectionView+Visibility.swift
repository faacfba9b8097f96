public import CollectionGeometry
import CollectionLayout

// The visible elements and their visible fractions: for display events, section controllers, impressions, and content
// that starts only when visible.
extension CollectionView {
    /// A visible item and its visible fraction.
    public struct VisibleItem: Equatable, Sendable {
        /// The path with which ``CollectionView/cellForItem(at:)`` returns the cell of the item.
        public let indexPath: IndexPath
        /// The visible fraction of the item's area, from 0 to 1. An item larger than the view has the fraction 1 when
        /// it fills the view.
        public let fraction: Double

        /// Creates the description of an item; the fraction is from 0 to 1.
        public init(indexPath: IndexPath, fraction: Double) {
            self.indexPath = indexPath
            self.fraction = fraction
        }
    }

    /// The visible items, ascending, with their visible fractions.
    ///
    /// The region beneath bars, that is within ``contentInset``, is not visible; of a row, the part inside its window
    /// is.
    ///
    /// - Complexity: O(*n*) in the number of displayed cells.
    public var visibleItems: [VisibleItem] {
        var items: [VisibleItem] = []
        forEachSeenElement { seen in
            guard case .cell(let path) = seen.element else { return }
            let fraction = visibleFraction(of: seen.view)
            if fraction > 0 { items.append(VisibleItem(indexPath: path, fraction: fraction)) }
        }
        return items
    }

    /// Calls a closure with each visible element: the cells in order, then supplementary views and decorations.
    ///
    /// - Complexity: O(*n*) in the number of displayed views.
    func forEachSeenElement(_ body: (SeenElement) -> Void) {
        for displayed in display.cells where isSeen(displayed.view) {
            body(SeenElement(element: .cell(displayed.indexPath), view: displayed.view))
        }
        for displayed in display.supplementaries where isSeen(displayed.view) {
            body(SeenElement(element: displayed.element, view: displayed.view))
        }
    }

    /// The part of the content that no bar covers, in content coordinates.
    private var unobscuredBounds: Rect {
        Rect(
            x: bounds.minX + contentInset.left,
            y: bounds.minY + contentInset.top,
            width: bounds.width - contentInset.left - contentInset.right,
            height: bounds.height - contentInset.top - contentInset.bottom
        )
    }

    private func visibleFraction(of view: CollectionReusableView) -> Double {
        guard let attributes = view.layoutAttributes, attributes.alpha > 0 else { return 0 }
        var frame = attributes.frame
        var window = unobscuredBounds
        if attributes.isInOrthogonalSection {
            guard let scroller = rows?.scroller(ofSection: attributes.indexPath.section) else { return 0 }
            // Offsets increase in the reading direction.
            let offset = scroller.contentOffset.x
            frame = frame.offsetBy(dx: isMirrored ? offset : -offset, dy: 0)
            guard let seen = scroller.frame.intersection(window) else { return 0 }
            window = seen
        }
        guard !frame.isEmpty, let seen = frame.intersection(window) else { return 0 }
        let width = Swift.min(frame.width, unobscuredBounds.width)
        let height = Swift.min(frame.height, unobscuredBounds.height)
        return width > 0 && height > 0 ? seen.width * seen.height / (width * height) : 0
    }
}
