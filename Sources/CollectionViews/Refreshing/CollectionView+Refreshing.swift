import CollectionGeometry

// Pull to refresh. The host reports how far a finger pulls beyond the start; the control decides the effect.
extension CollectionView {
    /// Puts a refresh control above the content in place of another.
    func replaceRefreshControl(_ previous: RefreshControl?) {
        guard previous !== refreshControl else { return }
        if let previous { removeSubview(previous) }
        if let refreshControl { addSubview(refreshControl) }
        showRefreshInset()
        setStyleClass("is-pullable", refreshControl != nil)
    }

    /// Keeps the spinner out from under bars.
    func showRefreshInset() {
        refreshControl?.setVariable("refresh-inset", contentInset.top)
    }

    /// A finger pulls the content. Returns whether a refresh control follows it.
    func pulled(_ target: NodeID, _ pull: HostPull) -> Bool {
        guard target == node, let refreshControl else { return false }
        // A dragged item does not pull.
        guard !isMovingItem else {
            refreshControl.pulled(HostPull(.cancelled, distance: 0))
            return false
        }
        refreshControl.pulled(pull)
        return true
    }
}
