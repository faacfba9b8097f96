/// A field for one line of text.
///
/// ![Fields: one with a placeholder, an invalid one with its error below, and a disabled one](view-text-field)
///
/// ```swift
/// let email = TextField("Email", contentType: .email)
/// email.addAction(for: .editingChanged) { model.email = $0 }
/// email.addAction(for: .editingDidEndOnExit) { _ in model.send() }
/// ```
public final class TextField: TextControl {
    /// The title of the field, in a label above the text.
    public let titleLabel = Label(.footnote, styleClasses: ["text-field-title"])
    /// The error of the text, below it. Set it with ``errorMessage``.
    public let errorLabel = Label(.footnote, styleClasses: ["text-field-error", "is-multiline"])

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
        super.init(
            TextInput(.textField, type: contentType.word, styleClasses: ["text-field-input"]), title,
            placeholder: placeholder, styleClasses: ["text-field"])
        input.setAttribute(.autocomplete, contentType.autocomplete)
        titleLabel.text = title
        // The visible title is read as the name of the input, not separately.
        titleLabel.setAttribute(.isHiddenFromAccessibility, "true")
        errorLabel.isHidden = true
        for view in [titleLabel, input, errorLabel] as [View] { addSubview(view) }
    }

    private func showError() {
        let message = errorMessage ?? ""
        errorLabel.text = message
        errorLabel.isHidden = message.isEmpty
        setStyleClass("is-invalid", !message.isEmpty)
        input.setAttribute(.isInvalid, message.isEmpty ? nil : "true")
        input.accessibilityHint = message.isEmpty ? nil : message
    }
}

extension TextField {
    /// The kind of text: it determines the on-screen keyboard and what the device can fill in.
    public enum ContentType: Hashable, Sendable {
        /// Any text. This is the default.
        case text
        /// The name of the user.
        case name
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
            case .text, .name: "text"
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
            case .name: "name"
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
