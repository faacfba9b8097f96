import CollectionDataSources
import CollectionGeometry
import CollectionLayout

// Views that say how large they want to be. What is seen stays where it is when sizes come in: the layout says by how much
// the offset has to change. See ``SizingController``.
extension CollectionView {
    /// Takes in the sizes of displayed views that know them. Returns whether anything has moved.
    func sizeDisplayed(_ source: any CollectionContentSource, _ context: HostContext) -> Bool {
        sizing.beginCollecting()
        var known: [PreferredSize] = []
        display.forEach { view in
            if view.isSelfSizing, !display.needsReload, let size = sizing.collect(view) { known.append(size) }
        }
        return !known.isEmpty && !display.needsReload && take(known, source, context)
    }

    /// Tells the layout once that all sizes are known.
    func settleSizes() {
        animator.settle()
        if sizing.takeSettling() { layout.measuringDidSettle() }
    }

    /// Takes in what the host has measured. Returns whether the response was this view's.
    func takeMeasured(_ token: Int, _ sizes: [Size]) -> Bool {
        let scale = context?.environment.displayScale ?? 1
        guard let preferred = sizing.take(token, sizes, scale: scale) else { return false }
        animator.rememberPlaces { placesOnScreen() }
        if !preferred.isEmpty, let source = presentedSource, let context { _ = take(preferred, source, context) }
        return true
    }

    /// Tells the layout about sizes and keeps what is seen where it is. Returns whether anything has moved.
    private func take(
        _ sizes: [PreferredSize],
        _ source: any CollectionContentSource,
        _ context: HostContext
    ) -> Bool {
        note(.size)
        let adjustment = layout.updatePreferredSizes(sizes, in: bounds)
        sizing.setNeedsSettling()
        guard adjustment.didChange else { return false }
        layout.prepareIfNeeded(layoutContext(of: source, in: context))
        let wanted = bounds.minY + adjustment.contentOffset.y
        scroll.setContentSize(layout.collectionViewContentSize, on: surface)
        scroll.keepPlace(at: wanted, on: surface)
        scroll.setNeedsDisplay()
        return true
    }

    /// Has everything measured again, as after the fonts have changed.
    func forgetSizes() {
        var isSelfSizing = false
        display.forEach { if $0.isSelfSizing { isSelfSizing = true } }
        guard isSelfSizing else { return }
        scroll.setAnchor(firstSeenAnchor())
        let invalidation = layout.makeInvalidationContext()
        invalidation.invalidateEverything = true
        layout.invalidateLayout(with: invalidation)
        display.forEach { $0.forgetMeasure() }
        sizing.forgetBatch()
    }
}
