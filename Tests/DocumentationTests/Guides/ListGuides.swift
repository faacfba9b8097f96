import CollectionViewKit

// The code of the guides "Lists" and "Outlines".

enum Lists {
    static func makeConfiguration() -> ListConfiguration {
        var configuration = ListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .supplementary
        configuration.itemSeparatorHandler = { indexPath, separators in
            var separators = separators
            if indexPath.item == 0 { separators.topSeparatorVisibility = .hidden }
            return separators
        }
        return configuration
    }

    final class SongCell: CollectionViewCell {
        let titleLabel = Label(.body)
        let durationLabel = Label(.footnote, styleClasses: ["is-secondary"])

        required init() {
            super.init(element: .box, styleClasses: ["song-cell"])
            addSubview(Stack(.horizontal, spacing: .small, distribution: .equalSpacing, [titleLabel, durationLabel]))
        }
    }

    static func makeRegistration() -> CellRegistration<SongCell, Song> {
        CellRegistration<SongCell, Song> { cell, _, song in
            cell.titleLabel.text = song.title
            cell.durationLabel.text = "\(song.seconds / 60):\(song.seconds % 60)"
            cell.accessories = [.disclosureIndicator]
        }
    }

    struct Song: Hashable, Identifiable {
        let id: Int
        let title: String
        let seconds: Int
    }
}

enum Outlines {
    enum Entry: Hashable {
        case folder(String)
        case file(String)

        var name: String {
            switch self {
            case .folder(let name), .file(let name): name
            }
        }
    }

    static func makeRegistration() -> CellRegistration<CollectionViewCell, Entry> {
        CellRegistration<CollectionViewCell, Entry> { cell, _, entry in
            var content = cell.defaultContentConfiguration()
            content.text = entry.name
            cell.setContentConfiguration(content)
            if case .folder = entry {
                cell.accessories = [.outlineDisclosure(.header, label: entry.name)]
            } else {
                cell.accessories = []
            }
        }
    }

    static func show(in dataSource: CollectionViewDiffableDataSource<Int, Entry>) throws {
        var outline = DiffableDataSourceSectionSnapshot<Entry>()
        try outline.append([.folder("Sources"), .folder("Tests")])
        try outline.append([.file("Page.swift"), .file("PageStore.swift")], to: .folder("Sources"))
        try outline.append([.file("PageTests.swift")], to: .folder("Tests"))
        try outline.expand([.folder("Sources")])
        var snapshot = DiffableDataSourceSnapshot<Int, Entry>()
        try snapshot.appendSections([0])
        dataSource.apply(snapshot)
        try dataSource.apply(outline, to: 0)
    }
}
