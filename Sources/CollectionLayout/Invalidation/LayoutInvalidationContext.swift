public import CollectionGeometry

/// The parts of a layout that are invalid. The less it names, the less is solved again.
///
/// A new context names nothing: as in UIKit that means "whatever depends on more than the data and the bounds".
/// Subclass it for a layout with finer needs. See Apple's documentation of `UICollectionViewLayoutInvalidationContext`.
open class LayoutInvalidationContext {
    /// Whether everything is invalid, measured sizes included, as after the data has been replaced.
    public var invalidateEverything = false
    /// Whether the numbers of sections and items have to be requested again.
    public var invalidateDataSourceCounts = false
    /// The changes that lead from the old data to the new; `nil` if the data has not changed or was replaced.
    public var update: LayoutUpdate?
    /// Whether the context was made for new bounds and nothing else.
    var isForBoundsChange = false
    /// The distance to add to the content offset of the view, in points: positive where content was added above what is visible.
    ///
    /// The view adds it once, after it has prepared the layout again, and keeps the offset within the content. A collection view
    /// scrolls up and down only, and ignores `x`. Where the view itself keeps an item in place over the same preparation, as in an
    /// update of the data below the top of the content, it adds nothing.
    public var contentOffsetAdjustment = Point.zero
    /// The invalid items, sorted; `nil` if none has been named.
    public private(set) var invalidatedItemIndexPaths: [IndexPath]?
    /// The invalid supplementary elements, by kind in the order of naming, each sorted; `nil` if none is.
    public private(set) var invalidatedSupplementaryIndexPaths: [InvalidatedElements]?
    /// The invalid decorations, by kind in the order of naming, each sorted; `nil` if none is.
    public private(set) var invalidatedDecorationIndexPaths: [InvalidatedElements]?
    /// The sections, by their new indexes, whose headers, footers and other boundary elements are measured again where
    /// their views wanted no room at all.
    public private(set) var sectionsWithEmptySupplementaries: [Int] = []
    /// Whether that applies to the boundary elements of the whole layout too.
    public private(set) var includesEmptyGlobalSupplementaries = false
    /// The paths at which the items that the user drags were displayed before; `nil` for contexts of other causes. See
    /// ``CollectionViewLayout/invalidationContext(forInteractivelyMovingItems:withTargetPosition:previousIndexPaths:)``.
    public var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
    /// The paths at which the items that the user drags are displayed from now on; `nil` for contexts of other causes.
    public var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
    /// Where the user holds the items that are dragged, in points and content coordinates; the origin in contexts of other causes.
    public var interactiveMovementTarget = Point.zero

    /// Creates a context that names nothing.
    public init() {}
}

extension LayoutInvalidationContext {
    /// The elements of one kind.
    public struct InvalidatedElements: Equatable, Sendable {
        /// The kind.
        public var kind: ElementKind
        /// The places, sorted and without duplicates.
        public var indexPaths: [IndexPath]
    }

    /// Invalidates items.
    ///
    /// - Complexity: O(*n* log *n*) for *n* places that are named, by earlier calls too.
    public func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = Self.merged(invalidatedItemIndexPaths ?? [], indexPaths)
    }

    /// Invalidates supplementary elements of a kind.
    ///
    /// - Complexity: O(*n* log *n*) for *n* places that are named, by earlier calls too.
    public func invalidateSupplementaryElements(ofKind kind: ElementKind, at indexPaths: [IndexPath]) {
        invalidatedSupplementaryIndexPaths = Self.merged(invalidatedSupplementaryIndexPaths, kind, indexPaths)
    }

    /// Has boundary elements measured again whose views wanted no room: such a view is not displayed, so that it is not noticed
    /// that it has something to show now. Those that have some stand as they are.
    ///
    /// - Parameters:
    ///   - sections: The sections whose elements are meant, by their new indexes.
    ///   - ofEverything: Whether those of the whole layout are meant too.
    /// - Complexity: O(*n*) for *n* sections.
    public func invalidateEmptySupplementaryElements(inSections sections: [Int], ofEverything: Bool) {
        sectionsWithEmptySupplementaries += sections
        if ofEverything { includesEmptyGlobalSupplementaries = true }
    }

    /// Invalidates decorations of a kind.
    ///
    /// - Complexity: O(*n* log *n*) for *n* places that are named, by earlier calls too.
    public func invalidateDecorationElements(ofKind kind: ElementKind, at indexPaths: [IndexPath]) {
        invalidatedDecorationIndexPaths = Self.merged(invalidatedDecorationIndexPaths, kind, indexPaths)
    }

    private static func merged(
        _ elements: [InvalidatedElements]?,
        _ kind: ElementKind,
        _ indexPaths: [IndexPath]
    ) -> [InvalidatedElements] {
        var elements = elements ?? []
        if let index = elements.firstIndex(where: { $0.kind == kind }) {
            elements[index].indexPaths = merged(elements[index].indexPaths, indexPaths)
        } else {
            elements.append(InvalidatedElements(kind: kind, indexPaths: merged([], indexPaths)))
        }
        return elements
    }

    private static func merged(_ old: [IndexPath], _ new: [IndexPath]) -> [IndexPath] {
        let sorted = (old + new).ordered()
        var result: [IndexPath] = []
        for path in sorted where path != result.last { result.append(path) }
        return result
    }
}
