import CollectionGeometry

/// What has been named as wrong since the layout was prepared.
struct PendingInvalidation {
    /// Whether nothing of the last solution holds.
    private(set) var isEverything = false
    /// Whether descriptions and counts have to be requested again.
    private(set) var needsSolving = false
    /// The changes of the data.
    private(set) var update: LayoutUpdate?
    /// The elements that have to be measured again.
    private(set) var elements: [LayoutElement] = []
    /// The sections whose boundary elements without extent have to be measured again.
    private(set) var sectionsWithEmptySupplementaries: [Int] = []
    /// Whether those of the whole layout have to be, too.
    private(set) var includesEmptyGlobals = false
}

extension PendingInvalidation {
    /// Whether anything but the bounds has changed.
    var isEmpty: Bool {
        !isEverything && !needsSolving && elements.isEmpty && sectionsWithEmptySupplementaries.isEmpty
            && !includesEmptyGlobals
    }

    /// Removes and returns what is pending.
    mutating func take() -> PendingInvalidation {
        defer { self = PendingInvalidation() }
        return self
    }

    /// Adds what a context names. A context that names nothing stands for whatever the descriptions depend on.
    mutating func add(_ context: LayoutInvalidationContext) {
        if context.invalidateEverything { isEverything = true }
        if let update = context.update {
            // Two updates cannot be distinguished any more: what was measured cannot follow both.
            if !self.update.isNil { isEverything = true }
            self.update = update
            needsSolving = true
        }
        if context.invalidateDataSourceCounts { needsSolving = true }
        for path in context.invalidatedItemIndexPaths ?? [] { elements.append(.cell(path)) }
        for group in context.invalidatedSupplementaryIndexPaths ?? [] {
            for path in group.indexPaths { elements.append(.supplementary(group.kind, path)) }
        }
        sectionsWithEmptySupplementaries += context.sectionsWithEmptySupplementaries
        if context.includesEmptyGlobalSupplementaries { includesEmptyGlobals = true }
        let namesNothing =
            context.update.isNil && context.sectionsWithEmptySupplementaries.isEmpty
            && !context.includesEmptyGlobalSupplementaries && context.invalidatedItemIndexPaths == nil
            && context.invalidatedSupplementaryIndexPaths == nil && context.invalidatedDecorationIndexPaths == nil
        if namesNothing, !context.isForBoundsChange { needsSolving = true }
    }
}
