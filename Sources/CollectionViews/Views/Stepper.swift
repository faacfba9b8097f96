import CollectionFormatting

/// Two buttons that decrease and increase a value.
///
/// ![A stepper within its limits, and one at its smallest value](view-stepper)
///
/// ```swift
/// let guests = Stepper(minimumValue: 1, maximumValue: 8)
/// guests.accessibilityLabel = "Guests"
/// guests.addAction { guestsLabel.text = "\($0)" }
/// ```
///
/// The app shows the value beside it. At a limit the button that would go beyond is disabled.
///
/// See UIKit's `UIStepper`; here values are whole numbers.
public final class Stepper: ValueControl<Int> {
    /// The smallest value.
    public let minimumValue: Int
    /// The largest value.
    public let maximumValue: Int
    /// The distance by which a button changes the value.
    public let stepValue: Int
    private let decreaseButton = Button(styleClasses: ["stepper-button", "stepper-decrease"])
    private let increaseButton = Button(styleClasses: ["stepper-button", "stepper-increase"])
    private var current: Int

    /// Creates a stepper at its smallest value.
    ///
    /// - Parameters:
    ///   - minimumValue: The smallest value.
    ///   - maximumValue: The largest value.
    ///   - stepValue: The distance by which a button changes the value, from 1.
    ///   - decreaseTitle: The name of the first button for assistive technology; `nil` for "Decrease" in the language of the app.
    ///   - increaseTitle: The name of the second button; `nil` for "Increase".
    /// - Precondition: `minimumValue <= maximumValue` and `stepValue > 0`.
    public init(
        minimumValue: Int = 0, maximumValue: Int = 100, stepValue: Int = 1, decreaseTitle: String? = nil,
        increaseTitle: String? = nil
    ) {
        precondition(minimumValue <= maximumValue && stepValue > 0, "A stepper needs a range of values.")
        self.minimumValue = minimumValue
        self.maximumValue = maximumValue
        self.stepValue = stepValue
        current = minimumValue
        super.init(.box, styleClasses: ["stepper"])
        setAttribute(.accessibilityRole, "group")
        decreaseButton.accessibilityLabel =
            decreaseTitle ?? libraryText("Decrease", german: "Verringern", arabic: "إنقاص")
        increaseButton.accessibilityLabel = increaseTitle ?? libraryText("Increase", german: "Erhöhen", arabic: "زيادة")
        for button in [decreaseButton, increaseButton] { addSubview(button) }
        decreaseButton.addTarget(self) { $0.change(by: -1) }
        increaseButton.addTarget(self) { $0.change(by: 1) }
        show()
    }
}

extension Stepper {
    /// The value, clamped to the range. Setting it calls no action.
    public var value: Int {
        get { current }
        set {
            current = min(max(newValue, minimumValue), maximumValue)
            show()
        }
    }

    /// Changes the value for the user.
    private func change(by direction: Int) {
        let before = current
        let (wanted, overflow) = current.addingReportingOverflow(direction * stepValue)
        value = overflow ? (direction < 0 ? minimumValue : maximumValue) : wanted
        guard current != before else { return }
        sendChange(current)
        sendActions()
    }

    private func show() {
        decreaseButton.isEnabled = current > minimumValue
        increaseButton.isEnabled = current < maximumValue
    }
}
