import CollectionGeometry

extension SectionedSolution {
    /// The attributes of a boundary item of a section.
    func boundaryAttributes(_ number: Int, of index: Int, at start: Double, _ moment: Moment) -> LayoutAttributes {
        let section = sections[index]
        let item = section.geometry.boundary.items[number]
        return attributes(
            of: number,
            in: section.geometry.boundary,
            measured: section.boundarySizes.isEmpty ? nil : section.boundarySizes[number],
            box: (start + section.growth.before, section.boxLength),
            element: .supplementary(item.elementKind, IndexPath(item: 0, section: index)),
            moment
        )
    }

    /// The attributes of a boundary item of the whole layout.
    func globalAttributes(_ number: Int, _ moment: Moment) -> LayoutAttributes {
        let path = IndexPath(item: IndexPath.globalItem, section: 0)
        return attributes(
            of: number,
            in: globals,
            measured: globalSizes.isEmpty ? nil : globalSizes[number],
            box: (sectionsStart, max(0, contentSize[axis] - sectionsStart - globalEnd)),
            element: .supplementary(globals.items[number].elementKind, path),
            moment
        )
    }

    private func attributes(
        of number: Int,
        in boundary: BoundaryLayout,
        measured: Size?,
        box: (start: Double, length: Double),
        element: LayoutElement,
        _ moment: Moment
    ) -> LayoutAttributes {
        let item = boundary.items[number]
        let slot = boundary.slot(number, boxLength: box.length, measured: measured)
        var natural = boundary.frame(number, slot: slot)
        natural.origin[axis] += box.start
        natural = aligned(natural)
        var attributes = LayoutAttributes(element: element, frame: natural, zIndex: item.zIndex)
        attributes.selfSizingAxes = item.layoutSize.estimatedAxes
        attributes.isSizeEstimated = measured == nil && !attributes.selfSizingAxes.isEmpty

        let visible = mirrored(moment.visible)
        let end = item.alignment.end(along: axis)
        var frame = natural
        if end != .middle, item.staysInSight {
            let pinning = LayoutPinning(
                naturalFrame: natural,
                axis: axis,
                isAtStart: end == .start,
                travelStart: box.start,
                travelEnd: box.start + box.length
            )
            frame = pinning.frame(inVisibleBounds: visible)
            attributes.pinning = mirrored(pinning)
        }
        if end == .start { frame = scrolled(frame, natural, item, visible, boxEnd: box.start + box.length) }
        if attributes.pinning != nil, frame.intersects(visible) {
            attributes.zIndex = item.zIndex &+ LayoutPinning.raisedZIndex
        }
        attributes.frame = mirrored(frame)
        return attributes
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
        sectionsStart - globals.growth(boxLength: 0, measured: globalSizes).before
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
