/// A field for text of several lines, which grows with the text.
///
/// ![An empty text view with a placeholder, and one with three lines](view-text-view)
///
/// ```swift
/// let body = TextView("Note", placeholder: "Write something")
/// body.minimumNumberOfLines = 4
/// body.addAction(for: .editingChanged) { model.text = $0 }
/// ```
///
/// It is as high as its text, from ``minimumNumberOfLines`` to ``maximumNumberOfLines``, and scrolls beyond that. The return
/// key begins a new line. In a cell that measures itself, invalidate the cell's size in
/// ``View/didActivateSubview()``.
public final class TextView: TextControl {
    /// The title of the field, in a label above the text.
    public let titleLabel = Label(.footnote, styleClasses: ["text-field-title"])
    /// The text once more, unseen, whose height is that of the field.
    private let sizingLabel = Label(.body, styleClasses: ["text-view-size", "is-multiline"])

    /// The error of the text, below it; `nil` until there was one.
    private var errorLabel: Label?

    /// The error of the text, as a localized sentence; `nil` for none.
    public var errorMessage: String? {
        didSet { showError() }
    }

    /// The height of an empty view in lines, from 1. The default is 3.
    public var minimumNumberOfLines = 3 {
        didSet { setVariable("minimum-lines", Double(max(1, minimumNumberOfLines))) }
    }

    /// The number of lines from which on the text scrolls; 0, the default, for no limit.
    public var maximumNumberOfLines = 0 {
        didSet {
            setStyleClass("has-line-limit", maximumNumberOfLines > 0)
            setVariable("maximum-lines", Double(max(1, maximumNumberOfLines)))
        }
    }

    /// Creates an empty view.
    ///
    /// - Parameters:
    ///   - title: The title of the field, which also names it for assistive technology.
    ///   - placeholder: What is shown while it is empty.
    ///   - showsTitle: Whether the title is seen above the text.
    public init(_ title: String, placeholder: String = "", showsTitle: Bool = true) {
        super.init(
            TextInput(.textArea, styleClasses: ["text-field-input", "text-view-input"]), title,
            placeholder: placeholder,
            styleClasses: ["text-field", "text-view"])
        titleLabel.text = title
        titleLabel.isHidden = !showsTitle
        sizingLabel.text = "\u{200b}"
        for view in [titleLabel, sizingLabel] {
            view.setAttribute(.isHiddenFromAccessibility, "true")
        }
        let box = View(.box, styleClasses: ["text-view-box"])
        for view in [sizingLabel, input] as [View] { box.addSubview(view) }
        for view in [titleLabel, box] as [View] { addSubview(view) }
    }

    override func textDidChange() {
        // An empty last line has a height, too.
        sizingLabel.text = text + "\u{200b}"
    }

    private func showError() {
        let message = errorMessage ?? ""
        if errorLabel == nil, !message.isEmpty {
            let label = Label(.footnote, styleClasses: ["text-field-error", "is-multiline"])
            errorLabel = label
            addSubview(label)
        }
        errorLabel?.text = message
        errorLabel?.isHidden = message.isEmpty
        setStyleClass("is-invalid", !message.isEmpty)
        input.setAttribute(.isInvalid, message.isEmpty ? nil : "true")
        input.accessibilityHint = message.isEmpty ? nil : message
    }
}
