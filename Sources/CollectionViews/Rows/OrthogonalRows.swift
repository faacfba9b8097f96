package import CollectionDiffing
package import CollectionGeometry
package import CollectionLayout

/// The sections that scroll by themselves, as the other parts of a collection view see them.
///
/// ``CollectionViewPart/orthogonalSections`` creates what conforms. The protocol is visible to the package: of an internal one
/// the compiler knows the only class that conforms, and calls it directly, so that every program would contain that class.
package protocol OrthogonalRows: AnyObject {
    /// Whether no row scrolls.
    var isResting: Bool { get }
    /// Whether a row was scrolled so near to the edge of what exists that a display pass is due.
    var needsDisplay: Bool { get }
    /// The rows that are displayed, by section, ascending.
    ///
    /// - Complexity: O(*n*) in the number of rows.
    var displayed: [DisplayedRow] { get }

    /// Acts upon an event that concerns the scroller or a button of a row. Returns whether it concerned one.
    func handle(_ event: HostEvent, in view: CollectionView) -> Bool
    /// The view with a node, in the window of a row.
    func view(for node: NodeID) -> View?
    /// The section whose scroller has a node.
    func section(withScroller node: NodeID) -> Int?
    /// The section whose window has a node in it, beside its cells.
    func section(around node: NodeID) -> Int?

    /// Looks for the rows of a region of the content. Returns whether there are some.
    func collect(in region: Rect, of layout: CollectionViewLayout) -> Bool
    /// Adds the row of a section that is far from the screen, so that its window serves no other section meanwhile.
    ///
    /// - Parameter frame: The frame of an element of the section, in content coordinates.
    func collect(section: Int, at frame: Rect, in view: CollectionView)
    /// Has exactly the rows that were looked for have windows.
    func display(of source: any CollectionContentSource, in view: CollectionView)
    /// Where the elements of a section are put: the node, and the content location of its corner; `nil` if the section has no
    /// window.
    func container(ofSection section: Int) -> (node: NodeID, origin: Point)?
    /// The row of a section as it is displayed.
    func scroller(ofSection section: Int) -> OrthogonalScroller?
    /// How far a frame in a row is beyond the edges of its window, in points; negative for one that is seen, 0 if the section
    /// has no row.
    ///
    /// - Parameter isWanted: Whether the row is one of those that were looked for, which may not be displayed yet.
    func distanceFromWindow(_ frame: Rect, ofSection section: Int, isWanted: Bool, in view: CollectionView) -> Double
    /// Has the host forget all windows.
    func discard()

    /// Has the resting places of all rows be told anew: the layout may have others.
    func restingPlacesChanged()
    /// Remembers what stands at the start of each row that has been scrolled, unless that is remembered already.
    ///
    /// - Parameters:
    ///   - sectionCount: The number of sections that the layout knows; more do no harm.
    ///   - update: Where elements go, after ``ElementTable/translate(_:)``; `nil` when all stay.
    /// - Complexity: O(*s*) in the number of sections.
    func rememberPlaces(of sectionCount: Int, over update: IndexPathTranslation?, in view: CollectionView)
    /// Keeps an item at the start of its row as soon as the layout knows it.
    ///
    /// - Parameter distance: How far the group of the item is from where it rests, in points.
    func keep(_ element: ElementHandle, distance: Double)
    /// Scrolls rows so that what stood at their start stands there again. Called when the layout knows the new places.
    /// Returns whether a row was scrolled.
    func restorePlaces(in layout: CollectionViewLayout) -> Bool
    /// Scrolls the row of an item so that the item is seen in it. Returns whether other items are seen at once.
    func scroll(
        to attributes: LayoutAttributes, at position: CollectionView.ScrollPosition, isAnimated: Bool,
        in view: CollectionView
    ) -> Bool

    /// Follows sections to their indexes after an update.
    func elementsDidUpdate()
    /// Moves the windows from where they were before an update, or lets them appear.
    func animate(_ transition: UpdateTransition, in view: CollectionView)
    /// Where a view in a row starts its movement; `nil` for one that does not move.
    func start(
        of reusableView: CollectionReusableView, at attributes: LayoutAttributes, _ transition: UpdateTransition,
        in view: CollectionView
    ) -> LayoutAttributes?

    /// Gives the rows of all windows a role for assistive technology.
    func setAccessibilityRole(_ role: String?)
    /// Has assistive technology told about the windows.
    ///
    /// - Parameter tabStop: The item that the Tab key reaches; `nil` if there is none.
    func describe(tabStop: IndexPath?, _ numbers: ItemNumbering, in view: CollectionView)
    /// Has the scroller of a window go back to where it was, after the window was put elsewhere in the host's tree.
    func restoreHostOffset(ofWindow node: NodeID)
}

/// A row that is displayed.
package struct DisplayedRow {
    /// What the layout says of it.
    let scroller: OrthogonalScroller
    /// The node of its window.
    let window: NodeID
    /// The node that its cells are in.
    let row: NodeID
    /// Whether there is anywhere to scroll to.
    let isScrollable: Bool
    /// Whether the user last scrolled towards its start.
    let isHeadingBackwards: Bool

    /// The index of the section.
    var section: Int { scroller.section }
}
