/// A change that is two closures.
public final class ClosureChange: UndoableChange {
    private let makeChange: () -> Bool
    private let takeChangeBack: () -> Bool

    /// Creates a change from what makes it and what takes it back; both answer whether there was something to do.
    public init(title: String, apply: @escaping () -> Bool, revert: @escaping () -> Bool) {
        makeChange = apply
        takeChangeBack = revert
        super.init(title: title)
    }

    /// Calls the first closure.
    public override func apply() -> Bool { makeChange() }

    /// Calls the second closure.
    public override func revert() -> Bool { takeChangeBack() }
}
