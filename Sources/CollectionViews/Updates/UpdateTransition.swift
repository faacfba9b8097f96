import CollectionDataSources
import CollectionDiffing
import CollectionGeometry
import CollectionLayout

/// What an update needs to remember of the state before it, until its movements have been started.
package struct UpdateTransition {
    /// Where elements of the old data stand in the new.
    let translation: IndexPathTranslation
    /// The change as the layout knows it.
    let layoutUpdate: LayoutUpdate
    /// Whether the change is to be seen as a movement.
    let isAnimated: Bool
    /// What was seen before, in the content coordinates of that time.
    let oldBounds: Rect
    /// The items that get other content, ascending.
    private let changedItems: [IndexPath]
    private let changedSections: [Int]
    /// Where the elements stood that were shown before, by the node of their view.
    private(set) var oldAttributes = LinearMap<NodeID, LayoutAttributes>()
    /// Where the windows of rows stood, by the new index of their section.
    private(set) var oldWindows = LinearMap<Int, Rect>()
    /// How far rows were scrolled, by the new index of their section.
    private(set) var oldRowOffsets = LinearMap<Int, Double>()
    /// Views whose elements leave the screen.
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
    /// Remembers where a view stands.
    mutating func remember(_ view: CollectionReusableView) {
        guard isAnimated else { return }
        oldAttributes[view.node] = view.layoutAttributes
    }

    /// Remembers where the window of a row stands, and how far the row is scrolled.
    mutating func remember(window frame: Rect, offset: Double, ofSection section: Int) {
        oldWindows[section] = frame
        oldRowOffsets[section] = offset
    }

    /// Remembers a view whose element leaves the screen. Returns whether it is to be seen leaving.
    ///
    /// - Parameter element: The element under its new path; `nil` if it is gone.
    mutating func release(_ view: CollectionReusableView, to element: LayoutElement?) -> Bool {
        guard isAnimated, let attributes = oldAttributes.removeValue(forKey: view.node) ?? view.layoutAttributes,
            !attributes.isInOrthogonalSection, attributes.frame.intersects(oldBounds)
        else {
            return false
        }
        leaving.append(Leaving(view: view, oldAttributes: attributes, element: element))
        return true
    }

    /// Whether an element, under its path after the update, gets other content by it.
    func changes(_ element: LayoutElement?) -> Bool {
        guard let element else { return false }
        let path = element.indexPath
        if changedSections.contains(path.section) { return true }
        let place = changedItems.partitioningIndex { $0 >= path }
        return place < changedItems.count && changedItems[place] == path
    }

    /// A frame of the old content in the coordinates of the new: where it has to be for the user to see it in the same
    /// place of the screen.
    func carried(_ frame: Rect, to newBounds: Rect) -> Rect {
        frame.offsetBy(dx: newBounds.minX - oldBounds.minX, dy: newBounds.minY - oldBounds.minY)
    }
}

extension UpdateTransition {
    /// A view whose element leaves the screen.
    struct Leaving {
        let view: CollectionReusableView
        let oldAttributes: LayoutAttributes
        /// The element under its new path; `nil` if it is gone.
        let element: LayoutElement?
    }
}

extension LayoutUpdate {
    /// What a layout has to know of a change of the data. Reloads name positions after the change in an update and before
    /// it in a layout's terms; the translation leads back.
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
