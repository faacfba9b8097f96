import CollectionDataSources
import CollectionDiffing
import CollectionGeometry
import CollectionLayout

/// The state before an update that its animations need, until they have been started.
package struct UpdateTransition {
    /// The paths of the old data in the new.
    let translation: IndexPathTranslation
    /// The change in the layout's terms.
    let layoutUpdate: LayoutUpdate
    /// Whether the change is animated.
    let isAnimated: Bool
    /// The visible region before the update, in content coordinates of that time.
    let oldBounds: Rect
    /// The items whose content changes, ascending.
    private let changedItems: [IndexPath]
    private let changedSections: [Int]
    /// The old attributes of the displayed elements, by the node of their view.
    private(set) var oldAttributes = LinearMap<NodeID, LayoutAttributes>()
    /// The old frames of the windows of rows, by the new index of their section, in content coordinates.
    private(set) var oldWindows = LinearMap<Int, Rect>()
    /// The old offsets of rows, by the new index of their section, in points.
    private(set) var oldRowOffsets = LinearMap<Int, Double>()
    /// The views whose elements stop being displayed.
    private(set) var leaving: [Leaving] = []

    init(_ update: CollectionUpdate, _ translation: IndexPathTranslation, isAnimated: Bool, oldBounds: Rect) {
        self.translation = translation
        layoutUpdate = LayoutUpdate(update, translation)
        self.isAnimated = isAnimated
        changedItems = (update.reloadedItems + update.reconfiguredItems).ordered()
        changedSections = update.reloadedSections + update.reconfiguredSupplementaries
        self.oldBounds = oldBounds
    }
}

extension UpdateTransition {
    /// Remembers the attributes of a view.
    mutating func remember(_ view: CollectionReusableView) {
        guard isAnimated else { return }
        oldAttributes[view.node] = view.layoutAttributes
    }

    /// Remembers the frame of a row's window, and the row's offset in points.
    mutating func remember(window frame: Rect, offset: Double, ofSection section: Int) {
        oldWindows[section] = frame
        oldRowOffsets[section] = offset
    }

    /// Takes a view whose element stops being displayed. Returns whether it is to be animated.
    ///
    /// - Parameter element: The element under its new path; `nil` if it was removed.
    mutating func release(_ view: CollectionReusableView, to element: LayoutElement?) -> Bool {
        guard isAnimated, let attributes = oldAttributes.removeValue(forKey: view.node) ?? view.layoutAttributes,
            !attributes.isInOrthogonalSection, attributes.frame.intersects(oldBounds)
        else {
            return false
        }
        leaving.append(Leaving(view: view, oldAttributes: attributes, element: element))
        return true
    }

    /// Whether the update changes the content of an element, given by its new path.
    func changes(_ element: LayoutElement?) -> Bool {
        guard let element else { return false }
        let path = element.indexPath
        if changedSections.contains(path.section) { return true }
        let place = changedItems.partitioningIndex { $0 >= path }
        return place < changedItems.count && changedItems[place] == path
    }

    /// A frame of the old content in new content coordinates that has the same place on the screen.
    func carried(_ frame: Rect, to newBounds: Rect) -> Rect {
        frame.offsetBy(dx: newBounds.minX - oldBounds.minX, dy: newBounds.minY - oldBounds.minY)
    }
}

extension UpdateTransition {
    /// A view whose element stops being displayed.
    struct Leaving {
        let view: CollectionReusableView
        let oldAttributes: LayoutAttributes
        /// The element under its new path; `nil` if it was removed.
        let element: LayoutElement?
    }
}

extension LayoutUpdate {
    /// A change of the data in the layout's terms. An update names reloaded positions after the change, a layout before
    /// it; the translation maps them back.
    init(_ update: CollectionUpdate, _ translation: IndexPathTranslation) {
        let changes = update.changes
        self.init(
            deletedSections: changes.sectionDeletes,
            insertedSections: changes.sectionInserts,
            movedSections: changes.sectionMoves.map { SectionMove(from: $0.from, to: $0.to) },
            reloadedSections: update.reloadedSections.compactMap { translation.sections.oldIndex(ofNew: $0) },
            deletedItems: changes.itemDeletes,
            insertedItems: changes.itemInserts,
            movedItems: changes.itemMoves.map { ItemMove(from: $0.from, to: $0.to) },
            reloadedItems: update.reloadedItems.compactMap { translation.oldPath(ofNew: $0) }
        )
        slides = update.slides
    }
}
