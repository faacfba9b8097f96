import CollectionGeometry

extension SectionedSolution {
    /// The row of a section that scrolls by itself, or `nil` for others.
    func row(of index: Int) -> SectionRow? {
        guard sections.indices.contains(index) else { return nil }
        let geometry = sections[index].geometry
        return geometry.rowMaker?.value(
            sections[index].body,
            geometry.scrollingBehavior,
            context.viewSize[axis.crossed] - geometry.insets.total(along: axis.crossed)
        )
    }

    /// The part of the content that an orthogonal section's row takes with everything in it, before it is scrolled.
    func rowExtent(of index: Int, at start: Double) -> Rect {
        let section = sections[index]
        let origin = bodyOrigin(of: index, at: start)
        var extent = Rect(origin: origin, size: .zero)
        for axis in Axis.allCases {
            let length = axis == self.axis ? section.body.breadth : section.body.length
            let overhang = section.body.overhang(along: axis)
            let margin = context.grid.pixel + section.supplementaryExcess[axis]
            extent.origin[axis] -= overhang.before + margin
            extent.size[axis] = length + overhang.before + overhang.after + 2 * margin
        }
        return extent
    }

    /// Adds the sections that scroll by themselves and meet a rectangle.
    func collectScrollers(in rect: Rect, into scrollers: inout [OrthogonalScroller]) {
        let rect = mirrored(rect)
        for index in sectionRange(in: rect) where !sections[index].isEmpty {
            guard let scroller = scroller(of: index), mirrored(scroller.frame).intersects(rect) else { continue }
            scrollers.append(scroller)
        }
    }

    /// The description of a section that scrolls by itself, for its host.
    func scroller(of index: Int) -> OrthogonalScroller? {
        guard let row = row(of: index) else { return nil }
        let section = sections[index]
        let across = axis.crossed
        let insets = section.geometry.insets
        var frame = Rect.zero
        frame.origin[axis] = bodyOrigin(of: index, at: start(of: index))[axis]
        frame.size[axis] = section.contentLength
        frame.size[across] = context.viewSize[across]
        var contentSize = frame.size
        contentSize[across] = insets.total(along: across) + row.body.length
        var offset = Point.zero
        offset[across] = section.rowOffset
        return OrthogonalScroller(
            section: index,
            frame: mirrored(aligned(frame)),
            contentSize: contentSize,
            contentOffset: offset,
            offsetRange: row.offsetRange,
            insets: across == .horizontal
                ? DirectionalEdgeInsets(leading: insets.leading, trailing: insets.trailing)
                : DirectionalEdgeInsets(top: insets.top, bottom: insets.bottom),
            behavior: row.behavior,
            properties: section.extras?.orthogonalScrollingProperties ?? OrthogonalScrollingProperties()
        )
    }
}
