import CollectionViewKit
import SharedScreens

/// A number over time, with ranges to choose from.
class TrendCell: CollectionViewCell {
    private let chart: LineChart

    /// Creates the cell of what is drawn.
    init(measure: TrendSource.Measure) {
        let strings = PortalStrings.current
        chart = LineChart(measure.title, tableTitle: strings.trends.table)
        super.init(element: .box, styleClasses: ["trend-cell"])
        // Both measures are amounts.
        chart.fillsArea = true
        chart.valueText = { NumberText.charted($0) }
        chart.ranges = [
            ChartRange(strings.trends.weeks.text(for: 1), length: 6),
            ChartRange(strings.trends.months.text(for: 1), length: 29),
            ChartRange(strings.trends.months.text(for: 3), length: 90),
            ChartRange(strings.trends.years.text(for: 1), length: nil),
        ]
        let titleLabel = Label(.headline)
        titleLabel.text = measure.title
        titleLabel.headingLevel = 2
        addSubview(titleLabel)
        addSubview(chart)
    }

    required convenience init() { self.init(measure: .plays) }

    /// The table below the chart may have been opened.
    override func didActivateSubview() { invalidateIntrinsicContentSize() }
}

extension TrendCell {
    /// Shows points. The range that the user has chosen stays.
    func show(_ points: [ChartPoint]) { chart.points = points }
}

/// How often episodes were played.
final class PlaysCell: TrendCell {
    required init() { super.init(measure: .plays) }
}

/// How long people watched.
final class MinutesCell: TrendCell {
    required init() { super.init(measure: .minutes) }
}
