public import CollectionGeometry

/// An element of the screen: a node of its host, and its subviews.
///
/// Views form a retained tree as in UIKit. A view is created and configured without a host; it becomes visible when its
/// tree is *realized*: the host copies a template of the same structure and the view sends the differences. From then
/// on each setter sends its change.
///
/// The host's style sheet defines the look of a view by its style classes. Subviews that never change are added in an
/// initializer, so that all views of one class share one template.
///
/// Subclass it for views with custom subviews. A view is a subview of one view at most, which it offers no reference to.
open class View: WeaklyReferenceable {
    /// The native element of the view.
    public let element: HostElement
    /// The permanent style classes of the view.
    public let styleClasses: [StyleClass]
    /// The subviews, in drawing order.
    public private(set) var subviews: [View] = []
    /// The view that has this one among its ``subviews``. It sets this to `nil` when it removes the view or is deallocated, so that no
    /// weak reference is needed.
    private(set) final unowned(unsafe) var parent: View?
    /// The host's number for the view; `.none` until the view is realized.
    public private(set) var node: NodeID = .none
    /// The connection to the host; `nil` until the view is realized, and after it was discarded.
    public private(set) var context: HostContext?

    /// The style classes that differ from the permanent ones: added ones, and removed permanent ones.
    private var changedStyleClasses: [StyleClass] = []
    private var attributes: [(attribute: HostAttribute, value: String)] = []
    private var variables: [(name: StyleClass, value: Double)] = []
    private var subtreeCount = 1

    /// Whether the view, with all its subviews, is hidden from display and input. A hidden view takes no room, in a ``Stack``
    /// or elsewhere.
    public var isHidden = false {
        didSet {
            if isHidden != oldValue { send(.setHidden(node, isHidden)) }
        }
    }

    /// The closures that are called when the view is activated.
    final var activationActions: [() -> Void] = []
    /// The token of weak references: ends when the view is deallocated. Created for the first weak reference.
    public private(set) final lazy var lifetime = Lifetime()

    /// Creates a view with a native element and permanent style classes.
    public init(_ element: HostElement = .box, styleClasses: [StyleClass] = []) {
        self.element = element
        self.styleClasses = styleClasses
    }

    deinit {
        for subview in subviews { subview.parent = nil }
    }

    /// The view to which subviews are added; `nil` for this one.
    var contentContainer: View? { nil }

    /// The name of the view for assistive technology.
    open var accessibilityLabel: String? {
        get { attribute(.accessibilityLabel) }
        set { setAttribute(.accessibilityLabel, newValue) }
    }

    /// Sends the differences from a fresh copy of the template. Override it to add the state of a subclass, and call
    /// the inherited method.
    open func sendState() {
        if isHidden { send(.setHidden(node, true)) }
        for styleClass in changedStyleClasses {
            send(.setStyleClass(node, styleClass, !styleClasses.contains(styleClass)))
        }
        for entry in attributes { send(.setAttribute(node, entry.attribute, entry.value)) }
        for entry in variables { send(.setVariable(node, entry.name, entry.value)) }
    }

    /// Moves the keyboard focus to the view, if it is realized and can hold the focus. Views whose focus belongs to a
    /// subview override it.
    open func focus() {
        send(.focus(node))
    }

    /// Called when the user activates the view. The default calls the closures of ``View/addAction(_:)``.
    open func activated() {
        sendActions()
    }

    /// Called after the user has activated a subview, edited the text of one or moved the focus away from one, whose size
    /// may have changed: a field may show an error when it is left. The default does nothing.
    open func didActivateSubview() {}

    /// Called when a key is pressed while the view is focused, or a subview that does not handle the key. Returns
    /// whether the view handled it. The default returns `false`.
    open func keyPressed(_ key: Key) -> Bool { false }

    /// Called when a character is typed while the view is focused, or a subview that does not handle it. Returns
    /// whether the view handled it. The default returns `false`.
    ///
    /// - Parameter character: The typed character, in lower case.
    open func keyTyped(_ character: String) -> Bool { false }

    /// Called for actions of a pointer on a view that is a ``HostElement/surface``. Returns whether the view handled
    /// it. The default returns `false`.
    open func pointerChanged(_ pointer: HostPointer) -> Bool { false }

    /// Called when the host has changed the size of a view whose size it reports, in points. The default does nothing.
    open func sizeDidChange(to size: Size) {}

