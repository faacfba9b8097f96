import CollectionGeometry

extension SectionedSolution {
    /// The moment a query is made for: what is visible, and how much of rows is wanted beyond it.
    struct Moment {
        /// The visible bounds as they are in content coordinates.
        var visible: Rect
        /// How far the row of an orthogonal section is wanted beyond its window on either side.
        var overscan: Double
    }

    /// Adds the attributes of all elements that meet a rectangle: sections in order; in a section the cells, then what is
    /// attached to items and groups, the boundary items and the decorations; the global items last.
    ///
    /// - Complexity: O(log n + k) for k elements in the rectangle and in groups that reach into it.
    func collect(
        in rect: Rect,
        _ moment: Moment,
        _ scratch: inout PlacedElements,
        into attributes: inout [LayoutAttributes]
    ) {
        let rect = mirrored(rect)
        for section in sectionRange(in: rect) {
            let first = attributes.count
            let start = start(of: section)
            if !sections[section].isEmpty {
                collectItems(of: section, at: start, in: rect, moment, &scratch, into: &attributes)
            }
            collectSurroundings(of: section, at: start, in: rect, moment, into: &attributes)
            applyHandler(of: section, moment, to: &attributes, from: first)
        }
        for index in globals.items.indices {
            let item = globalAttributes(index, moment)
            if mirrored(item.frame).intersects(rect) { attributes.append(item) }
        }
    }

    /// The sections that may have elements in a rectangle.
    func sectionRange(in rect: Rect) -> Range<Int> {
        guard !(rect.max(along: axis) < rect.min(along: axis)) else { return 0..<0 }
        // A frame may be moved by less than a pixel when it is aligned, over the end of its section too.
        let lower = rect.min(along: axis) - overhang.after - context.grid.pixel
        let upper = rect.max(along: axis) + overhang.before + context.grid.pixel
        guard let first = section(atOffset: lower) else { return 0..<0 }
        var last = section(atOffset: upper) ?? first
        // Sections of no length share their place with the one behind them.
        var start = first
        while start > 0, sections[start - 1].length == 0, self.start(of: start - 1) >= lower { start -= 1 }
        last = max(last, start)
        return start..<(last + 1)
    }

    private func collectItems(
        of index: Int,
        at start: Double,
        in rect: Rect,
        _ moment: Moment,
        _ scratch: inout PlacedElements,
        into attributes: inout [LayoutAttributes]
    ) {
        let section = sections[index]
        scratch.removeAll()
        scratch.supplementarySizes = section.supplementarySizes
        let origin = bodyOrigin(of: index, at: start)
        let stackAxis = section.body.axis
        var window = rect
        if section.geometry.isOrthogonal {
            window.origin[axis.crossed] = section.rowOffset - moment.overscan
            window.size[axis.crossed] = context.viewSize[axis.crossed] + 2 * moment.overscan
            guard window.intersects(rowExtent(of: index, at: start)) else { return }
        }
        // A frame may be moved by less than a pixel when it is aligned.
        let margin = context.grid.pixel + section.supplementaryExcess[stackAxis]
        section.body.collect(
            from: window.min(along: stackAxis) - origin[stackAxis] - margin,
            to: window.max(along: stackAxis) - origin[stackAxis] + margin,
            into: &scratch
        )
        for item in scratch.items {
            let item = cellAttributes(item, in: index, at: origin, moment)
            if item.logical.intersects(window) { attributes.append(item.attributes) }
        }
        for view in scratch.supplementaries {
            let frame = aligned(view.frame.offsetBy(dx: origin.x, dy: origin.y))
            if frame.intersects(window) { attributes.append(viewAttributes(view, frame: frame, in: index)) }
        }
    }

    private func collectSurroundings(
        of index: Int,
        at start: Double,
        in rect: Rect,
        _ moment: Moment,
        into attributes: inout [LayoutAttributes]
    ) {
        let section = sections[index]
        for number in section.geometry.boundary.items.indices {
            let item = boundaryAttributes(number, of: index, at: start, moment)
            if mirrored(item.frame).intersects(rect) { attributes.append(item) }
        }
        if section.placeholderLength != nil {
            let placeholder = placeholderAttributes(of: index, at: start)
            if mirrored(placeholder.frame).intersects(rect) { attributes.append(placeholder) }
        }
        for number in section.geometry.decorationItems.indices where section.length > 0 {
            let item = decorationAttributes(number, of: index, at: start)
            if mirrored(item.frame).intersects(rect) { attributes.append(item) }
        }
        if section.length > 0 {
            section.geometry.source.collectSeparators(of: index, in: self, at: start, in: rect, into: &attributes)
        }
    }

