import CollectionGeometry
import CollectionTestSupport
import Testing

@testable import CollectionViews

struct LineChartTests {
    private func points(_ values: [Double]) -> [ChartPoint] {
        values.enumerated().map { ChartPoint(x: Double($0), y: $1, label: "day \($0)") }
    }

    private func plot(_ host: ModelHost) throws -> NodeID {
        try #require(host.nodes(withStyleClass: "chart-plot").first)
    }

    private func readout(_ host: ModelHost) -> [String] {
        host.nodes(withStyleClass: "chart-readout").flatMap { host.texts(in: $0) }
    }

    @Test("the grid has whole steps around all points, whatever their size")
    func grid() throws {
        func values(_ numbers: [Double], includesZero: Bool = false) -> [Double]? {
            ChartScale(fitting: points(numbers)[...], includesZero: includesZero, isMirrored: false)?.gridValues
        }
        #expect(values([3, 41]) == [0, 10, 20, 30, 40, 50])
        #expect((values([7]) ?? []).count >= 2)
        #expect(values([0, 0]) == [0, 0.5])
        #expect(values([-100, 300]) == [-100, 0, 100, 200, 300])
        #expect(values([.nan, .infinity]) == nil)
        #expect(values([]) == nil)
        #expect(values([-.greatestFiniteMagnitude, .greatestFiniteMagnitude]) == nil)
        #expect(values([130, 150]) == [130, 135, 140, 145, 150])
        #expect(values([130, 150], includesZero: true) == [0, 50, 100, 150])
        #expect(values([-30, -10], includesZero: true) == [-30, -20, -10, 0])
        #expect(!ChartScale.fits(Size(width: 16, height: 90)))
        for exponent in -20...20 {
            var unit = 1.0
            for _ in 0..<abs(exponent) { unit *= exponent < 0 ? 0.1 : 10 }
            for factor in [1.0, 1.7, 3.3, 9.9] {
                let scale = try #require(
                    ChartScale(fitting: points([-unit, unit * factor])[...], isMirrored: false)
                )
                #expect((2...12).contains(scale.gridValues.count), "\(unit) \(factor)")
                #expect(scale.vertical.lowerBound <= -unit)
                #expect(scale.vertical.upperBound >= unit * factor * 0.999_999)
            }
        }
    }

    @Test("time runs in the reading direction; a point alone stands in the middle")
    func locations() throws {
        let size = Size(width: 116, height: 66)
        let all = points([0, 5, 10])
        let scale = try #require(ChartScale(fitting: all[...], isMirrored: false))
        #expect(
            all.map { scale.location(of: $0, in: size) } == [
                Point(x: 8, y: 58), Point(x: 58, y: 33), Point(x: 108, y: 8),
            ])
        let mirrored = try #require(ChartScale(fitting: all[...], isMirrored: true))
        #expect(all.map { mirrored.location(of: $0, in: size).x } == [108, 58, 8])
        let single = try #require(ChartScale(fitting: all[1...1], isMirrored: false))
        #expect(single.location(of: all[1], in: size).x == 58)
    }

    @Test("the line is drawn once the size is known, in parts between gaps")
    func drawing() throws {
        let chart = LineChart("Price", tableTitle: "Table")
        chart.points = [0, 1, 2].map { ChartPoint(x: $0, y: $0 == 0 ? 0 : 10, label: "day \(Int($0))") }
        chart.points.insert(ChartPoint(x: 1.5, y: .nan, label: "gap"), at: 2)
        let host = makeHost(chart)
        let line = try #require(host.nodes(withStyleClass: "chart-line").first)
        #expect(
            host.node(line)?.path.elements == [
                .move(Point(x: 8, y: 192)), .line(Point(x: 150, y: 8)),
                .move(Point(x: 292, y: 8)), .line(Point(x: 292, y: 8)),
            ]
        )
        #expect(readout(host) == ["10", "day 2"])
        chart.points = []
        host.send(.frame(0))
        #expect(host.node(line)?.path.isEmpty == true)
        #expect(readout(host) == [])
    }

    @Test("an area is filled down to zero, and only where it is wanted; labels stand beside the plot")
    func area() throws {
        let chart = LineChart("Price", tableTitle: "Table")
        chart.points = points([130, 150])
        let host = makeHost(chart)
        let area = try #require(host.nodes(withStyleClass: "chart-area").first)
        let labels = { host.nodes(withStyleClass: "chart-axis").flatMap { host.texts(in: $0) } }
        #expect(host.node(area)?.path.isEmpty == true)
        #expect(labels() == ["130", "135", "140", "145", "150"])
        #expect(host.texts(in: try plot(host)) == [])
        chart.fillsArea = true
        host.send(.frame(0))
        #expect(labels() == ["0", "50", "100", "150"])
        let elements = try #require(host.node(area)?.path.elements)
        #expect(Array(elements.suffix(3)) == [.line(Point(x: 292, y: 192)), .line(Point(x: 8, y: 192)), .close])
    }

    @Test(
        "the first, the middle and the last point have labels below the plot; in the middle only where there is a point",
        arguments: [
            ([(0, 1), (1, 2), (2, 3)], ["day 0", "day 1", "day 2"]),
            ([(0, .nan), (1, 5), (2, 6), (3, 7), (4, .nan), (5, 9), (6, .nan)], ["day 1", "day 3", "day 5"]),
            ([(0, 1), (10, 2), (11, 3), (20, 4)], ["day 0", "day 10", "day 20"]),
            ([(0, 1), (1, 2), (10, 3)], ["day 0", "day 10"]), ([(0, 1), (1, 2)], ["day 0", "day 1"]),
            ([(3, 1)], ["day 3"]), ([(3, .nan)], []), ([], []),
        ] as [([(Double, Double)], [String])])
    func horizontalLabels(values: [(Double, Double)], labels: [String]) throws {
        let chart = LineChart("Price", tableTitle: "Table")
        chart.points = [ChartPoint(x: 0, y: 0, label: "before")]
        let host = makeHost(chart)
        chart.points = values.map { ChartPoint(x: $0.0, y: $0.1, label: "day \(Int($0.0))") }
        host.send(.frame(0))
        #expect(host.nodes(withStyleClass: "chart-horizontal-axis").flatMap { host.texts(in: $0) } == labels)
        let description = host.node(try plot(host))?.attributes[.accessibilityHint]
        #expect(description == (labels.isEmpty ? nil : labels.joined(separator: " – ")))
    }

    @Test("narrow screens may leave out the label in the middle, but not that of the only point", arguments: [1, 3])
    func middleLabel(count: Int) throws {
        let chart = LineChart("Price", tableTitle: "Table")
        chart.points = (0..<count).map { ChartPoint(x: Double($0), y: 1, label: "day \($0)") }
        let host = makeHost(chart)
        #expect(
            host.nodes(withStyleClass: "is-between").flatMap { host.texts(in: $0) } == (count == 1 ? [] : ["day 1"]))
    }

    @Test("the labels below the plot are those of the selected range")
    func horizontalLabelsOfRange() throws {
        let chart = LineChart("Price", tableTitle: "Table")
        chart.points = points([5, 6, 7, 8, 9])
        chart.ranges = [ChartRange("3D", length: 2), ChartRange("All", length: nil)]
        let host = makeHost(chart)
        let description = { host.node(try plot(host))?.attributes[.accessibilityHint] }
        #expect(try description() == "day 0 – day 2 – day 4")
        host.tap("3D")
        #expect(try description() == "day 2 – day 3 – day 4")
    }

    @Test("the segments of ranges have their descriptions, also after other ranges")
    func rangeHints() {
        let chart = LineChart("Price", tableTitle: "Table")
        let all = ChartRange("All", length: nil)
        chart.ranges = [ChartRange("1W", length: 6, accessibilityHint: "The last week"), all]
        let host = makeHost(chart)
        let hints = {
            host.nodes(withStyleClass: "segment").map { host.node($0)?.attributes[.accessibilityHint] }
        }
        #expect(hints() == ["The last week", nil])
        chart.ranges = [all, ChartRange("1M", length: 29, accessibilityHint: "The last month")]
        host.send(.frame(0))
        #expect(hints() == [nil, "The last month"])
    }

    @Test("a pointer shows the value of the nearest point until it leaves")
    func pointer() throws {
        let chart = LineChart("Price", tableTitle: "Table")
        chart.points = points([0, 10, .nan, 30, 20])
        chart.valueText = { "€\(Int($0))" }
        let host = makeHost(chart)
        let plot = try plot(host)
        host.point(.hovered, on: plot, at: Point(x: 100, y: 3))
        #expect(chart.inspectedPoint?.x == 1)
        #expect(readout(host) == ["€10", "day 1"])
        #expect(host.node(plot)?.attributes[.valueText] == "€10, day 1")
        #expect(host.node(plot)?.attributes[.valueNow] == "2")
        let marker = try #require(host.nodes(withStyleClass: "chart-marker").first)
        #expect(host.node(marker)?.isHidden == false)
        #expect(host.node(marker)?.origin.x == 79)
        host.point(.moved, on: plot, at: Point(x: 160, y: 3))
        #expect(chart.inspectedPoint?.x == 3)
        host.point(.left, on: plot, at: Point(x: -1, y: 3))
        #expect(chart.inspectedPoint == nil)
        #expect(readout(host) == ["€20", "day 4"])
        #expect(host.node(marker)?.isHidden == true)
        #expect(!host.send(.pointed(plot, HostPointer(.wheeled, at: .zero, span: 3))))
    }

    @Test("keys go from point to point over gaps, in the reading direction", arguments: [false, true])
    func keyboard(isMirrored: Bool) throws {
        let chart = LineChart("Price", tableTitle: "Table")
        chart.points = points([0, 10, .nan, 30, 20])
        let host = makeHost(chart, direction: isMirrored ? .rightToLeft : .leftToRight)
        let plot = try plot(host)
        var seen: [Double?] = []
        let (back, forth): (Key, Key) = isMirrored ? (.right, .left) : (.left, .right)
        for key in [back, back, back, back, forth, .end, forth, .home, .up, .down, .escape] {
            #expect(host.press(key, on: plot))
            seen.append(chart.inspectedPoint?.x)
        }
        #expect(seen == [3, 1, 0, 0, 1, 4, 4, 0, 1, 0, nil])
        #expect(!host.press(.escape, on: plot))
        #expect(!host.press(.pageUp, on: plot))
        chart.points = []
        #expect(!host.press(.home, on: plot))
    }

    @Test("a range leaves the points before it out, in the table too")
    func ranges() throws {
        let chart = LineChart("Price", tableTitle: "Table")
        chart.points = points([5, 6, 7, 8])
        chart.ranges = [ChartRange("2D", length: 1), ChartRange("All", length: nil)]
        let host = makeHost(chart)
        let table = { host.nodes(withStyleClass: "chart-table").flatMap { host.texts(in: $0) } }
        #expect(host.nodes(withStyleClass: "chart-table-row").isEmpty)
        #expect(host.node(labeled: "Table: Price") != nil)
        host.tap("Table")
        #expect(table() == ["day 0", "5", "day 1", "6", "day 2", "7", "day 3", "8"])
        host.tap("2D")
        #expect(table() == ["day 2", "7", "day 3", "8"])
        #expect(host.node(try plot(host))?.attributes[.valueMaximum] == "2")
        host.tap("Table")
        #expect(table() == ["day 2", "7", "day 3", "8"] || host.texts.contains("day 2"))
        chart.ranges = []
        host.send(.frame(0))
        #expect(host.node(try plot(host))?.attributes[.valueMaximum] == "4")
    }

    @Test("numbers are written without floating-point code, rounded, and never trap")
    func numbers() {
        #expect(
            [4.5, -12, 0.05, 2.999, -0.004, 1e300, -.infinity, .nan, 100].map { $0.text(fractionDigits: 2) }
                == ["4.5", "-12", "0.05", "3", "0", "10000000000000", "-10000000000000", "0", "100"])
        #expect(1.25.text(fractionDigits: 0) == "1")
        #expect(0.000_001.text(fractionDigits: 9) == "0.000001")
    }
}
