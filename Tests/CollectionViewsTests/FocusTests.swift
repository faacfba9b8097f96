import CollectionDataSources
import CollectionGeometry
import CollectionLayout
import CollectionTestSupport
import CollectionViews
import Testing

struct FocusTests {
    private final class NameScreen: ViewController {
        let collectionView = CollectionView(layout: RowLayout(rowHeight: 100))
        let dataSource: CollectionViewDiffableDataSource<Int, String>

        init() {
            let cells = CellRegistration<TextCell, String> { cell, _, name in cell.label.text = name }
            dataSource = CollectionViewDiffableDataSource(collectionView: collectionView) { view, path, name in
                view.dequeueConfiguredReusableCell(using: cells, for: path, item: name)
            }
            super.init(view: collectionView)
            collectionView.isKeyboardNavigable = true
        }

        func show(_ names: [String], reloaded: [String] = [], animated: Bool = false) throws {
            var snapshot = DiffableDataSourceSnapshot<Int, String>()
            try snapshot.appendSections([0])
            try snapshot.appendItems(names, toSection: 0)
            try snapshot.reloadItems(reloaded)
            dataSource.apply(snapshot, animatingDifferences: animated)
        }
    }

    /// A screen with the focus on one of its names.
    private func start(_ names: [String], focus: String) throws -> (NameScreen, ModelHost) {
        let screen = NameScreen()
        try screen.show(names)
        let host = ModelHost(screen, windowSize: Size(width: 400, height: 800))
        host.start(path: "/")
        host.focusedNode = try #require(host.node(showing: focus).flatMap { host.activatable(around: $0) })
        host.send(.focused(host.focusedNode))
        return (screen, host)
    }

    @Test(
        "when the item with the focus goes, the focus goes to the one that comes into its place",
        arguments: [true, false])
    func deleted(animated: Bool) throws {
        let (screen, host) = try start(["a", "b", "c", "d"], focus: "b")
        try screen.show(["a", "c", "d"], animated: animated)
        host.send(.frame(0))
        #expect(host.texts(in: host.focusedNode) == ["c"])
        try screen.show(["a", "c", "x"], animated: animated)
        host.send(.frame(0))
        #expect(host.texts(in: host.focusedNode) == ["c"])
        try screen.show(["a"], animated: animated)
        host.send(.frame(0))
        #expect(host.texts(in: host.focusedNode) == ["a"])
        try screen.show([], animated: animated)
        host.send(.frame(0))
        host.finishAnimations()
        #expect(host.focusedNode == screen.collectionView.node)
    }

    @Test("changes that come together before anything is drawn lead the focus to the item in the place of the first")
    func together() throws {
        let (screen, host) = try start(["a", "b", "c", "d"], focus: "b")
        try screen.show(["a", "c", "d"], animated: true)
        try screen.show(["x", "y", "a", "c", "d"], animated: true)
        try screen.show(["x", "a", "d"], animated: true)
        host.send(.frame(0))
        #expect(host.texts(in: host.focusedNode) == ["d"])
    }

    @Test("when what comes into the place is not shown, the view takes the focus, not what is fading away")
    func notShown() throws {
        let (screen, host) = try start((0..<40).map { "row \($0)" }, focus: "row 2")
        try screen.show((0..<2).map { "row \($0)" } + (3..<40).map { "row \($0)" }, animated: true)
        try screen.show((10..<40).map { "row \($0)" } + ["row 3"], animated: true)
        host.send(.frame(0))
        #expect(host.focusedNode == screen.collectionView.node)
    }

    @Test("a link that leads nowhere yet is not focused, in the place of one that has gone")
    func linksWithoutDestination() throws {
        final class LinkCell: CollectionViewCell {
            let label = Label()

            required init() {
                super.init(element: .link, styleClasses: [])
                addSubview(label)
            }
        }
        let list = CollectionView(layout: RowLayout(rowHeight: 100))
        let cells = CellRegistration<LinkCell, String> { cell, _, name in
            cell.label.text = name
            cell.destination = name == "loading" ? nil : "/\(name)"
        }
        let dataSource = CollectionViewDiffableDataSource<Int, String>(collectionView: list) { view, path, name in
            view.dequeueConfiguredReusableCell(using: cells, for: path, item: name)
        }
        func show(_ names: [String]) throws {
            var snapshot = DiffableDataSourceSnapshot<Int, String>()
            try snapshot.appendSections([0])
            try snapshot.appendItems(names, toSection: 0)
            dataSource.apply(snapshot, animatingDifferences: false)
        }
        try show(["a", "b"])
        let host = ModelHost(ViewController(view: list), windowSize: Size(width: 400, height: 800))
        host.start(path: "/")
        host.focusedNode = try #require(host.node(showing: "a").flatMap { host.activatable(around: $0) })
        host.send(.focused(host.focusedNode))
        try show(["loading", "c"])
        host.send(.frame(0))
        let loading = try #require(host.node(showing: "loading").flatMap { host.activatable(around: $0) })
        #expect(host.focusedNode != loading)
    }

    @Test("an item that is reloaded keeps the focus, whichever view shows it")
    func reloaded() throws {
        let (screen, host) = try start(["a", "b", "c"], focus: "b")
        try screen.show(["a", "b", "c"], reloaded: ["a", "b", "c"])
        host.send(.frame(0))
        #expect(host.texts(in: host.focusedNode) == ["b"])
    }

    @Test("a view that lost its item takes the focus to no other item")
    func notPassedOn() throws {
        let names = (0..<200).map { "row \($0)" }
        let (screen, host) = try start(names, focus: "row 3")
        host.scroll(to: Point(x: 0, y: 10_000))
        host.endScroll()
        try screen.show(Array(names[..<3] + names[4...]))
        host.send(.frame(0))
        host.scroll(to: Point(x: 0, y: 12_000))
        host.endScroll()
        #expect(host.focusedNode == screen.collectionView.node)
    }
}
