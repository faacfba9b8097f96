/// A change of a value of the model.
///
/// ```swift
/// ValueChange(title: "Like", to: true, get: { people[id]?.isLiked }, set: { people[id]?.isLiked = $0 })
/// ```
public final class ValueChange<Value: Equatable>: UndoableChange {
    private var newValue: Value
    private var oldValue: Value?
    private let subject: ChangeSubject?
    private let get: () -> Value?
    private let set: (Value) -> Void

    /// Creates a change.
    ///
    /// - Parameters:
    ///   - title: The name of the change, shown by an undo bar.
    ///   - newValue: The value to set.
    ///   - subject: The changed field, so that consecutive changes of it are one step; `nil` makes each a step of its
    ///     own.
    ///   - get: Returns the value; `nil` if its owner was deallocated.
    ///   - set: Sets the value. It is called only if there is one.
    public init(
        title: String,
        to newValue: Value,
        subject: ChangeSubject? = nil,
        get: @escaping () -> Value?,
        set: @escaping (Value) -> Void
    ) {
        self.newValue = newValue
        self.subject = subject
        self.get = get
        self.set = set
        super.init(title: title)
    }

    /// Sets the new value. A first change to the same value returns `false`; a change that was made once stays, even if
    /// an earlier one was withdrawn and it now changes nothing.
    public override func apply() -> Bool {
        guard let current = get(), current != newValue || oldValue != nil else { return false }
        oldValue = current
        set(newValue)
        return true
    }

    /// Restores the previous value.
    public override func revert() -> Bool {
        guard let oldValue, get() != nil else { return false }
        set(oldValue)
        return true
    }

    /// Merges a later change of the same subject.
    public override func absorb(_ later: UndoableChange) -> Bool {
        guard let subject, let later = later as? ValueChange<Value>, later.subject == subject else { return false }
        newValue = later.newValue
        return true
    }
}
