import CollectionGeometry

extension TextField {
    /// Connects the field to pending edits: it shows the pending value, and stores what the user types, so that another
    /// cell that shows the item has it.
    ///
    /// ```swift
    /// CellAction<UserCell>(name: "show-user") { run in
    ///     run.cell?.noteField.edit(note, in: edits, orElse: user.note, history: run.execution.history)
    /// }
    /// ```
    ///
    /// Call it whenever the cell is configured. Typing without interruption is one undo step; leaving the field ends
    /// the step. The field shows the text of the model while there is no pending value, and typing that text again
    /// removes it.
    ///
    /// - Parameters:
    ///   - subject: The item, and which of its fields this is.
    ///   - edits: The pending edits.
    ///   - text: The text of the model.
    ///   - history: The undo history; `nil` if edits cannot be undone.
    ///   - title: The name of an undo step.
    public func edit(
        _ subject: ChangeSubject,
        in edits: PendingEdits<String>,
        orElse text: String,
        history: UndoHistory? = nil,
        title: String = "Edit"
    ) {
        // The actions of the previous item must not run once the cell shows another one.
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
