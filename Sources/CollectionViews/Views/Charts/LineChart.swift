import CollectionGeometry

/// A value over time as a line, with selectable ranges, inspection of points, and a table with the same values.
///
/// ![A line with a gap, its latest value, three ranges and a collapsed table](view-line-chart)
///
/// ```swift
/// let prices = LineChart("Price", tableTitle: "Show as a table")
/// prices.points = history.map { ChartPoint(x: $0.day, y: $0.price, label: $0.date) }
/// prices.ranges = [ChartRange("1M", length: 30), ChartRange("1Y", length: 365), ChartRange("All", length: nil)]
/// prices.valueText = { "€\(Int($0))" }
/// ```
///
/// Hovering over the plot or dragging across it inspects the nearest point; for the keyboard, the plot is a slider over
/// the points. Actions receive the point, or `nil` when the inspection ends. In right-to-left layouts, time runs from
/// right to left.
///
/// The grid fits the points, so that small changes are seen; it need not include zero, unless the area between the line and zero
/// is filled (see ``fillsArea``). The labels of the grid lines stand in a margin beside them. Below the plot stand the labels of the first,
/// the middle and the last point, which are also the description of the slider; the middle one is left out if no point is near the middle.
public final class LineChart: ValueControl<ChartPoint?> {
    /// The points, ascending by ``ChartPoint/x``.
    public var points: [ChartPoint] = [] {
        didSet { if points != oldValue { choosePoints() } }
    }

    /// The ranges that the user can select; empty for a chart that always shows all points.
    public var ranges: [ChartRange] = [] {
        didSet { if ranges != oldValue { showRanges() } }
    }

    /// Whether the area between the line and zero is filled, for amounts such as sales. The grid then includes zero: the size of an
    /// area that begins elsewhere would exaggerate differences. The default is `false`.
    public var fillsArea = false {
        didSet { if fillsArea != oldValue { show() } }
    }

    /// Formats a value as a localized string. Set it before the points.
    public var valueText: (Double) -> String = { $0.text(fractionDigits: 2) }

    /// The inspected point, or else the last one.
    public let readout: Stack
    /// The control that selects a range.
    public let rangeControl = SegmentedControl()
    /// The control that shows and hides the table.
    public let tableDisclosure: Disclosure

    private let valueLabel = Label(.title2, styleClasses: ["is-numeric"])
    private let captionLabel = Label(.footnote, styleClasses: ["is-secondary"])
    private let axis = ChartAxis()
    private let plot = ChartPlot()
    private let horizontalAxis = ChartHorizontalAxis()
    private let table = ChartTable()
    private var visible = 0..<0
    /// The inspected point, as an index into ``points``; `nil` for none.
    private var inspected: Int?

    /// Creates a chart without points.
    ///
    /// - Parameters:
    ///   - title: The name of the values, which names the plot and the table for assistive technology.
    ///   - tableTitle: The title of the control that shows and hides the table. Assistive technology says the name of the values
    ///     after it, since a screen may show several charts.
    public init(_ title: String, tableTitle: String) {
        readout = Stack(.vertical, styleClasses: ["chart-readout"], [valueLabel, captionLabel])
        tableDisclosure = Disclosure(tableTitle, style: .footnote, [table])
        super.init(.box, styleClasses: ["line-chart"])
        plot.accessibilityLabel = title
        table.accessibilityLabel = title
        tableDisclosure.header.accessibilityLabel = tableTitle + ": " + title
        rangeControl.accessibilityLabel = title
        rangeControl.isHidden = true
        let figure = View(.box, styleClasses: ["chart-figure"])
        let body = View(.box, styleClasses: ["chart-body"])
        for view in [plot, horizontalAxis] as [View] { body.addSubview(view) }
        for view in [axis, body] as [View] { figure.addSubview(view) }
        for view in [readout, figure, rangeControl, tableDisclosure] as [View] { addSubview(view) }
        rangeControl.addTarget(self) { chart, _ in chart.choosePoints() }
        tableDisclosure.addTarget(self) { chart, _ in chart.show() }
    }

