/// A view over everything else in the window, which is out of reach as long as the view is there: a dialog, a sheet.
///
/// ```swift
/// final class Receipt: ModalView { … }
///
/// present(receipt)
/// ```
///
/// The focus goes into the view and, when the view goes, back to where it came from. Escape dismisses it, and so does going to
/// another address. The view is in no tree of views: the window keeps it while it is presented and gives it every event first.
///
/// Subclass it for the content. Where the view stands in the window is the style sheet's business.
open class ModalView: View {
    /// Whether the view is over everything else.
    public private(set) final var isPresented = false

    private var returnNode = NodeID.none

    /// Creates a view that is not presented.
    ///
    /// - Parameters:
    ///   - title: The name of the dialog for assistive technology.
    ///   - roles: The looks.
    public init(_ title: String, roles: [StyleRole] = []) {
        super.init(.box, roles: ["modal"] + roles)
        setAttribute(.accessibilityRole, "dialog")
        setAttribute(.tabIndex, "-1")
        accessibilityLabel = title
    }

    /// What gets the focus when the view comes. The default is the view itself.
    open var preferredFocus: View { self }

    /// Called when the view has gone, by whatever means. The default does nothing.
    open func didDismiss() {}

    /// Escape dismisses the view.
    open override func keyPressed(_ key: Key) -> Bool {
        guard key == .escape else { return false }
        dismiss()
        return true
    }

    package override func handle(_ event: HostEvent) -> Bool {
        guard isPresented else { return false }
        if super.handle(event) { return true }
        // A key that is pressed while nothing holds the focus is meant for what lies over everything else.
        guard case .keyPressed(let key, .none) = event else { return false }
        return keyPressed(key)
    }
}

extension ModalView {
    /// Shows the view over everything else and moves the focus into it. Does nothing if it is there already.
    ///
    /// - Parameters:
    ///   - context: The connection to the host.
    ///   - source: What gets the focus back; `nil` for what holds it now.
    public func present(in context: HostContext, from source: View? = nil) {
        guard !isPresented else { return }
        isPresented = true
        returnNode = source?.node ?? context.focusedNode
        setInert(true, context.modalViews.last?.node ?? context.rootNode, context)
        realize(in: context)
        context.modalViews.append(self)
        context.send(.insert(self.node, into: .root, before: .none))
        preferredFocus.focus()
    }

    /// Takes the view away and gives the focus back. Does nothing if it is not there.
    public func dismiss() {
        guard isPresented, let context else { return }
        isPresented = false
        context.modalViews.removeAll { $0 === self }
        setInert(false, context.modalViews.last?.node ?? context.rootNode, context)
        discard()
        if returnNode != .none { context.send(.focus(returnNode)) }
        context.needsLayout = true
        didDismiss()
    }

    private func setInert(_ isInert: Bool, _ node: NodeID, _ context: HostContext) {
        if node != .none { context.send(.setAttribute(node, .isInert, isInert ? "true" : nil)) }
    }
}
