import CollectionGeometry

/// Where the view is scrolled to: its bounds at the last preparation of the layout, moved by later adjustments of the layout.
struct LayoutViewport {
    /// The context of the last preparation, with the bounds as they are; `nil` before the layout is prepared.
    private(set) var context: LayoutContext?
    /// What queries are made for.
    private(set) var moment = SectionedSolution.Moment(visible: .zero, overscan: 0)
}

extension LayoutViewport {
    /// Takes the context of a preparation. Returns whether another part of the content is visible.
    mutating func prepare(_ context: LayoutContext) -> Bool {
        let visible = context.visibleBounds.bounded
        let isMoved = moment.visible != visible
        moment = SectionedSolution.Moment(
            visible: visible, overscan: max(0, context.orthogonalOverscan.boundedLength))
        self.context = context
        return isMoved
    }

    /// Takes the bounds of the view between two preparations. Does nothing before the first.
    mutating func setBounds(_ bounds: Rect) {
        guard let old = context?.bounds, old != bounds else { return }
        context?.bounds = bounds
        if let visible = context?.visibleBounds.bounded { moment.visible = visible }
    }

    /// Moves the bounds by an adjustment of the offset that the view makes before the next preparation.
    mutating func scroll(by distance: Point) {
        context?.bounds.origin.x += distance.x
        context?.bounds.origin.y += distance.y
        moment.visible.origin.x += distance.x
        moment.visible.origin.y += distance.y
    }
}
