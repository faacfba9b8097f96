/// Gives a value of the model another one.
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
    ///   - title: What is changed, for the words of an undo bar.
    ///   - newValue: The value to set.
    ///   - subject: What is changed, so that changes of it that follow each other are one step; `nil` keeps each a step of
    ///     its own.
    ///   - get: Reads the value; `nil` if what has it is gone.
    ///   - set: Sets the value. It is called only when there is one.
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

    /// Sets the new value. There is nothing to change when it is there already; but a change that was made once stands,
    /// even if what came before it was withdrawn and it now changes nothing.
    public override func apply() -> Bool {
        guard let current = get(), current != newValue || oldValue != nil else { return false }
        oldValue = current
        set(newValue)
        return true
    }

    /// Sets the value that was there before.
    public override func revert() -> Bool {
        guard let oldValue, get() != nil else { return false }
        set(oldValue)
        return true
    }

    /// Takes in a later change of the same subject.
    public override func absorb(_ later: UndoableChange) -> Bool {
        guard let subject, let later = later as? ValueChange<Value>, later.subject == subject else { return false }
        newValue = later.newValue
        return true
    }
}
