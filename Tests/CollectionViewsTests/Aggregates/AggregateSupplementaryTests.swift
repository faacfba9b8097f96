import CollectionDataSources
import CollectionGeometry
import CollectionLayout
import CollectionTestSupport
import CollectionViews
import Testing

/// Headers, footers and backgrounds that follow what their sources say, on a screen of 320 by 480.
struct AggregateSupplementaryTests {
    /// A screen whose headers and footers show what `text` says when they are configured; nothing wants no room.
    private final class Screen: ViewController {
        let aggregate: AggregateDataSource<Int>
        let collectionView: CollectionView
        let dataSource: CollectionViewAggregateDataSource<Int>

        init(_ root: DataSource<Int>, text: @escaping (AggregateSupplementary<Int>) -> String) {
            let aggregate = AggregateDataSource(root: root)
            self.aggregate = aggregate
            collectionView = CollectionView(layout: aggregate.makeLayout())
            let cells = CellRegistration<TextCell, AggregateItem<Int>> { cell, _, item in cell.label.text = "\(item.id)"
            }
            dataSource = CollectionViewAggregateDataSource(collectionView: collectionView, aggregate) {
                view, path, item in
                view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
            }
            super.init(view: collectionView)
            let configure = { (view: TitleView, kind: ElementKind, path: IndexPath) in
                guard let supplementary = aggregate.supplementary(ofKind: kind, at: path) else { return }
                let text = text(supplementary)
                view.label.text = text
                view.label.isHidden = text.isEmpty
            }
            let headers = SupplementaryRegistration<TitleView>(elementKind: .sectionHeader, configure)
            let footers = SupplementaryRegistration<TitleView>(elementKind: .sectionFooter, configure)
            dataSource.supplementaryViewProvider = { view, path, supplementary in
                if case .header = supplementary {
                    return view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
                }
                return view.dequeueConfiguredReusableSupplementary(using: footers, for: path)
            }
        }
    }

    private func start(_ screen: Screen) -> ModelHost {
        let host = ModelHost(screen, windowSize: Size(width: 320, height: 480))
        host.start(path: "/")
        host.runFrames()
        return host
    }

    private func titles(_ host: ModelHost) -> [String] {
        host.nodes(withStyleClass: "title").filter { (host.visibleFrame($0)?.height ?? 0) > 0 }
            .sorted { (host.frameInWindow($0)?.minY ?? 0) < (host.frameInWindow($1)?.minY ?? 0) }
            .map { host.texts(in: $0).joined() }
    }

    private func makeSource(_ ids: Int...) throws -> BasicDataSource<Line> {
        let source = BasicDataSource<Line>()
        source.metrics.rowHeight = .fixed(44)
        try source.setItems(ids.map { Line(id: $0, text: "\($0)") })
        return source
    }

    @Test("a header that wanted no room is seen while the list loads more")
    func loadMoreHeader() throws {
        var requests: [BatchRequest<Line>] = []
        let source = BasicDataSource<Line>()
        source.loader = { requests.append($0) }
        source.metrics.rowHeight = .fixed(44)
        source.headers = [SupplementaryMetrics(height: .measured(estimate: 30))]
        let root = ComposedDataSource<Int>()
        root.add(source)
        let screen = Screen(root) { _ in if case .loading = source.loadMoreState { "Loading more" } else { "" } }
        let host = start(screen)
        source.load()
        requests[0].finish((0..<200).map { Line(id: $0, text: "\($0)") }, next: LoadCursor("200"))
        host.send(.frame(0))
        host.runFrames()
        #expect(titles(host) == [])
        source.loadMore()
        host.send(.frame(0))
        host.runFrames()
        #expect(titles(host) == ["Loading more"])
        requests[requests.count - 1].finish([Line(id: 200, text: "200")], next: nil)
        host.send(.frame(0))
        host.runFrames()
        host.finishAnimations()
        #expect(titles(host) == [])
    }

    @Test("a header that says more by the time it is seen again has the room it needs, and nothing moves before")
    func unseenHeader() throws {
        var text = "short"
        let first = try makeSource(1, 2)
        first.headers = [SupplementaryMetrics(height: .measured(estimate: 30))]
        let second = BasicDataSource<Line>()
        second.metrics.rowHeight = .fixed(44)
        try second.setItems((10..<200).map { Line(id: $0, text: "\($0)") })
        let root = ComposedDataSource<Int>()
        root.add(first)
        root.add(second)
        let screen = Screen(root) { _ in text }
        let host = start(screen)
        let path = IndexPath(item: 0, section: 0)
        let height = {
            screen.collectionView.layout
                .layoutAttributesForSupplementaryView(ofKind: .sectionHeader, at: path)?.frame.height ?? 0
        }
        let shortHeight = height()
        #expect(titles(host) == ["short"])
        #expect(shortHeight > 0)
        host.scroll(to: Point(x: 0, y: 3000))
        host.runFrames()
        let seen = host.visibleCells.map { host.frameInWindow($0)?.minY }
        text = String(repeating: "much longer than before ", count: 12)
        first.reconfigureSupplementaries()
        host.send(.frame(0))
        host.runFrames()
        #expect(height() == shortHeight)
        #expect(host.visibleCells.map { host.frameInWindow($0)?.minY } == seen)
        host.scroll(to: .zero)
        host.runFrames()
        #expect(titles(host) == [text])
        let longHeight = height()
        #expect(longHeight > shortHeight)
        #expect(host.visibleCells.compactMap { host.frameInWindow($0)?.minY }.min() == longHeight)
        // It is measured once: what is known afterwards counts.
        host.scroll(to: Point(x: 0, y: 3000))
        host.runFrames()
        host.scroll(to: .zero)
        #expect(!host.lastCommands.contains { if case .measure = $0 { true } else { false } })
        host.runFrames()
        #expect(height() == longHeight)
    }

