/// Something to press, with a title, a drawn sign, or both.
///
/// ![Buttons that are disabled, selected, destructive and busy](view-button)
///
/// ```swift
/// let retry = Button("Try again", kind: .filled)
/// retry.addAction { model.load() }
/// ```
///
/// It is the host's own button: touch, pointer, Enter and Space press it, and it can be reached by the Tab key.
public final class Button: View {
    /// The title.
    public let titleLabel: Label

    /// How much the button asks to be pressed.
    public var kind: Kind {
        didSet { exchangeRole(oldValue.role, for: kind.role) }
    }

    /// Whether pressing destroys something that cannot be brought back.
    public var isDestructive = false {
        didSet { setRole("is-destructive", isDestructive) }
    }

    /// Whether the button can be activated. One that cannot stays within reach of the keyboard, so that its name can be
    /// read.
    public var isEnabled = true {
        didSet {
            guard isEnabled != oldValue else { return }
            setRole("is-disabled", !isEnabled)
            setAttribute(.isDisabled, isEnabled ? nil : "true")
        }
    }

    /// Whether a button that stays down is down; `nil`, the default, for one that does not stay.
    public var isSelected: Bool? {
        didSet {
            guard isSelected != oldValue else { return }
            setRole("is-selected", isSelected == true)
            setAttribute(.isPressed, isSelected.map { $0 ? "true" : "false" })
        }
    }

    /// Whether the sign of something under way stands in place of the title. Meanwhile the button cannot be activated.
    public var showsActivityIndicator = false {
        didSet {
            guard showsActivityIndicator != oldValue else { return }
            setRole("is-busy", showsActivityIndicator)
            setAttribute(.isBusy, showsActivityIndicator ? "true" : nil)
        }
    }

    /// How much a button asks to be pressed.
    public enum Kind: Hashable, Sendable {
        /// A word or sign. This is the default.
        case plain
        /// A word with a ground of its own.
        case tinted
        /// A word in a frame.
        case bordered
        /// The one thing to do here.
        case filled

        var role: StyleRole? {
            switch self {
            case .plain: nil
            case .tinted: "button-tinted"
            case .bordered: "button-bordered"
            case .filled: "button-primary"
            }
        }
    }

    /// Creates a button.
    ///
    /// - Parameters:
    ///   - title: The title; a button that only shows a sign has an empty one and an accessibility label.
    ///   - kind: How much the button asks to be pressed.
    ///   - style: The type of the title.
    ///   - roles: Further looks, among them the sign.
    public init(_ title: String = "", kind: Kind = .plain, style: TextStyle = .callout, roles: [StyleRole] = []) {
        self.kind = kind
        titleLabel = Label(style)
        super.init(.button, roles: ["button"] + (kind.role.map { [$0] } ?? []) + roles)
        titleLabel.text = title
        addSubview(titleLabel)
    }

    public override func activated() {
        if isEnabled, !showsActivityIndicator { super.activated() }
    }
}

extension Button {
    /// The title.
    public var title: String {
        get { titleLabel.text }
        set { titleLabel.text = newValue }
    }
}
