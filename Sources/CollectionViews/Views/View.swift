public import CollectionGeometry

/// An element of the screen: a node of its host, and the views inside it.
///
/// Views form a small retained tree in the manner of UIKit. A view is made and filled without a host; it becomes
/// visible when the tree it belongs to is *realized*: the host copies a template of the same structure and the view
/// sends what differs from it. From then on each setter sends a change, and only a change.
///
/// What a view looks like is the host's style sheet's business: a view names its roles. Subviews that never change are
/// added in an initialiser, so that all views of one class share one template.
///
/// Subclass it for views with parts of your own. A view has no reference to its parent.
open class View: WeaklyReferenceable {
    /// The native element that stands for the view.
    public let element: HostElement
    /// The looks the view always has.
    public let roles: [StyleRole]
    /// The views inside, in drawing order.
    public private(set) var subviews: [View] = []
    /// The host's number for the view; `.none` until the view is realized.
    public private(set) var node: NodeID = .none
    /// The connection to the host; `nil` until the view is realized.
    public private(set) var context: HostContext?

    /// The roles that differ from the lasting ones: those that came, and lasting ones that were taken away.
    private var changedRoles: [StyleRole] = []
    private var attributes: [(attribute: HostAttribute, value: String)] = []
    private var variables: [(role: StyleRole, value: Double)] = []
    private var subtreeCount = 1

    /// Whether the view, with all inside it, takes no part in the screen.
    public var isHidden = false {
        didSet {
            if isHidden != oldValue { send(.setHidden(node, isHidden)) }
        }
    }

    /// What is called when the view is activated.
    final var activationActions: [() -> Void] = []
    /// Ends with the view. Made when it is first held weakly.
    public private(set) final lazy var lifetime = Lifetime()

    /// Creates a view that is a certain native element and always has certain looks.
    public init(_ element: HostElement = .box, roles: [StyleRole] = []) {
        self.element = element
        self.roles = roles
    }

    /// The view that subviews are added to, where it is not this one.
    var contentContainer: View? { nil }

    /// The name of the view for assistive technology.
    open var accessibilityLabel: String? {
        get { attribute(.accessibilityLabel) }
        set { setAttribute(.accessibilityLabel, newValue) }
    }

    /// Sends everything that differs from a fresh copy of the template. Override it to add your own state, and call
    /// the inherited method.
    open func sendState() {
        if isHidden { send(.setHidden(node, true)) }
        for role in changedRoles { send(.setRole(node, role, !roles.contains(role))) }
        for entry in attributes { send(.setAttribute(node, entry.attribute, entry.value)) }
        for entry in variables { send(.setVariable(node, entry.role, entry.value)) }
    }

    /// Called when the user activates the view. The default calls what was added with ``addAction(_:)``.
    open func activated() {
        sendActions()
    }

    /// Called after the user has activated a view inside this one, which may be larger or smaller now. The default does nothing.
    open func didActivateSubview() {}

    /// Called when a key is pressed while the view, or one inside it that has no use for the key, holds the focus. Returns
    /// whether the view acted upon it. The default does not.
    open func keyPressed(_ key: Key) -> Bool { false }

    /// Called when a character is typed while the view, or one inside it that has no use for it, holds the focus. Returns
    /// whether the view acted upon it. The default does not.
    ///
    /// - Parameter character: What was typed, in lower case.
    open func keyTyped(_ character: String) -> Bool { false }

    /// Called when a pointer does something to a view that is a ``HostElement/surface``. Returns whether the view acted upon
    /// it. The default does not.
    open func pointerChanged(_ pointer: HostPointer) -> Bool { false }

    /// Called when the host has given another size to a view whose size is followed, in points. The default does nothing.
    open func sizeDidChange(to size: Size) {}

    /// Called on the views of a screen when the environment changed (see ``HostContext/environment``). The default
    /// tells the subviews.
    open func environmentDidChange() {
        for subview in subviews { subview.environmentDidChange() }
    }

    /// Brings the view up to date with whatever was changed since the last time. A window calls it at the end of every
    /// event. The default passes it on to the subviews.
    open func layoutIfNeeded() {
        for subview in subviews { subview.layoutIfNeeded() }
    }

    /// The view, or one inside it, that has a number; `nil` if there is none. Views that manage views besides their
    /// ``subviews`` override it.
    package func view(for node: NodeID) -> View? {
        if node == self.node { return self }
        for subview in subviews {
            if let found = subview.view(for: node) { return found }
        }
        return nil
    }

    /// Acts upon an event that concerns the view's own node. Returns whether the view took it.
    package func respond(to event: HostEvent) -> Bool {
        switch event {
        case .activated: activated()
        case .resized(_, let size): sizeDidChange(to: size)
        case .pointed(_, let pointer): return pointerChanged(pointer)
        case .keyPressed(let key, _): return keyPressed(key)
        case .typed(let character, _): return keyTyped(character)
        default: return false
        }
        return true
    }

    /// Called when the view and all inside it have become known to a host. The default does nothing.
    open func didRealize() {}

    /// Called before a host forgets the view. Views that manage views besides their ``subviews`` discard those.
    open func willDiscard() {}

    /// Gives an event that concerns one node to the view that owns the node. Returns whether one took it.
    ///
    /// The default responds if the node is the view's own, and else passes the event on to the subviews. A key
    /// that none of them has a use for is offered to the view. Views that manage views besides their ``subviews`` override it.
    package func handle(_ event: HostEvent) -> Bool {
        if let target = event.target, target == node { return respond(to: event) }
        for subview in subviews where subview.handle(event) {
            if case .activated = event { didActivateSubview() }
            return true
        }
        return isKey(event) && respond(to: event)
    }

