import CollectionGeometry

/// Text of one or more lines.
///
/// ![A text truncated after two lines, a price beside a crossed-out one, and changes in green and red](view-label)
///
/// ```swift
/// let title = Label(.headline)
/// title.text = "Wool coat"
/// title.numberOfLines = 2
/// ```
///
/// A label aligns its text to the leading edge: the language of the page determines whether that is the left or the
/// right. The first letter of a text determines the direction in which the text is laid out, so that English content reads as it should
/// on an Arabic page. A label with `is-numeric` has the direction of the page.
public final class Label: View {
    private var plainText = ""
    private var spans: AttributedText?

    /// The maximum number of lines, the last of which ends with an ellipsis; 0 for no limit.
    public var numberOfLines: Int {
        didSet {
            if numberOfLines != oldValue { showLines() }
        }
    }

    /// The alignment of the lines.
    public var textAlignment = TextAlignment.natural {
        didSet { exchangeStyleClass(oldValue.styleClass, for: textAlignment.styleClass) }
    }

    /// The level of the text as a heading, from 1; `nil` if it is not a heading.
    public var headingLevel: Int? {
        didSet {
            guard headingLevel != oldValue else { return }
            setAttribute(.accessibilityRole, headingLevel == nil ? nil : "heading")
            setAttribute(.headingLevel, headingLevel.map { "\(min(max($0, 1), 6))" })
        }
    }

    /// The alignment of the lines of a text.
    public enum TextAlignment: Hashable, Sendable {
        /// At the leading edge. This is the default.
        case natural
        /// In the centre.
        case center
        /// At the trailing edge.
        case trailing

        var styleClass: StyleClass? {
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
    ///   - style classes: Further permanent style classes, such as that of a semantic colour. A label with `is-multiline` has
    ///     no limit of lines, any other has one line.
    public init(_ style: TextStyle = .body, styleClasses: [StyleClass] = []) {
        numberOfLines = styleClasses.contains("is-multiline") ? 0 : 1
        super.init(.text, styleClasses: [style.styleClass] + styleClasses)
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
    /// The text. Setting it replaces an ``attributedText``.
    public var text: String {
        get { plainText }
        set {
            guard spans != nil || !newValue.hasSameBytes(as: plainText) else { return }
            spans = nil
            plainText = newValue
            send(.setText(node, newValue))
        }
    }

    /// The text with parts that look different; `nil` while the text is plain.
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
        setStyleClass("is-multiline", numberOfLines != 1)
        setStyleClass("is-clamped", numberOfLines > 1)
        if numberOfLines > 1 { setVariable("lines", Double(numberOfLines)) }
    }
}
