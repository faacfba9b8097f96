import CollectionViewKit

extension CatalogueEntry {
    /// Rows of a list, a row that scrolls to the side, and the control that loads a list again.
    static func listEntries() -> [CatalogueEntry] {
        let strings = CatalogueStrings.current
        return [
            CatalogueEntry(
                "CollectionViewListCell",
                code: """
                    let rows = CellRegistration<CollectionViewListCell, Setting> { cell, _, setting in
                        cell.setContentConfiguration(ListContentConfiguration(text: setting.name))
                        cell.accessories = [.label(setting.value), .disclosureIndicator]
                    }
                    """
            ) {
                let list = SampleList(strings.lists.settings) { cell, row in showSetting(row, in: cell) }
                list.insertRows(4)
                return list
            },
            CatalogueEntry(
                "RefreshControl",
                code: """
                    let refreshControl = RefreshControl()
                    refreshControl.addTarget(self) { $0.load() }
                    collectionView.refreshControl = refreshControl
                    // When the content was loaded, or failed to load:
                    refreshControl.endRefreshing()
                    """
            ) { makeRefreshedList() },
            CatalogueEntry(
                "CarouselView",
                code: """
                    let carousel = CarouselView(styleClasses: ["chips"])
                    carousel.addSubview(Stack(.horizontal, spacing: .small, chips))
                    """
            ) {
                let track = Stack(.horizontal, spacing: .small, styleClasses: ["catalogue-track"])
                for name in strings.texts.styles { track.addSubview(Button(name, kind: .tinted)) }
                let carousel = CarouselView(styleClasses: ["catalogue-carousel"])
                carousel.setAttribute(.accessibilityRole, "group")
                carousel.accessibilityLabel = strings.lists.styles
                carousel.addSubview(track)
                return carousel
            },
        ]
    }

    /// A list of messages that gets one more when it is loaded again.
    private static func makeRefreshedList() -> View {
        let strings = CatalogueStrings.current
        let list = SampleList(strings.lists.messages) { cell, row in
            let title = strings.lists.message(SampleNumbers.text(row + 1))
            cell.setContentConfiguration(ListContentConfiguration(text: title))
        }
        list.insertRows(3)
        let refreshControl = RefreshControl()
        refreshControl.hasButton = false
        refreshControl.addTarget(list) { list in
            list.context?.after(milliseconds: 1_200, target: list) { list in
                list.insertRows(1)
                list.collectionView.refreshControl?.endRefreshing()
            }
        }
        list.collectionView.refreshControl = refreshControl
        let button = Button(strings.bars.loadAgain, kind: .tinted)
        button.addTarget(refreshControl) { $0.refresh() }
        return Stack(.vertical, spacing: .medium, [list, Stack(.horizontal, [button])])
    }

    /// Shows one of four settings: with a second line, with a check mark, with a disclosure indicator, and with a text before that.
    private static func showSetting(_ row: Int, in cell: CollectionViewListCell) {
        let strings = CatalogueStrings.current.lists
        switch row {
        case 0:
            cell.setContentConfiguration(
                ListContentConfiguration(text: strings.help, secondaryText: strings.questions))
            cell.accessories = []
        case 1:
            cell.setContentConfiguration(ListContentConfiguration(text: strings.pictures))
            cell.accessories = [.checkmark]
        case 2:
            cell.setContentConfiguration(ListContentConfiguration(text: strings.about))
            cell.accessories = [.disclosureIndicator]
        default:
            cell.setContentConfiguration(ListContentConfiguration(text: strings.language))
            cell.accessories = [.label(strings.languageName), .disclosureIndicator]
        }
    }
}
