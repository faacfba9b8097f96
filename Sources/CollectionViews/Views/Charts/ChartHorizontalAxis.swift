/// The labels of the first, the middle and the last point of a ``LineChart``, below the plot.
///
/// The style sheet places them at the start, in the middle and at the end of the plot, in the reading direction, as ``ChartScale`` places
/// the points.
final class ChartHorizontalAxis: View {
    /// The labels as one text in their order, such as "1 March – 16 March – 31 March"; empty without points.
    private(set) var summary = ""

    private let labels = (0..<3).map { _ in Label(.caption1, styleClasses: ["is-secondary", "is-multiline"]) }

    init() {
        super.init(.box, styleClasses: ["chart-horizontal-axis"])
        // The labels are the description of the slider.
        setAttribute(.isHiddenFromAccessibility, "true")
        for label in labels { addSubview(label) }
    }

    /// Shows the labels of points, which ascend by ``ChartPoint/x``. Points that are not finite are ignored, as they are by the scale. If
    /// all points have the same horizontal value, the label of the first is in the middle.
    ///
    /// - Complexity: O(*n*) in the number of points.
    func show(_ points: ArraySlice<ChartPoint>) {
        guard let first = points.first(where: { $0.isFinite }), let last = points.last(where: { $0.isFinite }) else {
            return show(["", "", ""])
        }
        guard first.x < last.x else { return show(["", first.label, ""]) }
        let middle = Self.middle(of: points, from: first.x, to: last.x)
        show([first.label, middle?.label ?? "", last.label])
    }

    /// Shows texts at the start, in the middle and at the end; an empty one hides its label.
    private func show(_ texts: [String]) {
        for (label, text) in zip(labels, texts) {
            label.text = text
            label.isHidden = text.isEmpty
        }
        // The style sheet leaves it out where the screen is narrow. A label that is alone is that of the only point, and stays.
        labels[1].setStyleClass("is-between", !texts[0].isEmpty)
        summary = texts.filter { !$0.isEmpty }.joined(separator: " – ")
    }

    /// The point nearest to the middle between two horizontal values; `nil` if its distance from there is more than a twentieth of their
    /// difference: its label, in the middle of the plot, would not be below it.
    ///
    /// - Complexity: O(*n*) in the number of points.
    private static func middle(of points: ArraySlice<ChartPoint>, from start: Double, to end: Double) -> ChartPoint? {
        let middle = start + (end - start) / 2
        var nearest: (point: ChartPoint, distance: Double)?
        for point in points where point.isFinite {
            let distance = abs(point.x - middle)
            if distance < nearest?.distance ?? .infinity { nearest = (point, distance) }
        }
        guard let nearest, nearest.distance <= (end - start) / 20 else { return nil }
        return nearest.point
    }
}
