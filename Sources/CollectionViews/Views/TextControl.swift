import CollectionGeometry

/// A view in which the user writes: the base of ``TextField``, ``TextView`` and ``SearchField``.
///
/// The text is stored here and in the host; the user's edits are reported once and not sent back, so that the caret and
/// an unfinished input method composition are kept.
public class TextControl: View {
    /// The native field.
    final let input: TextInput
    private final var eventActions: [(event: Event, action: (String) -> Void)] = []

    /// The events of a field.
    public enum Event: Hashable, Sendable {
        /// The field was focused.
        case editingDidBegin
        /// The user has changed the text.
        case editingChanged
        /// The field lost the focus.
        case editingDidEnd
        /// The user has pressed the return key in a field of one line. The focus stays on the field.
        case editingDidEndOnExit
    }

    /// Whether the keyboard focus is on the field.
    public private(set) final var isEditing = false

    /// Whether the field can be edited.
    public final var isEnabled = true {
        didSet {
            guard isEnabled != oldValue else { return }
            setStyleClass("is-disabled", !isEnabled)
            input.setAttribute(.isDisabled, isEnabled ? nil : "true")
        }
    }

    /// An example of the text, which is shown while there is none.
    public final var placeholder: String {
        get { input.attribute(.placeholder) ?? "" }
        set { input.setAttribute(.placeholder, newValue.isEmpty ? nil : newValue) }
    }

    /// Creates the field. The subclass adds the input to its subviews.
    ///
    /// - Parameters:
    ///   - input: The native field.
    ///   - title: The name of the field for assistive technology.
    ///   - placeholder: An example of the text.
    ///   - style classes: The style classes.
    init(_ input: TextInput, _ title: String, placeholder: String, styleClasses: [StyleClass]) {
        self.input = input
        super.init(.box, styleClasses: styleClasses)
        input.accessibilityLabel = title
        if !placeholder.isEmpty { input.setAttribute(.placeholder, placeholder) }
    }

    public override func focus() {
        input.focus()
    }

    /// Called when the text has changed, by the user or by the program.
    func textDidChange() {}

    package override func handle(_ event: HostEvent) -> Bool {
        switch event {
        case .edited(let target, let text) where isInput(target):
            input.note(text)
            textDidChange()
            sendEvent(.editingChanged)
            return true
        case .keyPressed(.enter, let target) where isInput(target) && input.element == .textField:
            sendEvent(.editingDidEndOnExit)
            return true
        case .focused(let target):
            follow(focus: target)
            return false
        default:
            return super.handle(event)
        }
    }
}

extension TextControl {
    /// The text of the field. Setting it calls no action.
    public var text: String {
        get { input.text }
        set {
            input.show(newValue)
            textDidChange()
        }
    }

    private func isInput(_ target: NodeID) -> Bool { target != .none && target == input.node }

    private func follow(focus target: NodeID) {
        let isFocused = isInput(target)
        guard isFocused != isEditing else { return }
        isEditing = isFocused
        sendEvent(isFocused ? .editingDidBegin : .editingDidEnd)
    }

    /// Calls the actions for an event.
    func sendEvent(_ event: Event) {
        for entry in eventActions where entry.event == event { entry.action(text) }
    }

    /// Adds a closure that is called with the text when an event happens. The field holds the closure strongly.
    public func addAction(for event: Event, _ action: @escaping (_ text: String) -> Void) {
        eventActions.append((event, action))
    }

    /// Calls a target with the text when an event happens. The target is held weakly.
    public func addTarget<Target: WeaklyReferenceable>(
        _ target: Target, for event: Event, _ action: @escaping (Target, _ text: String) -> Void
    ) {
        addAction(for: event, Weak(target).performing(action))
    }

    /// Replaces the closures for an event by one that is called with the text: for a field in a cell.
    public func setAction(for event: Event, _ action: @escaping (_ text: String) -> Void) {
        removeActions(for: event)
        addAction(for: event, action)
    }

    /// Replaces the actions for an event by a target that is called with the text. The target is held weakly.
    public func setTarget<Target: WeaklyReferenceable>(
        _ target: Target, for event: Event, _ action: @escaping (Target, _ text: String) -> Void
    ) {
        setAction(for: event, Weak(target).performing(action))
    }

    /// Removes the actions for an event.
    public func removeActions(for event: Event) {
        eventActions.removeElements { $0.event == event }
    }
}
