/// A text of one or more lines.
///
/// ```swift
/// let title = Label(.headline)
/// title.text = "Wool coat"
/// ```
public final class Label: View {
    /// What is shown.
    public var text = "" {
        didSet {
            if !text.hasSameBytes(as: oldValue) { send(.setText(node, text)) }
        }
    }

    /// Creates an empty label.
    ///
    /// - Parameters:
    ///   - style: The step of the type scale.
    ///   - roles: Further looks the label always has, such as a colour by its purpose.
    public init(_ style: TextStyle = .body, roles: [StyleRole] = []) {
        super.init(.text, roles: [style.role] + roles)
    }

    public override func sendState() {
        super.sendState()
        if !text.isEmpty { send(.setText(node, text)) }
    }
}
