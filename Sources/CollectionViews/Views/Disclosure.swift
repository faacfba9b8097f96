import CollectionGeometry

/// A title that shows and hides what is below it.
///
/// ![A title with its text shown below it, and one whose text is hidden](view-disclosure)
///
/// ```swift
/// let details = Disclosure("Material and care", [fibres, washing])
/// details.onExpandedChanged = { model.isDetailOpen = $0 }
/// ```
///
/// Inside a cell that sizes itself, have the cell measured again when the disclosure opens.
public final class Disclosure: View {
    /// The title.
    public let titleLabel: Label
    /// What is shown and hidden. Add views to it.
    public let contentView: Stack

    /// Whether the content is shown. Setting it does not call ``onExpandedChanged``.
    public var isExpanded = false {
        didSet { if isExpanded != oldValue { show() } }
    }

    /// Called after the reader opened or closed the disclosure. Capture models in it, not views.
    public var onExpandedChanged: ((_ isExpanded: Bool) -> Void)?

    private let header: View

    /// Creates a disclosure that is closed.
    ///
    /// - Parameters:
    ///   - title: What is hidden, in a few words.
    ///   - style: The type of the title.
    ///   - views: The content, from top to bottom.
    public init(_ title: String = "", style: TextStyle = .headline, _ views: [View] = []) {
        titleLabel = Label(style)
        titleLabel.text = title
        header = View(.button, roles: ["disclosure-header"])
        contentView = Stack(.vertical, spacing: .small, roles: ["disclosure-content"], views)
        super.init(.box, roles: ["disclosure"])
        header.addSubview(titleLabel)
        header.addSubview(View(.box, roles: ["disclosure-sign"]))
        addSubview(header)
        addSubview(contentView)
        show()
    }

    public override func handle(_ event: HostEvent) -> Bool {
        guard case .activated(let target) = event, header.view(for: target) != nil else { return super.handle(event) }
        isExpanded = !isExpanded
        onExpandedChanged?(isExpanded)
        return true
    }

    private func show() {
        header.setAttribute(.isExpanded, isExpanded ? "true" : "false")
        contentView.isHidden = !isExpanded
        setRole("is-expanded", isExpanded)
    }
}

extension Disclosure {
    /// The title.
    public var title: String {
        get { titleLabel.text }
        set { titleLabel.text = newValue }
    }
}
