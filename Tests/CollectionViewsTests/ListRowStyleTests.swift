import CollectionDataSources
import CollectionGeometry
import CollectionLayout
import CollectionTestSupport
import CollectionViews
import Testing

struct ListRowStyleTests {
    /// A cell made of a view of its own.
    private final class WordCell: CollectionViewCell {
        let label = Label(.body)

        required init() {
            super.init(element: .box, styleClasses: ["word-cell"])
            addSubview(label)
        }
    }

    /// A cell that is a link.
    private final class LinkCell: CollectionViewCell {
        required init() {
            super.init(element: .link, styleClasses: ["link-cell"])
            let label = Label(.body)
            label.text = "somewhere"
            addSubview(label)
        }
    }

    /// A cell as high as a row of plain text on a display of three pixels to a point.
    private final class ThirdsCell: CollectionViewCell {
        override func preferredSize(fitting attributes: LayoutAttributes) -> Size? {
            Size(width: attributes.frame.width, height: 50.333333)
        }
    }

    private final class Screen: ViewController {
        enum Kind {
            case word, link, content, thirds
        }

        let collectionView: CollectionView
        let dataSource: CollectionViewDiffableDataSource<Int, Int>

        init(_ list: ListConfiguration, _ kind: Kind = .word) {
            collectionView = CollectionView(layout: CompositionalLayout.list(using: list))
            let words = CellRegistration<WordCell, Int> { cell, _, id in cell.label.text = "\(id)" }
            let links = CellRegistration<LinkCell, Int> { cell, _, id in cell.destination = "/\(id)" }
            let contents = CellRegistration<CollectionViewCell, Int> { cell, _, id in
                var content = ListContentConfiguration(text: "\(id)")
                if id == 0, let responsiveImage = ResponsiveImage(template: "/img/{w}/{path}", widths: [160]) {
                    content.image = ImageSource(
                        responsiveImage: responsiveImage, path: "a", pixelSize: Size(width: 4, height: 4))
                }
                cell.setContentConfiguration(content)
            }
            let thirds = CellRegistration<ThirdsCell, Int> { _, _, _ in }
            dataSource = CollectionViewDiffableDataSource(collectionView: collectionView) { view, path, id in
                switch kind {
                case .word: view.dequeueConfiguredReusableCell(using: words, for: path, item: id)
                case .link: view.dequeueConfiguredReusableCell(using: links, for: path, item: id)
                case .content: view.dequeueConfiguredReusableCell(using: contents, for: path, item: id)
                case .thirds: view.dequeueConfiguredReusableCell(using: thirds, for: path, item: id)
                }
            }
            super.init(view: collectionView)
        }

        func show(_ ids: [Int]) {
            var snapshot = DiffableDataSourceSnapshot<Int, Int>()
            try? snapshot.appendSections([0])
            try? snapshot.appendItems(ids, toSection: 0)
            dataSource.apply(snapshot, animatingDifferences: false)
        }
    }

    private func start(_ screen: Screen, _ ids: [Int], width: Double = 390) -> ModelHost {
        screen.show(ids)
        let host = ModelHost(screen, windowSize: Size(width: width, height: 800))
        host.start(path: "/")
        host.runFrames()
        return host
    }

    private func has(_ styleClass: StyleClass, _ screen: Screen, _ host: ModelHost) -> [Bool] {
        screen.collectionView.indexPathsForDisplayedItems.map { path in
            let cell = screen.collectionView.cellForItem(at: path)
            return cell.flatMap { host.node($0.node)?.styleClasses.contains(styleClass) } ?? false
        }
    }

    @Test("a cell of one's own in a plain list has the list's margins, and a line below it")
    func ownCells() {
        let screen = Screen(ListConfiguration(appearance: .plain))
        let host = start(screen, [0, 1])
        #expect(has("has-list-margins", screen, host) == [true, true])
        #expect(has("has-separator", screen, host) == [true, true])
        #expect(has("has-separator-insets", screen, host) == [false, true])
        let last = screen.collectionView.cellForItem(at: IndexPath(item: 1, section: 0))
        let variables = last.flatMap { host.node($0.node)?.variables }
        #expect(variables == ["separator-leading": 0, "separator-trailing": 0])
    }

