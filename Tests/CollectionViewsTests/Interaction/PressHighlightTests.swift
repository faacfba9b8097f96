import CollectionDiffing
import CollectionGeometry
import CollectionLayout
import CollectionTestSupport
import Testing

@testable import CollectionViews

struct PressHighlightTests {
    private let path = IndexPath(item: 2, section: 0)
    private let elements = ElementTable()
    private var item: ElementHandle { elements.handle(forItemAt: path) }

    @Test("a mouse marks at once, a finger after a moment, and a quick tap in one")
    func begin() {
        var highlight = PressHighlight()
        #expect(highlight.begin(at: item, with: .mouse) == .show(path))
        #expect(highlight.end() == .hide(path))
        #expect(highlight.begin(at: item, with: .touch) == .wait)
        #expect(highlight.shownPath == nil)
        #expect(highlight.waited() == .show(path))
        #expect(highlight.shownPath == path)
        #expect(highlight.end() == .hide(path))
        #expect(highlight.begin(at: item, with: .touch) == .wait)
        #expect(highlight.end() == .flash(path))
        #expect(highlight.path == nil)
    }

    @Test("what is cancelled before it was marked is never marked")
    func cancel() {
        var highlight = PressHighlight()
        _ = highlight.begin(at: item, with: .touch)
        #expect(highlight.cancel() == .none)
        #expect(highlight.waited() == .none)
        #expect(highlight.end() == .none)
        _ = highlight.begin(at: item, with: .pen)
        #expect(highlight.cancel() == .hide(path))
    }

    @Test("the mark follows its item, and is gone with it")
    func updates() throws {
        var highlight = PressHighlight()
        let item = item
        _ = highlight.begin(at: item, with: .mouse)
        elements.translate(try insertion(before: 0))
        #expect(highlight.shownPath == IndexPath(item: 3, section: 0))
        elements.reset()
        #expect(highlight.path == nil)
        #expect(highlight.end() == .none)
    }
}

/// An item is inserted into one section of five.
private func insertion(before index: Int) throws -> IndexPathTranslation {
    let batch = BatchChanges(itemInserts: [IndexPath(item: index, section: 0)])
    return try #require(IndexPathTranslation(batch, countsBefore: [5], countsAfter: [6]))
}

/// A delegate that writes down what it is told, and refuses some items.
final class InteractionLog: CollectionViewDelegate {
    let lifetime = Lifetime()
    var lines: [String] = []
    var refused: Set<Int> = []
    var unmarked: Set<Int> = []
    var withoutAction: Set<Int> = []
    var allowsDrags = true
    var menu: (IndexPath) -> Menu? = { _ in nil }

    func collectionView(
        _ collectionView: CollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: Point
    ) -> ContextMenuConfiguration? {
        indexPaths.first.flatMap(menu).map { menu in ContextMenuConfiguration { _ in menu } }
    }

    func take() -> [String] {
        defer { lines = [] }
        return lines
    }

    func collectionView(_ collectionView: CollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        !unmarked.contains(indexPath.item)
    }

    func collectionView(_ collectionView: CollectionView, didHighlightItemAt indexPath: IndexPath) {
        lines.append("highlight \(indexPath.item)")
    }

    func collectionView(_ collectionView: CollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        lines.append("unhighlight \(indexPath.item)")
    }

    func collectionView(_ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        !refused.contains(indexPath.item)
    }

    func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
        lines.append("select \(indexPath.item)")
    }

    func collectionView(_ collectionView: CollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        !refused.contains(indexPath.item)
    }

    func collectionView(_ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath) {
        lines.append("deselect \(indexPath.item)")
    }

    func collectionView(
        _ collectionView: CollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool {
        !withoutAction.contains(indexPath.item)
    }

    func collectionView(_ collectionView: CollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
        lines.append("act \(indexPath.item)")
    }

    func collectionView(
        _ collectionView: CollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
        allowsDrags
    }

    func collectionView(_ collectionView: CollectionView, didDoubleTapItemAt indexPath: IndexPath) {
        lines.append("double \(indexPath.item)")
    }

    func collectionView(_ collectionView: CollectionView, didLongPressItemAt indexPath: IndexPath) {
        lines.append("hold \(indexPath.item)")
    }
}

struct HighlightTests {
    private func start(_ screen: TextScreen = .rows(20)) -> (view: CollectionView, host: ModelHost, log: InteractionLog)
    {
        let log = InteractionLog()
        screen.collectionView.delegate = log
        let host = ModelHost(screen, windowSize: Size(width: 400, height: 800))
        host.start(path: "/")
        return (screen.collectionView, host, log)
    }

    private func isMarked(_ text: String, _ host: ModelHost) -> Bool {
        let cell = host.node(showing: text).flatMap { host.activatable(around: $0) } ?? .none
        return host.node(cell)?.styleClasses.contains("is-highlighted") == true
    }

