import CollectionGeometry

extension SectionedSolution {
    /// A place in the content that is to stay where it is seen while lengths change.
    enum Anchor {
        /// The very start or end of the content.
        case edge
        /// The start of a section, or its end.
        case section(Int, isEnd: Bool)
        /// An item, by its start or its end.
        case item(IndexPath, isEnd: Bool)
    }

    /// The first thing in sight at the start of the visible bounds, or the last at their end.
    ///
    /// - Complexity: O(log n).
    func anchor(_ moment: Moment) -> Anchor {
        let visible = mirrored(moment.visible)
        let isEnd = context.configuration.contentAnchor == .end
        let edge = isEnd ? visible.max(along: axis) : visible.min(along: axis)
        let pixel = context.grid.pixel
        if isEnd ? edge >= contentSize[axis] - pixel : edge <= pixel { return .edge }
        guard let index = section(atOffset: edge) else { return .edge }
        let section = sections[index]
        let start = start(of: index)
        let origin = start + section.bodyOrigin[axis]
        let inside = edge - origin
        if section.geometry.isOrthogonal || section.isEmpty || inside < 0 {
            return .section(index, isEnd: isEnd && edge >= start + section.length)
        }
        if inside >= section.body.length, section.body.groupCount == 0 || !isEnd {
            return .section(index, isEnd: true)
        }
        var group = section.body.groupNumber(atOffset: inside)
        if !isEnd {
            // Where a group ends, as its items are shown: aligned to pixels.
            func end(of group: Int) -> Double {
                let span = section.body.groupSpan(group)
                return context.grid.rounded(origin + span.lower) + span.upper - span.lower
            }
            if group > 0, section.body.groupSpan(group - 1).upper <= inside, end(of: group - 1) > edge {
                group -= 1
            } else if end(of: group) <= edge, group + 1 < section.body.groupCount {
                group += 1
            }
        }
        return .item(IndexPath(item: section.body.firstItem(ofGroup: group), section: index), isEnd: isEnd)
    }

    /// Where an anchor is along the scroll axis, in content coordinates and aligned to pixels; `nil` if it was removed.
    ///
    /// - Complexity: O(log n).
    func position(of anchor: Anchor) -> Double? {
        switch anchor {
        case .edge:
            return nil
        case .section(let index, let isEnd):
            guard sections.indices.contains(index) else { return nil }
            let start = start(of: index)
            return context.grid.rounded(isEnd ? start + sections[index].length : start)
        case .item(let path, let isEnd):
            guard sections.indices.contains(path.section), let item = sections[path.section].body.item(at: path.item)
            else {
                return nil
            }
            let origin = bodyOrigin(of: path.section, at: start(of: path.section))[axis]
            let frame = aligned(item.frame.moved(by: origin, along: axis))
            return isEnd ? frame.max(along: axis) : frame.min(along: axis)
        }
    }

    /// An anchor, with what has to be known of the solution it was taken in.
    struct HeldAnchor {
        var anchor: Anchor
        var position: Double?
        var contentSize: Size
        /// Whether the view stood where it can rest.
        var isInRange: Bool
    }

    /// Takes hold of what is in sight before lengths change.
    func hold(_ moment: Moment, bounds: Rect, inset: EdgeInsets) -> HeldAnchor {
        let anchor = anchor(moment)
        return HeldAnchor(
            anchor: anchor,
            position: position(of: anchor),
            contentSize: contentSize,
            isInRange: range(bounds, inset).contains(bounds.origin[axis])
        )
    }

    /// How the content offset has to change, after lengths have, so that what was held stays where it is seen. Offsets
    /// that were in the valid range stay in it.
    func offsetAdjustment(_ held: HeldAnchor, bounds: Rect, inset: EdgeInsets) -> Point {
        var adjustment = Point.zero
        let old = bounds.origin[axis]
        let growth = contentSize[axis] - held.contentSize[axis]
        var target = old
        if case .edge = held.anchor {
            if context.configuration.contentAnchor == .end { target += growth }
        } else if let before = held.position, let after = position(of: held.anchor) {
            target += after - before
        }
        // Content that is read from right to left grows on the left, where offsets are counted from.
        if isMirrored, axis == .horizontal { target = old - (target - old) + growth }
        if held.isInRange {
            let range = range(bounds, inset)
            target = min(max(target, range.lowerBound), range.upperBound)
        }
        adjustment[axis] = target - old
        return adjustment
    }

    /// The content offsets at which the view can rest.
    private func range(_ bounds: Rect, _ inset: EdgeInsets) -> ClosedRange<Double> {
        let start = -(axis == .vertical ? inset.top : inset.left).boundedLength
        let end = contentSize[axis] + (axis == .vertical ? inset.bottom : inset.right).boundedLength - bounds.size[axis]
        return start...max(start, end)
    }
}

extension Rect {
    /// The rectangle moved along an axis.
    func moved(by distance: Double, along axis: Axis) -> Rect {
        var rect = self
        rect.origin[axis] += distance
        return rect
    }
}