    /// Called when the environment changed (see ``HostContext/environment``). The default calls the subviews.
    ///
    /// - Complexity: O(*n*) in the number of descendants.
    open func environmentDidChange() {
        for subview in subviews { subview.environmentDidChange() }
    }

    /// Updates the view after its changes since the last call. A window calls it at the end of every event. The default
    /// calls the subviews.
    ///
    /// It is not called for the views in cells, headers and footers, which follow their size in
    /// ``CollectionReusableView/layoutSubviews()``, except for a ``CollectionView`` in one.
    ///
    /// - Complexity: O(*n*) in the number of descendants.
    open func layoutIfNeeded() {
        for subview in subviews { subview.layoutIfNeeded() }
    }

    /// The view with a node, among this one and its descendants; `nil` if there is none. Views that manage views
    /// besides their ``subviews`` override it.
    package func view(for node: NodeID) -> View? {
        if node == self.node { return self }
        for subview in subviews {
            if let found = subview.view(for: node) { return found }
        }
        return nil
    }

    /// Handles an event of the view's own node. Returns whether the view handled it.
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

    /// Called when the view and its descendants were realized. The default does nothing.
    open func didRealize() {}

    /// Called before the view is discarded. Views that manage views besides their ``View/subviews`` discard those.
    open func willDiscard() {}

    /// Passes an event of a node to the view with that node. Returns whether a view handled it.
    ///
    /// The default responds if the node is the view's own, and else passes the event to the subviews. A key that none
    /// of them handles is passed to the view. Views that manage views besides their ``subviews`` override it.
    package func handle(_ event: HostEvent) -> Bool {
        if let target = event.target, target == node { return respond(to: event) }
        for subview in subviews where subview.handle(event) {
            switch event {
            case .activated, .edited: didActivateSubview()
            default: break
            }
            return true
        }
        if case .focused = event, hasLeftSubview { didActivateSubview() }
        return isKey(event) && respond(to: event)
    }

    /// Whether the focus has moved away from a view inside this one, as the last event about the focus says.
    private var hasLeftSubview: Bool {
        guard let context else { return false }
        let previous = context.focus.previous
        guard previous != .none, previous != context.focus.current, previous != node else { return false }
        return view(for: previous) != nil
    }

    /// Whether an event is a key pressed or typed inside the view.
    private func isKey(_ event: HostEvent) -> Bool {
        switch event {
        case .keyPressed(_, let target), .typed(_, let target): target != .none && view(for: target) != nil
        default: false
        }
    }
}

extension View {
    /// Adds a subview in front of the existing ones. A realized view realizes it. It is removed from the view that it was a subview
    /// of; see ``removeSubview(_:)``.
    public func addSubview(_ view: View) {
        (contentContainer ?? self).append(view)
    }

    /// Inserts a direct subview before the one at an index, or in front of all others if there is none. It is removed from the view
    /// that it was a subview of first, also if that is this one.
    public func insertSubview(_ view: View, at index: Int) {
        view.parent?.removeSubview(view)
        view.parent = self
        let next = subviews.indices.contains(index) ? subviews[index] : nil
        subviews.insert(view, at: min(max(0, index), subviews.count))
        guard let context else { return }
        view.realize(in: context)
        send(.insert(view.node, into: node, before: next?.node ?? .none))
    }

    /// Adds a direct subview, regardless of ``contentContainer``.
    func append(_ view: View) { insertSubview(view, at: subviews.count) }

    /// Removes a subview and discards it: the host forgets its elements. The view keeps its state and can be added again. Does
    /// nothing if it is a subview neither of this view nor of the view in it that ``addSubview(_:)`` fills.
    ///
    /// - Complexity: O(*n*) in the number of subviews, plus the number of descendants that are discarded.
    public func removeSubview(_ view: View) {
        guard let index = subviews.firstIndex(where: { $0 === view }) else {
            contentContainer?.removeSubview(view)
            return
        }
        subviews.remove(at: index)
        view.parent = nil
        view.discard()
    }

    /// Adds a style class to the view, or removes it; also one of the permanent classes.
    public func setStyleClass(_ styleClass: StyleClass, _ isActive: Bool) {
        let index = changedStyleClasses.firstIndex(of: styleClass)
        guard (index != nil) != (isActive != styleClasses.contains(styleClass)) else { return }
        if let index { changedStyleClasses.remove(at: index) } else { changedStyleClasses.append(styleClass) }
        send(.setStyleClass(node, styleClass, isActive))
    }

