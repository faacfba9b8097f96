import CollectionGeometry

// Separators are one pixel thick and lie on what they separate: they take no room.
extension SectionedSolution {
    /// The drawing order of separators: in front of cells, behind headers.
    private static let separatorZIndex = 100

    /// Adds the separators of a section that meet a rectangle.
    ///
    /// - Complexity: O(log n + k) for k separators and columns, where few sections in a row are empty.
    func collectSeparators(
        of index: Int,
        _ metrics: SectionMetrics,
        at start: Double,
        in rect: Rect,
        into attributes: inout [LayoutAttributes]
    ) {
        func add(_ kind: ElementKind, _ item: Int) {
            guard let separator = separator(kind, item, of: index, metrics, at: start),
                mirrored(separator.frame).intersects(rect)
            else { return }
            attributes.append(separator)
        }
        let body = sections[index].body
        if metrics.showsRowSeparators ?? false, body.groupCount > 1 {
            let origin = bodyOrigin(of: index, at: start)[axis]
            let pixel = context.grid.pixel
            var row = body.groupNumber(atOffset: rect.min(along: axis) - origin - pixel)
            while row < body.groupCount - 1, origin + body.groupSpan(row).lower < rect.max(along: axis) {
                add(.rowSeparator, row)
                row += 1
            }
        }
        let columns = metrics.numberOfColumns ?? 1
        if columns > 1, metrics.showsColumnSeparators ?? true {
            for number in 0..<min(columns - 1, LayoutGroup.maximumItemCount) { add(.columnSeparator, number) }
        }
        if metrics.showsSectionSeparator ?? false {
            add(.sectionSeparator, 0)
            add(.sectionSeparator, 1)
        }
    }

    /// The attributes of a separator, or `nil` if there is none of the kind at the path.
    func separator(_ kind: ElementKind, at path: IndexPath, _ metrics: SectionMetrics) -> LayoutAttributes? {
        separator(kind, path.item, of: path.section, metrics, at: start(of: path.section))
    }

    @inline(never)  // Each kind would have a copy of it.
    private func separator(
        _ kind: ElementKind,
        _ number: Int,
        of index: Int,
        _ metrics: SectionMetrics,
        at start: Double
    ) -> LayoutAttributes? {
        var frame: Rect?
        if kind == .rowSeparator {
            frame = rowSeparator(number, of: index, metrics, at: start)
        } else if kind == .columnSeparator {
            frame = columnSeparator(number, of: index, metrics, at: start)
        } else if kind == .sectionSeparator {
            frame = sectionSeparator(number, of: index, metrics, at: start)
        }
        guard let frame else { return nil }
        return LayoutAttributes(
            element: .decoration(kind, IndexPath(item: number, section: index)),
            frame: mirrored(frame),
            zIndex: Self.separatorZIndex
        )
    }

    /// The line in the last pixel of a row that is not the last.
    private func rowSeparator(_ row: Int, of index: Int, _ metrics: SectionMetrics, at start: Double) -> Rect? {
        let body = sections[index].body
        guard metrics.showsRowSeparators ?? false, row >= 0, row < body.groupCount - 1 else { return nil }
        let end = bodyOrigin(of: index, at: start)[axis] + body.groupSpan(row).upper
        return line(endingAt: end, metrics.separatorInsets)
    }

    /// The line in the middle of the room between two columns, from the first row to the last.
    private func columnSeparator(_ number: Int, of index: Int, _ metrics: SectionMetrics, at start: Double) -> Rect? {
        let section = sections[index]
        let columns = metrics.numberOfColumns ?? 1
        guard metrics.showsColumnSeparators ?? true, number >= 0, number < columns - 1, !section.isEmpty else {
            return nil
        }
        let origin = bodyOrigin(of: index, at: start)
        let insets = (metrics.separatorInsets ?? .zero).bounded
        let padding = section.geometry.insets.total(along: axis.crossed)
        let spacing = (metrics.columnSpacing ?? 0).boundedLength
        let width = context.viewSize[axis.crossed] - padding
        let stride = context.grid.roundedDown((width - Double(columns - 1) * spacing) / Double(columns)) + spacing
        var frame = Rect.zero
        frame.origin[axis] = origin[axis] + insets.start(along: axis)
        frame.size[axis] = max(0, section.body.length - insets.total(along: axis))
        let pixel = context.grid.pixel
        frame.origin[axis.crossed] = origin[axis.crossed] + Double(number + 1) * stride - spacing / 2 - pixel / 2
        frame.size[axis.crossed] = pixel
        return aligned(frame)
    }

    /// The line above a section whose neighbour draws none, or below one that another follows.
    private func sectionSeparator(_ number: Int, of index: Int, _ metrics: SectionMetrics, at start: Double) -> Rect? {
        guard metrics.showsSectionSeparator ?? false, sections[index].length > 0 else { return nil }
        switch number {
        case 0:
            guard let before = sections[..<index].lastIndex(where: { $0.length > 0 }),
                let other = sections[before].geometry.source.metrics,
                !(other.showsSectionSeparator ?? false)
            else { return nil }
            return line(endingAt: start + context.grid.pixel, metrics.sectionSeparatorInsets)
        case 1:
            guard
                metrics.showsSectionSeparatorWhenLast ?? false
                    || sections[(index + 1)...].contains(where: { $0.length > 0 })
            else { return nil }
            return line(endingAt: start + sections[index].length, metrics.sectionSeparatorInsets)
        default:
            return nil
        }
    }

    /// A line across the view.
    private func line(endingAt end: Double, _ insets: DirectionalEdgeInsets?) -> Rect {
        let insets = (insets ?? .zero).bounded
        var frame = Rect.zero
        frame.origin[axis] = end - context.grid.pixel
        frame.size[axis] = context.grid.pixel
        frame.origin[axis.crossed] = insets.start(along: axis.crossed)
        frame.size[axis.crossed] = max(0, context.viewSize[axis.crossed] - insets.total(along: axis.crossed))
        return aligned(frame)
    }
}
