public import CollectionGeometry

/// A thumb on a track, with which the user chooses a value of a range.
///
/// ![Sliders at a third, and at a step of five](view-slider)
///
/// ```swift
/// let volume = Slider(minimumValue: 0, maximumValue: 11, step: 1)
/// volume.accessibilityLabel = "Volume"
/// volume.addAction { model.setVolume($0) }
/// ```
///
/// The track is pressed and dragged. The arrow keys move the thumb by a ``step``, Page Up and Page Down by a tenth of the range,
/// Home and End to its ends. In a language read from right to left the smallest value is at the right.
///
/// See UIKit's `UISlider`, which has no steps.
public final class Slider: ValueControl<Double> {
    /// The smallest value, in a unit of the caller's choice.
    public let minimumValue: Double
    /// The largest value, in the same unit.
    public let maximumValue: Double
    /// The distance of two values that can be chosen, in the same unit, from the smallest one on; 0 for any value.
    public let step: Double
    /// Whether actions are called while the thumb is dragged, and not only at the end. The default is `true`.
    public var isContinuous = true
    /// The value for assistive technology, such as "12 euros"; `nil`, the default, for the number: that of the value where the range
    /// and the step are whole numbers, else the percentage of the range.
    public var valueText: ((_ value: Double) -> String)? {
        didSet { showValue() }
    }

    /// Whether the user can change the value.
    public var isEnabled = true {
        didSet {
            guard isEnabled != oldValue else { return }
            setStyleClass("is-disabled", !isEnabled)
            setAttribute(.isDisabled, isEnabled ? nil : "true")
        }
    }

    private var current: Double
    private var width = 0.0
    /// The value when the press began that is under way.
    private var pressedValue: Double?

    /// Creates a slider at its smallest value.
    ///
    /// - Parameters:
    ///   - minimumValue: The smallest value, in a unit of the caller's choice.
    ///   - maximumValue: The largest value, in the same unit, above the smallest one.
    ///   - step: The distance of two values that can be chosen, in the same unit; 0 for any value.
    /// - Precondition: `minimumValue < maximumValue` and `step >= 0`.
    public init(minimumValue: Double = 0, maximumValue: Double = 1, step: Double = 0) {
        precondition(minimumValue < maximumValue && step >= 0, "A slider needs a range of values.")
        self.minimumValue = minimumValue
        self.maximumValue = maximumValue
        self.step = step
        current = minimumValue
        super.init(.surface, styleClasses: ["slider"])
        addSubview(View(.box, styleClasses: ["slider-track"]))
        addSubview(View(.box, styleClasses: ["slider-thumb"]))
        setAttribute(.accessibilityRole, "slider")
        setAttribute(.tabIndex, "0")
        let (low, high) = isWhole ? (Int(minimumValue), Int(maximumValue)) : (0, 100)
        setAttribute(.valueMinimum, "\(low)")
        setAttribute(.valueMaximum, "\(high)")
        showValue()
    }

    public override func sizeDidChange(to size: Size) { width = size.width }

    public override func pointerChanged(_ pointer: HostPointer) -> Bool {
        guard isEnabled else { return false }
        switch pointer.phase {
        case .began: pressedValue = current
        case .moved where pressedValue != nil: break
        case .ended where pressedValue != nil: break
        case .cancelled:
            if let pressedValue { choose(pressedValue, isFinal: true) }
            pressedValue = nil
            return true
        default: return false
        }
        guard width > 0 else { return true }
        let isMirrored = context?.environment.layoutDirection == .rightToLeft
        let fraction = (isMirrored ? width - pointer.location.x : pointer.location.x) / width
        let isFinal = pointer.phase == .ended
        choose(minimumValue + fraction.clampedFraction * range, isFinal: isFinal)
        if isFinal { pressedValue = nil }
        return true
    }

    public override func keyPressed(_ key: Key) -> Bool {
        guard isEnabled else { return false }
        let isMirrored = context?.environment.layoutDirection == .rightToLeft
        let small = step > 0 ? step : range / 100
        let large = max(small, range / 10)
        switch key {
        case .right: choose(current + (isMirrored ? -small : small))
        case .left: choose(current + (isMirrored ? small : -small))
        case .up: choose(current + small)
        case .down: choose(current - small)
        case .pageUp: choose(current + large)
        case .pageDown: choose(current - large)
        case .home: choose(minimumValue)
        case .end: choose(maximumValue)
        default: return false
        }
        return true
    }
}

extension Slider {
    /// The value, in the unit of ``minimumValue``, which is clamped to the range and rounded to a step. Setting it calls no
    /// action; NaN has no effect.
    public var value: Double {
        get { current }
        set {
            let allowed = nearest(to: newValue)
            guard allowed != current else { return }
            current = allowed
            showValue()
        }
    }

    private var range: Double { maximumValue - minimumValue }

    private var isWhole: Bool {
        [minimumValue, maximumValue, step].allSatisfy { $0 == $0.rounded() && abs($0) < 1e9 } && step > 0
    }

    private func nearest(to wanted: Double) -> Double {
        guard wanted == wanted else { return current }
        let inside = min(max(wanted, minimumValue), maximumValue)
        guard step > 0 else { return inside }
        return min(minimumValue + ((inside - minimumValue) / step).rounded() * step, maximumValue)
    }

    /// Changes the value for the user.
    private func choose(_ wanted: Double, isFinal: Bool = true) {
        let before = current
        value = wanted
        let isNews = isContinuous || pressedValue == nil ? current != before : isFinal && current != pressedValue
        guard isNews else { return }
        sendChange(current)
        sendActions()
    }

    private func showValue() {
        let fraction = (current - minimumValue) / range
        setVariable("value", fraction)
        setAttribute(.valueNow, "\(Int((isWhole ? current : fraction * 100).rounded()))")
        setAttribute(.valueText, valueText?(current))
    }
}
