/// A choice between on and off that takes effect at once.
///
/// ![Switches that are on, off, and on without being changeable](view-switch)
///
/// ```swift
/// let alerts = Switch()
/// alerts.accessibilityLabel = "Price alerts"
/// alerts.onValueChanged = { model.setAlerts($0) }
/// ```
public final class Switch: View {
    /// Whether the switch is on. Setting it does not call ``onValueChanged``.
    public var isOn = false {
        didSet { if isOn != oldValue { show() } }
    }

    /// Whether the reader can change the switch.
    public var isEnabled = true {
        didSet {
            guard isEnabled != oldValue else { return }
            setRole("is-disabled", !isEnabled)
            setAttribute(.isDisabled, isEnabled ? nil : "true")
        }
    }

    /// Called after the reader changed the switch. Capture models in it, not views.
    public var onValueChanged: ((_ isOn: Bool) -> Void)?

    /// Creates a switch that is off.
    public init() {
        super.init(.button, roles: ["switch"])
        addSubview(View(.box, roles: ["switch-thumb"]))
        setAttribute(.accessibilityRole, "switch")
        show()
    }

    public override func activated() {
        guard isEnabled else { return }
        isOn = !isOn
        onValueChanged?(isOn)
    }

    private func show() {
        setRole("is-on", isOn)
        setAttribute(.isChecked, isOn ? "true" : "false")
    }
}
