/// The values of a ``LineChart`` as a table.
final class ChartTable: View {
    private var rows: [Row] = []

    init() {
        super.init(.box, styleClasses: ["chart-table"])
        setAttribute(.accessibilityRole, "table")
    }

    /// - Complexity: O(*n*) in the number of points.
    func show(_ points: ArraySlice<ChartPoint>, valueText: (Double) -> String) {
        while rows.count > points.count { removeSubview(rows.removeLast()) }
        for (index, point) in points.enumerated() {
            if index == rows.count {
                let row = Row()
                rows.append(row)
                addSubview(row)
            }
            rows[index].label.text = point.label
            rows[index].number.text = point.isFinite ? valueText(point.y) : "–"
        }
    }

    private final class Row: View {
        let label = Label(.footnote)
        let number = Label(.footnote, styleClasses: ["is-numeric"])

        init() {
            super.init(.box, styleClasses: ["chart-table-row"])
            setAttribute(.accessibilityRole, "row")
            label.setAttribute(.accessibilityRole, "rowheader")
            number.setAttribute(.accessibilityRole, "cell")
            addSubview(label)
            addSubview(number)
        }
    }
}
