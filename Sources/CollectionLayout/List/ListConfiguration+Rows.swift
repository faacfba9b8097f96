import CollectionGeometry

extension ListConfiguration {
    /// The index of the first item that is a row and not a header.
    var firstRow: Int { headerMode == .firstItemInSection ? 1 : 0 }

    /// The looks of a row.
    ///
    /// - Parameters:
    ///   - separators: How its lines are drawn.
    ///   - isFirst: Whether it is the first row of its section.
    ///   - isLast: Whether it is the last one.
    ///   - margin: The distance of the content from the sides, in points.
    func row(_ separators: ListSeparatorConfiguration, isFirst: Bool, isLast: Bool, margin: Double) -> ListRow {
        let card = appearance == .insetGrouped ? ListRow.CardPart(isFirst: isFirst, isLast: isLast) : nil
        guard showsSeparators else { return ListRow(margin: margin, card: card) }
        let isGrouped = appearance == .grouped || appearance == .insetGrouped
        var top: ListRow.Separator?
        if separators.topSeparatorVisibility == .visible, !(isGrouped && isFirst) {
            top = resolved(separators.topSeparatorInsets, margin: margin, isEdge: false)
        }
        var bottom: ListRow.Separator?
        if separators.bottomSeparatorVisibility != .hidden, !(isGrouped && isLast) {
            bottom = resolved(separators.bottomSeparatorInsets, margin: margin, isEdge: isLast && appearance == .plain)
        }
        return ListRow(margin: margin, topSeparator: top, bottomSeparator: bottom, card: card)
    }

    /// The distances of a line from the sides of its row. A line that ends a section of a plain list goes from side to
    /// side unless they are set.
    private func resolved(_ insets: DirectionalEdgeInsets, margin: Double, isEdge: Bool) -> ListRow.Separator {
        let automatic = ListSeparatorConfiguration.automaticInset
        if insets.leading == automatic, insets.trailing == automatic {
            return isEdge ? .inset(leading: 0, trailing: 0) : .automatic
        }
        let widening = margin - metrics.rowMargin
        func length(_ inset: Double, _ automaticLength: Double) -> Double {
            inset == automatic ? automaticLength + widening : inset.boundedLength
        }
        return .inset(
            leading: length(insets.leading, metrics.separatorLeadingInset),
            trailing: length(insets.trailing, metrics.separatorTrailingInset))
    }
}
