import CollectionFormatting

/// A field for a search, with a button that clears it.
///
/// ![A search field with a placeholder, and one with a text and a button that clears it](view-search-field)
///
/// ```swift
/// let search = SearchField("Search notes")
/// search.addAction(for: .editingChanged) { model.filter = $0 }
/// navigationItem.searchField = search
/// ```
///
/// It reports ``TextControl/Event/editingChanged`` for each change, also when it is cleared, and
/// ``TextControl/Event/editingDidEndOnExit`` for the return key. Escape clears it; in an empty one it is left to the views
/// around it.
public final class SearchField: TextControl {
    private let clearButton = Button(styleClasses: ["search-field-clear"])

    /// Creates an empty field.
    ///
    /// - Parameters:
    ///   - title: The name of the field for assistive technology.
    ///   - placeholder: What is shown while it is empty; `nil` for the title.
    ///   - clearTitle: The name of the button that clears it; `nil` for "Clear" in the language of the app.
    public init(_ title: String, placeholder: String? = nil, clearTitle: String? = nil) {
        super.init(
            TextInput(.textField, type: "search", styleClasses: ["text-field-input"]), title,
            placeholder: placeholder ?? title, styleClasses: ["search-field"])
        input.setAttribute(.returnKey, "search")
        clearButton.accessibilityLabel = clearTitle ?? libraryText("Clear", german: "Leeren", arabic: "مسح")
        clearButton.isHidden = true
        clearButton.addTarget(self) { $0.clear() }
        for view in [input, clearButton] as [View] { addSubview(view) }
    }

    override func textDidChange() { clearButton.isHidden = text.isEmpty }

    public override func keyPressed(_ key: Key) -> Bool {
        guard key == .escape, !text.isEmpty else { return super.keyPressed(key) }
        clear()
        return true
    }

    /// Clears the field for the user and moves the focus into it.
    private func clear() {
        text = ""
        focus()
        sendEvent(.editingChanged)
    }
}
