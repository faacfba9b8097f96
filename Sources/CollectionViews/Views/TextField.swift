/// One line of text that the user writes.
///
/// ![A field with a placeholder, one whose text is wrong with the reason below it, and one that cannot be written in](view-text-field)
///
/// ```swift
/// let email = TextField("Email", contentType: .email)
/// email.addAction(for: .editingChanged) { model.email = $0 }
/// email.addAction(for: .editingDidEndOnExit) { _ in model.send() }
/// ```
///
/// The text lives here and in the host; what the user writes is reported once and not sent back, so that the caret and
/// an unfinished word of an input method stay as they are.
public final class TextField: View {
    /// What the field is for, in its own label above the text.
    public let titleLabel = Label(.footnote, roles: ["text-field-title"])
    /// What is wrong with the text, below it. Set it with ``errorMessage``.
    public let errorLabel = Label(.footnote, roles: ["text-field-error", "is-multiline"])
    private let input: Input

    /// What can happen to a field.
    public enum Event: Hashable, Sendable {
        /// The user has come to the field.
        case editingDidBegin
        /// The user has changed the text.
        case editingChanged
        /// The user has left the field.
        case editingDidEnd
        /// The user has pressed the return key. The focus stays on the field.
        case editingDidEndOnExit
    }

    private var eventActions: [(event: Event, action: (String) -> Void)] = []

    /// Whether the keyboard focus is on the field.
    public private(set) var isEditing = false

    /// Whether the field can be written in.
    public var isEnabled = true {
        didSet {
            guard isEnabled != oldValue else { return }
            setRole("is-disabled", !isEnabled)
            input.setAttribute(.isDisabled, isEnabled ? nil : "true")
        }
    }

    /// What is wrong with the text, as a sentence; `nil` if nothing is.
    public var errorMessage: String? {
        didSet { showError() }
    }

    /// Creates an empty field.
    ///
    /// - Parameters:
    ///   - title: What the field is for. It is the field's name for assistive technology too.
    ///   - placeholder: An example of what to write; it is no place for what the user must know.
    ///   - contentType: What kind of text it is.
    public init(_ title: String, placeholder: String = "", contentType: ContentType = .text) {
        input = Input(contentType)
        super.init(.box, roles: ["text-field"])
        titleLabel.text = title
        // The visible title is read as the name of the input instead of by itself.
        titleLabel.setAttribute(.isHiddenFromAccessibility, "true")
        input.accessibilityLabel = title
        if !placeholder.isEmpty { input.setAttribute(.placeholder, placeholder) }
        errorLabel.isHidden = true
        for view in [titleLabel, input, errorLabel] as [View] { addSubview(view) }
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
    /// What stands in the field. Setting it calls no action.
    public var text: String {
        get { input.text }
        set { input.show(newValue) }
    }

    /// What kind of text is written: it decides about the keyboard and what the device may fill in.
    public enum ContentType: Hashable, Sendable {
        /// Any text. This is the default.
        case text
        /// An email address.
        case email
        /// The address of a page.
        case url
        /// The number of a telephone.
        case telephone
        /// What to look for.
        case search
        /// A password; what is written is not shown.
        case password
        /// Digits.
        case number
        /// A number that may have a fraction.
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

        /// What the device may fill in, in the words of HTML; `nil` for nothing in particular.
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

    /// What the return key of a keyboard on the screen says.
    public enum ReturnKey: Hashable, Sendable {
        /// Nothing in particular.
        case usual
        /// On to the next field.
        case next
        /// The end of a form.
        case done
        /// Off to an address.
        case go
        /// Look for it.
        case search
        /// Send it.
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

    /// Says what the return key of a keyboard on the screen does.
    public func setReturnKey(_ key: ReturnKey) {
        input.setAttribute(.returnKey, key.word)
    }

    /// Moves the keyboard focus into the field.
    public func beginEditing() {
        input.focus()
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

        /// Takes over what the host already shows.
        func note(_ newText: String) {
            text = newText
        }
    }
}

extension TextField {
    /// Has a closure called with the text when something happens to the field. The field keeps the closure.
    public func addAction(for event: Event, _ action: @escaping (_ text: String) -> Void) {
        eventActions.append((event, action))
    }

    /// Has an object act upon the text when something happens to the field. The object is held weakly.
    public func addTarget<Target: WeaklyReferenceable>(
        _ target: Target, for event: Event, _ action: @escaping (Target, _ text: String) -> Void
    ) {
        addAction(for: event, Weak(target).performing(action))
    }

    /// Has a closure called with the text when something happens to the field, in place of all that were added for the same
    /// event: for a field in a cell.
    public func setAction(for event: Event, _ action: @escaping (_ text: String) -> Void) {
        removeActions(for: event)
        addAction(for: event, action)
    }

    /// Takes out what was added for an event.
    public func removeActions(for event: Event) {
        eventActions.removeAll { $0.event == event }
    }
}
