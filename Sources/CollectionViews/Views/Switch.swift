/// A choice between on and off that takes effect at once.
///
/// ![Switches that are on, off, and on without being changeable](view-switch)
///
/// ```swift
/// let alerts = Switch()
/// alerts.accessibilityLabel = "Price alerts"
/// alerts.addAction { model.setAlerts($0) }
/// ```
public final class Switch: View {
    /// Whether the switch is on. Setting it calls no action.
    public var isOn = false {
        didSet { if isOn != oldValue { show() } }
    }

    /// Whether the user can change the switch.
    public var isEnabled = true {
        didSet {
            guard isEnabled != oldValue else { return }
            setRole("is-disabled", !isEnabled)
            setAttribute(.isDisabled, isEnabled ? nil : "true")
        }
    }

    private var changeActions = ActionList<Bool>()

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
        changeActions(isOn)
        sendActions()
    }

    private func show() {
        setRole("is-on", isOn)
        setAttribute(.isChecked, isOn ? "true" : "false")
    }
}

extension Switch {
    /// Has a closure called after the user changed the switch. The switch keeps the closure.
    public func addAction(_ action: @escaping (_ isOn: Bool) -> Void) {
        changeActions.add(action)
    }

    /// Has an object act after the user changed the switch. The object is held weakly.
    public func addTarget<Target: WeaklyReferenceable>(
        _ target: Target, _ action: @escaping (Target, _ isOn: Bool) -> Void
    ) {
        let target = Weak(target)
        addAction { value in
            if let object = target.object { action(object, value) }
        }
    }

    /// Has a closure called after the user changed the switch, in place of all that were added before: for a switch in a cell.
    public func setAction(_ action: @escaping (_ isOn: Bool) -> Void) {
        changeActions.removeAll()
        changeActions.add(action)
    }
}
