import CollectionViewKit

extension CatalogueEntry {
    /// Labels and text fields.
    static func textEntries() -> [CatalogueEntry] {
        let strings = CatalogueStrings.current
        return [
            CatalogueEntry(
                strings.texts.scaleEntry,
                code: """
                    let label = Label(.title1)
                    label.text = "Wool coat"
                    """
            ) {
                let stack = Stack(.vertical, spacing: .tight)
                for (style, name) in zip(TextStyle.allCases, strings.texts.styles) {
                    stack.addSubview(text(name, style, styleClasses: ["is-multiline"]))
                }
                return stack
            },
            CatalogueEntry(
                strings.texts.partsEntry,
                code: """
                    label.numberOfLines = 2

                    var price = AttributedText(
                        "€90 ", "is-strong")
                    price.append(
                        "€120", "is-struck",
                        "is-secondary")
                    label.attributedText = price
                    """
            ) {
                let long = text(strings.texts.coat, .body)
                long.numberOfLines = 2
                let price = Label(.title3)
                var parts = AttributedText(SampleNumbers.euros(90) + " ", "is-strong")
                parts.append(SampleNumbers.euros(120), "is-struck", "is-secondary")
                price.attributedText = parts
                let change = Label(.callout)
                var figures = AttributedText(SampleNumbers.change(0.024), "is-positive", "is-numeric")
                figures.append("  ")
                figures.append(SampleNumbers.change(-0.011), "is-negative", "is-numeric")
                change.attributedText = figures
                return Stack(.vertical, spacing: .small, [long, price, change])
            },
            CatalogueEntry(
                "TextField",
                code: """
                    let email = TextField(
                        "Email",
                        placeholder: "you@example.com",
                        contentType: .email)
                    email.addAction(for: .editingChanged) {
                        model.email = $0
                    }
                    email.errorMessage =
                        "An email address contains an @."
                    """
            ) {
                let email = TextField(strings.fields.email, placeholder: "you@example.com", contentType: .email)
                let wrong = TextField(strings.fields.emailAgain, contentType: .email)
                wrong.text = "you.example.com"
                wrong.errorMessage = strings.fields.emailError
                let locked = TextField(strings.fields.country)
                locked.text = strings.fields.portugal
                locked.isEnabled = false
                return Stack(.vertical, spacing: .medium, [email, wrong, locked])
            },
            CatalogueEntry(
                "SearchField",
                code: """
                    let search = SearchField("Search notes")
                    search.addAction(for: .editingChanged) {
                        model.filter = $0
                    }
                    """
            ) {
                let empty = SearchField(strings.fields.searchNotes)
                let filled = SearchField(strings.fields.searchHomes)
                filled.text = strings.fields.harbour
                return Stack(.vertical, spacing: .medium, [empty, filled])
            },
            CatalogueEntry(
                "TextView",
                code: """
                    let note = TextView(
                        "Note",
                        placeholder: "Write something")
                    note.minimumNumberOfLines = 2
                    note.maximumNumberOfLines = 8
                    """
            ) {
                let empty = TextView(strings.fields.note, placeholder: strings.fields.placeholder)
                empty.minimumNumberOfLines = 2
                let filled = TextView(strings.fields.list)
                filled.text = strings.fields.listText
                filled.maximumNumberOfLines = 8
                return Stack(.vertical, spacing: .medium, [empty, filled])
            },
        ]
    }

    /// A label with a text.
    static func text(_ text: String, _ style: TextStyle, styleClasses: [StyleClass] = []) -> Label {
        let label = Label(style, styleClasses: styleClasses)
        label.text = text
        return label
    }
}
