import CollectionViewKit

/// A note that only the user sees: a button that shows it, the field that the button opens in its place, and what can be done with
/// the note while it is not saved. The button and the field are equally high, so that opening the field moves nothing.
final class NoteView: View {
    let field: TextField
    let saveButton: Button
    let clearButton: Button

    /// Opens the field. Its title is the note, or says that one can be added.
    private let editButton: Button
    /// Why the note could not be saved, below the row: it is seen whether the field is open or not.
    private let failureLabel = Label(.footnote, styleClasses: ["note-failure", "is-multiline"])
    private var isOpen = false

    init() {
        let strings = PeopleStrings.current
        field = TextField(strings.notes.title, placeholder: strings.notes.placeholder)
        saveButton = Button(strings.notes.save, kind: .tinted, style: .footnote)
        clearButton = Button(strings.notes.clear, style: .footnote)
        editButton = Button(strings.notes.add, kind: .tinted, style: .footnote, styleClasses: ["note-button"])
        super.init(.box, styleClasses: ["note-view"])
        field.setReturnKey(.done)
        field.isHidden = true
        failureLabel.isHidden = true
        editButton.setAttribute(.isExpanded, "false")
        editButton.addTarget(self) { $0.open() }
        for view in [editButton, field, saveButton, clearButton, failureLabel] as [View] { addSubview(view) }
    }

    /// Escape closes the field.
    override func keyPressed(_ key: Key) -> Bool {
        guard key == .escape, isOpen else { return super.keyPressed(key) }
        finish()
        return true
    }
}

extension NoteView {
    /// Shows a note.
    ///
    /// - Parameters:
    ///   - note: What is written, saved or not; empty if nothing is.
    ///   - isPending: Whether it can be saved.
    ///   - isEdited: Whether it differs from what was saved last, so that it can be cleared.
    ///   - isSaving: Whether it is being saved.
    ///   - failure: Why it could not be saved, as a sentence; `nil` if nothing failed.
    ///   - name: The name of the person.
    func show(_ note: String, isPending: Bool, isEdited: Bool, isSaving: Bool, failure: String?, name: String) {
        let strings = PeopleStrings.current
        editButton.title = note.isEmpty ? strings.notes.add : note
        editButton.accessibilityLabel = note.isEmpty ? strings.notes.addNote(name) : strings.notes.editNote(name, note)
        if !isPending && saveButton.containsFocus || !isEdited && clearButton.containsFocus { editButton.focus() }
        saveButton.isHidden = !isPending
        clearButton.isHidden = !isEdited
        saveButton.showsActivityIndicator = isSaving
        saveButton.accessibilityLabel = strings.notes.saveNote(name)
        clearButton.accessibilityLabel = strings.notes.clearNote(name)
        field.errorMessage = failure
        failureLabel.text = failure ?? ""
        failureLabel.isHidden = failure == nil
    }

    /// Closes the field when it loses the focus and when the return key is pressed. Call it whenever the actions of the field were
    /// replaced.
    func closeAfterEditing() {
        field.addTarget(self, for: .editingDidEnd) { view, _ in view.close() }
        field.addTarget(self, for: .editingDidEndOnExit) { view, _ in view.finish() }
    }

    /// Closes the field. What is written stays, saved or not.
    func close() {
        guard isOpen else { return }
        isOpen = false
        editButton.isHidden = false
        field.isHidden = true
        editButton.setAttribute(.isExpanded, "false")
    }

    /// Opens the field and moves the focus into it, before the button that had the focus is hidden.
    private func open() {
        isOpen = true
        editButton.setAttribute(.isExpanded, "true")
        field.isHidden = false
        field.focus()
        editButton.isHidden = true
    }

    /// Moves the focus back to the button and closes the field.
    private func finish() {
        editButton.isHidden = false
        editButton.focus()
        close()
    }
}
