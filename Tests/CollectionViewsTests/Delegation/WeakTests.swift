import CollectionDataSources
import CollectionGeometry
import CollectionLayout
import CollectionTestSupport
import Testing

@testable import CollectionViews

struct WeakTests {
    /// A class that inherits from nothing.
    private final class Plain: WeaklyReferenceable {
        let lifetime = Lifetime()
        var count = 0
    }

    /// A screen that is the delegate of its collection view and the target of everything in it.
    private final class Screen: ViewController, CollectionViewDelegate, CollectionViewDataSourcePrefetching {
        let collectionView: CollectionView
        let dataSource: CollectionViewDiffableDataSource<String, Int>
        let button = Button("Tap")
        let field = TextField("Name")
        let control = Switch()
        private(set) var trace: [String] = []
        private let ended: () -> Void

        init(ended: @escaping () -> Void) {
            self.ended = ended
            let cells = CellRegistration<TextCell, Int> { cell, _, number in cell.label.text = "\(number)" }
            collectionView = CollectionView(layout: CompositionalLayout(section: Self.makeSection()))
            dataSource = CollectionViewDiffableDataSource(collectionView: collectionView) {
                $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
            }
            super.init(view: collectionView)
            let headers = SupplementaryRegistration<TextHeader>(elementKind: .sectionHeader) {
                [dataSource = Weak(dataSource)] view, _, path in
                view.label.text = dataSource.object?.sectionIdentifier(for: path.section) ?? "gone"
            }
            dataSource.supplementaryViewProvider = { view, _, path in
                view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
            }
            collectionView.delegate = self
            collectionView.prefetchDataSource = self
            button.addTarget(self) { $0.trace.append("button") }
            field.addTarget(self, for: .editingChanged) { $0.trace.append("wrote \($1)") }
            control.addTarget(self) { $0.trace.append("switched \($1)") }
            for part in [button, field, control] as [View] { view.addSubview(part) }
        }

        deinit { ended() }

        override func viewDidLoad() {
            context?.after(milliseconds: 10, target: self) { $0.trace.append("timer") }
            context?.request(HostRequest("/data"), target: self) { screen, _ in screen.trace.append("response") }
        }

        func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
            trace.append("selected \(indexPath.item)")
        }

        func collectionView(_ collectionView: CollectionView, prefetchItemsAt indexPaths: [IndexPath]) {}

