// Collection views in cells, headers and footers: nested ones. They are found in each use, because they may be added to and removed
// from any view in a cell at any time. A window with one collection view searches for none.
extension CollectionView {
    /// Calls a closure with each collection view in the displayed cells, supplementary views and decorations, also those that are
    /// animated off the screen, but not in the reuse pool. Collection views in the cells of nested ones are not included.
    ///
    /// - Complexity: O(*k* · *d*), where *k* is the number of realized collection views of the window, each *d* levels deep in the
    ///   view that contains it; O(1) if the window has no other collection view.
    func forEachNested(_ body: (CollectionView) -> Void) {
        guard let context, context.collectionViews.hasSeveral else { return }
        for nested in context.collectionViews.all where nested !== self {
            if let view = nested.enclosingReusableView, isAttached(view) { body(nested) }
        }
    }

    /// Forgets the sizes that the host is measuring for collection views in a view that is put into the reuse pool: events do not
    /// reach them there, and the host measures nothing that is hidden.
    func forgetMeasuring(in view: CollectionReusableView) {
        guard let context, context.collectionViews.hasSeveral else { return }
        for nested in context.collectionViews.all where nested.enclosingReusableView === view {
            nested.forgetMeasuring()
        }
    }

    private func forgetMeasuring() {
        sizing?.reset()
        forEachNested { $0.forgetMeasuring() }
    }

    /// Whether a cell, supplementary view or decoration is one of this collection view and is not in the reuse pool.
    private func isAttached(_ view: CollectionReusableView) -> Bool {
        guard !view.isParked, view.parentNode != .none else { return false }
        return view.parentNode == contentView.node
            || rows?.displayed.contains { $0.row == view.parentNode } == true
    }

    /// The cell, supplementary view or decoration that contains this collection view; `nil` if none does, or if a collection view in
    /// between has this one among its subviews.
    private var enclosingReusableView: CollectionReusableView? {
        var view: View = self
        while let parent = view.parent {
            if parent is CollectionView { return nil }
            view = parent
        }
        return view as? CollectionReusableView
    }
}
