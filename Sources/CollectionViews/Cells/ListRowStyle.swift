import CollectionLayout

/// The margins and separators of a cell that is the row of a list, as style classes and variables.
///
/// A cell with custom subviews has the margins of the list unless a rule of the style sheet sets others. A cell with a
/// ``ListContentConfiguration`` sets margins itself, and draws the separators from the start of its text.
struct ListRowStyle {
    private var row: ListRow?
    private var hasListContent = false
    /// The margin of the content that the style sheet assumes by default, in points.
    private var margin = 16.0
}

extension ListRowStyle {
    /// Sets the style classes and variables that have changed.
    mutating func show(_ row: ListRow?, in cell: CollectionViewCell, hasListContent: Bool) {
        if row == self.row, hasListContent == self.hasListContent || row == nil { return }
        self.row = row
        self.hasListContent = hasListContent
        (cell.control ?? cell).setStyleClass("has-list-margins", row != nil && !hasListContent)
        cell.setStyleClass("has-list-content", row != nil && hasListContent)
        if let row, row.margin != margin {
            margin = row.margin
            cell.setVariable("list-margin", margin)
        }
        cell.setStyleClass("is-list-card", row?.card != nil)
        cell.setStyleClass("is-list-card-start", row?.card?.isFirst == true)
        cell.setStyleClass("is-list-card-end", row?.card?.isLast == true)
        cell.setStyleClass("has-top-separator", row?.topSeparator != nil)
        cell.setStyleClass("has-separator", row?.bottomSeparator != nil)
        var hasInsets = false
        if case .inset(let leading, let trailing)? = row?.topSeparator {
            hasInsets = true
            cell.setVariable("top-separator-leading", leading)
            cell.setVariable("top-separator-trailing", trailing)
        }
        cell.setStyleClass("has-top-separator-insets", hasInsets)
        hasInsets = false
        if case .inset(let leading, let trailing)? = row?.bottomSeparator {
            hasInsets = true
            cell.setVariable("separator-leading", leading)
            cell.setVariable("separator-trailing", trailing)
        }
        cell.setStyleClass("has-separator-insets", hasInsets)
    }
}
