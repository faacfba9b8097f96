import CollectionViewKit

extension CatalogueEntry {
    /// What is pressed and switched.
    static func controlEntries() -> [CatalogueEntry] {
        let strings = CatalogueStrings.current
        return [
            CatalogueEntry(
                strings.controls.kindsEntry,
                code: """
                    let buy = Button("Buy", kind: .filled)
                    buy.addAction { model.buy() }
                    """
            ) {
                let row = Stack(.horizontal, spacing: .small)
                row.wraps = true
                let kinds: [(String, Button.Kind)] = [
                    (strings.controls.buy, .filled), (strings.controls.later, .tinted),
                    (strings.controls.compare, .bordered),
                    (strings.controls.details, .plain),
                ]
                for (title, kind) in kinds { row.addSubview(Button(title, kind: kind)) }
                return row
            },
            CatalogueEntry(
                strings.controls.statesEntry,
                code: """
                    button.isEnabled = false
                    button.isSelected = true
                    button.isDestructive = true
                    button.showsActivityIndicator = true
                    """
            ) {
                let disabled = Button(strings.controls.soldOut, kind: .filled)
                disabled.isEnabled = false
                let selected = Button(strings.controls.following, kind: .bordered)
                selected.isSelected = true
                let destructive = Button(strings.controls.delete, kind: .bordered)
                destructive.isDestructive = true
                let final = Button(strings.controls.deleteAll, kind: .filled)
                final.isDestructive = true
                let busy = Button(strings.controls.sending, kind: .tinted)
                busy.showsActivityIndicator = true
                let row = Stack(.horizontal, spacing: .small, [disabled, selected, destructive, final, busy])
                row.wraps = true
                return row
            },
            CatalogueEntry(
                strings.controls.menuEntry,
                code: """
                    sort.menu = Menu(children: [
                        MenuAction("By price") { model.sort(.price) },
                        MenuAction("By area") { model.sort(.area) },
                    ])
                    sort.showsMenuAsPrimaryAction = true
                    """
            ) {
                let result = text(strings.controls.byDate, .footnote, styleClasses: ["is-secondary", "is-multiline"])
                let sort = Button(strings.controls.sort, kind: .bordered)
                sort.menu = makeMenu(result)
                sort.showsMenuAsPrimaryAction = true
                let more = Button(strings.controls.more, kind: .tinted)
                more.menu = makeMenu(result)
                more.showsMenuAsPrimaryAction = true
                let row = Stack(.horizontal, spacing: .small, [sort, Spacer(), more])
                row.wraps = true
                return Stack(.vertical, spacing: .small, [row, result])
            },
            CatalogueEntry(
                "SegmentedControl",
                code: """
                    let sizes = SegmentedControl(["S", "M", "L", "XL"])
                    sizes.selectedSegmentIndex = 1
                    sizes.setEnabled(false, forSegmentAt: 3)
                    """
            ) {
                let sizes = SegmentedControl(["S", "M", "L", "XL"])
                sizes.accessibilityLabel = strings.controls.size
                sizes.selectedSegmentIndex = 1
                sizes.setEnabled(false, forSegmentAt: 3)
                let views = SegmentedControl([strings.controls.list, strings.controls.map])
                views.accessibilityLabel = strings.controls.view
                views.selectedSegmentIndex = 0
                return Stack(.vertical, spacing: .medium, [sizes, views])
            },
            CatalogueEntry(
                "Switch",
                code: """
                    let alerts = Switch()
                    alerts.accessibilityLabel = "Price alerts"
                    alerts.addAction { model.setAlerts($0) }
                    """
            ) {
                Stack(
                    .vertical,
                    spacing: .medium,
                    [
                        setting(strings.controls.priceAlerts, isOn: true), setting(strings.controls.news, isOn: false),
                        setting(strings.controls.managed, isOn: true, isEnabled: false),
                    ]
                )
            },
        ] + valueEntries() + [
            CatalogueEntry(
                "Disclosure",
                code: """
                    let care = Disclosure("Material and care", [fibres, washing])
                    care.isExpanded = true
                    """
            ) {
                let open = Disclosure(
                    strings.controls.care, [text(strings.controls.careText, .body, styleClasses: ["is-multiline"])])
                open.isExpanded = true
                let closed = Disclosure(strings.controls.delivery, [text(strings.controls.deliveryText, .body)])
                return Stack(.vertical, [open, Separator(), closed])
            }
        ]
    }

    private static func makeMenu(_ result: Label) -> Menu {
        let strings = CatalogueStrings.current
        return Menu(children: [
            MenuAction(strings.controls.byPrice) { result.text = strings.controls.byPrice },
            MenuAction(strings.controls.byArea) { result.text = strings.controls.byArea },
            MenuAction(strings.controls.byDistance, attributes: .disabled) {},
            MenuAction(strings.controls.deleteSearch, attributes: .destructive) {
                result.text = strings.controls.searchDeleted
            },
        ])
    }

    private static func setting(_ title: String, isOn: Bool, isEnabled: Bool = true) -> View {
        let control = Switch()
        control.accessibilityLabel = title
        control.isOn = isOn
        control.isEnabled = isEnabled
        return Stack(
            .horizontal,
            spacing: .medium,
            alignment: .center,
            [text(title, .body, styleClasses: ["is-multiline"]), Spacer(), control]
        )
    }
}
