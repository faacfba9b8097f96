/// The labels of the grid lines of a ``LineChart``, in a margin of their own beside the plot, so that none covers a line.
///
/// The margin is as wide as the widest label. The labels need no size: the values of grid lines are at equal distances, from the
/// bottom to the top of the plot.
final class ChartAxis: View {
    private var ticks: [Tick] = []

    init() {
        super.init(.box, styleClasses: ["chart-axis"])
        // The slider has the numbers as its value.
        setAttribute(.isHiddenFromAccessibility, "true")
    }

    /// Shows the values of grid lines, ascending.
    func show(_ values: [Double], valueText: (Double) -> String) {
        while ticks.count < values.count {
            let tick = Tick()
            ticks.append(tick)
            addSubview(tick)
        }
        for (index, tick) in ticks.enumerated() {
            tick.isHidden = index >= values.count
            if index < values.count { tick.label.text = valueText(values[index]) }
        }
    }

    /// The label of a grid line.
    private final class Tick: View {
        let label = Label(.caption1, styleClasses: ["is-secondary", "is-numeric"])

        init() {
            super.init(.box, styleClasses: ["chart-tick"])
            addSubview(label)
        }
    }
}
