public import CollectionGeometry

/// Bars that compare quantities: the number of users per rating, the number of products per price.
///
/// ![Bars of five ratings with their numbers, and columns of prices with a highlighted range](view-histogram)
///
/// ```swift
/// let marks = Histogram(.horizontal)
/// marks.bars = [Histogram.Bar("5", value: 120, valueText: "120"), Histogram.Bar("4", value: 31, valueText: "31")]
/// marks.accessibilityLabel = "Marks"
/// ```
///
/// Labels and quantities are text, so that assistive technology reads the bars as a list.
public final class Histogram: View {
    /// The bars, in order.
    public var bars: [Bar] = [] {
        didSet { if bars != oldValue { show() } }
    }

    /// The quantity of a bar with the full length, in the unit of ``Bar/value``; `nil` for the largest of the bars.
    public var maximum: Double? {
        didSet { if maximum != oldValue { show() } }
    }

    /// The highlighted bars, such as those within a selected range of prices; `nil` for no distinction.
    public var highlightedRange: Range<Int>? {
        didSet { if highlightedRange != oldValue { show() } }
    }

    private var rows: [Row] = []

    /// A quantity.
    public struct Bar: Equatable, Sendable {
        /// The name of the quantity.
        public var label: String
        /// The quantity, in a unit of the caller's choice that all bars share; a bar has no length unless it is above 0.
        public var value: Double
        /// The quantity as a localized string; empty to show the bar alone.
        public var valueText: String

        /// Creates a quantity; the unit of the value is the caller's choice.
        public init(_ label: String, value: Double, valueText: String = "") {
            self.label = label
            self.value = value
            self.valueText = valueText
        }
    }

    /// Creates a histogram without bars.
    ///
    /// - Parameter axis: The direction in which the bars grow.
    public init(_ axis: Axis = .horizontal) {
        super.init(
            .box,
            styleClasses: ["histogram", axis == .horizontal ? "histogram-horizontal" : "histogram-vertical"]
        )
        setAttribute(.accessibilityRole, "list")
    }

    /// - Complexity: O(*n*) in the number of bars.
    private func show() {
        while rows.count > bars.count { removeSubview(rows.removeLast()) }
        while rows.count < bars.count {
            let row = Row()
            rows.append(row)
            addSubview(row)
        }
        var largest = maximum ?? 0
        if maximum == nil {
            for bar in bars where bar.value > largest { largest = bar.value }
        }
        for (index, bar) in bars.enumerated() {
            let share = largest > 0 && largest.isFinite ? (bar.value / largest).clampedFraction : 0
            rows[index].show(bar, share: share, isDimmed: highlightedRange?.contains(index) == false)
        }
    }
}

extension Histogram {
    /// The label, the bar and the value of one quantity.
    private final class Row: View {
        private let label = Label(.footnote, styleClasses: ["histogram-label"])
        private let bar = View(.box, styleClasses: ["histogram-bar"])
        private let number = Label(.footnote, styleClasses: ["histogram-value", "is-secondary"])

        init() {
            super.init(.box, styleClasses: ["histogram-row"])
            setAttribute(.accessibilityRole, "listitem")
            let track = View(.box, styleClasses: ["histogram-track"])
            track.addSubview(bar)
            for view in [label, track, number] as [View] { addSubview(view) }
        }

        func show(_ content: Bar, share: Double, isDimmed: Bool) {
            label.text = content.label
            number.text = content.valueText
            number.isHidden = content.valueText.isEmpty
            bar.setVariable("share", share)
            setStyleClass("is-dimmed", isDimmed)
        }
    }
}
