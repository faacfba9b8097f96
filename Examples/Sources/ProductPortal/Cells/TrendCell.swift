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
        let ranges: [(name: PluralText, hint: PluralText, count: Int, length: Double?)] = [
            (strings.trends.weeks, strings.trends.lastWeeks, 1, 6),
            (strings.trends.months, strings.trends.lastMonths, 1, 29),
            (strings.trends.months, strings.trends.lastMonths, 3, 90),
            (strings.trends.years, strings.trends.lastYears, 1, nil),
        ]
        chart.ranges = ranges.map {
            ChartRange(
                $0.name.text(for: $0.count), length: $0.length, accessibilityHint: $0.hint.text(for: $0.count))
        }
        // The plot has the title of the measure as its name.
        chart.rangeControl.accessibilityLabel = strings.trends.period + ": " + measure.title
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
