public import CollectionGeometry

extension ListConfiguration {
    /// The lines to be drawn with a row whose frame is known.
    ///
    /// - Parameters:
    ///   - indexPath: The place of the row.
    ///   - frame: The frame of the row, in points and content coordinates, as a layout returns it.
    ///   - itemCount: The number of items in its section.
    ///   - direction: The reading direction, which decides at which side of the frame the leading inset is.
    /// - Returns: At most two lines, the upper one first. Headers made of the first item have none.
    public func separators(
        forItemAt indexPath: IndexPath,
        frame: Rect,
        itemCount: Int,
        direction: LayoutDirection = .leftToRight
    ) -> [ListSeparator] {
        guard showsSeparators, indexPath.item >= firstRow else { return [] }
        let separators = itemSeparatorHandler?(indexPath, separatorConfiguration) ?? separatorConfiguration
        let margin = metrics.rowMargin(appearance, width: frame.width)
        let row = row(
            separators, isFirst: indexPath.item == firstRow, isLast: indexPath.item == itemCount - 1, margin: margin)
        var lines: [ListSeparator] = []
        if let top = row.topSeparator {
            let line = line(top, in: frame, at: frame.minY, margin: margin, direction)
            lines.append(ListSeparator(indexPath: indexPath, edge: .top, frame: line))
        }
        if let bottom = row.bottomSeparator {
            let line = line(bottom, in: frame, at: frame.maxY - metrics.separatorThickness, margin: margin, direction)
            lines.append(ListSeparator(indexPath: indexPath, edge: .bottom, frame: line))
        }
        return lines
    }

    private func line(
        _ separator: ListRow.Separator,
        in row: Rect,
        at y: Double,
        margin: Double,
        _ direction: LayoutDirection
    ) -> Rect {
        let leading: Double
        let trailing: Double
        switch separator {
        case .automatic:
            let widening = margin - metrics.rowMargin
            (leading, trailing) = (metrics.separatorLeadingInset + widening, metrics.separatorTrailingInset + widening)
        case .inset(let own, let other):
            (leading, trailing) = (own, other)
        }
        return Rect(
            x: row.minX + (direction == .leftToRight ? leading : trailing),
            y: y,
            width: max(0, row.width - leading - trailing),
            height: metrics.separatorThickness
        )
    }
}
