import CollectionGeometry

/// A title that shows and hides content below it.
///
/// ![An expanded disclosure with its text, and a collapsed one](view-disclosure)
///
/// ```swift
/// let details = Disclosure("Material and care", [fibres, washing])
/// details.addAction { model.isDetailOpen = $0 }
/// ```
///
/// Its actions receive whether it is expanded. In a cell that sizes itself, invalidate the cell's size when the
/// disclosure changes.
public final class Disclosure: ValueControl<Bool> {
    /// The title.
    public let titleLabel: Label
    /// The content. Add views to it.
    public let contentView: Stack

    /// Whether the content is shown. Setting it calls no action.
    public var isExpanded = false {
        didSet { if isExpanded != oldValue { show() } }
    }

    /// The button with the title.
    let header: View

    /// Creates a collapsed disclosure.
    ///
    /// - Parameters:
    ///   - title: A short title of the content.
    ///   - style: The text style of the title.
    ///   - views: The content, from top to bottom.
    public init(_ title: String = "", style: TextStyle = .headline, _ views: [View] = []) {
        titleLabel = Label(style)
        titleLabel.text = title
        header = View(.button, styleClasses: ["disclosure-header"])
        contentView = Stack(.vertical, spacing: .small, styleClasses: ["disclosure-content"], views)
        super.init(.box, styleClasses: ["disclosure"])
        header.addSubview(titleLabel)
        header.addSubview(View(.box, styleClasses: ["disclosure-sign"]))
        addSubview(header)
        addSubview(contentView)
        header.addTarget(self) { $0.toggle() }
        show()
    }

    private func toggle() {
        isExpanded = !isExpanded
        sendChange(isExpanded)
        sendActions()
    }

    private func show() {
        header.setAttribute(.isExpanded, isExpanded ? "true" : "false")
        contentView.isHidden = !isExpanded
        setStyleClass("is-expanded", isExpanded)
    }
}

extension Disclosure {
    /// The title.
    public var title: String {
        get { titleLabel.text }
        set { titleLabel.text = newValue }
    }
}
