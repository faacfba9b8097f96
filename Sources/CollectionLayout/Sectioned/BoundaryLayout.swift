import CollectionGeometry

/// Places the boundary items of a section, or of a whole layout, against its box.
struct BoundaryLayout {
    let items: [LayoutBoundarySupplementaryItem]
    /// The axis along which the content scrolls.
    let axis: Axis
    /// The extent of the box across, within which the items stand.
    let crossLower: Double
    let crossUpper: Double
    /// The room each item takes before it is measured.
    private let sizes: [Size]

    init(_ items: [LayoutBoundarySupplementaryItem], _ context: SolveContext, crossInsets: DirectionalEdgeInsets) {
        self.items = items
        axis = context.axis
        crossLower = crossInsets.start(along: axis.crossed)
        crossUpper = context.viewSize[axis.crossed] - crossInsets.end(along: axis.crossed)
        var container = context.viewSize
        container[axis.crossed] = crossUpper - crossLower
        sizes = items.map { $0.layoutSize.resolved(in: container, context.grid) }
    }
}

extension BoundaryLayout {
    /// The room an item takes, with what is known of the size its view wants.
    func size(_ index: Int, measured: Size?) -> Size {
        var size = sizes[index]
        guard let measured else { return size }
        let free = items[index].layoutSize.estimatedAxes
        for axis in Axis.allCases where free.contains(axis) { size[axis] = measured[axis] }
        return size
    }

    /// The number of the item of a kind, or `nil` if there is none.
    func index(of kind: ElementKind, number: Int) -> Int? {
        items.firstIndex { $0.number == number && $0.elementKind == kind }
    }

    /// The room an item takes beside a box of a length; the coordinate along the axis is relative to the box.
    ///
    /// - Parameter sizes: The sizes that views want, by item; empty while none is known.
    func slot(_ index: Int, boxLength: Double, sizes: [Size?]) -> Rect {
        let item = items[index]
        let size = size(index, measured: sizes.isEmpty ? nil : sizes[index])
        var slot = Rect(origin: .zero, size: size)
        let (length, breadth) = (size[axis], size[axis.crossed])
        slot.origin[axis] =
            switch (item.alignment.end(along: axis), item.extendsBoundary) {
            case (.start, true): -length
            case (.start, false): 0
            case (.end, true): boxLength
            case (.end, false): boxLength - length
            case (.middle, true): max(0, (boxLength - length) / 2)
            case (.middle, false): (boxLength - length) / 2
            }
        slot.origin[axis.crossed] =
            switch item.alignment.end(along: axis.crossed) {
            case .start: crossLower
            case .middle: (crossLower + crossUpper - breadth) / 2
            case .end: crossUpper - breadth
            }
        if item.stacks { slot.origin[axis] += stackOffset(index, sizes) }
        slot.origin.x += item.absoluteOffset.x.boundedLength
        slot.origin.y += item.absoluteOffset.y.boundedLength
        return slot
    }

    /// The frame of an item in the room it takes.
    func frame(_ index: Int, slot: Rect) -> Rect {
        let item = items[index]
        let insets = item.contentInsets.bounded
        let free = item.layoutSize.estimatedAxes
        var frame = slot
        for axis in Axis.allCases where !free.contains(axis) {
            let total = insets.total(along: axis)
            frame.origin[axis] += insets.start(along: axis)
            if total != 0 { frame.size[axis] = abs(slot.size[axis] - total) }
        }
        return frame
    }

    /// By how much a box of a length grows at its start and its end for the items that extend it and stick out.
    func growth(boxLength: Double, sizes: [Size?]) -> (before: Double, after: Double) {
        var growth = (before: 0.0, after: 0.0)
        for (index, item) in items.enumerated() where item.extendsBoundary {
            let slot = slot(index, boxLength: boxLength, sizes: sizes)
            let end = item.alignment.end(along: axis)
            growth.before = max(growth.before, -slot.min(along: axis) + (end == .start ? item.outerPadding : 0))
            growth.after = max(growth.after, slot.max(along: axis) - boxLength + (end == .end ? item.outerPadding : 0))
        }
        return growth
    }
}
