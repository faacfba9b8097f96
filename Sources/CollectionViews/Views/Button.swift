/// A button with a title, an icon, or both.
///
/// ![Buttons that are disabled, selected, destructive and busy](view-button)
///
/// ```swift
/// let retry = Button("Try again", kind: .filled)
/// retry.addAction { model.load() }
/// ```
///
/// It is the host's native button: touch, pointer, Enter and Space press it, and the Tab key reaches it. The buttons of a
/// bar are ``BarButtonItem``s.
public class Button: View {
    /// The title.
    public final let titleLabel: Label

    /// The prominence of the button.
    public final var kind: Kind {
        didSet { exchangeStyleClass(oldValue.styleClass, for: kind.styleClass) }
    }

    /// Whether the button deletes something irrevocably.
    public final var isDestructive = false {
        didSet { setStyleClass("is-destructive", isDestructive) }
    }

    /// Whether the button can be activated. A disabled button can still be focused, so that its name can be read.
    public final var isEnabled = true {
        didSet {
            guard isEnabled != oldValue else { return }
            setStyleClass("is-disabled", !isEnabled)
            setAttribute(.isDisabled, isEnabled ? nil : "true")
        }
    }

    /// Whether a toggle button is selected; `nil`, the default, for a button that does not toggle. The action of the button changes it, a
    /// press alone does not.
    public final var isSelected: Bool? {
        didSet {
            guard isSelected != oldValue else { return }
            setStyleClass("is-selected", isSelected == true)
            setAttribute(.isPressed, isSelected.map { $0 ? "true" : "false" })
        }
    }

    /// Whether an activity indicator replaces the title. Meanwhile the button cannot be activated.
    public final var showsActivityIndicator = false {
        didSet {
            guard showsActivityIndicator != oldValue else { return }
            setStyleClass("is-busy", showsActivityIndicator)
            setAttribute(.isBusy, showsActivityIndicator ? "true" : nil)
        }
    }

    /// The menu and what opens it; `nil` while there is no menu.
    final var menuPresenter: (any ButtonMenuPresenting)?

    /// The prominence of a button.
    public enum Kind: Hashable, Sendable {
        /// The title or icon alone. This is the default.
        case plain
        /// A title with a background.
        case tinted
        /// A title in a frame.
        case bordered
        /// The main action of the screen.
        case filled

        var styleClass: StyleClass? {
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
    ///   - title: The title; a button with an icon alone has an empty title and an accessibility label.
    ///   - kind: The prominence of the button.
    ///   - style: The text style of the title.
    ///   - style classes: Further style classes, among them that of the icon.
    public init(_ title: String = "", kind: Kind = .plain, style: TextStyle = .callout, styleClasses: [StyleClass] = [])
    {
        self.kind = kind
        titleLabel = Label(style)
        super.init(.button, styleClasses: ["button"] + (kind.styleClass.map { [$0] } ?? []) + styleClasses)
        titleLabel.text = title
        addSubview(titleLabel)
    }

    public override func activated() {
        if canBeActivated { super.activated() }
    }

    package override func handle(_ event: HostEvent) -> Bool {
        if let menuPresenter, menuPresenter.handle(event, of: self) { return true }
        return super.handle(event)
    }
}

extension Button {
    /// Whether the user can activate the button now.
    final var canBeActivated: Bool { isEnabled && !showsActivityIndicator }

    /// The title.
    public var title: String {
        get { titleLabel.text }
        set { titleLabel.text = newValue }
    }
}
