import CollectionGeometry

/// The solution of a layout, changed in place, and the one before the update that is being animated.
///
/// No method calls a closure of an app.
struct SolvedLayout {
    /// The solution; `nil` before the layout is prepared.
    private(set) var current: SectionedSolution?
    /// The solution before the update that is being animated; `nil` if none is.
    private(set) var previous: SectionedSolution?
    /// Why sections could not be laid out as described, as of the last solve.
    private(set) var errors: [LayoutError] = []
}

extension SolvedLayout {
    /// Replaces the solution.
    ///
    /// - Parameter beginsUpdate: Whether the new one follows an update of the data: the old one becomes ``previous``.
    mutating func replace(by new: SectionedSolution, _ errors: [LayoutError], beginsUpdate: Bool) {
        if beginsUpdate { previous = current }
        current = new
        self.errors = errors
    }

    /// Forgets ``previous``.
    mutating func endUpdate() { previous = nil }

    /// Notes the preferred size of a view. Returns whether anything moves.
    ///
    /// - Complexity: O(log n).
    mutating func measure(_ element: LayoutElement, _ size: Size) -> Bool { current?.measure(element, size) ?? false }

    /// Has elements measured again.
    mutating func remeasure(_ pending: PendingInvalidation) {
        for element in pending.elements {
            switch element {
            case .cell(let path): current?.remeasure(path)
            case .supplementary(let kind, let path): current?.remeasure(kind, at: path)
            case .decoration: break
            }
        }
        for section in pending.sectionsWithEmptySupplementaries { current?.remeasureEmpty(inSection: section) }
        if pending.includesEmptyGlobals { current?.remeasureEmptyGlobals() }
    }

    /// Fills what placeholders leave of the view.
    mutating func fillPlaceholders() { current?.fillPlaceholders() }

    /// Scrolls the row of a section.
    mutating func setRowOffset(_ offset: Double, ofSection section: Int) {
        current?.setRowOffset(offset, ofSection: section)
    }

    /// Sets the minimum length of the content.
    mutating func setMinimumLength(_ length: Double) { current?.setMinimumLength(length) }
}
