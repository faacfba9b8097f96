import CollectionLayout

/// The margins and lines of a cell that is the row of a list, as the style sheet is told of them.
///
/// A cell that is made of views of one's own has the margins of the list unless a rule of the style sheet gives it other
/// ones. The content of a ``ListContentConfiguration`` has margins anyway, and draws the lines itself, from where its text
/// begins.
struct ListRowStyle {
    private var row: ListRow?
    private var hasListContent = false
    /// The distance of the content from the sides that the style sheet assumes until it is told another, in points.
    private var margin = 16.0
}

extension ListRowStyle {
    /// Tells the style sheet what has changed.
    mutating func show(_ row: ListRow?, in cell: CollectionViewCell, hasListContent: Bool) {
        if row == self.row, hasListContent == self.hasListContent || row == nil { return }
        self.row = row
        self.hasListContent = hasListContent
        (cell.control ?? cell).setRole("has-list-margins", row != nil && !hasListContent)
        cell.setRole("has-list-content", row != nil && hasListContent)
        if let row, row.margin != margin {
            margin = row.margin
            cell.setVariable("list-margin", margin)
        }
        cell.setRole("has-top-separator", row?.topSeparator != nil)
        cell.setRole("has-separator", row?.bottomSeparator != nil)
        var hasInsets = false
        if case .inset(let leading, let trailing)? = row?.topSeparator {
            hasInsets = true
            cell.setVariable("top-separator-leading", leading)
            cell.setVariable("top-separator-trailing", trailing)
        }
        cell.setRole("has-top-separator-insets", hasInsets)
        hasInsets = false
        if case .inset(let leading, let trailing)? = row?.bottomSeparator {
            hasInsets = true
            cell.setVariable("separator-leading", leading)
            cell.setVariable("separator-trailing", trailing)
        }
        cell.setRole("has-separator-insets", hasInsets)
    }
}