    /// Whether an event is a key that is pressed, or typed, inside the view.
    private func isKey(_ event: HostEvent) -> Bool {
        switch event {
        case .keyPressed(_, let target), .typed(_, let target): target != .none && view(for: target) != nil
        default: false
        }
    }
}

extension View {
    /// Adds a view inside, behind the ones already there. A realized view realizes the new one.
    public func addSubview(_ view: View) {
        (contentContainer ?? self).append(view)
    }

    /// Adds a view directly inside, whatever stands for the content.
    func append(_ view: View) {
        subviews.append(view)
        guard let context else { return }
        view.realize(in: context)
        send(.insert(view.node, into: node, before: .none))
    }

    /// Takes a view inside out and has the host forget it. Does nothing if it is not a direct subview.
    public func removeSubview(_ view: View) {
        guard let index = subviews.firstIndex(where: { $0 === view }) else {
            contentContainer?.removeSubview(view)
            return
        }
        subviews.remove(at: index)
        view.discard()
    }

    /// Gives the view a look, or takes it away; also one of the looks that it has from the beginning.
    public func setRole(_ role: StyleRole, _ isActive: Bool) {
        let index = changedRoles.firstIndex(of: role)
        guard (index != nil) != (isActive != roles.contains(role)) else { return }
        if let index { changedRoles.remove(at: index) } else { changedRoles.append(role) }
        send(.setRole(node, role, isActive))
    }

    /// Gives the view one look in place of another.
    func exchangeRole(_ old: StyleRole?, for new: StyleRole?) {
        guard old != new else { return }
        if let old { setRole(old, false) }
        if let new { setRole(new, true) }
    }

    /// Sets a property that is a text, or removes it (`nil`).
    public func setAttribute(_ attribute: HostAttribute, _ value: String?) {
        let index = attributes.firstIndex { $0.attribute == attribute }
        switch (index, value) {
        case (let index?, let value?):
            guard !attributes[index].value.hasSameBytes(as: value) else { return }
            attributes[index].value = value
        case (let index?, nil):
            attributes.remove(at: index)
        case (nil, let value?):
            attributes.append((attribute, value))
        case (nil, nil):
            return
        }
        send(.setAttribute(node, attribute, value))
    }

    /// Gives the style sheet a number to compute with, under the name of a role.
    public func setVariable(_ role: StyleRole, _ value: Double) {
        if let index = variables.firstIndex(where: { $0.role == role }) {
            guard variables[index].value != value else { return }
            variables[index].value = value
        } else {
            variables.append((role, value))
        }
        send(.setVariable(node, role, value))
    }

    /// Asks for a call of ``layoutIfNeeded()`` before the current event ends.
    public func setNeedsLayout() {
        context?.needsLayout = true
    }

    /// Whether the view, or one inside it, holds the keyboard focus.
    public var containsFocus: Bool {
        guard let focused = context?.focusedNode, focused != .none else { return false }
        return view(for: focused) != nil
    }

    /// The value of a property that is a text.
    func attribute(_ attribute: HostAttribute) -> String? {
        attributes.first { $0.attribute == attribute }?.value
    }

    /// What the view does or stands for, in a sentence that assistive technology reads after the name.
    public var accessibilityHint: String? {
        get { attributes.first { $0.attribute == .accessibilityHint }?.value }
        set { setAttribute(.accessibilityHint, newValue) }
    }

    /// Moves the keyboard focus to the view, if it is realized and can have it.
    public func focus() {
        send(.focus(node))
    }

    /// Sends a command if the view is realized. Setters of subclasses call it with their own ``node``.
    @inline(__always)
    public func send(_ command: @autoclosure () -> HostCommand) {
        if let context { context.send(command()) }
    }
}

extension View {
    /// Makes the view and all inside it known to a host, detached. Does nothing if it already is.
    ///
    /// - Complexity: O(*n*) in the number of views.
    public func realize(in context: HostContext) {
        guard self.context == nil else { return }
        var nodes: [ViewTemplate.Node] = []
        describe(into: &nodes)
        let template = context.number(of: ViewTemplate(nodes: nodes))
        let first = context.allocateNodes(nodes.count)
        context.send(.instantiate(template: template, first: first))
        var next = first
        attach(to: context, next: &next)
        subtreeCount = nodes.count
    }

    /// Has the host forget the view and all inside it. The view can be realized again.
    public func discard() {
        guard let context else { return }
        willDiscard()
        let first = node
        detachAll(from: first, count: subtreeCount)
        context.destroyNodes(first, count: subtreeCount)
    }

    private func describe(into nodes: inout [ViewTemplate.Node]) {
        nodes.append(ViewTemplate.Node(element: element, roles: roles, childCount: subviews.count))
        for subview in subviews { subview.describe(into: &nodes) }
    }

    private func attach(to context: HostContext, next: inout NodeID) {
        self.context = context
        node = next
        next = next.advanced(by: 1)
        sendState()
        for subview in subviews { subview.attach(to: context, next: &next) }
        didRealize()
    }

    /// Forgets the nodes of a tree. Subviews that were added after the tree was realized have trees of their own.
    private func detachAll(from first: NodeID, count: Int) {
        for subview in subviews {
            if subview.node >= first, subview.node < first.advanced(by: count) {
                subview.willDiscard()
                subview.detachAll(from: first, count: count)
            } else {
                subview.discard()
            }
        }
        context = nil
        node = .none
    }
}
