import CollectionGeometry

extension SectionedLayout {
    func solveIfNeeded(_ context: LayoutContext) {
        let solveContext = SolveContext(context, wholeConfiguration, insetAxes: insetAxes)
        let isMoved = viewport.prepare(context)
        let pending = self.pending.take()
        if isMoved || !pending.isEmpty { feedback.reset() }
        if pending.isEverything || pending.needsSolving || solved.current?.context != solveContext {
            solve(solveContext, context.counts, pending)
        }
        solved.remeasure(pending)
    }

    private func solve(_ solveContext: SolveContext, _ counts: any LayoutCounts, _ pending: PendingInvalidation) {
        let old = solved.current
        var builder = SolutionBuilder(
            solveContext, counts, old: pending.isEverything ? nil : old, provider: describeSection)
        var new = builder.build(pending.isEverything ? nil : pending.update)
        if pending.isEverything, let old { new.takeOverRowOffsets(of: old) }
        new.settleRowOffsets()
        new.fillPlaceholders()
        solved.replace(by: new, builder.errors, beginsUpdate: !pending.update.isNil)
    }
}

extension SectionedSolution {
    /// Whether frames depend on where the view is scrolled to.
    var followsBounds: Bool {
        globals.items.contains { $0.followsBounds || $0.stacks } || sections.contains { $0.followsBounds }
    }

    /// Takes over how far rows are scrolled, section by section.
    fileprivate mutating func takeOverRowOffsets(of old: SectionedSolution) {
        for index in 0..<min(sections.count, old.sections.count) {
            setRowOffset(old.sections[index].rowOffset, ofSection: index)
        }
    }

    /// Keeps rows between their ends, and shows the first group of those that have not been scrolled where it rests.
    fileprivate mutating func settleRowOffsets() {
        for index in sections.indices {
            guard let row = row(of: index) else { continue }
            let range = row.offsetRange
            let offset = sections[index].rowOffset
            let settled =
                offset == 0 ? row.restingOffset(for: 0) : min(max(offset, range.lowerBound), range.upperBound)
            if settled != offset { setRowOffset(settled, ofSection: index) }
        }
    }
}

extension SolvedSection {
    fileprivate var followsBounds: Bool {
        geometry.followsBounds || extras?.visibleItemsHandler != nil
    }
}

extension SectionGeometry {
    /// Whether frames of the section depend on where the view is scrolled to.
    fileprivate var followsBounds: Bool {
        boundary.items.contains { $0.followsBounds } || pinsItems
    }
}

extension LayoutBoundarySupplementaryItem {
    fileprivate var followsBounds: Bool { pinToVisibleBounds || scrollBehavior != .fixed }
}

extension LayoutAttributes {
    /// The same place, transparent.
    var faded: LayoutAttributes {
        var attributes = self
        attributes.alpha = 0
        return attributes
    }
}

extension Rect {
    /// The rectangle, unbounded where it is not a number.
    var withoutNaN: Rect {
        guard maxX.isNaN || maxY.isNaN || minX.isNaN || minY.isNaN else { return self }
        let far = Double.longestLength * Double.longestLength
        return Rect(
            x: maxX.isNaN || minX.isNaN ? -far : minX,
            y: maxY.isNaN || minY.isNaN ? -far : minY,
            width: maxX.isNaN || minX.isNaN ? 2 * far : width,
            height: maxY.isNaN || minY.isNaN ? 2 * far : height
        )
    }
}
