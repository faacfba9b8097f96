import CollectionGeometry

/// Maps the values of a chart to locations on its plot: a pure function of values and sizes. The scale itself has no size.
struct ChartScale: Equatable {
    /// The smallest and the largest horizontal value.
    let horizontal: ClosedRange<Double>
    /// The smallest and the largest vertical value: multiples of ``step``.
    let vertical: ClosedRange<Double>
    /// The difference between the values of two grid lines.
    let step: Double
    /// Whether values increase from right to left.
    let isMirrored: Bool

    /// The margin around the lines within the plot, in points, so that nothing is clipped.
    static var margin: Double { 8 }
    /// The approximate number of grid lines.
    static var wantedLines: Double { 4 }

    /// Fits a scale to points. Points that are not finite are ignored.
    ///
    /// - Parameters:
    ///   - points: The points.
    ///   - includesZero: Whether the vertical values include zero, whatever the points are.
    ///   - isMirrored: Whether values increase from right to left.
    /// - Returns: `nil` if no point is finite.
    /// - Complexity: O(*n*) in the number of points.
    init?(fitting points: ArraySlice<ChartPoint>, includesZero: Bool = false, isMirrored: Bool) {
        var bounds: (left: Double, right: Double, low: Double, high: Double)?
        for point in points where point.isFinite {
            let old = bounds ?? (point.x, point.x, point.y, point.y)
            bounds = (min(old.left, point.x), max(old.right, point.x), min(old.low, point.y), max(old.high, point.y))
        }
        if includesZero, let found = bounds {
            bounds = (found.left, found.right, min(found.low, 0), max(found.high, 0))
        }
        guard let bounds, (bounds.high - bounds.low).isFinite, (bounds.right - bounds.left).isFinite else { return nil }
        step = Self.step(for: bounds.high - bounds.low, near: bounds.high)
        let low = (bounds.low / step).rounded(.down) * step
        let high = (bounds.high / step).rounded(.up) * step
        guard low.isFinite, high.isFinite else { return nil }
        vertical = low...(high > low ? high : low + step)
        horizontal = bounds.left...bounds.right
        self.isMirrored = isMirrored
    }

    /// Whether a plot of a size, in points, has room for lines.
    static func fits(_ size: Size) -> Bool { size.width > 2 * margin && size.height > 2 * margin }

    /// The location of a point on a plot of a size, in points from its top left corner. A single point is centred.
    func location(of point: ChartPoint, in size: Size) -> Point {
        let width = horizontal.upperBound - horizontal.lowerBound
        let across = width > 0 ? (point.x - horizontal.lowerBound) / width : 0.5
        let left = Self.margin + (isMirrored ? 1 - across : across) * (size.width - 2 * Self.margin)
        return Point(x: left, y: height(of: point.y, in: size))
    }

    /// The vertical location of a value on a plot of a size, in points from its top.
    func height(of value: Double, in size: Size) -> Double {
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
