/// What the user has put into the input fields of cells and not sent yet.
///
/// Cells come and go, so the fields cannot keep it. A configuration command shows the pending value where there is one:
///
/// ```swift
/// let note = ChangeSubject(CellIdentity("user", user.id), "note")
/// run.cell?.noteField.text = edits[note] ?? user.note
/// ```
///
/// Editing and clearing are changes for an ``UndoHistory``; what is typed into one field without a break is one step.
public final class PendingEdits<Value: Equatable> {
    private var values: [CellIdentity: [(field: String, value: Value)]] = [:]

    /// Creates a store without edits.
    public init() {}
}

extension PendingEdits {
    /// The pending value of a field; `nil` if the field is as the model has it.
    public subscript(subject: ChangeSubject) -> Value? {
        values[subject.identity]?.first { $0.field.hasSameBytes(as: subject.field) }?.value
    }

    /// Whether some field of an item is pending.
    public func hasEdits(of identity: CellIdentity) -> Bool { values[identity] != nil }

    /// The pending fields of an item, in the order in which they were first edited: to be sent.
    public func edits(of identity: CellIdentity) -> [(field: String, value: Value)] { values[identity] ?? [] }

    /// Forgets the edits of an item without a step, once the model has taken them.
    public func removeEdits(of identity: CellIdentity) {
        values[identity] = nil
    }

    /// The change that gives a field a pending value, or, for `nil`, clears it.
    public func editing(_ subject: ChangeSubject, to value: Value?, title: String = "Edit") -> UndoableChange {
        ValueChange<Value?>(
            title: title, to: value, subject: subject, get: { .some(self[subject]) }, set: { self.set(subject, to: $0) }
        )
    }

    /// The change that clears all pending fields of an item.
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
