import CollectionGeometry

/// The values that the user has entered into the input fields of cells and not sent yet.
///
/// Cells are reused, so the fields cannot store them. A configuration command shows the pending value where there is
/// one:
///
/// ```swift
/// let note = ChangeSubject(CellIdentity("user", user.id), "note")
/// run.cell?.noteField.text = edits[note] ?? user.note
/// ```
///
/// Editing and clearing are changes for an ``UndoHistory``; consecutive edits of one field are one step.
///
/// The values are what a user has written by hand since they were last sent, so there are dozens of items with pending values, not
/// hundreds. Values are looked up for each cell that is configured, by comparing numbers: that is quick also where there are more.
public final class PendingEdits<Value: Equatable> {
    private var values = LinearMap<CellIdentity, [(field: String, value: Value)]>()

    /// Creates a store without edits.
    public init() {}
}

extension PendingEdits {
    /// The pending value of a field; `nil` if the model's value is unchanged.
    ///
    /// - Complexity: O(*n*) in the number of items with pending values.
    public subscript(subject: ChangeSubject) -> Value? {
        values[subject.identity]?.first { $0.field.hasSameBytes(as: subject.field) }?.value
    }

    /// Whether an item has pending values.
    ///
    /// - Complexity: O(*n*) in the number of items with pending values.
    public func hasEdits(of identity: CellIdentity) -> Bool { values[identity] != nil }

    /// The pending fields of an item, in the order in which they were first edited: to be sent.
    ///
    /// - Complexity: O(*n*) in the number of items with pending values.
    public func edits(of identity: CellIdentity) -> [(field: String, value: Value)] { values[identity] ?? [] }

    /// Removes the edits of an item without an undo step, once they are stored in the model.
    ///
    /// - Complexity: O(*n*) in the number of items with pending values.
    public func removeEdits(of identity: CellIdentity) {
        values[identity] = nil
    }

    /// The change that sets the pending value of a field, or removes it for `nil`.
    public func editing(_ subject: ChangeSubject, to value: Value?, title: String = "Edit") -> UndoableChange {
        ValueChange<Value?>(
            title: title, to: value, subject: subject, get: { .some(self[subject]) }, set: { self.set(subject, to: $0) }
        )
    }

    /// The change that removes all pending values of an item.
    public func clearing(_ identity: CellIdentity, title: String = "Clear") -> UndoableChange {
        var cleared: [(field: String, value: Value)] = []
        return ClosureChange(
            title: title,
            apply: {
                cleared = self.edits(of: identity)
                self.removeEdits(of: identity)
                return !cleared.isEmpty
            },
            revert: {
                self.values[identity] = cleared
                return true
            })
    }

    private func set(_ subject: ChangeSubject, to value: Value?) {
        var fields = values[subject.identity] ?? []
        let index = fields.firstIndex { $0.field.hasSameBytes(as: subject.field) }
        if let index, let value {
            fields[index].value = value
        } else if let index {
            fields.remove(at: index)
        } else if let value {
            fields.append((subject.field, value))
        }
        values[subject.identity] = fields.isEmpty ? nil : fields
    }
}
