/// A field for one line of text.
///
/// ![Fields: one with a placeholder, an invalid one with its error below, and a disabled one](view-text-field)
///
/// ```swift
/// let email = TextField("Email", contentType: .email)
/// email.addAction(for: .editingChanged) { model.email = $0 }
/// email.addAction(for: .editingDidEndOnExit) { _ in model.send() }
/// ```
///
/// The text is stored here and in the host; the user's edits are reported once and not sent back, so that the caret and
/// an unfinished input method composition are kept.
public final class TextField: View {
    /// The title of the field, in a label above the text.
    public let titleLabel = Label(.footnote, roles: ["text-field-title"])
    /// The error of the text, below it. Set it with ``errorMessage``.
    public let errorLabel = Label(.footnote, roles: ["text-field-error", "is-multiline"])
    private let input: Input

    /// The events of a field.
    public enum Event: Hashable, Sendable {
        /// The field was focused.
        case editingDidBegin
        /// The user has changed the text.
        case editingChanged
        /// The field lost the focus.
        case editingDidEnd
        /// The user has pressed the return key. The focus stays on the field.
        case editingDidEndOnExit
    }

    private var eventActions: [(event: Event, action: (String) -> Void)] = []

    /// Whether the keyboard focus is on the field.
    public private(set) var isEditing = false

    /// Whether the field can be edited.
    public var isEnabled = true {
        didSet {
            guard isEnabled != oldValue else { return }
            setRole("is-disabled", !isEnabled)
            input.setAttribute(.isDisabled, isEnabled ? nil : "true")
        }
    }

    /// The error of the text, as a localized sentence; `nil` for none.
    public var errorMessage: String? {
        didSet { showError() }
    }

    /// Creates an empty field.
    ///
    /// - Parameters:
    ///   - title: The title of the field, which also names it for assistive technology.
    ///   - placeholder: An example of the text; do not put required information here.
    ///   - contentType: The kind of text.
    public init(_ title: String, placeholder: String = "", contentType: ContentType = .text) {
        input = Input(contentType)
        super.init(.box, roles: ["text-field"])
        titleLabel.text = title
        // The visible title is read as the name of the input, not separately.
        titleLabel.setAttribute(.isHiddenFromAccessibility, "true")
        input.accessibilityLabel = title
        if !placeholder.isEmpty { input.setAttribute(.placeholder, placeholder) }
        errorLabel.isHidden = true
        for view in [titleLabel, input, errorLabel] as [View] { addSubview(view) }
    }

    public override func focus() {
        input.focus()
    }

    package override func handle(_ event: HostEvent) -> Bool {
        switch event {
        case .edited(let target, let text) where target == input.node && isRealized:
            input.note(text)
            send(.editingChanged)
            return true
        case .keyPressed(.enter, let target) where target == input.node && isRealized:
            send(.editingDidEndOnExit)
            return true
        case .focused(let target):
            follow(focus: target)
            return false
        default:
            return super.handle(event)
        }
    }

    private func follow(focus target: NodeID) {
        let isFocused = isRealized && target == input.node
        guard isFocused != isEditing else { return }
        isEditing = isFocused
        send(isFocused ? .editingDidBegin : .editingDidEnd)
    }

    private func send(_ event: Event) {
        for entry in eventActions where entry.event == event { entry.action(text) }
    }

    private var isRealized: Bool { input.node != .none }

    private func showError() {
        let message = errorMessage ?? ""
        errorLabel.text = message
        errorLabel.isHidden = message.isEmpty
        setRole("is-invalid", !message.isEmpty)
        input.setAttribute(.isInvalid, message.isEmpty ? nil : "true")
        input.accessibilityHint = message.isEmpty ? nil : message
    }
}

extension TextField {
    /// The text of the field. Setting it calls no action.
    public var text: String {
        get { input.text }
        set { input.show(newValue) }
    }

    /// The kind of text: it determines the on-screen keyboard and what the device can fill in.
    public enum ContentType: Hashable, Sendable {
        /// Any text. This is the default.
        case text
        /// An email address.
        case email
        /// A URL.
        case url
        /// A telephone number.
        case telephone
        /// A search query.
        case search
        /// A password; the text is not shown.
        case password
        /// Digits.
        case number
        /// A number with an optional fraction.
        case decimal

        var word: String {
            switch self {
            case .text: "text"
            case .email: "email"
            case .url: "url"
            case .telephone: "tel"
            case .search: "search"
            case .password: "password"
            case .number: "numeric"
            case .decimal: "decimal"
            }
        }

        /// The value of HTML's `autocomplete` attribute; `nil` for none.
        var autocomplete: String? {
            switch self {
            case .email: "email"
            case .url: "url"
            case .telephone: "tel"
            case .password: "current-password"
            case .text, .search, .number, .decimal: nil
            }
        }
    }

    /// The label of the return key of an on-screen keyboard.
    public enum ReturnKey: Hashable, Sendable {
        /// The default.
        case usual
        /// Continue with the next field.
        case next
        /// Finish a form.
        case done
        /// Go to an address.
        case go
        /// Search.
        case search
        /// Send.
        case send

        var word: String? {
            switch self {
            case .usual: nil
            case .next: "next"
            case .done: "done"
            case .go: "go"
            case .search: "search"
            case .send: "send"
            }
        }
    }

    /// Sets the label of the return key of an on-screen keyboard.
    public func setReturnKey(_ key: ReturnKey) {
        input.setAttribute(.returnKey, key.word)
    }
}

extension TextField {
    /// The native field.
    private final class Input: View {
        private(set) var text = ""

        init(_ type: ContentType) {
            super.init(.textField, roles: ["text-field-input"])
            setAttribute(.inputType, type.word)
            setAttribute(.autocomplete, type.autocomplete)
        }

        override func sendState() {
            super.sendState()
            if !text.isEmpty { send(.setText(node, text)) }
        }

        func show(_ newText: String) {
            guard !newText.hasSameBytes(as: text) else { return }
            text = newText
            send(.setText(node, newText))
        }

        /// Stores the text that the host already shows.
        func note(_ newText: String) {
            text = newText
        }
    }
}

extension TextField {
    /// Adds a closure that is called with the text when an event happens. The field holds the closure strongly.
    public func addAction(for event: Event, _ action: @escaping (_ text: String) -> Void) {
        eventActions.append((event, action))
    }

    /// Calls a target with the text when an event happens. The target is held weakly.
    public func addTarget<Target: WeaklyReferenceable>(
        _ target: Target, for event: Event, _ action: @escaping (Target, _ text: String) -> Void
    ) {
        addAction(for: event, Weak(target).performing(action))
    }

    /// Replaces the closures for an event by one that is called with the text: for a field in a cell.
    public func setAction(for event: Event, _ action: @escaping (_ text: String) -> Void) {
        removeActions(for: event)
        addAction(for: event, action)
    }

    /// Replaces the actions for an event by a target that is called with the text. The target is held weakly.
    public func setTarget<Target: WeaklyReferenceable>(
        _ target: Target, for event: Event, _ action: @escaping (Target, _ text: String) -> Void
    ) {
        setAction(for: event, Weak(target).performing(action))
    }

    /// Removes the actions for an event.
    public func removeActions(for event: Event) {
        eventActions.removeAll { $0.event == event }
    }
}