    @Test("a row that is no longer the last of its section gets a line, and the new last one has none")
    func update() {
        let screen = Screen(ListConfiguration(appearance: .insetGrouped))
        let host = start(screen, [0, 1])
        #expect(has("has-separator", screen, host) == [true, false])
        screen.show([0, 1, 2])
        host.send(.frame(0))
        #expect(has("has-separator", screen, host) == [true, true, false])
        screen.show([0])
        host.send(.frame(0))
        #expect(has("has-separator", screen, host) == [false])
    }

    @Test("rows of an inset grouped list are parts of a card with its ends, and those of a plain one are not")
    func card() {
        let screen = Screen(ListConfiguration(appearance: .insetGrouped))
        let host = start(screen, [0, 1, 2])
        #expect(has("is-list-card", screen, host) == [true, true, true])
        #expect(has("is-list-card-start", screen, host) == [true, false, false])
        #expect(has("is-list-card-end", screen, host) == [false, false, true])
        let plain = Screen(ListConfiguration(appearance: .plain))
        #expect(has("is-list-card", plain, start(plain, [0, 1])) == [false, false])
    }

    @Test("a list without separators draws none")
    func withoutSeparators() {
        var list = ListConfiguration(appearance: .plain)
        list.showsSeparators = false
        let screen = Screen(list)
        let host = start(screen, [0, 1])
        #expect(has("has-separator", screen, host) == [false, false])
        #expect(has("has-list-margins", screen, host) == [true, true])
    }

    @Test("the content of an ordinary row has margins of its own and draws the line from where its text begins")
    func listContent() {
        let screen = Screen(ListConfiguration(appearance: .plain), .content)
        let host = start(screen, [0, 1])
        #expect(has("has-list-margins", screen, host) == [false, false])
        #expect(has("has-list-content", screen, host) == [true, true])
        #expect(has("has-separator", screen, host) == [true, true])
        #expect(host.nodes(withStyleClass: "has-image").count == 1)
    }

    @Test("in a cell that is a link the link has the margins, so that all of the row leads there")
    func links() {
        let screen = Screen(ListConfiguration(appearance: .plain), .link)
        let host = start(screen, [0])
        #expect(has("has-list-margins", screen, host) == [false])
        #expect(host.nodes(withStyleClass: "has-list-margins").count == 1)
        #expect(has("has-separator", screen, host) == [true])
    }

    @Test("in a wide window the style sheet is told of the wider margins of a plain list")
    func wide() {
        let screen = Screen(ListConfiguration(appearance: .plain))
        let host = start(screen, [0, 1], width: 1024)
        let first = screen.collectionView.cellForItem(at: IndexPath(item: 0, section: 0))
        #expect(first.flatMap { host.node($0.node)?.variables } == ["list-margin": 20])
    }

    @Test("at scale 3 the rows of an inset grouped list are put on thirds of a point")
    func thirds() {
        let screen = Screen(ListConfiguration(appearance: .insetGrouped), .thirds)
        screen.show([0, 1, 2])
        let host = ModelHost(screen, windowSize: Size(width: 393, height: 852), displayScale: 3)
        host.start(path: "/")
        host.runFrames()
        let tops = screen.collectionView.indexPathsForDisplayedItems.map { path in
            screen.collectionView.cellForItem(at: path).flatMap { host.frameInWindow($0.node)?.minY } ?? .nan
        }
        for (top, expected) in zip(tops, [105.0, 256, 407]) { #expect(abs(top * 3 - expected) < 0.001) }
        #expect(tops.count == 3)
    }

    @Test("cells of other layouts have neither margins nor lines")
    func others() throws {
        let screen = NoteScreen()
        screen.model.texts = [0: "a"]
        try screen.show([0])
        let host = ModelHost(screen, windowSize: Size(width: 390, height: 800))
        host.start(path: "/")
        #expect(host.nodes(withStyleClass: "has-list-margins").isEmpty)
        #expect(host.nodes(withStyleClass: "has-separator").isEmpty)
    }
}
