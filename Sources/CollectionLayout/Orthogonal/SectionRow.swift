import CollectionGeometry

/// The row of a section, as a layout uses it: its length and where it rests. This one does not scroll; ``OrthogonalRow``
/// does.
///
/// A layout calls it through overridable functions, so that a program without sections that scroll by themselves does not
/// contain the code of their rows. Offsets are in points from the start of the row.
class SectionRow {
    final let body: SectionBody
    final let behavior: OrthogonalScrollingBehavior
    /// The extent of the window without the insets of the section.
    final let viewport: Double

    /// Makes the row of a section.
    typealias Maker = @Sendable (SectionBody, OrthogonalScrollingBehavior, _ viewport: Double) -> SectionRow

    init(body: SectionBody, behavior: OrthogonalScrollingBehavior, viewport: Double) {
        self.body = body
        self.behavior = behavior
        self.viewport = viewport
    }

    /// The least and the greatest offset.
    var offsetRange: ClosedRange<Double> { 0...0 }

    /// Where the row rests when it is sent to an offset.
    ///
    /// - Complexity: O(log n).
    func restingOffset(for offset: Double) -> Double { 0 }

    /// Adds the offsets at which the row rests, as far as they are in a range.
    ///
    /// - Complexity: O(log n + k) for k offsets.
    func collectRestingOffsets(in range: ClosedRange<Double>, into offsets: inout [Double]) {}

    /// The page that an offset is on, and how many there are.
    func page(at offset: Double) -> (number: Int, count: Int) { (0, 1) }

    /// The offset at which a frame of the row is at the start of the window, or in its middle where groups are centred.
    func offset(toShow frame: Rect) -> Double { 0 }

    /// What is at the start of the window at an offset; `nil` for a row without items.
    ///
    /// - Complexity: O(log n).
    func anchor(at offset: Double) -> OrthogonalAnchor? { nil }

    /// The offset at which an anchor is where it was, within the limits of the row; `nil` if its item was removed.
    ///
    /// - Parameter isSettled: Whether the row rests, so that the offset has to be one at which it does.
    /// - Complexity: O(log n).
    func offset(of anchor: OrthogonalAnchor, isSettled: Bool) -> Double? { nil }
}
