import CollectionViewKit

extension CatalogueEntry {
    /// Labels and text fields.
    static func textEntries() -> [CatalogueEntry] {
        [
            CatalogueEntry(
                "Label: type scale",
                code: """
                    let label = Label(.title1)
                    label.text = "Wool coat"
                    """
            ) {
                let names = [
                    "Display", "Large title", "Title 1", "Title 2", "Title 3", "Headline", "Body", "Callout",
                    "Subheadline", "Footnote", "Caption 1", "Caption 2",
                ]
                let stack = Stack(.vertical, spacing: .tight)
                for (style, name) in zip(TextStyle.allCases, names) { stack.addSubview(text(name, style)) }
                return stack
            },
            CatalogueEntry(
                "Label: lines and parts",
                code: """
                    label.numberOfLines = 2

                    var price = AttributedText("€90 ", "is-strong")
                    price.append("€120", "is-struck", "is-secondary")
                    label.attributedText = price
                    """
            ) {
                let long = text(
                    "Boiled wool from the Alps, cut wide, with a collar that stands and pockets that hold "
                        + "a book, lined with cupro and sewn in Porto.", .body)
                long.numberOfLines = 2
                let price = Label(.title3)
                var parts = AttributedText("€90 ", "is-strong")
                parts.append("€120", "is-struck", "is-secondary")
                price.attributedText = parts
                let change = Label(.callout)
                var figures = AttributedText("+2.4 %", "is-positive", "is-numeric")
                figures.append("  ")
                figures.append("−1.1 %", "is-negative", "is-numeric")
                change.attributedText = figures
                return Stack(.vertical, spacing: .small, [long, price, change])
            },
            CatalogueEntry(
                "TextField",
                code: """
                    let email = TextField("Email", placeholder: "you@example.com", contentType: .email)
                    email.addAction(for: .editingChanged) { model.email = $0 }
                    email.errorMessage = "An address has an @ in it."
                    """
            ) {
                let email = TextField("Email", placeholder: "you@example.com", contentType: .email)
                let wrong = TextField("Email again", contentType: .email)
                wrong.text = "you.example.com"
                wrong.errorMessage = "An address has an @ in it."
                let locked = TextField("Country")
                locked.text = "Portugal"
                locked.isEnabled = false
                return Stack(.vertical, spacing: .medium, [email, wrong, locked])
            },
            CatalogueEntry(
                "SearchField",
                code: """
                    let search = SearchField("Search notes")
                    search.addAction(for: .editingChanged) { model.filter = $0 }
                    """
            ) {
                let empty = SearchField("Search notes")
                let filled = SearchField("Search homes")
                filled.text = "Harbour"
                return Stack(.vertical, spacing: .medium, [empty, filled])
            },
            CatalogueEntry(
                "TextView",
                code: """
                    let note = TextView("Note", placeholder: "Write something")
                    note.minimumNumberOfLines = 2
                    note.maximumNumberOfLines = 8
                    """
            ) {
                let empty = TextView("Note", placeholder: "Write something")
                empty.minimumNumberOfLines = 2
                let filled = TextView("List")
                filled.text =
                    "Bread\nButter\nA very long line, which is wrapped where the field ends, as in any other text"
                filled.maximumNumberOfLines = 8
                return Stack(.vertical, spacing: .medium, [empty, filled])
            },
        ]
    }

    /// A label with a text.
    static func text(_ text: String, _ style: TextStyle, roles: [StyleRole] = []) -> Label {
        let label = Label(style, roles: roles)
        label.text = text
        return label
    }
}
