/// A view above all other content of the window, which takes no input meanwhile: a dialog, a sheet.
///
/// ```swift
/// final class Receipt: ModalView { … }
///
/// present(receipt)
/// ```
///
/// The focus moves into the view and, when the view is dismissed, back to where it was. Escape dismisses it, and so do going back,
/// which leaves the screen beneath, a step of the user to another address of the history, and
/// ``ViewController/reloadViewControllers()``. A screen that pushes another one from the view dismisses it first. The view has no
/// parent: the window holds it while it is presented and passes it every event first.
///
/// Subclass it for the content. The style sheet places the view in the window. A ``ModalRoute`` gives the view an address.
open class ModalView: View {
    /// Whether the view is presented.
    public private(set) final var isPresented = false

    /// The view that is focused when this one is dismissed; `nil` for none.
    private var returnView: Weak<View>?
    /// The number of the view's entry in the history.
    private var historyEntry = 0

    /// Creates a view that is not presented.
    ///
    /// - Parameters:
    ///   - title: The name of the dialog for assistive technology.
    ///   - style classes: The style classes.
    public init(_ title: String, styleClasses: [StyleClass] = []) {
        super.init(.box, styleClasses: ["modal"] + styleClasses)
        setAttribute(.accessibilityRole, "dialog")
        setAttribute(.isModal, "true")
        setAttribute(.tabIndex, "-1")
        accessibilityLabel = title
    }

    /// The view that is focused when this one is presented. The default is this view.
    open var preferredFocus: View { self }

    /// Called before the view is shown, with the node of the view that is focused after the dismissal; `.none` if there is no such view.
    /// The default does nothing.
    func willPresent(from source: NodeID) {}

    /// Called when the view was dismissed, whatever the cause. The default does nothing.
    open func didDismiss() {}

    /// Dismisses the view for the Escape key.
    open override func keyPressed(_ key: Key) -> Bool {
        guard key == .escape else { return false }
        dismiss()
        return true
    }

    package override func handle(_ event: HostEvent) -> Bool {
        guard isPresented else { return false }
        if super.handle(event) { return true }
        // A key pressed while nothing is focused is handled by the topmost modal view.
        guard case .keyPressed(let key, .none) = event else { return false }
        return keyPressed(key)
    }
}

extension ModalView {
    /// Presents the view and moves the focus into it. Does nothing if it is presented already.
    ///
    /// - Parameters:
    ///   - context: The connection to the host.
    ///   - source: The view that is focused afterwards, if it is in the window then; `nil` for the one for which the focus was
    ///     requested last in the current event or, without such a request or if that view is not in the window, the focused
    ///     one.
    public func present(in context: HostContext, from source: View? = nil) {
        present(in: context, from: source, address: nil)
    }

    /// Presents the view as ``present(in:from:)`` does.
    ///
    /// - Parameter address: Returns the address that applies while the view is presented, made of the address beneath; `nil` if that
    ///   does not change.
    func present(in context: HostContext, from source: View?, address: ((_ base: String) -> String)?) {
        guard !isPresented else { return }
        isPresented = true
        let focusedAfterwards = source ?? context.focusedView
        returnView = focusedAfterwards.map { Weak($0) }
        setInert(true, context.modalViews.last?.node ?? context.rootNode, context)
        willPresent(from: focusedAfterwards?.node ?? .none)
        realize(in: context)
        context.add(self)
        context.send(.insert(self.node, into: .root, before: .none))
        historyEntry = context.history.opened(
            in: context, address: address, close: Weak(self).performing { $0.dismiss() })
        preferredFocus.focus()
    }

    /// Dismisses the view and restores the focus. Does nothing if it is not presented.
    public func dismiss() {
        guard isPresented, let context else { return }
        isPresented = false
        context.remove(self)
        context.history.closed(historyEntry, in: context)
        setInert(false, context.modalViews.last?.node ?? context.rootNode, context)
        discard()
        // The view may have been discarded meanwhile, or be in a reuse pool.
        if let view = returnView?.object, context.isInWindow(view) { context.send(.focus(view.node)) }
        returnView = nil
        context.setNeedsLayout()
        didDismiss()
    }

    private func setInert(_ isInert: Bool, _ node: NodeID, _ context: HostContext) {
        if node != .none { context.send(.setAttribute(node, .isInert, isInert ? "true" : nil)) }
    }
}
