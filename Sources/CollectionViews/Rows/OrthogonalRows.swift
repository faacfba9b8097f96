package import CollectionDiffing
package import CollectionGeometry
package import CollectionLayout

/// The sections that scroll by themselves, as the other parts of a collection view use them.
///
/// ``CollectionViewPart/orthogonalSections`` creates the conforming object. The protocol has package access for a
/// reason: the compiler knows the only class that conforms to an internal protocol and calls it directly, so that every
/// program would contain that class.
package protocol OrthogonalRows: AnyObject {
    /// Whether no row scrolls.
    var isResting: Bool { get }
    /// Whether a row was scrolled so near to the edge of its covered part that a display step is due.
    var needsDisplay: Bool { get }
    /// The displayed rows, by section, ascending.
    ///
    /// - Complexity: O(*n*) in the number of rows.
    var displayed: [DisplayedRow] { get }

    /// Handles an event of the scroller or a button of a row. Returns whether it concerned one.
    func handle(_ event: HostEvent, in view: CollectionView) -> Bool
    /// The view with a node, in the window of a row.
    func view(for node: NodeID) -> View?
    /// The section whose scroller has a node.
    func section(withScroller node: NodeID) -> Int?
    /// The section whose window contains a node, outside of its cells.
    func section(around node: NodeID) -> Int?

    /// Finds the rows in a region of the content. Returns whether there are any.
    func collect(in region: Rect, of layout: CollectionViewLayout) -> Bool
    /// Adds the row of a section that is far from the screen, so that its window is not reused for another section.
    ///
    /// - Parameter frame: The frame of an element of the section, in content coordinates.
    func collect(section: Int, at frame: Rect, in view: CollectionView)
    /// Gives up the rows beyond a region of which nothing is displayed: a window without content would be a stop of the Tab key.
    ///
    /// - Parameters:
    ///   - region: The region that is seen, in content coordinates.
    ///   - isDisplayed: Whether some element in the row of a section is displayed.
    func removeRows(beyond region: Rect, unless isDisplayed: (_ section: Int) -> Bool)
    /// Gives windows to exactly the rows that were found or added.
    func display(of source: any CollectionContentSource, in view: CollectionView)
    /// The parent of a section's elements: the node, and the content coordinates of its origin; `nil` if the section
    /// has no window.
    func container(ofSection section: Int) -> (node: NodeID, origin: Point)?
    /// The row of a section as displayed.
    func scroller(ofSection section: Int) -> OrthogonalScroller?
    /// The distance of a frame in a row from the edges of its window, in points; negative if the frame is visible, 0 if
    /// the section has no row.
    ///
    /// - Parameter isWanted: Whether the row is one of those that were found, which may not be displayed yet.
    func distanceFromWindow(_ frame: Rect, ofSection section: Int, isWanted: Bool, in view: CollectionView) -> Double
    /// Discards all windows.
    func discard()

    /// Marks the resting places of all rows as changed: the layout may have others.
    func restingPlacesChanged()
    /// Remembers the item at the start of each row that has been scrolled, unless it is remembered already.
    ///
    /// - Parameters:
    ///   - sectionCount: The number of sections that the layout knows; a larger number does no harm.
    ///   - update: The translation of an update, after ``ElementTable/translate(_:)``; `nil` without an update.
    /// - Complexity: O(*s*) in the number of sections.
    func rememberPlaces(of sectionCount: Int, over update: IndexPathTranslation?, in view: CollectionView)
    /// Keeps an item at the start of its row as soon as the layout knows it.
    ///
    /// - Parameter distance: The distance of the item's group from its resting place, in points.
    func keep(_ element: ElementHandle, distance: Double)
    /// Scrolls rows so that the remembered items are at their start again. Called when the layout knows the new frames.
    /// Returns whether a row was scrolled.
    func restorePlaces(in layout: CollectionViewLayout) -> Bool
    /// Scrolls the row of an item to the item. Returns whether other items became visible without an animation.
    func scroll(
        to attributes: LayoutAttributes, at position: CollectionView.ScrollPosition, isAnimated: Bool,
        in view: CollectionView
    ) -> Bool

    /// Updates the indexes of sections after an update.
    func elementsDidUpdate()
    /// Animates the windows from their places before an update, or lets them appear.
    func animate(_ transition: UpdateTransition, in view: CollectionView)
    /// The attributes at which the animation of a view in a row starts; `nil` for a view that is not animated.
    func start(
        of reusableView: CollectionReusableView, at attributes: LayoutAttributes, _ transition: UpdateTransition,
        in view: CollectionView
    ) -> LayoutAttributes?

    /// Sets the accessibility role of the rows of all windows.
    func setAccessibilityRole(_ role: String?)
    /// Updates the accessibility attributes of the windows.
    ///
    /// - Parameter tabStop: The item that the Tab key reaches; `nil` if there is none.
    func describe(tabStop: IndexPath?, _ numbers: ItemNumbering, in view: CollectionView)
}

/// A displayed row.
package struct DisplayedRow {
    /// The layout's description of the row.
    let scroller: OrthogonalScroller
    /// The node of its window.
    let window: NodeID
    /// The parent node of its cells.
    let row: NodeID
    /// Whether the row is longer than its window.
    let isScrollable: Bool
    /// Whether the user last scrolled towards its start.
    let isHeadingBackwards: Bool

    /// The index of the section.
    var section: Int { scroller.section }
}
