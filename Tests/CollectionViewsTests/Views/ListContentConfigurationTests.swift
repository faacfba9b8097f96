import CollectionDataSources
import CollectionGeometry
import CollectionLayout
import CollectionTestSupport
import CollectionViews
import Testing

struct ListContentConfigurationTests {
    @Test("the title is a heading of the level of the content, and none without a level")
    func headingLevel() {
        var content = ListContentConfiguration(text: "Monday")
        let view = content.makeContentView()
        content.headingLevel = 3
        content.apply(to: view)
        #expect(view.textLabel.headingLevel == 3)
        content.headingLevel = nil
        content.apply(to: view)
        #expect(view.textLabel.headingLevel == nil)
    }

    @Test("the title of a header is a heading of level 2, that of a row is none")
    func header() {
        #expect(ListContentConfiguration.header().headingLevel == 2)
        #expect(ListContentConfiguration().headingLevel == nil)
    }

    /// A list whose rows, header and footer are cells with the default content.
    private final class Screen: ViewController {
        let collectionView: CollectionView
        let dataSource: CollectionViewDiffableDataSource<Int, Int>

        /// - Parameter usesIdentifiers: Whether headers and footers are made by reuse identifiers in place of registrations.
        init(usesIdentifiers: Bool) {
            var configuration = ListConfiguration(appearance: .plain)
            configuration.headerMode = .supplementary
            configuration.footerMode = .supplementary
            collectionView = CollectionView(layout: CompositionalLayout.list(using: configuration))
            let rows = CellRegistration<CollectionViewCell, Int> { cell, _, id in Screen.show("row \(id)", in: cell) }
            dataSource = CollectionViewDiffableDataSource(collectionView: collectionView) { view, path, id in
                view.dequeueConfiguredReusableCell(using: rows, for: path, item: id)
            }
            let kinds = [ElementKind.sectionHeader, .sectionFooter]
            let registrations = kinds.map { kind in
                SupplementaryRegistration<CollectionViewCell>(elementKind: kind) { cell, kind, _ in
                    Screen.show(kind == .sectionHeader ? "header" : "footer", in: cell)
                }
            }
            for kind in kinds {
                collectionView.register(
                    CollectionViewCell.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "title")
            }
            dataSource.supplementaryViewProvider = { view, kind, path in
                guard usesIdentifiers else {
                    return view.dequeueConfiguredReusableSupplementary(
                        using: registrations[kind == .sectionHeader ? 0 : 1], for: path)
                }
                let title = view.dequeueReusableSupplementaryView(
                    ofKind: kind, withReuseIdentifier: "title", for: path)
                if let cell = title as? CollectionViewCell {
                    Screen.show(kind == .sectionHeader ? "header" : "footer", in: cell)
                }
                return title
            }
            super.init(view: collectionView)
        }

        func show() throws {
            var snapshot = DiffableDataSourceSnapshot<Int, Int>()
            try snapshot.appendSections([0])
            try snapshot.appendItems([0, 1], toSection: 0)
            dataSource.apply(snapshot, animatingDifferences: false)
        }

        private static func show(_ text: String, in cell: CollectionViewCell) {
            var content = cell.defaultContentConfiguration()
            content.text = text
            cell.setContentConfiguration(content)
        }
    }

    @Test(
        "the default content of a section's header is a heading, that of rows and footers is none",
        arguments: [false, true])
    func defaultContent(usesIdentifiers: Bool) throws {
        let screen = Screen(usesIdentifiers: usesIdentifiers)
        try screen.show()
        let host = ModelHost(screen, windowSize: Size(width: 390, height: 800))
        host.start(path: "/")
        host.runFrames()
        let levels = try ["header", "row 0", "row 1", "footer"].map { text in
            let node = try #require(host.node(showing: text))
            return host.node(node)?.attributes[.headingLevel]
        }
        #expect(levels == ["2", nil, nil, nil])
    }
}
