import CollectionGeometry
import CollectionTestSupport
import CollectionViews
import Testing

@Suite("Paths after a change of the data in the same event") struct ChangesInCallbacksTests {
    /// Applies a snapshot in one callback, and writes down the numbers that the others name.
    private final class ChangingScreen: NumberScreen, CollectionViewDelegate {
        enum Callback { case highlight, unhighlight, mayBeSelected, selection, deselection }

        var callback = Callback.selection
        var numbers: [Int] = []
        var lines: [String] = []

        override func viewDidLoad() { collectionView.delegate = self }

        private func called(_ callback: Callback, _ name: String, _ path: IndexPath) {
            lines.append("\(name) \(dataSource.itemIdentifier(for: path) ?? -1)")
            guard callback == self.callback, !numbers.isEmpty else { return }
            do {
                try show(numbers, isAnimated: false)
            } catch {
                Issue.record(error)
            }
        }

        func collectionView(_ collectionView: CollectionView, didHighlightItemAt indexPath: IndexPath) {
            called(.highlight, "highlight", indexPath)
        }

        func collectionView(_ collectionView: CollectionView, didUnhighlightItemAt indexPath: IndexPath) {
            called(.unhighlight, "unhighlight", indexPath)
        }

        func collectionView(_ collectionView: CollectionView, didDoubleTapItemAt indexPath: IndexPath) {
            lines.append("double \(dataSource.itemIdentifier(for: indexPath) ?? -1)")
        }

        func collectionView(_ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
            called(.mayBeSelected, "may", indexPath)
            return true
        }

        func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
            called(.selection, "select", indexPath)
        }

        func collectionView(_ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath) {
            called(.deselection, "deselect", indexPath)
        }

        func collectionView(_ collectionView: CollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
            lines.append("open \(dataSource.itemIdentifier(for: indexPath) ?? -1)")
        }
    }

    private func start() throws -> (ChangingScreen, ModelHost) {
        let screen = ChangingScreen()
        let host = ModelHost(screen, windowSize: Size(width: 400, height: 800))
        host.start(path: "/")
        try screen.show([1, 2, 3, 4, 5], isAnimated: false)
        host.send(.frame(0))
        return (screen, host)
    }

    @Test(
        "a snapshot applied in didSelect or shouldSelect leaves the primary action with the item",
        arguments: [true, false])
    func primaryAction(isSelectable: Bool) throws {
        for callback in [ChangingScreen.Callback.selection, .mayBeSelected] {
            let (screen, host) = try start()
            screen.collectionView.allowsSelection = isSelectable
            screen.callback = callback
            screen.numbers = [2, 4, 3, 5]
            #expect(host.tap("3"))
            #expect(screen.lines == ["may 3", "select 3", "open 3"])
            let selected = isSelectable ? [IndexPath(item: 2, section: 0)] : []
            #expect(screen.collectionView.indexPathsForSelectedItems == selected)
        }
    }

    @Test("an item that didSelect removes has no primary action")
    func removedItem() throws {
        let (screen, host) = try start()
        screen.numbers = [1, 2, 4, 5]
        #expect(host.tap("3"))
        #expect(screen.lines == ["may 3", "select 3"])
        #expect(host.texts == ["1", "2", "4", "5"])
    }

    @Test("a snapshot applied in didDeselect leaves didSelect with the item, and leaves out one that it removes")
    func selectionAfterDeselection() throws {
        let (screen, host) = try start()
        screen.collectionView.allowsSelection = true
        screen.callback = .deselection
        host.tap("2")
        screen.lines = []
        screen.numbers = [1, 3, 4, 5]
        host.tap("4")
        #expect(screen.lines == ["may 4", "deselect 2", "select 4", "open 4"])
        #expect(screen.collectionView.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
        screen.lines = []
        screen.numbers = [1, 3, 4]
        host.tap("5")
        #expect(screen.lines == ["may 5", "deselect 4"])
        #expect(screen.collectionView.indexPathsForSelectedItems == [])
    }

    @Test("items deselected together are each named by their own path")
    func deselectionOfSeveral() throws {
        let (screen, host) = try start()
        screen.collectionView.allowsMultipleSelection = true
        for path in [1, 2, 4].map({ IndexPath(item: $0, section: 0) }) { screen.collectionView.selectItem(at: path) }
        screen.callback = .deselection
        screen.numbers = [5, 1, 4]
        screen.collectionView.deselectAll()
        host.send(.frame(1))
        #expect(screen.lines == ["deselect 2", "deselect 5"])
    }

    @Test("a snapshot applied in didHighlight or didUnhighlight leaves the rest of the press with the item")
    func highlight() throws {
        for callback in [ChangingScreen.Callback.highlight, .unhighlight] {
            let (screen, host) = try start()
            screen.callback = callback
            screen.numbers = [3, 1]
            host.press("3")
            host.releasePress()
            #expect(screen.lines == ["highlight 3", "unhighlight 3", "may 3", "select 3", "open 3"])
        }
    }
}
