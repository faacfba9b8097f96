import CollectionGeometry

// Sections that take each other's place slide: new ones come in from one side, opaque, while old ones move out to the other
// and fade. Placeholders fade where they are, since they look alike.
extension SectionMetricsLayout {
    /// The first frame of an inserted element.
    func slidIn(_ attributes: LayoutAttributes?) -> LayoutAttributes? {
        guard var attributes, let direction = slides.inserted[section(of: attributes)],
            attributes.element.kind != .placeholder
        else { return attributes }
        attributes.frame = attributes.frame.offsetBy(dx: sign(direction) * width, dy: 0)
        attributes.alpha = 1
        return attributes
    }

    /// The last frame of a deleted element.
    func slidOut(_ attributes: LayoutAttributes?) -> LayoutAttributes? {
        guard var attributes, let direction = slides.deleted[section(of: attributes)],
            attributes.element.kind != .placeholder
        else { return attributes }
        attributes.frame = attributes.frame.offsetBy(dx: -sign(direction) * width, dy: 0)
        return attributes
    }

    /// The offset at which sections that slide in are seen from their start, below the headers that stay pinned, as long
    /// as the offset that is proposed would hide it. A segment that returns to its own offset is not seen from its start.
    func offsetForSlides(_ offset: Point) -> Point {
        guard !isReturningToSegment, let first = slides.inserted.keys.min(), let hidden = offsetHidingStart(of: first),
            hidden < offset.y, let start = contentOffset(showingStartOf: first)
        else { return offset }
        return Point(x: offset.x, y: start)
    }

    /// The offset at which a section is seen from its start, below the headers that stay pinned and with those that scroll
    /// scrolled out, in points; `nil` for a section that does not exist.
    package final func contentOffset(showingStartOf section: Int) -> Double? {
        guard let solution = solved.current, let context = viewport.context,
            let hidden = offsetHidingStart(of: section)
        else { return nil }
        return max(solution.globals.scrolledLength(solution.globalSizes) - context.contentInset.top, hidden)
    }

    /// The offset beyond which pinned headers hide the start of a section, in points.
    private func offsetHidingStart(of section: Int) -> Double? {
        guard let solution = solved.current, let context = viewport.context, section >= 0,
            section < solution.sections.count
        else { return nil }
        let pinned = globalMetrics.headers.indices.reduce(0.0) { length, number in
            let header = globalMetrics.headers[number]
            guard header.isPinned, !header.isHidden else { return length }
            let path = IndexPath(item: IndexPath.globalItem, section: number)
            return length + (layoutAttributesForSupplementaryView(ofKind: .sectionHeader, at: path)?.frame.height ?? 0)
        }
        return solution.start(of: section) - pinned - context.contentInset.top
    }

    private var width: Double { viewport.context?.bounds.width ?? 0 }

    /// The side of the screen from which sections slide in along the horizontal axis: 1 for the right one, -1 for the left.
    private func sign(_ direction: SlideDirection) -> Double {
        (direction == .trailing) == (viewport.context?.layoutDirection != .rightToLeft) ? 1 : -1
    }

    /// The section of an element; -1 for one of the whole content.
    private func section(of attributes: LayoutAttributes) -> Int {
        attributes.indexPath.item == IndexPath.globalItem ? -1 : attributes.indexPath.section
    }
}
