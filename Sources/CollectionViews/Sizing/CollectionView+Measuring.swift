import CollectionGeometry
import CollectionLayout

// Views that say how large they want to be. A view may know its size, then the layout hears of it in the same pass. All
// others are measured by the host, one batch a frame, overscan included, so that most sizes are known before anything is
// seen. What is seen stays where it is: the layout says by how much the offset has to change.
extension CollectionView {
    /// The most passes of one event in which views that know their sizes may change them.
    static var mostSizingRounds: Int { 4 }
    /// The most items of one section that are measured out of sight because others depend on them.
    static var mostSiblings: Int { 100 }

    /// Takes in the sizes of displayed views that know them. Returns whether anything has moved.
    func sizeDisplayed() -> Bool {
        unmeasured.removeAll(keepingCapacity: true)
        var known: [PreferredSize] = []
        for displayed in displayedCells where displayed.view.isSelfSizing { size(displayed.view, into: &known) }
        for displayed in displayedSupplementaries where displayed.view.isSelfSizing {
            size(displayed.view, into: &known)
        }
        return !known.isEmpty && take(known)
    }

    private func size(_ view: CollectionReusableView, into known: inout [PreferredSize]) {
        guard let attributes = view.layoutAttributes, view.needsMeasuring(attributes) else { return }
        if let size = view.preferredSize(fitting: attributes) {
            view.noteMeasured(attributes)
            known.append(PreferredSize(element: attributes.element, size: size))
        } else {
            unmeasured.append(view)
        }
    }

    /// Tells the layout once that all sizes are known.
    func settleSizes() {
        hasJustAnimated = false
        guard needsSettledSizes else { return }
        needsSettledSizes = false
        layout.measuringDidSettle()
    }

    /// Has the views measured whose sizes nobody knows yet.
    func measureRemaining() {
        guard let context else { return }
        let (action, token) = measuring.next(token: context.makeToken())
        switch action {
        case .measure:
            send(.measure(token, unmeasured.map { $0.measurement }))
            measured = unmeasured
            for view in measured { view.isBeingMeasured = true }
            needsSettledSizes = true
        case .requestFrame:
            send(.requestFrame)
        case .wait:
            break
        }
        unmeasured.removeAll(keepingCapacity: true)
    }

    /// Takes in what the host has measured. Returns whether the answer was this view's.
    func takeMeasured(_ token: Int, _ sizes: [Size]) -> Bool {
        guard measuring.answer(token) else { return false }
        let scale = context?.environment.displayScale ?? 1
        var preferred: [PreferredSize] = []
        for (view, size) in zip(measured, sizes) {
            // A view that shows something else by now is measured again.
            guard view.isBeingMeasured, !view.isParked, let attributes = view.layoutAttributes else { continue }
            view.isBeingMeasured = false
            view.noteMeasured(attributes)
            let whole = Size(width: size.width.roundedUp(to: scale), height: size.height.roundedUp(to: scale))
            preferred.append(PreferredSize(element: attributes.element, size: whole))
        }
        measured.removeAll(keepingCapacity: true)
        rememberPlaces()
        if !preferred.isEmpty { _ = take(preferred) }
        return true
    }

    /// Tells the layout about sizes and keeps what is seen where it is. Returns whether anything has moved.
    private func take(_ sizes: [PreferredSize]) -> Bool {
        guard let dataSource = presentedSource, let context else { return false }
        let adjustment = layout.updatePreferredSizes(sizes, in: bounds)
        needsSettledSizes = true
        guard adjustment.didChange else { return false }
        layout.prepareIfNeeded(layoutContext(of: dataSource, in: context))
        let wanted = Point(x: 0, y: bounds.minY + adjustment.contentOffset.y)
        updateContentSize()
        keepPlace(at: wanted)
        viewport.invalidate()
        return true
    }

    /// Adds items that are to be measured although they are out of sight.
    func collectUnmeasuredSiblings(in region: Rect) {
        siblingScratch.removeAll(keepingCapacity: true)
        layout.collectUnmeasuredSiblings(in: region, limit: Self.mostSiblings, into: &siblingScratch)
        if !siblingScratch.isEmpty { addUnmeasuredSiblings() }
    }

    private func addUnmeasuredSiblings() {
        let present = Set(attributesScratch.map { $0.element })
        for attributes in siblingScratch where !present.contains(attributes.element) {
            attributesScratch.append(attributes)
        }
    }

    /// Has everything measured again, as after the fonts have changed.
    func forgetSizes() {
        let isSelfSizing =
            displayedCells.contains { $0.view.isSelfSizing }
            || displayedSupplementaries.contains { $0.view.isSelfSizing }
        guard isSelfSizing else { return }
        anchor = makeAnchor { $0 }
        let invalidation = layout.makeInvalidationContext()
        invalidation.invalidateEverything = true
        layout.invalidateLayout(with: invalidation)
        for displayed in displayedCells { displayed.view.forgetMeasure() }
        for displayed in displayedSupplementaries { displayed.view.forgetMeasure() }
        measuring.reset()
        measured.removeAll()
    }
}

extension Double {
    /// The next length that is a whole number of device pixels; less than a hundredth of a pixel is taken for noise.
    fileprivate func roundedUp(to scale: Double) -> Double {
        ((self * scale) - 0.01).rounded(.up) / scale
    }
}
