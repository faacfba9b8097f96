import CollectionViewKit

extension CatalogueEntry {
    /// What lies over a screen or stands in place of its content.
    static func overlayEntries() -> [CatalogueEntry] {
        let strings = CatalogueStrings.current.overlays
        return [
            CatalogueEntry(
                "AlertController",
                code: """
                    let alert = AlertController(title: "Delete the note?", message: "It cannot be restored.")
                    alert.addAction(AlertAction("Cancel", style: .cancel))
                    alert.addAction(AlertAction("Delete", style: .destructive) { model.delete(note) })
                    present(alert)
                    """
            ) {
                let result = text(strings.nothingChosen, .footnote, styleClasses: ["is-secondary", "is-multiline"])
                let alert = Button(strings.alert, kind: .tinted)
                alert.addAction { [source = Weak(alert)] in present(makeAlert(result), from: source) }
                let sheet = Button(strings.sheet, kind: .tinted)
                sheet.addAction { [source = Weak(sheet)] in present(makeSheet(result), from: source) }
                let fieldAlert = Button(strings.fieldAlert, kind: .tinted)
                fieldAlert.addAction { [source = Weak(fieldAlert)] in present(makeFieldAlert(result), from: source) }
                let row = Stack(.horizontal, spacing: .small, [alert, sheet, fieldAlert])
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
                let result = text(strings.anyPrice, .footnote, styleClasses: ["is-secondary", "is-multiline"])
                let filters = makePopover(result)
                let leading = Button(strings.filters, kind: .tinted)
                leading.addAction { [source = Weak(leading)] in present(filters, from: source) }
                let trailing = Button(strings.atEdge, kind: .tinted)
                trailing.addAction { [source = Weak(trailing)] in present(filters, from: source) }
                let row = Stack(.horizontal, spacing: .small, [leading, Spacer(), trailing])
                row.wraps = true
                return Stack(.vertical, spacing: .small, [row, result])
            },
            CatalogueEntry(
                "NoticeView",
                code: """
                    let noticeView = NoticeView()
                    noticeView.show(Notice("This could not be saved.", kind: .failure, actionTitle: "Try again"))
                    let toast = NoticeView(.toast)
                    toast.show(Notice("The note was deleted.", actionTitle: "Undo", milliseconds: 6_000))
                    """
            ) {
                let failure = NoticeView()
                failure.show(Notice(strings.notStored, kind: .failure, actionTitle: strings.tryAgain))
                let information = NoticeView()
                information.show(Notice(strings.noteDeleted, actionTitle: strings.undo, canBeDismissed: false))
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
                empty.text = strings.noNotes
                empty.secondaryText = strings.writeFirst
                empty.buttonTitle = strings.newNote
                var search = ContentUnavailableConfiguration.search()
                search.text = strings.noResults
                return Stack(
                    .vertical, [.loading(), empty, search].map { ContentUnavailableView($0) })
            },
        ]
    }

    private static func present(_ view: ModalView, from button: Weak<Button>) {
        if let button = button.object, let context = button.context { view.present(in: context, from: button) }
    }

    private static func makePopover(_ result: Label) -> Popover {
        let strings = CatalogueStrings.current.overlays
        let price = Slider(minimumValue: 500, maximumValue: 3000, step: 100)
        price.accessibilityLabel = strings.rentAtMost
        price.value = 1800
        price.addAction { result.text = strings.atMost(SampleNumbers.rent($0)) }
        let garden = Switch()
        garden.accessibilityLabel = strings.garden
        let done = Button(strings.done, kind: .filled)
        let content = Stack(
            .vertical, spacing: .medium,
            [
                text(strings.rentAtMost, .headline), price,
                Stack(
                    .horizontal, spacing: .medium, alignment: .center,
                    [text(strings.garden, .body, styleClasses: ["is-multiline"]), Spacer(), garden]), done,
            ])
        let popover = Popover(strings.filters)
        popover.addSubview(content)
        done.addTarget(popover) { $0.dismiss() }
        return popover
    }

    private static func makeAlert(_ result: Label) -> AlertController {
        let strings = CatalogueStrings.current.overlays
        let alert = AlertController(title: strings.deleteTitle, message: strings.deleteMessage)
        alert.addAction(AlertAction(strings.cancel, style: .cancel) { result.text = strings.cancelled })
        alert.addAction(AlertAction(strings.delete, style: .destructive) { result.text = strings.deleted })
        return alert
    }

    private static func makeSheet(_ result: Label) -> AlertController {
        let strings = CatalogueStrings.current.overlays
        let sheet = AlertController(title: strings.share, preferredStyle: .actionSheet)
        for title in [strings.copy, strings.print] {
            sheet.addAction(AlertAction(title) { result.text = strings.chosen(title) })
        }
        sheet.addAction(AlertAction(strings.cancel, style: .cancel) { result.text = strings.cancelled })
        return sheet
    }

    private static func makeFieldAlert(_ result: Label) -> AlertController {
        let strings = CatalogueStrings.current.overlays
        let alert = AlertController(title: strings.newList)
        let field = TextField(strings.name)
        alert.addTextField(field)
        alert.addAction(AlertAction(strings.cancel, style: .cancel) { result.text = strings.cancelled })
        alert.addAction(AlertAction(strings.add) { result.text = strings.added(field.text) })
        return alert
    }
}
