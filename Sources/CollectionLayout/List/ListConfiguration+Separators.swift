public import CollectionGeometry

extension ListConfiguration {
    /// The lines to be drawn with a row whose frame is known.
    ///
    /// - Parameters:
    ///   - indexPath: The place of the row.
    ///   - frame: The frame of the row, in content coordinates.
    ///   - itemCount: The number of items in its section.
    ///   - direction: The reading direction.
    /// - Returns: At most two lines, the upper one first. Headers made of the first item have none.
    public func separators(
        forItemAt indexPath: IndexPath,
        frame: Rect,
        itemCount: Int,
        direction: LayoutDirection = .leftToRight
    ) -> [ListSeparator] {
        let firstRow = headerMode == .firstItemInSection ? 1 : 0
        guard showsSeparators, indexPath.item >= firstRow else { return [] }
        let separator = itemSeparatorHandler?(indexPath, separatorConfiguration) ?? separatorConfiguration
        let isGrouped = appearance == .grouped || appearance == .insetGrouped
        let isAtTop = isGrouped && indexPath.item == firstRow
        let isAtBottom = isGrouped && indexPath.item == itemCount - 1
        let thickness = metrics.separatorThickness
        var lines: [ListSeparator] = []
        if separator.topSeparatorVisibility == .visible, !isAtTop {
            let line = line(in: frame, at: frame.minY, insets: separator.topSeparatorInsets, direction)
            lines.append(ListSeparator(indexPath: indexPath, edge: .top, frame: line))
        }
        if separator.bottomSeparatorVisibility != .hidden, !isAtBottom {
            let line = line(in: frame, at: frame.maxY - thickness, insets: separator.bottomSeparatorInsets, direction)
            lines.append(ListSeparator(indexPath: indexPath, edge: .bottom, frame: line))
        }
        return lines
    }

    private func line(
        in row: Rect,
        at y: Double,
        insets: DirectionalEdgeInsets,
        _ direction: LayoutDirection
    ) -> Rect {
        func resolved(_ inset: Double, _ automatic: Double) -> Double {
            inset == ListSeparatorConfiguration.automaticInset ? automatic : inset.boundedLength
        }
        let leading = resolved(insets.leading, metrics.separatorLeadingInset)
        let trailing = resolved(insets.trailing, metrics.separatorTrailingInset)
        return Rect(
            x: row.minX + (direction == .leftToRight ? leading : trailing),
            y: y,
            width: max(0, row.width - leading - trailing),
            height: metrics.separatorThickness
        )
    }
}
