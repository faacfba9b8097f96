import CollectionViewKit

/// A field for a note that only the user sees, with what can be done with it while it is not saved.
final class NoteView: View {
    let field: TextField
    let saveButton: Button
    let clearButton: Button

    init() {
        let strings = PeopleStrings.current.notes
        field = TextField(strings.title, placeholder: strings.placeholder)
        saveButton = Button(strings.save, kind: .tinted, style: .footnote)
        clearButton = Button(strings.clear, style: .footnote)
        super.init(.box, styleClasses: ["note-view"])
        field.setReturnKey(.done)
        for view in [field, saveButton, clearButton] as [View] { addSubview(view) }
    }

    func show(isPending: Bool, isSaving: Bool, failure: String?, name: String) {
        let strings = PeopleStrings.current.notes
        saveButton.isHidden = !isPending
        clearButton.isHidden = !isPending
        saveButton.showsActivityIndicator = isSaving
        saveButton.accessibilityLabel = strings.saveNote(name)
        clearButton.accessibilityLabel = strings.clearNote(name)
        field.errorMessage = failure
    }
}
