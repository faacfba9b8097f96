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
