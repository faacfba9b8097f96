import CollectionViewKit

/// A field for a note that only the reader sees, with what can be done with it while it is not saved.
final class NoteView: View {
    let field = TextField("Private note", placeholder: "Write a private note")
    let saveButton = Button("Save", kind: .tinted, style: .footnote)
    let clearButton = Button("Clear", style: .footnote)

    init() {
        super.init(.box, roles: ["note-view"])
        field.setReturnKey(.done)
        for view in [field, saveButton, clearButton] as [View] { addSubview(view) }
    }

    func show(isPending: Bool, isSaving: Bool, failure: String?, name: String) {
        saveButton.isHidden = !isPending
        clearButton.isHidden = !isPending
        saveButton.showsActivityIndicator = isSaving
        saveButton.accessibilityLabel = "Save the note on " + name
        clearButton.accessibilityLabel = "Clear the note on " + name
        field.errorMessage = failure
    }
}
