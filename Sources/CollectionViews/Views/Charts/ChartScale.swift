import CollectionGeometry

/// Maps the values of a chart to locations on its plot: a pure function of values and sizes.
struct ChartScale: Equatable {
    /// The smallest and the largest horizontal value.
    let horizontal: ClosedRange<Double>
    /// The smallest and the largest vertical value: multiples of ``step``.
    let vertical: ClosedRange<Double>
    /// The difference between the values of two grid lines.
    let step: Double
    /// The size of the plot, in points.
    let size: Size
    /// Whether values increase from right to left.
    let isMirrored: Bool

    /// The margin around the lines within the plot, in points, so that nothing is clipped.
    static var margin: Double { 8 }
    /// The approximate number of grid lines.
    static var wantedLines: Double { 4 }

    /// Fits a scale to points. Points that are not finite are ignored.
    ///
    /// - Returns: `nil` if no point is finite or the plot is too small.
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

    /// The location of a point, in points from the top left corner of the plot. A single point is centred.
    func location(of point: ChartPoint) -> Point {
        let width = horizontal.upperBound - horizontal.lowerBound
        let across = width > 0 ? (point.x - horizontal.lowerBound) / width : 0.5
        let left = Self.margin + (isMirrored ? 1 - across : across) * (size.width - 2 * Self.margin)
        return Point(x: left, y: height(of: point.y))
    }

    /// The vertical location of a value, in points from the top of the plot.
    func height(of value: Double) -> Double {
        let up = (value - vertical.lowerBound) / (vertical.upperBound - vertical.lowerBound)
        return Self.margin + (1 - up) * (size.height - 2 * Self.margin)
    }

    /// The values of the grid lines, ascending.
    var gridValues: [Double] {
        var values: [Double] = []
        var value = vertical.lowerBound
        while value <= vertical.upperBound + step / 2, values.count < 12 {
            values.append(value)
            value += step
        }
        return values
    }

    /// A difference of 1, 2 or 5 times a power of ten that results in about four lines.
    private static func step(for span: Double, near value: Double) -> Double {
        // For equal values the step is a tenth of the wanted one of their magnitude.
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
