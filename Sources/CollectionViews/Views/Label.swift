/// A text of one or more lines.
///
/// ![A text that ends after two lines, a price beside one that is struck out, and changes in green and red](view-label)
///
/// ```swift
/// let title = Label(.headline)
/// title.text = "Wool coat"
/// title.numberOfLines = 2
/// ```
///
/// A label shows its text from the user's side on: whether that is the left or the right follows from the language of
/// the page, and the order of the characters from the characters.
public final class Label: View {
    private var plainText = ""
    private var spans: AttributedText?

    /// The most lines the text may take, the last of which ends with an ellipsis; 0 for as many as it needs.
    public var numberOfLines: Int {
        didSet {
            if numberOfLines != oldValue { showLines() }
        }
    }

    /// To which side the lines are set.
    public var textAlignment = TextAlignment.natural {
        didSet { exchangeRole(oldValue.role, for: textAlignment.role) }
    }

    /// The level of the text as a heading, from 1; `nil` if it is none.
    public var headingLevel: Int? {
        didSet {
            guard headingLevel != oldValue else { return }
            setAttribute(.accessibilityRole, headingLevel == nil ? nil : "heading")
            setAttribute(.headingLevel, headingLevel.map { "\(min(max($0, 1), 6))" })
        }
    }

    /// To which side the lines of a text are set.
    public enum TextAlignment: Hashable, Sendable {
        /// Where reading begins. This is the default.
        case natural
        /// In the middle.
        case center
        /// Where reading ends.
        case trailing

        var role: StyleRole? {
            switch self {
            case .natural: nil
            case .center: "is-centered"
            case .trailing: "is-trailing"
            }
        }
    }

    /// Creates an empty label.
    ///
    /// - Parameters:
    ///   - style: The step of the type scale.
    ///   - roles: Further looks the label always has, such as a colour by its purpose. A label with `is-multiline` has as
    ///     many lines as it needs, any other one line.
    public init(_ style: TextStyle = .body, roles: [StyleRole] = []) {
        numberOfLines = roles.contains("is-multiline") ? 0 : 1
        super.init(.text, roles: [style.role] + roles)
    }

    public override func sendState() {
        super.sendState()
        if let spans {
            send(.setAttributedText(node, spans))
        } else if !plainText.isEmpty {
            send(.setText(node, plainText))
        }
    }
}

extension Label {
    /// What is shown. Setting it takes the looks of an ``attributedText`` away.
    public var text: String {
        get { plainText }
        set {
            guard spans != nil || !newValue.hasSameBytes(as: plainText) else { return }
            spans = nil
            plainText = newValue
            send(.setText(node, newValue))
        }
    }

    /// What is shown, with parts that look different; `nil` while the text is plain.
    public var attributedText: AttributedText? {
        get { spans }
        set {
            guard let newValue else {
                if spans != nil { text = "" }
                return
            }
            guard newValue != spans else { return }
            spans = newValue
            plainText = newValue.string
            send(.setAttributedText(node, newValue))
        }
    }

    private func showLines() {
        setRole("is-multiline", numberOfLines != 1)
        setRole("is-clamped", numberOfLines > 1)
        if numberOfLines > 1 { setVariable("lines", Double(numberOfLines)) }
    }
}
