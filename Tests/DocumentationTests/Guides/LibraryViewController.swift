import CollectionViewKit

/// The screen of the guide "Trees of data sources".
final class LibraryViewController: ViewController {
    private let dataSource: CollectionViewAggregateDataSource<Int>

    init(_ shelves: [(title: String, books: [Book])]) {
        let library = ComposedDataSource<Int>()
        library.title = "Library"
        library.headers = [SupplementaryMetrics(height: .fixed(60), isPinned: true)]
        // What the shelves inherit.
        library.metrics.rowHeight = .fixed(44)
        library.metrics.showsRowSeparators = true
        library.metrics.separatorInsets = DirectionalEdgeInsets(leading: 20)
        library.metrics.showsSectionSeparator = true
        library.metrics.sectionSeparatorRole = .strong
        library.metrics.supplementaryPadding = DirectionalEdgeInsets(top: 8, leading: 20, bottom: 8, trailing: 20)
        library.metrics.supplementaryBackground = .screen
        library.metrics.background = .filled
        for shelf in shelves {
            let source = BasicDataSource<Book>()
            source.title = shelf.title
            source.headers = [SupplementaryMetrics(height: .fixed(40), isPinned: true)]
            source.footers = [SupplementaryMetrics(height: .fixed(40), background: .clear)]
            try? source.setItems(shelf.books)
            library.add(source)
        }

        let aggregate = AggregateDataSource(root: library)
        aggregate.globalBackground = .tinted
        let collectionView = CollectionView(layout: aggregate.makeLayout())
        let rows = CellRegistration<CollectionViewCell, AggregateItem<Int>> { cell, _, item in
            let shelf = item.source as? BasicDataSource<Book>
            cell.setContentConfiguration(
                ListContentConfiguration(text: shelf?.items[item.localPath.item].title ?? ""))
        }
        dataSource = CollectionViewAggregateDataSource(collectionView: collectionView, aggregate) { view, path, item in
            view.dequeueConfiguredReusableCell(using: rows, for: path, item: item)
        }
        super.init(view: collectionView)

        let headers = SupplementaryRegistration<ShelfTitleView>(elementKind: .sectionHeader) { view, kind, path in
            guard case .header(let source, _)? = aggregate.supplementary(ofKind: kind, at: path) else { return }
            view.label.text = source.title
        }
        let footers = SupplementaryRegistration<ShelfTitleView>(elementKind: .sectionFooter) { view, _, path in
            view.label.text = "Books: \(aggregate.numberOfItems(inSection: path.section))"
        }
        dataSource.supplementaryViewProvider = { view, path, supplementary in
            switch supplementary {
            case .header: view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
            case .footer: view.dequeueConfiguredReusableSupplementary(using: footers, for: path)
            case .placeholder: nil
            }
        }
    }
}

struct Book: Identifiable, Equatable {
    let id: Int
    let title: String
}

final class ShelfTitleView: CollectionReusableView {
    let label = Label(.headline)

    required init() {
        super.init(element: .box, styleClasses: ["shelf-title"])
        addSubview(label)
    }
}
