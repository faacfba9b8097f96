/// A change defined by two closures.
public final class ClosureChange: UndoableChange {
    private let makeChange: () -> Bool
    private let takeChangeBack: () -> Bool

    /// Creates a change from a closure that makes it and one that undoes it; both return whether the model changed.
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