    @Test("headers of the whole screen are configured again when the root says so, however few sections there are")
    func globalHeaders() throws {
        let root = ComposedDataSource<Int>()
        root.add(try makeSource(1, 2))
        root.headers = [
            SupplementaryMetrics(height: .fixed(40)), SupplementaryMetrics(height: .measured(estimate: 20)),
        ]
        var configured: [Int] = []
        var hasSecond = false
        let screen = Screen(root) { supplementary in
            guard case .header(_, let owner) = supplementary else { return "" }
            configured.append(owner.index)
            return owner.index == 0 ? "first" : hasSecond ? "second" : ""
        }
        let host = start(screen)
        #expect(titles(host) == ["first"])
        configured = []
        hasSecond = true
        root.reconfigureSupplementaries()
        host.send(.frame(0))
        host.runFrames()
        #expect(titles(host) == ["first", "second"])
        #expect(configured.sorted() == [0, 1])
        #expect(host.visibleCells.compactMap { host.frameInWindow($0)?.minY } == [62, 106])
    }

    @Test("the background of everything follows the root's headers and can come and go")
    func globalBackground() throws {
        let root = ComposedDataSource<Int>()
        root.add(try makeSource(1))
        root.headers = [SupplementaryMetrics(height: .fixed(40), isPinned: true)]
        let screen = Screen(root) { _ in "title" }
        let host = start(screen)
        let layout = screen.collectionView.layout
        let path = IndexPath(item: IndexPath.globalItem, section: 0)
        #expect(layout.layoutAttributesForDecorationView(ofKind: .globalBackground, at: path) == nil)
        screen.aggregate.showsGlobalBackground = true
        host.send(.frame(0))
        let background = layout.layoutAttributesForDecorationView(ofKind: .globalBackground, at: path)
        #expect(background?.frame == Rect(x: 0, y: 0, width: 320, height: 40))
        screen.aggregate.showsGlobalBackground = false
        host.send(.frame(0))
        #expect(layout.layoutAttributesForDecorationView(ofKind: .globalBackground, at: path) == nil)
    }

    @Test("the background of everything has the role that the tree names, which draws it, and follows a change")
    func globalBackgroundRole() throws {
        let root = ComposedDataSource<Int>()
        root.add(try makeSource(1))
        root.headers = [SupplementaryMetrics(height: .fixed(40), isPinned: true)]
        let screen = Screen(root) { _ in "title" }
        let host = start(screen)
        func styles() -> [Set<StyleClass>] {
            host.nodes(withStyleClass: "global-background").filter { host.frameInWindow($0) != nil }
                .compactMap { host.node($0) }.map { Set($0.styleClasses) }
        }
        func show() {
            host.send(.frame(0))
            host.runFrames()
            host.finishAnimations()
        }
        #expect(styles() == [])
        screen.aggregate.globalBackground = .screen
        show()
        #expect(styles() == [["reusable", "decoration", "global-background", "background-screen"]])
        screen.aggregate.globalBackground = .tinted
        show()
        #expect(styles() == [["reusable", "decoration", "global-background", "background-tinted"]])
        screen.aggregate.globalBackground = nil
        screen.aggregate.showsGlobalBackground = true
        show()
        #expect(styles() == [["reusable", "decoration", "global-background"]])
        screen.aggregate.showsGlobalBackground = false
        show()
        #expect(styles() == [])
    }

    @Test("cells take the backgrounds of their section, another one while they are selected, and follow a change")
    func backgrounds() throws {
        let plain = try makeSource(1)
        let special = try makeSource(2)
        special.metrics.selectedCellBackground = .tinted
        let root = ComposedDataSource<Int>()
        root.add(plain)
        root.add(special)
        root.metrics.cellBackground = .filled
        let screen = Screen(root) { _ in "" }
        screen.collectionView.selectionMode = .multiple
        let host = start(screen)
        func backgrounds() -> [[String]] {
            host.visibleCells.map { id in
                (host.node(id)?.styleClasses ?? []).map { $0.rawValue }.filter { $0.hasPrefix("background-") }.sorted()
            }
        }
        #expect(backgrounds() == [["background-filled"], ["background-filled"]])
        screen.collectionView.selectItem(at: IndexPath(item: 0, section: 0))
        screen.collectionView.selectItem(at: IndexPath(item: 0, section: 1))
        host.send(.frame(0))
        #expect(backgrounds() == [["background-filled"], ["background-tinted"]])
        plain.metrics.cellBackground = .clear
        special.metrics.selectedCellBackground = nil
        host.send(.frame(0))
        host.runFrames()
        #expect(backgrounds() == [["background-clear"], ["background-filled"]])
    }

