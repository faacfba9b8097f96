/// A change of the model that can be made, undone and redone.
///
/// It identifies its item by identity, never by a cell or a path: when it is undone the cell may show another item, and
/// the item may have moved or been removed. For a removed item it returns `false`, and the history continues with the
/// next step.
///
/// ```swift
/// final class Like: UndoableChange {
///     private let id: Int, people: People
///
///     override func apply() -> Bool { people.setLiked(true, id) }
///     override func revert() -> Bool { people.setLiked(false, id) }
/// }
/// ```
///
/// ``ValueChange`` is sufficient for most changes.
open class UndoableChange {
    /// The name of the change, shown by an undo bar.
    public final let title: String
    /// Whether the change is applied. The history maintains it.
    public private(set) final var isApplied = false
    /// Whether the change may form one step with the one before or after it.
    final var isMergeable = true

    /// Creates a change that is not applied yet.
    public init(title: String) {
        self.title = title
    }

    /// Makes the change, and stores the replaced value again: earlier changes may have been withdrawn since the last
    /// time.
    ///
    /// - Returns: Whether the model changed. The default returns `false`.
    open func apply() -> Bool { false }

    /// Restores what ``apply()`` has replaced.
    ///
    /// - Returns: Whether the model changed. The default returns `false`.
    open func revert() -> Bool { false }

    /// Merges a change made right after this one, so that both are one step, as letters typed into one field.
    ///
    /// - Returns: Whether this change now represents both. The default returns `false`.
    open func absorb(_ later: UndoableChange) -> Bool { false }
}

extension UndoableChange {
    func make() -> Bool {
        isApplied = apply()
        return isApplied
    }

    func takeBack() -> Bool {
        isApplied = false
        return revert()
    }
}
