import CollectionGeometry

extension SectionedSolution {
    /// Whether a section has a boundary item at its start along the scroll axis, or a header at another side.
    func hasHeader(inSection index: Int) -> Bool {
        guard sections.indices.contains(index) else { return false }
        return sections[index].geometry.boundary.items.contains {
            $0.alignment.end(along: axis) == .start || $0.elementKind == .sectionHeader
        }
    }

    /// The attributes of a boundary item of a section.
    func boundaryAttributes(_ number: Int, of index: Int, at start: Double, _ moment: Moment) -> LayoutAttributes {
        let section = sections[index]
        let item = section.geometry.boundary.items[number]
        return attributes(
            of: number,
            in: section.geometry.boundary,
            sizes: section.boundarySizes,
            box: (start + section.growth.before, section.boxLength),
            element: .supplementary(item.elementKind, IndexPath(item: item.number, section: index)),
            moment
        )
    }

    /// The attributes of a boundary item of the whole layout.
    func globalAttributes(_ number: Int, _ moment: Moment) -> LayoutAttributes {
        let path = IndexPath(item: IndexPath.globalItem, section: globals.items[number].number)
        return attributes(
            of: number,
            in: globals,
            sizes: globalSizes,
            box: (sectionsStart, max(0, contentSize[axis] - sectionsStart - globalEnd)),
            element: .supplementary(globals.items[number].elementKind, path),
            moment
        )
    }

    private func attributes(
        of number: Int,
        in boundary: BoundaryLayout,
        sizes: [Size?],
        box: (start: Double, length: Double),
        element: LayoutElement,
        _ moment: Moment
    ) -> LayoutAttributes {
        let item = boundary.items[number]
        let slot = boundary.slot(number, boxLength: box.length, sizes: sizes)
        var natural = boundary.frame(number, slot: slot)
        natural.origin[axis] += box.start
        natural = aligned(natural)
        var attributes = LayoutAttributes(element: element, frame: natural, zIndex: item.zIndex)
        attributes.selfSizingAxes = item.layoutSize.estimatedAxes
        attributes.isSizeEstimated =
            !attributes.selfSizingAxes.isEmpty && (sizes.isEmpty || sizes[number] == nil)

        let visible = mirrored(moment.visible)
        let end = item.alignment.end(along: axis)
        var frame = natural
        if let rule = pinRule(of: number, in: boundary, sizes, element.indexPath) {
            let pinning = LayoutPinning(
                naturalFrame: natural,
                axis: axis,
                isAtStart: end == .start,
                distance: rule.distance,
                travelStart: box.start + (end == .end ? rule.inset : 0),
                travelEnd: box.start + box.length - (end == .start ? rule.inset : 0)
            )
            frame = pinning.frame(inVisibleBounds: visible)
            attributes.pinning = mirrored(pinning)
        }
        if end == .start { frame = scrolled(frame, natural, item, visible, boxEnd: box.start + box.length) }
        if attributes.pinning != nil, item.staysInSight, frame.intersects(visible) {
            attributes.zIndex = item.zIndex &+ LayoutPinning.raisedZIndex
        }
        attributes.frame = mirrored(frame)
        return attributes
    }

    /// How an item stays in sight, or, of the stacked headers of everything, just out of it; `nil` for others.
    private func pinRule(
        of number: Int,
        in boundary: BoundaryLayout,
        _ sizes: [Size?],
        _ path: IndexPath
    ) -> BoundaryLayout.PinRule? {
        let item = boundary.items[number]
        let end = item.alignment.end(along: axis)
        guard end != .middle else { return nil }
        guard item.stacks else { return item.staysInSight ? BoundaryLayout.PinRule() : nil }
        let isGlobal = path.item == IndexPath.globalItem
        guard item.staysInSight else { return isGlobal ? boundary.parkingRule(number, sizes) : nil }
        var rule = boundary.stackedPinRule(number, sizes)
        if !isGlobal { rule.distance += globals.pinnedLength(at: end, globalSizes) }
        return rule
    }

    /// The frame of an item at the start that stretches or collapses while the view scrolls.
    private func scrolled(
        _ frame: Rect,
        _ natural: Rect,
        _ item: LayoutBoundarySupplementaryItem,
        _ visible: Rect,
        boxEnd: Double
    ) -> Rect {
        guard item.scrollBehavior != .fixed else { return frame }
        var frame = frame
        let start = natural.min(along: axis)
        let uncovered = start - visible.min(along: axis)
        if uncovered > 0 {
            // Only the first thing of the content has nothing but uncovered room before it.
            guard start <= contentStart + context.grid.pixel else { return frame }
            frame.origin[axis] = natural.origin[axis] - uncovered
            frame.size[axis] = natural.size[axis] + uncovered
        } else if case .collapses(let minimum) = item.scrollBehavior {
            let least = min(max(minimum.boundedLength, 0), natural.size[axis])
            frame.size[axis] = max(natural.size[axis] + uncovered, least)
            frame.origin[axis] = max(start, min(visible.min(along: axis), boxEnd - frame.size[axis]))
        }
        return frame
    }

    /// Where the first element of the content starts along the scroll axis.
    private var contentStart: Double {
        sectionsStart - globals.growth(boxLength: 0, sizes: globalSizes).before
    }

    /// The pinning as it is seen, for one whose x grows from the leading side.
    func mirrored(_ pinning: LayoutPinning) -> LayoutPinning {
        guard isMirrored else { return pinning }
        var result = pinning
        result.naturalFrame = mirrored(pinning.naturalFrame)
        if pinning.axis == .horizontal {
            result.isAtStart = !pinning.isAtStart
            result.travelStart = contentSize.width - pinning.travelEnd
            result.travelEnd = contentSize.width - pinning.travelStart
        }
        return result
    }
}

extension LayoutBoundarySupplementaryItem {
    /// Whether the item stays in sight while any of its section is.
    fileprivate var staysInSight: Bool {
        if case .collapses = scrollBehavior { true } else { pinToVisibleBounds }
    }
}
