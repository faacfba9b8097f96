extension TextField {
    /// Has the field show and keep what is pending: whatever is written goes into a store, not into the cell, so that it is
    /// there again when another cell shows the item.
    ///
    /// ```swift
    /// CellAction<UserCell>(name: "show-user") { run in
    ///     run.cell?.noteField.edit(note, in: edits, orElse: user.note, history: run.invocation.history)
    /// }
    /// ```
    ///
    /// Call it whenever the cell is configured. What is written without a break is one step of the history; leaving the field
    /// ends the step. The text of the model stands in the field while nothing is pending, and writing it again clears what was.
    ///
    /// - Parameters:
    ///   - subject: The item, and which of its fields this is.
    ///   - edits: What is pending.
    ///   - text: What the model has.
    ///   - history: What can be taken back; `nil` if writing cannot be.
    ///   - title: What a step of the history is called.
    public func edit(
        _ subject: ChangeSubject,
        in edits: PendingEdits<String>,
        orElse text: String,
        history: UndoHistory? = nil,
        title: String = "Edit"
    ) {
        // A cell that is given to another item meanwhile must not write for the old one.
        removeActions(for: .editingChanged)
        removeActions(for: .editingDidEnd)
        self.text = edits[subject] ?? text
        addAction(for: .editingChanged) { written in
            let pending = written.hasSameBytes(as: text) ? nil : written
            let change = edits.editing(subject, to: pending, title: title)
            if let history { history.perform(change) } else { _ = change.make() }
        }
        addAction(for: .editingDidEnd) { _ in history?.endStep() }
    }
}
