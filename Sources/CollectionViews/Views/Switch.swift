/// A switch between on and off that takes effect immediately.
///
/// ![Switches that are on, off, and on but disabled](view-switch)
///
/// ```swift
/// let alerts = Switch()
/// alerts.accessibilityLabel = "Price alerts"
/// alerts.addAction { model.setAlerts($0) }
/// ```
public final class Switch: ValueControl<Bool> {
    /// Whether the switch is on. Setting it calls no action.
    public var isOn = false {
        didSet { if isOn != oldValue { show() } }
    }

    /// Whether the user can change the switch.
    public var isEnabled = true {
        didSet {
            guard isEnabled != oldValue else { return }
            setStyleClass("is-disabled", !isEnabled)
            setAttribute(.isDisabled, isEnabled ? nil : "true")
        }
    }

    /// Creates a switch that is off.
    public init() {
        super.init(.button, styleClasses: ["switch"])
        addSubview(View(.box, styleClasses: ["switch-thumb"]))
        setAttribute(.accessibilityRole, "switch")
        show()
    }

    public override func activated() {
        guard isEnabled else { return }
        isOn = !isOn
        sendChange(isOn)
        sendActions()
    }

    private func show() {
        setStyleClass("is-on", isOn)
        setAttribute(.isChecked, isOn ? "true" : "false")
    }
}
