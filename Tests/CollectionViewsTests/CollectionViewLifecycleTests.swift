import CollectionGeometry
import CollectionLayout
import CollectionTestSupport
import CollectionViews
import Testing

struct CollectionViewLifecycleTests {
    private let phone = Size(width: 400, height: 800)

    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    private func start(_ screen: ViewController) -> ModelHost {
        let host = ModelHost(screen, windowSize: phone)
        host.start(path: "/")
        return host
    }

    @Test("cells are reported when they are seen and when they are not any more, not when they are made")
    func display() {
        let screen = TextScreen.rows(1000)
        let recorder = DelegateRecorder(screen.collectionView, .display)
        let host = start(screen)
        #expect(recorder.takeEvents() == (0..<8).map { .willDisplay(.cell(path($0))) })
        host.scroll(to: Point(x: 0, y: 150))
        #expect(
            recorder.takeEvents() == [
                .scrolled(Point(x: 0, y: 150)), .didEndDisplaying(.cell(path(0))),
                .willDisplay(.cell(path(8))), .willDisplay(.cell(path(9))),
            ]
        )
        screen.unload()
        #expect(recorder.takeEvents() == (1..<10).map { .didEndDisplaying(.cell(path($0))) })
    }

    @Test("a cell that one step of a fling has no use for waits for the next one, unless it is in sight there")
    func fling() {
        let screen = TextScreen.rows(1000)
        let host = start(screen)
        func hiddenCount() -> Int { host.nodes { $0.styleClasses.contains("cell") && $0.isHidden }.count }
        host.scroll(to: Point(x: 0, y: 10_050))
        #expect(host.visibleCells.count == 9)
        host.scroll(to: Point(x: 0, y: 20_000))
        let waiting = hiddenCount()
        #expect(host.visibleCells.count == 8)
        host.scroll(to: Point(x: 0, y: 30_050))
        #expect(host.visibleCells.count == 9)
        #expect(hiddenCount() == waiting)
        host.scroll(to: Point(x: 0, y: 20_000))
        #expect(hiddenCount() == waiting)
        host.scroll(to: Point(x: 0, y: 30_000))
        #expect(host.visibleCells.count == 8, "it stands where another cell is now")
        #expect(hiddenCount() == waiting + 1, "it stands where another cell is now")
        host.scroll(to: Point(x: 0, y: 20_000))
        host.endScroll()
        // Nothing but what is near the screen is left in the host's tree.
        let shown = host.nodes { $0.styleClasses.contains("cell") && !$0.isHidden }.count
        #expect(shown == screen.collectionView.indexPathsForDisplayedItems.count)
    }

    @Test("a delegate that comes late is told of all that is seen, and nothing any more once it is taken away")
    func lateDelegate() {
        let screen = TextScreen.rows(1000)
        let host = start(screen)
        host.scroll(to: Point(x: 0, y: 100))
        let recorder = DelegateRecorder(screen.collectionView, .display)
        host.send(.frame(0))
        #expect(recorder.takeEvents() == (1..<9).map { .willDisplay(.cell(path($0))) })
        screen.collectionView.delegate = nil
        host.scroll(to: Point(x: 0, y: 900))
        #expect(recorder.takeEvents() == [])
    }

    @Test("items ahead are reported for prefetching nearest first, and called off when the user turns round")
    func prefetching() {
        let screen = TextScreen.rows(1000)
        let recorder = DelegateRecorder(screen.collectionView, .prefetching)
        screen.collectionView.prefetchDistance = 1
        let host = start(screen)
        var pending: Set<IndexPath> = []
        func follow() {
            for report in recorder.takeEvents() {
                switch report {
                case .prefetch(let paths):
                    #expect(pending.isDisjoint(with: paths))
                    pending.formUnion(paths)
                case .cancelPrefetching(let paths):
                    #expect(pending.isSuperset(of: paths))
                    pending.subtract(paths)
                default: continue
                }
            }
            pending.subtract(screen.collectionView.indexPathsForDisplayedItems)
        }
        #expect(recorder.takeEvents() == [.prefetch((10..<16).map(path))])
        pending = Set((10..<16).map(path))
        for step in 1...20 {
            host.scroll(to: Point(x: 0, y: Double(step) * 300))
            follow()
        }
        #expect(pending.allSatisfy { (68...77).contains($0.item) })
        #expect(!pending.isEmpty)
        for step in 1...20 {
            host.scroll(to: Point(x: 0, y: 6000 - Double(step) * 300))
            follow()
        }
        #expect(pending.allSatisfy { $0.item < 16 })
    }

    @Test("in a row that turns back the items before are prefetched, the first one included")
    func prefetchingBackwards() throws {
        let screen = ShelfScreen(.continuous)
        try screen.show([Array(0..<100)])
        let recorder = DelegateRecorder(screen.collectionView, .prefetching)
        let host = start(screen)
        host.scroll(host.carousel, to: Point(x: 1500, y: 0))
        _ = recorder.takeEvents()
        host.scroll(host.carousel, to: Point(x: 700, y: 0))
        let prefetched = recorder.takeEvents().flatMap { event -> [IndexPath] in
            if case .prefetch(let paths) = event { paths } else { [] }
        }
        #expect(prefetched.last == path(0))
    }

    @Test("reloading invalidates everything of the layout")
    func reloadingInvalidates() {
        final class Layout: CollectionViewLayout {
            var invalidations: [Bool] = []

            override func invalidateLayout(with context: LayoutInvalidationContext) {
                super.invalidateLayout(with: context)
                invalidations.append(context.invalidateEverything)
            }
        }
        let layout = Layout()
        let view = CollectionView(layout: layout)
        let host = start(ViewController(view: view))
        layout.invalidations = []
        view.reloadData()
        #expect(layout.invalidations == [true])
        withExtendedLifetime(host) {}
    }

    @Test("reconfiguring keeps a cell and reloading calls its prepareForReuse, for any data source")
    func reconfigureAndReload() {
        let screen = TextScreen.rows(3)
        let host = start(screen)
        let cell = screen.collectionView.cellForItem(at: path(1)) as? TextCell
        screen.source.sections = [["a", "b", "c"]]
        screen.collectionView.reconfigureItems(at: [path(1), path(99)])
        host.send(.frame(0))
        #expect(screen.collectionView.cellForItem(at: path(1)) === cell)
        #expect(cell?.reuses == 0)
        #expect(host.visibleCells.map { host.texts(in: $0) } == [["row 0"], ["b"], ["row 2"]])
        screen.collectionView.reloadItems(at: [path(0)])
        host.send(.frame(0))
        #expect(host.visibleCells.map { host.texts(in: $0) } == [["a"], ["b"], ["row 2"]])
        #expect((screen.collectionView.cellForItem(at: path(0)) as? TextCell)?.reuses == 1)
    }

    @Test("no more views wait for reuse than the cap allows")
    func cap() {
        let screen = TextScreen.rows(1000)
        screen.collectionView.maximumReusableViews = 2
        let host = start(screen)
        screen.source.sections = [["only"]]
        screen.collectionView.reloadData()
        host.send(.frame(0))
        #expect(host.allNodes { $0.styleClasses.contains("cell") }.count == 3)
    }

    @Test("a cell shows by roles that it is selected, focused and being edited")
    func configurationState() throws {
        let screen = TextScreen.rows(5)
        screen.collectionView.selectionMode = .single
        let host = start(screen)
        let recorder = DelegateRecorder(screen.collectionView)
        host.tap("row 2")
        let cell = try #require(screen.collectionView.cellForItem(at: path(2)))
        #expect(host.node(cell.node)?.styleClasses.contains("is-selected") == true)
        host.send(.focused(cell.node))
        screen.collectionView.isEditing = true
        host.tap("row 3")
        var state = CellConfigurationState()
        state.isFocused = true
        state.isEditing = true
        #expect(cell.configurationState == state)
        #expect(host.node(cell.node)?.styleClasses.suffix(2) == ["is-focused", "is-editing"])
        #expect(
            recorder.takeEvents() == [
                .selectedItem(path(2)), .deselectedItem(path(2)), .selectedItem(path(3)),
            ]
        )
    }
}

