import CollectionDataSources
import CollectionGeometry
import CollectionLayout

// Connects sizes with the collection view and its layout. Visible elements keep their places when sizes arrive: the
// layout returns by how much the offset has to change.
extension SizingController {
    package func sizeDisplayed(
        _ source: any CollectionContentSource,
        _ context: HostContext,
        in view: CollectionView
    ) -> Bool {
        beginCollecting()
        var known: [PreferredSize] = []
        // What a view returns is the program's own, which may have all be shown anew.
        view.display.forEach { shown in
            if shown.isSelfSizing, !view.display.needsReload, let size = collect(shown) { known.append(size) }
        }
        return !known.isEmpty && !view.display.needsReload && show(known, source, context, in: view)
    }

    package func settle(in view: CollectionView) {
        view.animator.settle()
        if takeSettling() { view.layout.measuringDidSettle() }
    }

    package func takeMeasured(_ token: Int, _ sizes: [Size], in view: CollectionView) -> Bool {
        let scale = view.context?.environment.displayScale ?? 1
        guard let preferred = take(token, sizes, scale: scale) else { return false }
        view.animator.rememberPlaces { placesOnScreen(of: view) }
        if !preferred.isEmpty, let source = view.presentedSource, let context = view.context {
            _ = show(preferred, source, context, in: view)
        }
        return true
    }

    /// Passes sizes to the layout and keeps the places of visible elements. Returns whether anything has moved.
    private func show(
        _ sizes: [PreferredSize],
        _ source: any CollectionContentSource,
        _ context: HostContext,
        in view: CollectionView
    ) -> Bool {
        view.note(.size)
        let layout = view.layout
        let adjustment = layout.updatePreferredSizes(sizes, in: view.bounds)
        setNeedsSettling()
        guard adjustment.didChange else { return false }
        layout.prepareIfNeeded(view.layoutContext(of: source, in: context))
        let wanted = view.bounds.minY + adjustment.contentOffset.y + layout.takeContentOffsetAdjustment().y
        view.scroll.setContentSize(layout.collectionViewContentSize, on: view.surface)
        view.scroll.keepPlace(at: wanted, on: view.surface)
        view.scroll.setNeedsDisplay()
        return true
    }

    package func setEnvironment(_ next: HostEnvironment, in view: CollectionView) {
        guard setEnvironment(next) else { return }
        var isSelfSizing = false
        view.display.forEach { if $0.isSelfSizing { isSelfSizing = true } }
        guard isSelfSizing else { return }
        view.scroll.setAnchor(view.firstSeenAnchor())
        let invalidation = view.layout.makeInvalidationContext()
        invalidation.invalidateEverything = true
        view.layout.invalidateLayout(with: invalidation)
        view.display.forEach { $0.measurement.reset() }
        forgetBatch()
    }
}

// MARK: - Animations

extension SizingController {
    package func animateMoves(in view: CollectionView) {
        guard view.animator.hasRememberedPlaces else { return }
        let places = view.animator.takeRememberedPlaces()
        view.display.forEach { shown in
            guard shown.mayBeAnimating, let old = places[shown.node], let new = placeOnScreen(shown, of: view),
                old != new
            else { return }
            let distance = Point(x: old.x - new.x, y: old.y - new.y)
            let animation = HostAnimation(translation: distance, milliseconds: CollectionView.updateMilliseconds)
            view.send(.animate(shown.node, animation))
        }
    }

    /// The origins of the displayed views, in points from the top left corner of the collection view.
    private func placesOnScreen(of view: CollectionView) -> LinearMap<NodeID, Point> {
        var places = LinearMap<NodeID, Point>()
        view.display.forEach { places[$0.node] = placeOnScreen($0, of: view) }
        return places
    }

    private func placeOnScreen(_ shown: CollectionReusableView, of view: CollectionView) -> Point? {
        guard let attributes = shown.layoutAttributes, !attributes.isInOrthogonalSection else { return nil }
        return attributes.frame.origin.offsetBy(dx: -view.bounds.minX, dy: -view.bounds.minY)
    }
}
