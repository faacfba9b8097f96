import CollectionDataSources
import CollectionFormatting
import CollectionGeometry
import CollectionLayout
import CollectionTestSupport
import CollectionViews
import Testing

struct LoadMoreViewTests {
    private static let next = LoadCursor("20")
    private static let failure =
        "More could not be loaded. The server is not responding. Check your connection, then try again."

    private func isLoading(_ host: ModelHost) -> Bool { host.node(labeled: "Loading more") != nil }

    @Test(
        "each state has its text; the indicator is seen while a part is being loaded",
        arguments: [
            (.idle, [], false), (.ready(next), [], false), (.loading(next), [], true),
            (.failed(next, .unreachable), [failure, "Try again"], false),
            (.exhausted, ["That is all."], false),
        ] as [(LoadMoreStateMachine.State, [String], Bool)])
    func states(state: LoadMoreStateMachine.State, texts: [String], isBusy: Bool) {
        let view = LoadMoreView()
        let host = makeHost(view)
        view.state = state
        host.send(.frame(0))
        #expect(host.texts == texts)
        #expect(isLoading(host) == isBusy)
    }

    @Test("the button is named with the failure, and calls its action")
    func retrying() {
        var count = 0
        let view = LoadMoreView()
        view.retryButton.addAction { count += 1 }
        view.state = .failed(Self.next, .unreachable)
        let host = makeHost(view)
        #expect(host.tap(label: "Try again: " + Self.failure))
        #expect(count == 1)
    }

    @Test(
        "a failure and the end are announced after loading, and no other state is",
        arguments: [
            (.failed(next, .unreachable), [failure]), (.exhausted, ["That is all."]),
            (.ready(next), []), (.idle, []),
        ] as [(LoadMoreStateMachine.State, [String])])
    func announcements(state: LoadMoreStateMachine.State, announced: [String]) {
        let view = LoadMoreView()
        let host = makeHost(view)
        view.state = .loading(Self.next)
        view.state = state
        view.state = state
        host.send(.frame(0))
        #expect(host.announcements == announced)
    }

    @Test("the end of a list that was complete at once is not announced")
    func completeList() {
        let view = LoadMoreView()
        let host = makeHost(view)
        view.state = .exhausted
        host.send(.frame(0))
        #expect(host.announcements == [])
    }

    @Test("the view takes the focus from the button when that is hidden")
    func focus() {
        let view = LoadMoreView()
        view.state = .failed(Self.next, .unreachable)
        let host = makeHost(view)
        host.send(.focused(view.retryButton.node))
        view.state = .loading(Self.next)
        host.send(.frame(0))
        #expect(host.focusedNode == view.node)
    }

    @Test("the strings can be others; without a sentence of its own a failure has that of the error, and the end none")
    func strings() {
        let view = LoadMoreView(strings: LoadMoreView.Strings(failure: "", retry: "Again", end: ""))
        let host = makeHost(view)
        view.state = .failed(Self.next, LoadError(message: "Closed."))
        host.send(.frame(0))
        #expect(host.texts == ["Closed.", "Again"])
        view.strings.retry = "Once more"
        host.send(.frame(1))
        #expect(host.texts == ["Closed.", "Once more"])
        view.state = .exhausted
        host.send(.frame(2))
        #expect(host.texts == [])
    }

    @Test("the strings are in the language of the app", arguments: [("de", "Das ist alles."), ("ar", "هذا كل شيء.")])
    func languages(tag: String, end: String) {
        let context = HostContext()
        context.setLanguage(Locale(identifier: tag))
        context.language.whileCurrent { #expect(LoadMoreView.Strings().end == end) }
    }
}

struct LoadMoreReusableViewTests {
    /// A list with a footer that shows a state.
    private final class Screen: ViewController {
        let collectionView: CollectionView
        let dataSource: CollectionViewDiffableDataSource<Int, Int>

        init() {
            var configuration = ListConfiguration(appearance: .plain)
            configuration.footerMode = .supplementary
            collectionView = CollectionView(layout: CompositionalLayout.list(using: configuration))
            let rows = CellRegistration<TextCell, Int> { cell, _, id in cell.label.text = "\(id)" }
            dataSource = CollectionViewDiffableDataSource(collectionView: collectionView) { view, path, id in
                view.dequeueConfiguredReusableCell(using: rows, for: path, item: id)
            }
            let footers = SupplementaryRegistration<LoadMoreReusableView>(elementKind: .sectionFooter) { footer, _, _ in
                footer.contentView.state = .exhausted
            }
            dataSource.supplementaryViewProvider = { view, _, path in
                view.dequeueConfiguredReusableSupplementary(using: footers, for: path)
            }
            super.init(view: collectionView)
        }

        func show() throws {
            var snapshot = DiffableDataSourceSnapshot<Int, Int>()
            try snapshot.appendSections([0])
            try snapshot.appendItems([0, 1], toSection: 0)
            dataSource.apply(snapshot, animatingDifferences: false)
        }
    }

    @Test("a footer is measured again when its state changes, and not when it stays")
    func measuring() throws {
        let screen = Screen()
        try screen.show()
        let host = ModelHost(screen, windowSize: Size(width: 390, height: 800))
        host.start(path: "/")
        host.runFrames()
        let footers = screen.collectionView.visibleSupplementaryViews(ofKind: .sectionFooter)
        let footer = try #require(footers.first as? LoadMoreReusableView)
        let before = host.measureCount
        footer.contentView.state = .failed(LoadCursor("20"), .unreachable)
        host.send(.frame(host.time))
        #expect(host.measureCount == before + 1)
        footer.contentView.state = .failed(LoadCursor("20"), .unreachable)
        host.send(.frame(host.time))
        #expect(host.measureCount == before + 1)
    }

    @Test("a view that is reused for another list does not announce the state of that list")
    func reuse() {
        let view = LoadMoreReusableView()
        let host = makeHost(view)
        view.contentView.state = .loading(LoadCursor("20"))
        view.prepareForReuse()
        view.contentView.state = .exhausted
        host.send(.frame(0))
        #expect(host.announcements == [])
    }
}