    /// Replaces one style class of the view by another.
    func exchangeStyleClass(_ old: StyleClass?, for new: StyleClass?) {
        guard old != new else { return }
        if let old { setStyleClass(old, false) }
        if let new { setStyleClass(new, true) }
    }

    /// Sets an attribute, or removes it (`nil`).
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

    /// Sets a variable of the style sheet on the view: a number, to which the style sheet gives the unit.
    public func setVariable(_ name: StyleClass, _ value: Double) {
        if let index = variables.firstIndex(where: { $0.name == name }) {
            guard variables[index].value != value else { return }
            variables[index].value = value
        } else {
            variables.append((name, value))
        }
        send(.setVariable(node, name, value))
    }

    /// Requests a call of ``layoutIfNeeded()`` before the current event ends.
    public func setNeedsLayout() {
        context?.setNeedsLayout()
    }

    /// Whether the keyboard focus is on the view or inside it, as last reported by the host.
    ///
    /// - Complexity: O(*n*) in the number of descendants.
    public var containsFocus: Bool {
        guard let focused = context?.focus.current, focused != .none else { return false }
        return view(for: focused) != nil
    }

    /// Whether the view is a given view or inside it, and is realized. See `UIView.isDescendant(of:)`.
    ///
    /// - Complexity: O(*n*) in the number of descendants of the given view.
    func isDescendant(of view: View) -> Bool { node != .none && view.view(for: node) === self }

    /// The value of an attribute.
    func attribute(_ attribute: HostAttribute) -> String? {
        attributes.first { $0.attribute == attribute }?.value
    }

    /// A description of the view's effect, which assistive technology reads after its name.
    public var accessibilityHint: String? {
        get { attributes.first { $0.attribute == .accessibilityHint }?.value }
        set { setAttribute(.accessibilityHint, newValue) }
    }

    /// The language of the texts in the view and of its name, as a BCP 47 tag such as "en"; `nil` for that around it, which is the
    /// language of the app unless a view around this one names another.
    ///
    /// Set it for content in another language than the app, so that it is read out by a voice of that language (WCAG 2.2,
    /// criterion 3.1.2). It includes the alternative texts of pictures. It does not change the direction of the view: a label
    /// has that of its text.
    ///
    /// ```swift
    /// reviewLabel.text = review.text
    /// reviewLabel.accessibilityLanguage = review.language
    /// ```
    public var accessibilityLanguage: String? {
        get { attribute(.accessibilityLanguage) }
        set { setAttribute(.accessibilityLanguage, newValue) }
    }

    /// Sends a command if the view is realized. Setters of subclasses call it with their own ``node``.
    @inline(__always)
    public func send(_ command: @autoclosure () -> HostCommand) {
        if let context { context.send(command()) }
    }
}

extension View {
    /// Realizes the view and its descendants in a host, detached. Does nothing if it is realized.
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

    /// Discards the view and its descendants: the host forgets their elements. The view can be realized again.
    public func discard() {
        guard let context else { return }
        willDiscard()
        var nodes: [NodeID] = []
        detachAll(from: node, count: subtreeCount, &nodes)
        // Subviews that were removed have given their numbers back, and other views may have them now.
        var start = 0
        for index in nodes.indices where index + 1 == nodes.count || nodes[index + 1] != nodes[index].advanced(by: 1) {
            context.destroyNodes(nodes[start], count: index - start + 1)
            start = index + 1
        }
    }

    private func describe(into nodes: inout [ViewTemplate.Node]) {
        nodes.append(ViewTemplate.Node(element: element, styleClasses: styleClasses, childCount: subviews.count))
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

    /// Forgets the nodes of a tree, and adds them to an array. Subviews added after the tree was realized have trees of their own.
    private func detachAll(from first: NodeID, count: Int, _ nodes: inout [NodeID]) {
        nodes.append(node)
        for subview in subviews {
            if subview.node >= first, subview.node < first.advanced(by: count) {
                subview.willDiscard()
                subview.detachAll(from: first, count: count, &nodes)
            } else {
                subview.discard()
            }
        }
        context = nil
        node = .none
    }
}
