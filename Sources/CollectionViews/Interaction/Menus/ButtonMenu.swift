/// The menu of a button, and how it is opened. A button has one only once a menu was set, so that a program without such buttons
/// does not contain the class. The protocol has package access for the reason given at ``OrthogonalRows``.
package protocol ButtonMenuPresenting: AnyObject {
    /// The menu.
    var menu: Menu { get set }
    /// Whether activating the button opens the menu.
    var isPrimaryAction: Bool { get set }

    /// Handles an event. Returns whether it concerned the menu.
    func handle(_ event: HostEvent, of button: Button) -> Bool
}

final class ButtonMenu: ButtonMenuPresenting {
    var menu: Menu
    var isPrimaryAction = false

    init(_ menu: Menu) {
        self.menu = menu
    }

    func handle(_ event: HostEvent, of button: Button) -> Bool {
        guard button.canBeActivated, let target = event.target, button.view(for: target) != nil else { return false }
        switch event {
        case .menuRequested: return open(at: button)
        case .activated where isPrimaryAction, .keyPressed(.down, _) where isPrimaryAction: return open(at: button)
        case .keyPressed(.up, _) where isPrimaryAction: return open(at: button, isAtEnd: true)
        default: return false
        }
    }

    private func open(at button: Button, isAtEnd: Bool = false) -> Bool {
        guard let context = button.context, !menu.children.isEmpty else { return false }
        ButtonMenuView(menu, of: button, isAtEnd: isAtEnd).present(in: context, from: button)
        return true
    }
}

/// The menu of a button while it is open.
final class ButtonMenuView: ModalView {
    private let menuView: MenuView
    private let actions: [MenuAction]
    private let button: Weak<Button>
    private let firstIndex: Int
    private var chosenIndex: Int?
    /// Whether the focus has entered the menu. It closes when the focus leaves it.
    private var hadFocus = false

    init(_ menu: Menu, of button: Button, isAtEnd: Bool) {
        var named = menu
        if menu.title.isEmpty { named.title = button.accessibilityLabel ?? button.title }
        menuView = MenuView(named)
        actions = menu.children
        self.button = Weak(button)
        firstIndex = isAtEnd ? menu.children.count - 1 : 0
        super.init("", styleClasses: ["button-menu"])
        // The menu inside has the role and the name.
        for attribute in [.accessibilityRole, .accessibilityLabel, .isModal, .tabIndex] as [HostAttribute] {
            setAttribute(attribute, nil)
        }
        addSubview(menuView)
    }

    override var preferredFocus: View { menuView.entry(at: firstIndex) }

    override func willPresent(from source: NodeID) {
        menuView.anchor(to: source)
        button.object?.setAttribute(.isExpanded, "true")
    }

    override func didDismiss() {
        button.object?.setAttribute(.isExpanded, "false")
        if let chosenIndex { actions[chosenIndex].handler() }
    }

    package override func handle(_ event: HostEvent) -> Bool {
        guard isPresented else { return false }
        if case .focused(let node) = event {
            let isInside = menuView.view(for: node) != nil
            if hadFocus, !isInside { dismiss() }
            hadFocus = isInside
            return false
        }
        switch menuView.outcome(of: event) {
        case .ignored: return super.handle(event)
        case .taken: return true
        case .chosen(let index): chosenIndex = index
        case .closed: break
        }
        dismiss()
        return true
    }
}
