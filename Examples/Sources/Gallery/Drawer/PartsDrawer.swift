import CollectionViewKit

/// How a screen is built: the parts of the engine that it uses, each with the way to its documentation.
final class PartsDrawer: ModalView {
    private let ground = View(.button, roles: ["drawer-ground"])
    private let titleLabel = Label(.title2, roles: ["is-multiline"])
    private let summaryLabel = Label(.callout, roles: ["is-secondary", "is-multiline"])
    private let codeLabel = Label(.caption1, roles: ["card-code", "is-multiline"])
    private let closeButton = Button(roles: ["drawer-close", "sign-close"])
    private let list = Stack(.vertical, roles: ["drawer-list"])
    private var parts: [(part: EnginePart, view: View)] = []

    init() {
        super.init("How it is built", roles: ["parts-drawer"])
        ground.setAttribute(.tabIndex, "-1")
        ground.setAttribute(.isHiddenFromAccessibility, "true")
        closeButton.accessibilityLabel = "Close"
        titleLabel.headingLevel = 1
        list.setAttribute(.accessibilityRole, "list")
        let caption = Label(.footnote, roles: ["is-secondary"])
        caption.text = "How it is built"
        let head = Stack(
            .horizontal, spacing: .small, alignment: .leading, roles: ["drawer-head"],
            [Stack(.vertical, spacing: .tight, roles: ["drawer-titles"], [caption, titleLabel]), closeButton])
        addSubview(ground)
        addSubview(Stack(.vertical, spacing: .medium, roles: ["drawer-panel"], [head, summaryLabel, codeLabel, list]))
    }

    override var preferredFocus: View { closeButton }

    override func handle(_ event: HostEvent) -> Bool {
        guard isPresented, case .activated(let node) = event, view(for: node) != nil else { return super.handle(event) }
        if let part = parts.first(where: { $0.view.view(for: node) != nil })?.part {
            send(.open(part.documentation))
        } else {
            dismiss()
        }
        return true
    }
}

extension PartsDrawer {
    /// Says how a screen is built.
    func show(_ screen: GalleryScreen) {
        titleLabel.text = screen.title
        summaryLabel.text = screen.summary
        codeLabel.text = screen.code
        for part in parts { list.removeSubview(part.view) }
        parts = screen.parts.map { ($0, Self.makeRow($0)) }
        for part in parts { list.addSubview(part.view) }
    }

    private static func makeRow(_ part: EnginePart) -> View {
        let nameLabel = Label(.headline, roles: ["part-name"])
        nameLabel.text = "\(part.name)"
        let purposeLabel = Label(.subheadline, roles: ["is-secondary", "is-multiline"])
        purposeLabel.text = "\(part.purpose)"
        let link = View(.link, roles: ["part-link"])
        link.setAttribute(.destination, part.documentation)
        link.accessibilityHint = "Opens the documentation in a new tab."
        link.addSubview(nameLabel)
        link.addSubview(purposeLabel)
        let row = View(.box, roles: ["part-row"])
        row.setAttribute(.accessibilityRole, "listitem")
        row.addSubview(link)
        return row
    }
}
