import CollectionViewKit

extension CatalogueEntry {
    /// What lies over a screen or stands in place of its content.
    static func overlayEntries() -> [CatalogueEntry] {
        [
            CatalogueEntry(
                "AlertController",
                code: """
                    let alert = AlertController(title: "Delete the note?", message: "It cannot be brought back.")
                    alert.addAction(AlertAction("Cancel", style: .cancel))
                    alert.addAction(AlertAction("Delete", style: .destructive) { model.delete(note) })
                    present(alert)
                    """
            ) {
                let result = text("Nothing was chosen yet.", .footnote, roles: ["is-secondary", "is-multiline"])
                let alert = Button("Alert", kind: .tinted)
                alert.addAction { [source = Weak(alert)] in present(makeAlert(result), from: source) }
                let sheet = Button("Action sheet", kind: .tinted)
                sheet.addAction { [source = Weak(sheet)] in present(makeSheet(result), from: source) }
                let question = Button("With a field", kind: .tinted)
                question.addAction { [source = Weak(question)] in present(makeQuestion(result), from: source) }
                let row = Stack(.horizontal, spacing: .small, [alert, sheet, question])
                row.wraps = true
                return Stack(.vertical, spacing: .small, [row, result])
            },
            CatalogueEntry(
                "Popover",
                code: """
                    let filters = Popover("Filters")
                    filters.addSubview(Stack(.vertical, spacing: .medium, [price, garden]))
                    present(filters, from: filterButton)
                    """
            ) {
                let result = text("Any price", .footnote, roles: ["is-secondary", "is-multiline"])
                let filters = makePopover(result)
                let leading = Button("Filters", kind: .tinted)
                leading.addAction { [source = Weak(leading)] in present(filters, from: source) }
                let trailing = Button("At the edge", kind: .tinted)
                trailing.addAction { [source = Weak(trailing)] in present(filters, from: source) }
                let row = Stack(.horizontal, spacing: .small, [leading, Spacer(), trailing])
                row.wraps = true
                return Stack(.vertical, spacing: .small, [row, result])
            },
            CatalogueEntry(
                "NoticeView",
                code: """
                    let noticeView = NoticeView()
                    noticeView.show(Notice("This could not be stored.", kind: .failure, actionTitle: "Try again"))
                    let toast = NoticeView(.toast)
                    toast.show(Notice("The note was deleted.", actionTitle: "Undo", milliseconds: 6_000))
                    """
            ) {
                let failure = NoticeView()
                failure.show(Notice("This could not be stored.", kind: .failure, actionTitle: "Try again"))
                let information = NoticeView()
                information.show(Notice("The note was deleted.", actionTitle: "Undo", canBeDismissed: false))
                return Stack(.vertical, spacing: .medium, [failure, information])
            },
            CatalogueEntry(
                "ContentUnavailableView",
                code: """
                    var empty = ContentUnavailableConfiguration.empty()
                    empty.text = "No notes yet"
                    empty.buttonTitle = "New note"
                    contentUnavailableConfiguration = empty
                    """
            ) {
                var empty = ContentUnavailableConfiguration.empty()
                empty.text = "No notes yet"
                empty.secondaryText = "Write the first one."
                empty.buttonTitle = "New note"
                var search = ContentUnavailableConfiguration.search()
                search.text = "No results"
                return Stack(
                    .vertical, [.loading(), empty, search].map { ContentUnavailableView($0) })
            },
        ]
    }

    private static func present(_ view: ModalView, from button: Weak<Button>) {
        if let button = button.object, let context = button.context { view.present(in: context, from: button) }
    }

    private static func makePopover(_ result: Label) -> Popover {
        let price = Slider(minimumValue: 500, maximumValue: 3000, step: 100)
        price.accessibilityLabel = "Rent at most"
        price.value = 1800
        price.addAction { result.text = "At most €\(Int($0))" }
        let garden = Switch()
        garden.accessibilityLabel = "With a garden"
        let done = Button("Done", kind: .filled)
        let content = Stack(
            .vertical, spacing: .medium,
            [
                text("Rent at most", .headline), price,
                Stack(
                    .horizontal, spacing: .medium, alignment: .center,
                    [text("With a garden", .body, roles: ["is-multiline"]), Spacer(), garden]), done,
            ])
        let popover = Popover("Filters")
        popover.addSubview(content)
        done.addTarget(popover) { $0.dismiss() }
        return popover
    }

    private static func makeAlert(_ result: Label) -> AlertController {
        let alert = AlertController(title: "Delete the note?", message: "It cannot be brought back.")
        alert.addAction(AlertAction("Cancel", style: .cancel) { result.text = "Cancelled." })
        alert.addAction(AlertAction("Delete", style: .destructive) { result.text = "Deleted." })
        return alert
    }

    private static func makeSheet(_ result: Label) -> AlertController {
        let sheet = AlertController(title: "Share the note", preferredStyle: .actionSheet)
        for title in ["Copy the text", "Print"] {
            sheet.addAction(AlertAction(title) { result.text = title + "." })
        }
        sheet.addAction(AlertAction("Cancel", style: .cancel) { result.text = "Cancelled." })
        return sheet
    }

    private static func makeQuestion(_ result: Label) -> AlertController {
        let alert = AlertController(title: "New list")
        let field = TextField("Name")
        alert.addTextField(field)
        alert.addAction(AlertAction("Cancel", style: .cancel) { result.text = "Cancelled." })
        alert.addAction(AlertAction("Add") { result.text = "Added " + field.text + "." })
        return alert
    }
}