struct ContentConfigurationTests {
    private struct Brand: ContentConfiguration {
        var name: String
        var isChosen = false

        func makeContentView() -> Label { Label(.headline) }

        func apply(to view: Label) { view.text = isChosen ? "✓ \(name)" : name }

        func updated(for state: CellConfigurationState) -> Brand { Brand(name: name, isChosen: state.isSelected) }
    }

    private final class BrandSource: CollectionContentSource {
        var names = ["Acne", "Balmain"]
        let brands = CellRegistration<CollectionViewCell, String> { cell, path, name in
            if path.item == 0 {
                cell.setContentConfiguration(Brand(name: name))
            } else {
                cell.setContentConfiguration(ListContentConfiguration(text: name, secondaryText: "brand"))
            }
        }
        var numberOfSections: Int { 1 }
        func numberOfItems(inSection section: Int) -> Int { names.count }
        func cell(forItemAt path: IndexPath, in collectionView: CollectionView) -> CollectionViewCell? {
            collectionView.dequeueConfiguredReusableCell(using: brands, for: path, item: names[path.item])
        }
        func supplementaryView(ofKind: ElementKind, at: IndexPath, in: CollectionView) -> CollectionReusableView? {
            nil
        }
    }

    @Test("a cell shows content of any type, keeps the view of one type, and follows its state")
    func contents() {
        let source = BrandSource()
        let list = CollectionView(layout: RowLayout(rowHeight: 50))
        list.contentSource = source
        list.selectionMode = .multiple
        let host = ModelHost(ViewController(view: list), windowSize: Size(width: 400, height: 800))
        host.start(path: "/")
        #expect(host.texts == ["Acne", "Balmain", "brand"])
        let label = host.node(showing: "Acne")
        host.tap("Acne")
        #expect(host.texts == ["✓ Acne", "Balmain", "brand"])
        source.names = ["Chloé", "Dior"]
        list.reconfigureItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0)])
        host.send(.frame(0))
        #expect(host.texts == ["✓ Chloé", "Dior", "brand"])
        #expect(host.node(showing: "✓ Chloé") == label)
    }
}