        private static func makeSection() -> LayoutSection {
            let size = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
            var section = LayoutSection(
                group: .vertical(layoutSize: size, subitems: [LayoutItem(layoutSize: size)]))
            section.boundarySupplementaryItems = [
                LayoutBoundarySupplementaryItem(layoutSize: size, elementKind: .sectionHeader, alignment: .top)
            ]
            return section
        }
    }

    private final class TextHeader: CollectionReusableView {
        let label = Label(.headline)

        required init() {
            super.init(element: .box, styleClasses: ["header"])
            addSubview(label)
        }
    }

    private func show(_ screen: Screen) throws {
        var snapshot = DiffableDataSourceSnapshot<String, Int>()
        try snapshot.appendSections(["Numbers"])
        try snapshot.appendItems(Array(0..<3))
        screen.dataSource.apply(snapshot)
    }

    @Test("a weak reference returns its object as long as that lives, and is shared by all that were made")
    func plain() {
        var object: Plain? = Plain()
        let first = Weak(object!)
        let second = Weak(object!)
        first.object?.count += 1
        second.object?.count += 1
        #expect(object?.count == 2)
        object = nil
        #expect(first.object == nil)
        #expect(second.object == nil)
    }

    @Test("a view that is held by nothing weakly has no lifetime token")
    func lazily() {
        let view = View()
        let mirror = { Mirror(reflecting: view).children.first { $0.label == "$__lazy_storage_$_lifetime" }?.value }
        #expect("\(mirror() ?? 0)" == "nil")
        #expect(Weak(view).object === view)
        #expect("\(mirror() ?? 0)" != "nil")
    }

    @Test("a screen hears of its views as a delegate and as a target, and its header finds the section")
    func hears() throws {
        let screen = Screen {}
        try show(screen)
        let host = ModelHost(screen, windowSize: Size(width: 400, height: 800))
        host.start(path: "/")
        #expect(host.texts.contains("Numbers"))
        host.tap("1")
        host.tap("Tap")
        host.send(.activated(screen.control.node))
        host.fireNextTimer()
        #expect(screen.trace == ["selected 1", "button", "switched true", "timer"])
    }

    @Test("a screen is freed although its views, a timer and a request refer to it, and they do nothing afterwards")
    func freed() throws {
        var ended = 0
        var host: ModelHost?
        var button: Button?
        var list: CollectionView?
        do {
            let screen = Screen { ended += 1 }
            try show(screen)
            host = ModelHost(screen, windowSize: Size(width: 400, height: 800))
            host?.start(path: "/")
            button = screen.button
            list = screen.collectionView
        }
        #expect(ended == 0)
        let window = host?.window
        host = nil
        #expect(ended == 0)
        let context = window?.context
        _ = consume window
        #expect(ended == 1)
        #expect(list?.delegate == nil)
        #expect(list?.prefetchDataSource == nil)
        button?.sendActions()
        context?.complete(timer: 1)
        list?.tellSelected(IndexPath(item: 0, section: 0))
        #expect(ended == 1)
    }

    @Test("a data source without headers leaves their places empty, as do cells that were not dequeued")
    func notDequeued() {
        final class Source: CollectionViewDataSource {
            let lifetime = Lifetime()

            func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

            func collectionView(
                _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
            ) -> CollectionViewCell {
                guard indexPath.item == 0 else { return CollectionViewCell() }
                return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            }
        }
        let screen = Screen {}
        var source: Source? = Source()
        screen.collectionView.register(TextCell.self, forCellWithReuseIdentifier: "cell")
        screen.collectionView.dataSource = source
        let host = ModelHost(screen, windowSize: Size(width: 400, height: 800))
        host.start(path: "/")
        #expect(host.visibleCells.count == 1)
        #expect(host.nodes(withStyleClass: "header").isEmpty)
        #expect(screen.collectionView.dataSource === source)
        source = nil
        screen.collectionView.reloadData()
        host.send(.frame(0))
        #expect(host.visibleCells.isEmpty)
        #expect(screen.collectionView.dataSource == nil)
    }

    @Test("cells and headers that were not dequeued leave their places empty, whatever hands them over")
    func notDequeuedFromSnapshots() throws {
        let screen = Screen {}
        let cells = CellRegistration<TextCell, Int> { cell, _, item in cell.label.text = "cell \(item)" }
        let list = screen.collectionView
        let dataSource = CollectionViewDiffableDataSource<Int, Int>(collectionView: list) { list, path, item in
            item == 1 ? TextCell() : list.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
        }
        dataSource.supplementaryViewProvider = { _, _, _ in CollectionReusableView() }
        var snapshot = DiffableDataSourceSnapshot<Int, Int>()
        try snapshot.appendSections([0])
        try snapshot.appendItems([0, 1, 2])
        dataSource.apply(snapshot)
        let host = ModelHost(screen, windowSize: Size(width: 400, height: 800))
        host.start(path: "/")
        #expect(host.visibleCells.flatMap { host.texts(in: $0) } == ["cell 0", "cell 2"])
        try snapshot.reconfigureItems([0, 1, 2])
        dataSource.apply(snapshot)
        host.send(.frame(0))
        #expect(host.visibleCells.count == 2)
        #expect(host.logLines.count { $0.contains("has to dequeue it from the collection view") } == 1)
    }

    @Test("a presented view is freed with its window")
    func modal() {
        var ended = false
        final class Dialog: ModalView {
            var ended: () -> Void = {}
            deinit { ended() }
        }
        do {
            let screen = ViewController()
            let host = ModelHost(screen, windowSize: Size(width: 400, height: 800))
            host.start(path: "/")
            let dialog = Dialog("Really?")
            dialog.ended = { ended = true }
            screen.present(dialog)
            #expect(dialog.isPresented)
        }
        #expect(ended)
    }

    @Test("a header closure is given the identifier of its section, and a menu is made by the delegate")
    func providers() throws {
        let screen = Screen {}
        let headers = SupplementaryRegistration<TextHeader>(elementKind: .sectionHeader) { _, _, _ in }
        screen.dataSource.setSupplementaryViewProvider { view, _, path, section in
            let header = view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
            header.label.text = "section \(section)"
            return header
        }
        let recorder = DelegateRecorder(screen.collectionView)
        recorder.menu = { path in Menu(children: [MenuAction("Open \(path.item)", target: screen) { _ in }]) }
        try show(screen)
        let host = ModelHost(screen, windowSize: Size(width: 400, height: 800))
        host.start(path: "/")
        #expect(host.texts.contains("section Numbers"))
        let cell = try #require(host.visibleCells.last)
        #expect(host.send(.menuRequested(cell, Point(x: 10, y: 10))))
        #expect(host.texts.contains("Open 2"))
    }
}