    package override func handle(_ event: HostEvent) -> Bool {
        switch event {
        case .resized(let target, let size) where target == plot.node && plot.node != .none:
            plot.size = size
            show()
        case .pointed(let target, let pointer) where target == plot.node && plot.node != .none:
            return point(pointer)
        case .keyPressed(let key, let target) where target == plot.node && plot.node != .none:
            return move(key)
        default:
            return super.handle(event)
        }
        return true
    }

    public override func environmentDidChange() {
        super.environmentDidChange()
        show()
    }

    // MARK: - Display

    private func showRanges() {
        rangeControl.setTitles(ranges.map { $0.title })
        for (index, range) in ranges.enumerated() {
            rangeControl.setAccessibilityHint(range.accessibilityHint, forSegmentAt: index)
        }
        rangeControl.selectedSegmentIndex = ranges.isEmpty ? nil : ranges.count - 1
        rangeControl.isHidden = ranges.isEmpty
        choosePoints()
    }

    /// Selects the points of the selected range, and ends the inspection.
    private func choosePoints() {
        var first = 0
        if let index = rangeControl.selectedSegmentIndex, ranges.indices.contains(index),
            let length = ranges[index].length, let last = points.last
        {
            first = points.firstIndex { $0.x >= last.x - length } ?? points.count
        }
        visible = first..<points.count
        inspected = nil
        show()
    }

    private func show() {
        let shown = points[visible]
        let isMirrored = context?.environment.layoutDirection == .rightToLeft
        let scale = ChartScale(fitting: shown, includesZero: fillsArea, isMirrored: isMirrored)
        axis.show(scale?.gridValues ?? [], valueText: valueText)
        plot.show(shown, in: scale, isFilled: fillsArea)
        horizontalAxis.show(shown)
        plot.accessibilityHint = horizontalAxis.summary.isEmpty ? nil : horizontalAxis.summary
        if tableDisclosure.isExpanded { table.show(shown, valueText: valueText) }
        showReadout()
    }

    private func showReadout() {
        let index = inspected ?? points[visible].lastIndex { $0.isFinite }
        guard let index else {
            valueLabel.text = ""
            captionLabel.text = ""
            return plot.describe(nil, at: 0, of: 0, text: "")
        }
        let point = points[index]
        let value = point.isFinite ? valueText(point.y) : "–"
        valueLabel.text = value
        captionLabel.text = point.label
        plot.describe(
            inspected == nil ? nil : point,
            at: index - visible.lowerBound + 1,
            of: visible.count,
            text: value + ", " + point.label
        )
    }

    // MARK: - Inspection

    /// The inspected point; `nil` for none.
    public var inspectedPoint: ChartPoint? { inspected.map { points[$0] } }

    private func inspect(_ index: Int?) {
        guard index != inspected else { return }
        inspected = index
        showReadout()
        sendChange(inspectedPoint)
    }

    private func point(_ pointer: HostPointer) -> Bool {
        switch pointer.phase {
        case .hovered, .began, .moved:
            inspect(plot.nearest(to: pointer.location.x, in: points[visible]))
            return true
        case .left, .ended, .cancelled:
            inspect(nil)
            return true
        case .wheeled, .pressedTwice:
            return false
        }
    }

    /// Moves the inspection between points, across gaps.
    private func move(_ key: Key) -> Bool {
        let finite = visible.filter { points[$0].isFinite }
        guard let first = finite.first, let last = finite.last else { return false }
        let current = inspected ?? last
        let isMirrored = context?.environment.layoutDirection == .rightToLeft
        switch key {
        case .home: inspect(first)
        case .end: inspect(last)
        case .escape:
            guard inspected != nil else { return false }
            inspect(nil)
        case .up: inspect(finite.first { $0 > current } ?? last)
        case .down: inspect(finite.last { $0 < current } ?? first)
        case .left: inspect((isMirrored ? finite.first { $0 > current } : finite.last { $0 < current }) ?? current)
        case .right: inspect((isMirrored ? finite.last { $0 < current } : finite.first { $0 > current }) ?? current)
        default: return false
        }
        return true
    }
}
