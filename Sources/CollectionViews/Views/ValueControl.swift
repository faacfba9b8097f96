/// A view with a value that the user changes: a switch, a segmented control, a disclosure, a chart whose points are inspected.
///
/// It is what `UIControl` is for the event `valueChanged`. The module's own controls inherit from it.
///
/// ```swift
/// alerts.addTarget(self) { screen, isOn in screen.model.setAlerts(isOn) }
/// ```
public class ValueControl<Value>: View {
    private final var changeActions: [(Value) -> Void] = []
}

extension ValueControl {
    /// Has a closure called with the new value after the user has changed it. The control keeps the closure.
    public func addAction(_ action: @escaping (_ value: Value) -> Void) {
        changeActions.append(action)
    }

    /// Has an object act upon the new value after the user has changed it. The object is held weakly.
    public func addTarget<Target: WeaklyReferenceable>(
        _ target: Target, _ action: @escaping (Target, _ value: Value) -> Void
    ) {
        addAction(Weak(target).performing(action))
    }

    /// Has a closure called with the new value after the user has changed it, in place of all that were added before: for a
    /// control in a cell.
    public func setAction(_ action: @escaping (_ value: Value) -> Void) {
        changeActions = [action]
    }

    /// Says that the user has changed the value.
    func sendChange(_ value: Value) {
        for action in changeActions { action(value) }
    }
}
