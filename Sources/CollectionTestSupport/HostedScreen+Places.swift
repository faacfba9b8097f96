import CollectionGeometry
import CollectionViews

/// The place of a screen in its content: the cell that is first in the window, and where it is.
///
/// A page notes it before it is loaded again, and restores it afterwards. The cell is identified by its texts, since the new screen has
/// other nodes.
public struct ScreenPlace: Equatable, Sendable {
    /// The texts inside the cell, in document order.
    public let texts: [String]
    /// The distance of the cell's top edge below that of the scroller, in points; negative above it.
    public let distance: Double

    /// Creates the place of a cell.
    ///
    /// - Parameters:
    ///   - texts: The texts inside the cell, in document order.
    ///   - distance: The distance of its top edge below that of the scroller, in points.
    public init(texts: [String], distance: Double) {
        self.texts = texts
        self.distance = distance
    }
}

extension HostedScreen {
    /// Scrolls the visible screen to an offset from the top, in points, ends the scroll, and settles.
    public func scroll(to y: Double) {
        host.scroll(to: Point(x: 0, y: y))
        host.endScroll()
        settle()
    }

    /// The place of the visible screen; `nil` if no cell is visible or nothing scrolls.
    ///
    /// The first cell is the one whose top edge is highest, of several in a row the leftmost.
    public var place: ScreenPlace? {
        guard let cell = fromTop(host.visibleCells).first, let distance = host.distanceFromTop(of: cell) else {
            return nil
        }
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
    /// - Returns: Whether there is a cell with the texts of the place at the offset. If there is none, the screen is scrolled to the offset
    ///   and no cell is reported.
    public func restore(_ place: ScreenPlace, at y: Double) -> Bool {
        host.scroll(to: Point(x: 0, y: y))
        let cell = host.nodes(withStyleClass: "cell").first { host.texts(in: $0) == place.texts }
        guard let cell, let scroller = host.visibleScroller else { return false }
        host.send(.scrollRestored(scroller, cell: cell, distance: place.distance))
        settle()
        host.endScroll()
        settle()
        return true
    }
}
