/// A view over everything else in the window, which is out of reach as long as the view is there: a dialog, a sheet.
///
/// ```swift
/// final class Receipt: ModalView { … }
///
/// receipt.present(in: context, from: focusedNode)
/// ```
///
/// The focus goes into the view and, when the view goes, back to where it came from. Escape dismisses it. The view is in no
/// tree of views: its owner keeps it, asks its ``View/handle(_:)`` first about every event, calls
/// ``View/environmentDidChange()`` when that has changed, and dismisses it before the owner itself goes.
///
/// Subclass it for the content. Where the view stands in the window is the style sheet's business.
open class ModalView: View {
    /// Whether the view is over everything else.
    public private(set) final var isPresented = false
    /// Called when the view has gone, whoever dismissed it. Capture models in it, not views.
    public final var onDismiss: (() -> Void)?

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

    open override func handle(_ event: HostEvent) -> Bool {
        guard isPresented else { return false }
        if super.handle(event) { return true }
        guard case .keyPressed(.escape, let target) = event, target == .none || view(for: target) != nil else {
            return false
        }
        dismiss()
        return true
    }
}

extension ModalView {
    /// Shows the view over everything else and moves the focus into it. Does nothing if it is there already.
    ///
    /// - Parameters:
    ///   - context: The connection to the host.
    ///   - node: What gets the focus back; `.none` for nothing.
    public func present(in context: HostContext, from node: NodeID) {
        guard !isPresented else { return }
        isPresented = true
        returnNode = node
        setInert(true, context.modalNodes.last ?? context.rootNode, context)
        realize(in: context)
        context.modalNodes.append(self.node)
        context.send(.insert(self.node, into: .root, before: .none))
        preferredFocus.focus()
    }

    /// Takes the view away and gives the focus back. Does nothing if it is not there.
    public func dismiss() {
        guard isPresented, let context else { return }
        isPresented = false
        context.modalNodes.removeAll { $0 == node }
        setInert(false, context.modalNodes.last ?? context.rootNode, context)
        discard()
        if returnNode != .none { context.send(.focus(returnNode)) }
        context.needsLayout = true
        onDismiss?()
    }

    private func setInert(_ isInert: Bool, _ node: NodeID, _ context: HostContext) {
        if node != .none { context.send(.setAttribute(node, .isInert, isInert ? "true" : nil)) }
    }
}
