/// What happens in a form, for the screen to act upon at the end of the event. Controls hold it instead of the form.
final class SearchEditor {
    /// What stands in the form.
    private(set) var draft: SearchDraft
    /// Raised with every change, by the user or not.
    private(set) var revision = 0
    /// Raised when the form was filled by the program, not by the user.
    private(set) var fillRevision = 0
    /// The field that is being written in.
    private(set) var editedField: SearchDraft.Field?
    private var action: Action?

    /// What the user wants done with the form.
    enum Action: Equatable {
        /// Something is being written.
        case write
        /// Something was written to its end.
        case leave
        /// A choice was made.
        case change
        /// Search.
        case submit
        /// Close the form.
        case close
    }

    /// Creates a form for a search.
    init(_ search: HomeSearch = HomeSearch()) {
        draft = SearchDraft(search)
    }
}

extension SearchEditor {
    /// The errors that are to be seen: not one that is about to be put right, in the field that is being written in.
    var shownErrors: SearchDraft.FieldTexts {
        var errors = draft.errors
        if editedField == .minimumPrice || editedField == .maximumPrice, draft.hasCrossedPrices {
            errors[.maximumPrice] = nil
        }
        return errors
    }

    /// Fills the form with a search.
    func fill(_ search: HomeSearch) {
        guard draft.search != search else { return }
        draft = SearchDraft(search)
        editedField = nil
        fillRevision += 1
        revision += 1
    }

    /// Goes on with what the user has done in another form.
    func take(_ draft: SearchDraft) {
        guard draft != self.draft else { return }
        self.draft = draft
        editedField = nil
        fillRevision += 1
        request(.leave)
    }

    /// Empties the form, as the user wants.
    func reset() {
        draft = SearchDraft()
        fillRevision += 1
        request(.change)
    }

    /// The user changed a choice.
    func choose(_ change: (inout SearchDraft) -> Void) {
        change(&draft)
        request(.change)
    }

    /// The user writes.
    func write(_ text: String, in field: SearchDraft.Field) {
        draft[field] = text
        editedField = field
        request(.write)
    }

    /// The user has left a field.
    func leave(_ field: SearchDraft.Field) {
        if editedField == field { editedField = nil }
        request(.leave)
    }

    /// The user wants something done with the form.
    func request(_ action: Action) {
        self.action = action
        if action == .submit { editedField = nil }
        revision += 1
    }

    /// Hands over what is to be done with the form.
    func takeAction() -> Action? {
        defer { action = nil }
        return action
    }
}
