/// A change of the model that can be made, taken back and made again.
///
/// It acts upon the model by identity, never upon a cell or a path: by the time it is taken back the cell shows something
/// else, and the item may have moved or be gone. An item that is gone answers `false`, and the history goes on to the next
/// step.
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
/// Usually ``ValueChange`` does.
open class UndoableChange {
    /// What is changed, for the words of an undo bar.
    public final let title: String
    /// Whether the change is made at present. The history keeps it.
    public private(set) final var isApplied = false
    /// Whether the change may be one step with the one before or after it.
    final var isMergeable = true

    /// Creates a change that is not made yet.
    public init(title: String) {
        self.title = title
    }

    /// Makes the change, and notes anew what it replaces: changes before this one may have been withdrawn since the last
    /// time.
    ///
    /// - Returns: Whether there was something to change. The default has nothing.
    open func apply() -> Bool { false }

    /// Puts back what ``apply()`` has replaced.
    ///
    /// - Returns: Whether there was something to put back. The default has nothing.
    open func revert() -> Bool { false }

    /// Takes in a change that was made right after this one, so that both are one step: letters typed into one field.
    ///
    /// - Returns: Whether this change now stands for both. The default is no.
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
