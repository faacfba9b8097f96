import CollectionGeometry

extension SectionedLayout {
    func takeIn(_ sizes: [PreferredSize], _ bounds: Rect?) -> LayoutAdjustment {
        if let bounds { viewport.setBounds(bounds) }
        guard let context = viewport.context, let grid = solved.current?.context.grid else { return .none }
        let bounds = context.bounds.bounded
        guard let held = solved.current?.hold(viewport.moment, bounds: bounds, inset: context.contentInset) else {
            return .none
        }
        var didChange = false
        for preferred in sizes {
            guard let size = feedback.admit(preferred.element, preferred.size, grid) else { continue }
            if solved.measure(preferred.element, size) { didChange = true }
        }
        guard didChange else { return .none }
        solved.fillPlaceholders()
        guard let solution = solved.current else { return .none }
        let offset = solution.offsetAdjustment(held, bounds: bounds, inset: context.contentInset)
        viewport.scroll(by: offset)
        return LayoutAdjustment(didChange: true, contentOffset: offset)
    }

    /// The elements whose views kept changing the size they want, and that are held at one.
    public var elementsHeldAgainstFeedback: [LayoutElement] { feedback.held }

    func collectSiblings(in rect: Rect, limit: Int, into attributes: inout [LayoutAttributes]) {
        guard let solution = solved.current else { return }
        var items: ContiguousArray<PlacedItem> = []
        for index in solution.sectionRange(in: solution.mirrored(rect)) {
            items.removeAll(keepingCapacity: true)
            solution.sections[index].body.collectUnmeasuredSiblings(limit: max(0, limit), into: &items)
            let origin = solution.bodyOrigin(of: index, at: solution.start(of: index))
            for item in items {
                attributes.append(solution.cellAttributes(item, in: index, at: origin, viewport.moment).attributes)
            }
        }
    }
}