    /// Hands the attributes of a section to the closure that may edit them.
    private func applyHandler(
        of index: Int,
        _ moment: Moment,
        to attributes: inout [LayoutAttributes],
        from first: Int
    ) {
        guard let handler = sections[index].extras?.visibleItemsHandler, first < attributes.count else { return }
        var edited = Array(attributes[first...])
        var offset = moment.visible.origin
        if sections[index].geometry.isOrthogonal {
            offset = .zero
            offset[axis.crossed] = sections[index].rowOffset
        }
        let items = sections[index].body.itemCount
        handler(&edited, offset, context.environment(section: index, of: sections.count, items: items))
        attributes.replaceSubrange(first..., with: edited)
    }
}

// MARK: Single elements

extension SectionedSolution {
    /// The corner of a section's inside, in content coordinates with x growing from the leading side.
    func bodyOrigin(of index: Int, at start: Double) -> Point {
        var origin = sections[index].bodyOrigin
        origin[axis] += start
        return origin
    }

    /// The attributes of a cell, and its frame with x growing from the leading side.
    func cellAttributes(
        _ item: PlacedItem,
        in index: Int,
        at origin: Point,
        _ moment: Moment
    ) -> (attributes: LayoutAttributes, logical: Rect) {
        let section = sections[index]
        var logical = aligned(item.frame.offsetBy(dx: origin.x, dy: origin.y))
        let zIndex = section.geometry.decorationItems.isEmpty ? item.zIndex : item.zIndex &+ 1
        var attributes = LayoutAttributes(
            element: .cell(IndexPath(item: item.index, section: index)), frame: logical, zIndex: zIndex)
        if let pin = item.pin, !section.geometry.isOrthogonal {
            let pinning = LayoutPinning(
                naturalFrame: logical,
                axis: axis.crossed,
                isAtStart: pin.edge == .leading,
                distance: pin.distance,
                travelStart: origin[axis.crossed] + pin.lower,
                travelEnd: origin[axis.crossed] + pin.upper
            )
            logical = pinning.frame(inVisibleBounds: mirrored(moment.visible))
            attributes.pinning = mirrored(pinning)
            // In front of the cells that scroll past, and behind pinned headers.
            attributes.zIndex = zIndex &+ LayoutPinning.raisedZIndex / 2
        }
        attributes.frame = mirrored(logical)
        attributes.selfSizingAxes = item.freeAxes
        attributes.isSizeEstimated = item.isEstimated
        attributes.isInOrthogonalSection = section.geometry.isOrthogonal
        if let rows = section.extras?.listRows {
            attributes.listRow = rows.row(at: attributes.indexPath, itemCount: section.body.itemCount)
        }
        return (attributes, logical)
    }

    /// The attributes of a view attached to an item or group, for its frame with x growing from the leading side.
    func viewAttributes(_ view: PlacedSupplementary, frame: Rect, in index: Int) -> LayoutAttributes {
        let path = IndexPath(item: view.number, section: index)
        var attributes = LayoutAttributes(
            element: .supplementary(view.item.elementKind, path), frame: mirrored(frame), zIndex: view.item.zIndex)
        attributes.selfSizingAxes = view.item.layoutSize.estimatedAxes
        attributes.isSizeEstimated = view.isEstimated
        attributes.isInOrthogonalSection = sections[index].geometry.isOrthogonal
        return attributes
    }

    /// The attributes of a decoration of a section.
    func decorationAttributes(_ number: Int, of index: Int, at start: Double) -> LayoutAttributes {
        let item = sections[index].geometry.decorationItems[number]
        let insets = item.contentInsets.bounded
        var frame = Rect.zero
        frame.origin[axis] = start
        frame.size[axis] = sections[index].length
        frame.size[axis.crossed] = context.viewSize[axis.crossed]
        for axis in Axis.allCases {
            frame.origin[axis] += insets.start(along: axis)
            frame.size[axis] = max(0, frame.size[axis] - insets.total(along: axis))
        }
        return LayoutAttributes(
            element: .decoration(item.elementKind, IndexPath(item: number, section: index)),
            frame: mirrored(aligned(frame)),
            zIndex: item.zIndex
        )
    }
}