    @Test("a click marks, unmarks, selects and acts, in this order")
    func click() {
        let (view, host, log) = start()
        view.allowsSelection = true
        host.press("row 3", with: .mouse)
        #expect(isMarked("row 3", host))
        #expect(view.cellForItem(at: IndexPath(item: 3, section: 0))?.configurationState.isHighlighted == true)
        host.releasePress()
        #expect(!isMarked("row 3", host))
        #expect(log.take() == ["highlight 3", "unhighlight 3", "select 3", "act 3"])
    }

    @Test("a finger marks after a moment; one that scrolls within it never does")
    func touch() {
        let (_, host, log) = start()
        host.press("row 3")
        #expect(!isMarked("row 3", host))
        host.fireNextTimer()
        #expect(isMarked("row 3", host))
        host.cancelPress()
        #expect(!isMarked("row 3", host))
        #expect(log.take() == ["highlight 3", "unhighlight 3"])
        host.press("row 4")
        host.cancelPress()
        while host.fireNextTimer() {}
        #expect(log.take() == [])
        host.click("row 5", with: .touch)
        #expect(log.take() == ["highlight 5", "unhighlight 5", "select 5", "act 5"])
    }

    @Test("the mark goes when a finger strays, when a mouse leaves the item, and when the wheel is turned")
    func leaving() {
        let (_, host, log) = start()
        host.press("row 3")
        host.fireNextTimer()
        host.movePress(byX: 0, y: 11)
        #expect(log.take() == ["highlight 3", "unhighlight 3"])
        host.releasePress()
        host.press("row 3", with: .mouse)
        host.movePress(byX: 100)
        #expect(isMarked("row 3", host))
        host.movePress(byX: 0, y: 90)
        #expect(!isMarked("row 3", host))
        host.releasePress()
        host.press("row 4", with: .mouse)
        host.scroll(to: Point(x: 0, y: 20))
        #expect(log.take() == ["highlight 3", "unhighlight 3", "highlight 4", "unhighlight 4"])
    }

    @Test("an item that may not be marked can be activated all the same, unless it may not be selected")
    func refused() {
        let (_, host, log) = start()
        log.unmarked = [3]
        host.click("row 3")
        #expect(log.take() == ["select 3", "act 3"])
        log.refused = [4]
        host.click("row 4")
        #expect(log.take() == ["highlight 4", "unhighlight 4"])
    }

    @Test("a button in a cell is pressed for itself")
    func button() {
        final class ButtonCell: CollectionViewCell {
            let button = Button("go")
            required init() {
                super.init(element: .box, styleClasses: ["button-cell"])
                addSubview(button)
            }
        }
        final class Source: CollectionContentSource {
            let cells = CellRegistration<ButtonCell, Int> { _, _, _ in }
            var numberOfSections: Int { 1 }
            func numberOfItems(inSection section: Int) -> Int { 1 }
            func cell(forItemAt indexPath: IndexPath, in collectionView: CollectionView) -> CollectionViewCell? {
                collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: 0)
            }
            func supplementaryView(
                ofKind kind: ElementKind, at indexPath: IndexPath, in collectionView: CollectionView
            ) -> CollectionReusableView? { nil }
        }
        let screen = TextScreen.rows(1)
        screen.collectionView.contentSource = Source()
        let (_, host, log) = start(screen)
        host.press("go", with: .mouse)
        #expect(log.take() == [])
        host.releasePress()
        #expect(log.take() == [])
    }

    @Test("two taps soon after each other on one item are a double tap, three are one and a tap")
    func doubleTap() {
        let (_, host, log) = start()
        for time in [0.0, 200, 400] { host.click("row 3", time: time) }
        host.click("row 4", time: 500)
        host.click("row 4", time: 1500)
        #expect(
            log.take().filter { $0.hasPrefix("double") || $0.hasPrefix("act") } == [
                "act 3", "double 3", "act 3", "act 3", "act 4", "act 4",
            ])
    }

    @Test("holding an item is told once, and such a press activates nothing")
    func longPress() {
        let (view, host, log) = start()
        view.recognizesLongPresses = true
        host.send(.frame(0))
        #expect(host.holdingScrollers == [view.node])
        host.press("row 3")
        while host.fireNextTimer() {}
        #expect(host.isPressClaimed)
        host.releasePress()
        #expect(log.take() == ["highlight 3", "unhighlight 3", "hold 3"])
        host.press("row 4")
        host.movePress(byX: 0, y: 12)
        while host.fireNextTimer() {}
        #expect(!log.take().contains("hold 4"))
        view.recognizesLongPresses = false
        host.send(.frame(0))
        #expect(host.holdingScrollers == [])
    }

    @Test("a click marks, unmarks, selects and performs the primary action, in this order")
    func order() {
        let (view, host, _) = start()
        let path = IndexPath(item: 2, section: 0)
        let recorder = DelegateRecorder(view, [.presses, .primaryActions])
        host.click("row 2")
        #expect(
            recorder.takeEvents() == [
                .highlightedItem(path), .unhighlightedItem(path), .selectedItem(path), .performedPrimaryAction(path),
            ])
    }
}
