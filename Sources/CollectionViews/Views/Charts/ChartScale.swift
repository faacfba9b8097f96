import CollectionGeometry

/// Where the numbers of a chart stand on its plot: a pure function of numbers and sizes.
struct ChartScale: Equatable {
    /// The smallest and the largest number across.
    let horizontal: ClosedRange<Double>
    /// The smallest and the largest number upwards: whole steps.
    let vertical: ClosedRange<Double>
    /// The distance between two lines of the grid.
    let step: Double
    /// The plot, in points.
    let size: Size
    /// Whether numbers grow from right to left.
    let isMirrored: Bool

    /// The room around the lines within the plot, in points, so that nothing is cut at its edges.
    static var margin: Double { 8 }
    /// How many lines the grid has at about.
    static var wantedLines: Double { 4 }

    /// Fits a scale around points. Points that are not finite are passed over.
    ///
    /// - Returns: `nil` if no point is finite or the plot has no room.
    /// - Complexity: O(*n*) in the number of points.
    init?(fitting points: ArraySlice<ChartPoint>, in size: Size, isMirrored: Bool) {
        guard size.width > 2 * Self.margin, size.height > 2 * Self.margin else { return nil }
        var bounds: (left: Double, right: Double, low: Double, high: Double)?
        for point in points where point.isFinite {
            let old = bounds ?? (point.x, point.x, point.y, point.y)
            bounds = (min(old.left, point.x), max(old.right, point.x), min(old.low, point.y), max(old.high, point.y))
        }
        guard let bounds, (bounds.high - bounds.low).isFinite, (bounds.right - bounds.left).isFinite else { return nil }
        step = Self.step(for: bounds.high - bounds.low, near: bounds.high)
        let low = (bounds.low / step).rounded(.down) * step
        let high = (bounds.high / step).rounded(.up) * step
        guard low.isFinite, high.isFinite else { return nil }
        vertical = low...(high > low ? high : low + step)
        horizontal = bounds.left...bounds.right
        self.size = size
        self.isMirrored = isMirrored
    }

    /// Where a point stands, in points from the top left corner of the plot. A single point stands in the middle.
    func location(of point: ChartPoint) -> Point {
        let width = horizontal.upperBound - horizontal.lowerBound
        let across = width > 0 ? (point.x - horizontal.lowerBound) / width : 0.5
        let left = Self.margin + (isMirrored ? 1 - across : across) * (size.width - 2 * Self.margin)
        return Point(x: left, y: height(of: point.y))
    }

    /// How far down a number stands, in points from the top of the plot.
    func height(of value: Double) -> Double {
        let up = (value - vertical.lowerBound) / (vertical.upperBound - vertical.lowerBound)
        return Self.margin + (1 - up) * (size.height - 2 * Self.margin)
    }

    /// The numbers that have a line in the grid, ascending.
    var gridValues: [Double] {
        var values: [Double] = []
        var value = vertical.lowerBound
        while value <= vertical.upperBound + step / 2, values.count < 12 {
            values.append(value)
            value += step
        }
        return values
    }

    /// A distance of 1, 2 or 5 times a power of ten that makes about four lines.
    private static func step(for span: Double, near value: Double) -> Double {
        // A level line has a grid too, of a tenth of its height.
        let magnitude = value < 0 ? -value : value
        let wanted = (span > 0 ? span : magnitude > 0 ? magnitude / 10 : 1) / wantedLines
        guard wanted > 1e-12, wanted < 1e15 else { return wanted > 0 ? wanted : 1 }
        var unit = 1.0
        while unit > wanted { unit /= 10 }
        while unit * 10 <= wanted { unit *= 10 }
        for factor in [1.0, 2, 5] where unit * factor >= wanted { return unit * factor }
        return unit * 10
    }
}
