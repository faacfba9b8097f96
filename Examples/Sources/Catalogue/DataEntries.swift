import CollectionViewKit

extension CatalogueEntry {
    /// Quantities and places.
    static func dataEntries() -> [CatalogueEntry] {
        let strings = CatalogueStrings.current
        return [
            CatalogueEntry(
                "Histogram",
                code: """
                    let marks = Histogram(.horizontal)
                    marks.bars = [.init("5", value: 120, valueText: "120"), .init("4", value: 44, valueText: "44")]
                    prices.highlightedRange = 3..<8
                    """
            ) {
                let marks = Histogram(.horizontal)
                marks.accessibilityLabel = strings.charts.marks
                let counts = [120, 44, 12, 3, 9]
                marks.bars = counts.enumerated().map { index, count in
                    Histogram.Bar(
                        SampleNumbers.text(5 - index), value: Double(count), valueText: SampleNumbers.text(count))
                }
                let prices = Histogram(.vertical)
                prices.accessibilityLabel = strings.charts.prices
                prices.bars = [2, 5, 9, 16, 22, 19, 14, 8, 5, 3, 2, 1].enumerated().map { index, count in
                    Histogram.Bar(index % 3 == 0 ? SampleNumbers.text(index * 50) : "", value: Double(count))
                }
                prices.highlightedRange = 3..<8
                return Stack(.vertical, spacing: .large, [marks, prices])
            },
            CatalogueEntry(
                "LineChart",
                code: """
                    let prices = LineChart("Price", tableTitle: "Show as a table")
                    prices.points = history.map { ChartPoint(x: $0.day, y: $0.price, label: $0.date) }
                    prices.ranges = [ChartRange("1M", length: 30), ChartRange("All", length: nil)]
                    """
            ) {
                let chart = LineChart(strings.charts.price, tableTitle: strings.charts.table)
                chart.valueText = { SampleNumbers.euros($0) }
                chart.points = prices()
                chart.ranges = [
                    ChartRange(strings.charts.twoWeeks, length: 14), ChartRange(strings.charts.month, length: 30),
                    ChartRange(strings.charts.all, length: nil),
                ]
                return chart
            },
            CatalogueEntry(
                "MapView",
                code: """
                    let map = MapView("Flats nearby")
                    map.region = MapRegion(center: harbour, longitudeDelta: 0.04)
                    map.features = outlines
                    map.annotations = flats.map { MapAnnotation(id: $0.id, coordinate: $0.place, title: $0.street) }
                    """
            ) {
                let map = MapView(strings.charts.flats)
                map.features = SampleTown.features
                map.annotations = SampleTown.flats
                map.region = MapRegion(center: SampleTown.harbour, longitudeDelta: 0.04)
                map.selectedAnnotation = 2
                return map
            },
        ]
    }

    /// Ninety days of a price that wanders by the digits of a small generator, with three days without a value.
    private static func prices() -> [ChartPoint] {
        let strings = CatalogueStrings.current
        var state: UInt32 = 7
        var price = 142.0
        var points: [ChartPoint] = []
        for day in 0..<90 {
            state = state &* 1_664_525 &+ 1_013_904_223
            price += Double(state >> 24) / 64 - 1.9
            let isNoted = !(40..<43).contains(day)
            let label = strings.charts.day(SampleNumbers.text(day + 1))
            points.append(ChartPoint(x: Double(day), y: isNoted ? price : .nan, label: label))
        }
        return points
    }
}
