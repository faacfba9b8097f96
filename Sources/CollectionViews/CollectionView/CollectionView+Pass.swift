import CollectionDataSources
import CollectionGeometry
import CollectionLayout

// The pass: what happens between an event and the commands it leads to, in the order of ``PassStep``. The steps themselves
// are in CollectionView+PassSteps.swift and in the folders of the parts.
//
// A step without work is not called: most scroll events call two steps.
extension CollectionView {
    /// Brings the views in line with the data, the layout and the visible region. Does nothing if they already are.
    ///
    /// It runs once at the end of every event that concerns the view. What is between `repeat` and `while` runs once for each
    /// change of the data, or once if there is none. If code that a step calls reloads the data or removes the view, the steps
    /// that follow are skipped: the handles and paths of the displayed elements are no longer valid.
    ///
    /// - Complexity: O(log *n* + *m*) for a change of the offset alone, where *m* is the number of elements near the
    ///   screen; after an invalidation, additionally the cost of the layout's preparation.
    func layoutContent() {
        guard var pass = beginPass() else { return }
        repeat {
            takeUpdate(&pass)
            if isCurrent(pass) { prepare(pass) }
            if scroll.target != nil, isCurrent(pass) { placeTarget(pass) }
            if isCurrent(pass) {
                displayIfNeeded(pass.source)
                if display.hasPendingReconfigurations, !display.needsReload { reconfigurePending(pass.source) }
                if !display.needsReload, sizeDisplayed(pass) { displayAgain(&pass) }
                interaction.reordering?.didDisplay(in: self)
                if animator.transition != nil { animateTransition() }
                interaction.reordering?.didAnimate(in: self)
            }
            finishUpdate(&pass)
        } while pass.step != nil
        // A layout that did not change has not used the anchor; the anchor must not affect a later preparation.
        scroll.setAnchor(nil)
        if display.isSettlingDue { settlePool() }
        if isDisplayed(pass) {
            sizing?.animateMoves(in: self)
            if !defersReadingOrder() { describeDisplayed(presentedSource ?? pass.dataSource) }
        }
        // The program supplies the accessibility labels, and may replace the data there.
        if isDisplayed(pass) {
            if itemFocus.needsUpdate { settleFocus() }
            finishSizing(pass)
            // What is displayed for print only loads nothing and is not reported.
            if !scroll.isPrinting { visibility.passDidEnd(in: self, hasDisplayed: display.takeDisplayed()) }
        }
        endPass(pass)
        // The cells have their frames, and a data source of a collection view in one may change the data of this one.
        forEachNested { $0.layoutIfNeeded() }
    }

    /// Whether the view still has the data source and the host with which the pass began: code that the pass calls may replace
    /// both.
    func isCurrent(_ pass: LayoutPass) -> Bool {
        guard context === pass.context else { return false }
        return contentSource.map { $0 === pass.dataSource } ?? (pass.dataSource is NoContent)
    }

    /// Whether the views are those of the current data.
    private func isDisplayed(_ pass: LayoutPass) -> Bool { isCurrent(pass) && !display.needsReload }
}

extension CollectionView {
    /// A layout pass.
    struct LayoutPass {
        /// The data source and the host with which the pass began.
        let dataSource: any CollectionContentSource
        let context: HostContext
        /// The change to be displayed; `nil` for the current data.
        var step: LayoutStep?
        /// The displayed data: those of the data source, in another order while an item is dragged.
        var source: any CollectionContentSource
        /// Whether everything displayed is in its final place; if not, another pass is needed.
        var isInPlace = true
    }
}
