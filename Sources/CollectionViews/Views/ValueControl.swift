/// A view with a value that the user changes: a switch, a segmented control, a disclosure, a chart with inspection of
/// points.
///
/// It corresponds to `UIControl` for the event `valueChanged`. The module's own controls inherit from it.
///
/// ```swift
/// alerts.addTarget(self) { screen, isOn in screen.model.setAlerts(isOn) }
/// ```
public class ValueControl<Value>: View {
    private final var changeActions: [(Value) -> Void] = []
}

extension ValueControl {
    /// Adds a closure that is called with the new value after the user has changed it. The control holds the closure
    /// strongly.
    public func addAction(_ action: @escaping (_ value: Value) -> Void) {
        changeActions.append(action)
    }

    /// Calls a target with the new value after the user has changed it. The target is held weakly.
    public func addTarget<Target: WeaklyReferenceable>(
        _ target: Target, _ action: @escaping (Target, _ value: Value) -> Void
    ) {
        addAction(Weak(target).performing(action))
    }

    /// Replaces all closures by one that is called with the new value after the user has changed it: for a control in a
    /// cell.
    public func setAction(_ action: @escaping (_ value: Value) -> Void) {
        changeActions = [action]
    }

    /// Replaces all actions by a target that is called with the new value after the user has changed it. The target is held
    /// weakly.
    public func setTarget<Target: WeaklyReferenceable>(
        _ target: Target, _ action: @escaping (Target, _ value: Value) -> Void
    ) {
        setAction(Weak(target).performing(action))
    }

    /// Calls the actions after the user has changed the value.
    func sendChange(_ value: Value) {
        for action in changeActions { action(value) }
    }
}
