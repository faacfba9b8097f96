import CollectionViewKit

extension CatalogueEntry {
    /// What lies over a screen or stands in place of its content.
    static func overlayEntries() -> [CatalogueEntry] {
        let strings = CatalogueStrings.current
        return [
            CatalogueEntry(
                "AlertController",
                code: """
                    let alert = AlertController(title: "Delete the note?", message: "It cannot be restored.")
                    alert.addAction(.cancel())
                    alert.addAction(AlertAction("Delete", style: .destructive) { model.delete(note) })
                    present(alert)
                    """
            ) {
                let result = text(
                    strings.overlays.nothingChosen, .footnote, styleClasses: ["is-secondary", "is-multiline"])
                let alert = Button(strings.overlays.alert, kind: .tinted)
                alert.addAction { [source = Weak(alert)] in present(makeAlert(result), from: source) }
                let sheet = Button(strings.overlays.sheet, kind: .tinted)
                sheet.addAction { [source = Weak(sheet)] in present(makeSheet(result), from: source) }
                let fieldAlert = Button(strings.overlays.fieldAlert, kind: .tinted)
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
                let result = text(strings.overlays.anyPrice, .footnote, styleClasses: ["is-secondary", "is-multiline"])
                let filters = makePopover(result)
                let leading = Button(strings.overlays.filters, kind: .tinted)
                leading.addAction { [source = Weak(leading)] in present(filters, from: source) }
                let trailing = Button(strings.overlays.atEdge, kind: .tinted)
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
                failure.show(Notice(strings.overlays.notStored, kind: .failure, actionTitle: strings.overlays.tryAgain))
                let information = NoticeView()
                information.show(
                    Notice(strings.overlays.noteDeleted, actionTitle: strings.overlays.undo, canBeDismissed: false))
                let toast = NoticeView(.toast)
                toast.show(
                    Notice(strings.overlays.noteDeleted, actionTitle: strings.overlays.undo, canBeDismissed: false))
                return Stack(.vertical, spacing: .medium, [failure, information, toast])
            },
            CatalogueEntry(
                "UndoBar",
                code: """
                    let undoBar = UndoBar(history: history)
                    history.changeHandler = { [undoBar = Weak(undoBar)] in undoBar.object?.followHistory() }
                    history.perform(ClosureChange(title: "Coat removed", apply: removeCoat, revert: restoreCoat))
                    """
            ) { makeUndoBar() },
            CatalogueEntry(
                "ContentUnavailableView",
                code: """
                    contentUnavailableConfiguration = .empty("No notes yet", buttonTitle: "New note")
                    """
            ) {
                let empty = ContentUnavailableConfiguration.empty(
                    strings.overlays.noNotes, secondaryText: strings.overlays.writeFirst,
                    buttonTitle: strings.overlays.newNote)
                let search = ContentUnavailableConfiguration.search(strings.overlays.noResults)
                return Stack(
                    .vertical, [.loading(), empty, search].map { ContentUnavailableView($0) })
            },
        ]
    }

    private static func present(_ view: ModalView, from button: Weak<Button>) {
        if let button = button.object, let context = button.context { view.present(in: context, from: button) }
    }

    private static func makePopover(_ result: Label) -> Popover {
        let strings = CatalogueStrings.current
        let price = Slider(minimumValue: 500, maximumValue: 3000, step: 100)
        price.accessibilityLabel = strings.overlays.rentAtMost
        price.value = 1800
        price.addAction { result.text = strings.overlays.atMost(SampleNumbers.rent($0)) }
        let garden = Switch()
        garden.accessibilityLabel = strings.overlays.garden
        let done = Button(strings.overlays.done, kind: .filled)
        let content = Stack(
            .vertical, spacing: .medium,
            [
                text(strings.overlays.rentAtMost, .headline), price,
                Stack(
                    .horizontal, spacing: .medium, alignment: .center,
                    [text(strings.overlays.garden, .body, styleClasses: ["is-multiline"]), Spacer(), garden]), done,
            ])
        let popover = Popover(strings.overlays.filters)
        popover.addSubview(content)
        done.addTarget(popover) { $0.dismiss() }
        return popover
    }

    /// A bar that shows a change which has been made, and a button that makes it again after it was undone.
    private static func makeUndoBar() -> View {
        let strings = CatalogueStrings.current
        let bag = text(strings.overlays.coatInBag, .body, styleClasses: ["is-multiline"])
        let history = UndoHistory()
        let undoBar = UndoBar(history: history)
        history.changeHandler = { [undoBar = Weak(undoBar)] in undoBar.object?.followHistory() }
        var hasCoat = true
        let put = { (isInBag: Bool) -> Bool in
            guard isInBag != hasCoat else { return false }
            hasCoat = isInBag
            bag.text = isInBag ? strings.overlays.coatInBag : strings.overlays.emptyBag
            return true
        }
        let removeCoat: () -> Void = {
            history.perform(
                ClosureChange(
                    title: strings.overlays.coatRemoved, apply: { put(false) }, revert: { put(true) }))
        }
        removeCoat()
        let remove = Button(strings.overlays.removeCoat, kind: .tinted)
        remove.addAction { removeCoat() }
        return Stack(.vertical, spacing: .medium, [bag, Stack(.horizontal, [remove]), undoBar])
    }

    private static func makeAlert(_ result: Label) -> AlertController {
        let strings = CatalogueStrings.current
        let alert = AlertController(title: strings.overlays.deleteTitle, message: strings.overlays.deleteMessage)
        alert.addAction(.cancel { result.text = strings.overlays.cancelled })
        alert.addAction(
            AlertAction(strings.overlays.delete, style: .destructive) { result.text = strings.overlays.deleted })
        return alert
    }

    private static func makeSheet(_ result: Label) -> AlertController {
        let strings = CatalogueStrings.current
        let sheet = AlertController(title: strings.overlays.share, preferredStyle: .actionSheet)
        for title in [strings.overlays.copy, strings.overlays.print] {
            sheet.addAction(AlertAction(title) { result.text = strings.overlays.chosen(title) })
        }
        sheet.addAction(.cancel { result.text = strings.overlays.cancelled })
        return sheet
    }

    private static func makeFieldAlert(_ result: Label) -> AlertController {
        let strings = CatalogueStrings.current
        let alert = AlertController(title: strings.overlays.newList)
        let field = TextField(strings.overlays.name)
        alert.addTextField(field)
        alert.addAction(.cancel { result.text = strings.overlays.cancelled })
        alert.addAction(AlertAction(strings.overlays.add) { result.text = strings.overlays.added(field.text) })
        return alert
    }
}
