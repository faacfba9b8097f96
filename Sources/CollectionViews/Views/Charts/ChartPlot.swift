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
    private var scale: ChartScale?

    init() {
        super.init(.surface, styleClasses: ["chart-plot"])
        for view in [grid, area, line, rule, marker] as [View] { addSubview(view) }
        marker.isHidden = true
        setAttribute(.accessibilityRole, "slider")
        setAttribute(.tabIndex, "0")
    }

    /// Draws points once the size is known.
    ///
    /// - Parameters:
    ///   - points: The points.
    ///   - scale: The scale of the points; `nil` if none is finite.
    ///   - isFilled: Whether the area between the line and zero is filled. The scale must include zero.
    /// - Complexity: O(*n*) in the number of points.
    func show(_ points: ArraySlice<ChartPoint>, in scale: ChartScale?, isFilled: Bool) {
        self.scale = ChartScale.fits(size) ? scale : nil
        guard let scale = self.scale else {
            for drawing in [grid, area, line] { drawing.path = BezierPath() }
            return
        }
        var lines = BezierPath()
        for value in scale.gridValues {
            let y = scale.height(of: value, in: size)
            lines.append(BezierPath(lines: [Point(x: 0, y: y), Point(x: size.width, y: y)]))
        }
        grid.path = lines
        let runs = runs(of: points, in: scale)
        var outline = BezierPath()
        for run in runs {
            // A single point is a line of length 0, which round line caps show as a dot.
            outline.append(BezierPath(lines: run.count > 1 ? run : run + run))
        }
        line.path = outline
        area.path = isFilled ? areas(below: runs, to: scale.height(of: 0, in: size)) : BezierPath()
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
        let location = scale.location(of: point, in: size)
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
            let difference = scale.location(of: points[index], in: size).x - x
            let distance = difference < 0 ? -difference : difference
            if distance < best?.distance ?? .infinity { best = (index, distance) }
        }
        return best?.index
    }

    /// The locations of the points, divided at gaps.
    private func runs(of points: ArraySlice<ChartPoint>, in scale: ChartScale) -> [[Point]] {
        var runs: [[Point]] = []
        var run: [Point] = []
        for point in points {
            if point.isFinite {
                run.append(scale.location(of: point, in: size))
            } else if !run.isEmpty {
                runs.append(run)
                run.removeAll()
            }
        }
        if !run.isEmpty { runs.append(run) }
        return runs
    }

    /// The areas between parts of the line and a vertical location, in points from the top.
    private func areas(below runs: [[Point]], to y: Double) -> BezierPath {
        var areas = BezierPath()
        for run in runs {
            guard let first = run.first, let last = run.last else { continue }
            let corners = [Point(x: last.x, y: y), Point(x: first.x, y: y)]
            areas.append(BezierPath(lines: run + corners, isClosed: true))
        }
        return areas
    }
}
