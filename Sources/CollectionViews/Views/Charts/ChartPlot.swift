import CollectionGeometry

/// The drawn part of a ``LineChart``: grid, line, and inspected point. For the keyboard it is a slider.
final class ChartPlot: View {
    /// The size, in points, as reported by the host.
    var size = Size.zero

    private let grid = Drawing(styleClasses: ["chart-grid"])
    private let area = Drawing(styleClasses: ["chart-area"])
    private let line = Drawing(styleClasses: ["chart-line"])
    private let rule = Drawing(styleClasses: ["chart-rule"])
    private let marker = PlacedView(.box, styleClasses: ["chart-marker"])
    private var ticks: [Tick] = []
    private var scale: ChartScale?

    init() {
        super.init(.surface, styleClasses: ["chart-plot"])
        for view in [grid, area, line, rule, marker] as [View] { addSubview(view) }
        marker.isHidden = true
        setAttribute(.accessibilityRole, "slider")
        setAttribute(.tabIndex, "0")
    }

    /// Draws points.
    ///
    /// - Complexity: O(*n*) in the number of points.
    func show(_ points: ArraySlice<ChartPoint>, isMirrored: Bool, valueText: (Double) -> String) {
        scale = ChartScale(fitting: points, in: size, isMirrored: isMirrored)
        guard let scale else {
            for drawing in [grid, area, line] { drawing.path = BezierPath() }
            return showTicks([], in: nil, valueText)
        }
        showTicks(scale.gridValues, in: scale, valueText)
        (line.path, area.path) = outlines(of: points, in: scale)
    }

    /// Shows the inspected point and sets its accessibility value.
    ///
    /// - Parameters:
    ///   - point: The inspected point; `nil` for none.
    ///   - position: The position of the point among the displayed ones, from 1.
    ///   - count: The number of displayed points.
    ///   - text: The point as a localized string.
    func describe(_ point: ChartPoint?, at position: Int, of count: Int, text: String) {
        setAttribute(.valueNow, "\(position)")
        setAttribute(.valueMinimum, count > 0 ? "1" : "0")
        setAttribute(.valueMaximum, "\(count)")
        setAttribute(.valueText, text)
        guard let point, point.isFinite, let scale else {
            marker.isHidden = true
            rule.path = BezierPath()
            return
        }
        let location = scale.location(of: point)
        marker.isHidden = false
        marker.origin = location
        rule.path = BezierPath(lines: [Point(x: location.x, y: 0), Point(x: location.x, y: size.height)])
    }

    /// The point nearest to a horizontal location, in points of the plot; `nil` if none is finite.
    ///
    /// - Complexity: O(*n*) in the number of points.
    func nearest(to x: Double, in points: ArraySlice<ChartPoint>) -> Int? {
        guard let scale else { return nil }
        var best: (index: Int, distance: Double)?
        for index in points.indices where points[index].isFinite {
            let difference = scale.location(of: points[index]).x - x
            let distance = difference < 0 ? -difference : difference
            if distance < best?.distance ?? .infinity { best = (index, distance) }
        }
        return best?.index
    }

    /// The line, and the area between it and the bottom, divided at gaps.
    private func outlines(of points: ArraySlice<ChartPoint>, in scale: ChartScale) -> (BezierPath, BezierPath) {
        var line = BezierPath()
        var area = BezierPath()
        var run: [Point] = []
        func endRun() {
            guard let first = run.first, let last = run.last else { return }
            // A single point is a line of length 0, which round line caps show as a dot.
            line.append(BezierPath(lines: run.count > 1 ? run : [first, first]))
            let corners = [Point(x: last.x, y: scale.size.height), Point(x: first.x, y: scale.size.height)]
            area.append(BezierPath(lines: run + corners, isClosed: true))
            run.removeAll(keepingCapacity: true)
        }
        for point in points {
            if point.isFinite { run.append(scale.location(of: point)) } else { endRun() }
        }
        endRun()
        return (line, area)
    }

    private func showTicks(_ values: [Double], in scale: ChartScale?, _ valueText: (Double) -> String) {
        while ticks.count < values.count {
            let tick = Tick()
            ticks.append(tick)
            addSubview(tick)
        }
        var lines = BezierPath()
        for (index, tick) in ticks.enumerated() {
            tick.isHidden = index >= values.count
            guard let scale, index < values.count else { continue }
            let y = scale.height(of: values[index])
            lines.append(BezierPath(lines: [Point(x: 0, y: y), Point(x: size.width, y: y)]))
            tick.label.text = valueText(values[index])
            tick.origin = Point(x: 0, y: y)
        }
        grid.path = lines
    }
}

extension ChartPlot {
    /// The label of a grid line.
    private final class Tick: PlacedView {
        let label = Label(.caption1, styleClasses: ["is-secondary", "is-numeric"])

        init() {
            super.init(.box, styleClasses: ["chart-tick"])
            addSubview(label)
            // The slider has the numbers as its value.
            setAttribute(.isHiddenFromAccessibility, "true")
        }
    }
}
