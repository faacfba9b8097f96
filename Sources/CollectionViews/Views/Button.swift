/// A button with a title, with a drawn sign, or with both.
public final class Button: View {
    /// The title.
    public let titleLabel: Label

    /// Whether the button can be activated.
    public var isEnabled = true {
        didSet {
            if isEnabled != oldValue { setRole("is-disabled", !isEnabled) }
        }
    }

    /// Creates a button.
    ///
    /// - Parameters:
    ///   - title: The title; a button that only shows a sign has an empty one and an accessibility label.
    ///   - style: The type of the title.
    ///   - roles: The looks, among them the sign.
    public init(_ title: String = "", style: TextStyle = .callout, roles: [StyleRole] = []) {
        titleLabel = Label(style)
        super.init(.button, roles: ["button"] + roles)
        titleLabel.text = title
        addSubview(titleLabel)
    }

    /// The title.
    public var title: String {
        get { titleLabel.text }
        set { titleLabel.text = newValue }
    }

    public override func activated() {
        if isEnabled { super.activated() }
    }
}
