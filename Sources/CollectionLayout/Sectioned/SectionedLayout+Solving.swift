import CollectionGeometry

extension SectionedLayout {
    func solveIfNeeded(_ context: LayoutContext) {
        let solveContext = SolveContext(context, wholeConfiguration, insetAxes: insetAxes)
        let visible = context.visibleBounds.bounded
        if moment.visible != visible || !pending.isEmpty { feedback.reset() }
        moment = SectionedSolution.Moment(
            visible: visible, overscan: max(0, context.orthogonalOverscan.boundedLength))
        self.context = context
        let pending = pending
        self.pending = PendingInvalidation()
        if pending.isEverything || pending.needsSolving || solution?.context != solveContext {
            solve(solveContext, context.counts, pending)
        }
        for element in pending.elements {
            switch element {
            case .cell(let path): solution?.remeasure(path)
            case .supplementary(let kind, let path): solution?.remeasure(kind, at: path)
            case .decoration: break
            }
        }
        for section in pending.sectionsWithEmptySupplementaries { solution?.remeasureEmpty(inSection: section) }
        if pending.includesEmptyGlobals { solution?.remeasureEmptyGlobals() }
    }

    private func solve(_ solveContext: SolveContext, _ counts: any LayoutCounts, _ pending: PendingInvalidation) {
        let old = solution
        var builder = SolutionBuilder(
            solveContext, counts, old: pending.isEverything ? nil : old, provider: describeSection)
        var new = builder.build(pending.isEverything ? nil : pending.update)
        if pending.isEverything, let old { new.takeOverRowOffsets(of: old) }
        new.settleRowOffsets()
        new.fillPlaceholders()
        errors = builder.errors
        solution = new
        if !pending.update.isNil { previous = old }
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