    @Test("headers and footers take padding and background from their metrics or inherit them, and follow a change")
    func supplementaryStyles() throws {
        let plain = try makeSource(1)
        plain.headers = [SupplementaryMetrics(height: .fixed(40))]
        let special = try makeSource(2)
        special.headers = [
            SupplementaryMetrics(
                height: .fixed(40),
                padding: DirectionalEdgeInsets(top: 1, leading: 2, bottom: -3, trailing: 4),
                background: .tinted)
        ]
        let root = ComposedDataSource<Int>()
        root.add(plain)
        root.add(special)
        root.headers = [SupplementaryMetrics(height: .fixed(40))]
        root.metrics.supplementaryBackground = .screen
        root.metrics.supplementaryPadding = DirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
        let screen = Screen(root) { _ in "title" }
        let host = start(screen)
        func styles() -> [[String]] {
            host.nodes(withStyleClass: "title")
                .sorted { (host.frameInWindow($0)?.minY ?? 0) < (host.frameInWindow($1)?.minY ?? 0) }
                .map { id in
                    let node = host.node(id)
                    let sides: [StyleClass] = ["padding-top", "padding-leading", "padding-bottom", "padding-trailing"]
                    let hasPadding = node?.styleClasses.contains("has-padding") == true
                    let padding = hasPadding ? sides.map { "\(node?.variables[$0] ?? -1)" } : []
                    let classes = (node?.styleClasses ?? []).map { $0.rawValue }.filter { $0.hasPrefix("background-") }
                    return classes.sorted() + padding
                }
        }
        #expect(
            styles() == [
                [], ["background-screen", "8.0", "16.0", "8.0", "16.0"],
                ["background-tinted", "1.0", "2.0", "0.0", "4.0"],
            ])
        root.metrics.supplementaryPadding = nil
        root.headers[0].background = .raised
        special.headers[0].background = .clear
        host.send(.frame(0))
        host.runFrames()
        #expect(
            styles() == [
                ["background-raised"], ["background-screen"], ["background-clear", "1.0", "2.0", "0.0", "4.0"],
            ])
    }

    @Test("the host refuses a role that is no name, for lines as for backgrounds, and the views have their usual look")
    func refusedRoles() throws {
        let source = try makeSource(1, 2)
        source.metrics.showsRowSeparators = true
        source.metrics.separatorRole = "no name"
        source.metrics.background = "nor this"
        source.metrics.cellBackground = "nor that"
        let root = ComposedDataSource<Int>()
        root.add(source)
        let host = ModelHost(Screen(root) { _ in "" }, windowSize: Size(width: 320, height: 480))
        let refused = host.expectingViolations {
            host.start(path: "/")
            host.runFrames()
        }
        let names = ["background-nor that", "background-nor this", "separator-no name"]
        #expect(Set(refused) == Set(names.map { "setStyleClass: refused the class \"\($0)\", which is no name" }))
        for kind: StyleClass in ["row-separator", "section-background"] {
            let nodes = host.nodes(withStyleClass: kind).compactMap { host.node($0) }
            #expect(nodes.map { Set($0.styleClasses) } == [["reusable", "decoration", kind]])
        }
    }

    @Test("lines and backgrounds of sections have the look that their metrics name, and follow a change")
    func decorationStyles() throws {
        let source = try makeSource(1, 2)
        source.metrics.showsRowSeparators = true
        let root = ComposedDataSource<Int>()
        root.add(source)
        root.metrics.separatorRole = .strong
        root.metrics.background = .filled
        let screen = Screen(root) { _ in "" }
        let host = start(screen)
        func styles(_ kind: StyleClass) -> [[String]] {
            host.nodes(withStyleClass: kind).filter { host.frameInWindow($0) != nil }.map { id in
                (host.node(id)?.styleClasses ?? []).map { $0.rawValue }
                    .filter { $0.hasPrefix("separator-") || $0.hasPrefix("background-") }.sorted()
            }
        }
        #expect(styles("row-separator") == [["separator-strong"]])
        #expect(styles("section-background") == [["background-filled"]])
        root.metrics.background = .raised
        host.send(.frame(0))
        host.runFrames()
        #expect(styles("row-separator") == [["separator-strong"]])
        #expect(styles("section-background") == [["background-raised"]])
        source.metrics.separatorRole = .tinted
        source.metrics.showsBackground = false
        host.send(.frame(0))
        host.runFrames()
        host.finishAnimations()
        #expect(styles("row-separator") == [["separator-tinted"]])
        #expect(styles("section-background") == [])
    }
}
