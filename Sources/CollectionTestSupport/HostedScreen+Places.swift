import CollectionGeometry
import CollectionViews

extension HostedScreen {
    /// Scrolls the visible screen to an offset from the top, in points, ends the scroll, and settles.
    public func scroll(to y: Double) {
        host.scroll(to: Point(x: 0, y: y))
        host.endScroll()
        settle()
    }

    /// The place of the visible screen; `nil` if no cell is visible or nothing scrolls.
    ///
    /// The first cell is the one whose top edge is highest, of several in a row the leftmost. Cells outside of
    /// ``ModelHost/visibleScroller``, such as those of another column, are not considered.
    public var place: ScreenPlace? {
        guard let scroller = host.visibleScroller else { return nil }
        let visible = cells(in: scroller).filter { host.visibleFrame($0) != nil }
        guard let cell = fromTop(visible).first, let distance = host.distanceFromTop(of: cell) else { return nil }
        return ScreenPlace(texts: host.texts(in: cell), distance: distance)
    }

    /// Restores a place as a page does that is loaded again: scrolls to the offset, reports the cell (`HostEvent.scrollRestored`), and ends
    /// the scroll.
    ///
    /// ```swift
    /// before.scroll(to: 400)
    /// let place = try #require(before.place)
    /// #expect(after.restore(place, at: 400))
    /// #expect(after.place == place)
    /// ```
    ///
    /// - Parameters:
    ///   - place: The place before the reload.
    ///   - y: The offset before the reload, in points from the top.
    /// - Returns: Whether the visible screen has a cell with the texts of the place at the offset. If it has none, it is scrolled to the
    ///   offset and no cell is reported.
    public func restore(_ place: ScreenPlace, at y: Double) -> Bool {
        host.scroll(to: Point(x: 0, y: y))
        guard let scroller = host.visibleScroller,
            let cell = cells(in: scroller).first(where: { host.texts(in: $0) == place.texts })
        else { return false }
        host.send(.scrollRestored(scroller, cell: cell, distance: place.distance))
        settle()
        host.endScroll()
        settle()
        return true
    }

    /// The cells inside a node that are not hidden, the node included, in document order. Screens beneath the visible one, and columns
    /// beside it, have scrollers of their own.
    private func cells(in id: NodeID) -> [NodeID] {
        guard let node = host.node(id), !node.isHidden else { return [] }
        let cell = node.styleClasses.contains("cell") ? [id] : []
        return cell + node.children.flatMap { cells(in: $0) }
    }
}
