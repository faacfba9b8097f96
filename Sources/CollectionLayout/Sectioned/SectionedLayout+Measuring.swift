import CollectionGeometry

extension SectionedLayout {
    func takeIn(_ sizes: [PreferredSize], _ bounds: Rect?) -> LayoutAdjustment {
        if let bounds, bounds != context?.bounds {
            context?.bounds = bounds
            moment.visible = context?.visibleBounds.bounded ?? moment.visible
        }
        guard let context, let grid = solution?.context.grid else { return .none }
        let bounds = context.bounds.bounded
        guard let held = solution?.hold(moment, bounds: bounds, inset: context.contentInset) else { return .none }
        var didChange = false
        for preferred in sizes {
            guard let size = feedback.admit(preferred.element, preferred.size, grid) else { continue }
            if solution?.measure(preferred.element, size) ?? false { didChange = true }
        }
        guard didChange else { return .none }
        solution?.fillPlaceholders()
        guard let solution else { return .none }
        let offset = solution.offsetAdjustment(held, bounds: bounds, inset: context.contentInset)
        scroll(by: offset)
        return LayoutAdjustment(didChange: true, contentOffset: offset)
    }

    /// Expects the view to have followed an adjustment until it says where it is.
    private func scroll(by distance: Point) {
        context?.bounds.origin.x += distance.x
        context?.bounds.origin.y += distance.y
        moment.visible.origin.x += distance.x
        moment.visible.origin.y += distance.y
    }

    /// The elements whose views kept changing the size they want, and that are held at one.
    public var elementsHeldAgainstFeedback: [LayoutElement] { feedback.held }

    func collectSiblings(in rect: Rect, limit: Int, into attributes: inout [LayoutAttributes]) {
        guard let solution else { return }
        var items: ContiguousArray<PlacedItem> = []
        for index in solution.sectionRange(in: solution.mirrored(rect)) {
            items.removeAll(keepingCapacity: true)
            solution.sections[index].body.collectUnmeasuredSiblings(limit: max(0, limit), into: &items)
            let origin = solution.bodyOrigin(of: index, at: solution.start(of: index))
            for item in items {
                attributes.append(solution.cellAttributes(item, in: index, at: origin, moment).attributes)
            }
        }
    }
}
