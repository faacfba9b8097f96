import CollectionGeometry

/// A title that shows and hides what is below it.
///
/// ![A title with its text shown below it, and one whose text is hidden](view-disclosure)
///
/// ```swift
/// let details = Disclosure("Material and care", [fibres, washing])
/// details.addAction { model.isDetailOpen = $0 }
/// ```
///
/// Inside a cell that sizes itself, have the cell measured again when the disclosure opens.
public final class Disclosure: View {
    /// The title.
    public let titleLabel: Label
    /// What is shown and hidden. Add views to it.
    public let contentView: Stack

    /// Whether the content is shown. Setting it calls no action.
    public var isExpanded = false {
        didSet { if isExpanded != oldValue { show() } }
    }

    private let header: View
    private var changeActions = ActionList<Bool>()

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
        header.addTarget(self) { $0.toggle() }
        show()
    }

    private func toggle() {
        isExpanded = !isExpanded
        changeActions(isExpanded)
        sendActions()
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

    /// Has a closure called after the user opened or closed it. The disclosure keeps the closure.
    public func addAction(_ action: @escaping (_ isExpanded: Bool) -> Void) {
        changeActions.add(action)
    }

    /// Has an object act after the user opened or closed it. The object is held weakly.
    public func addTarget<Target: WeaklyReferenceable>(
        _ target: Target, _ action: @escaping (Target, _ isExpanded: Bool) -> Void
    ) {
        let target = Weak(target)
        addAction { value in
            if let object = target.object { action(object, value) }
        }
    }

    /// Has a closure called after the user opened or closed it, in place of all that were added before: for a disclosure in a cell.
    public func setAction(_ action: @escaping (_ isExpanded: Bool) -> Void) {
        changeActions.removeAll()
        changeActions.add(action)
    }
}
