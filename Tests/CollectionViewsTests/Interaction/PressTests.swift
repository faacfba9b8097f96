import CollectionGeometry
import CollectionTestSupport
import Testing

@testable import CollectionViews

/// An interaction that claims presses and does nothing else.
private final class Claimant: CollectionViewInteraction {
    var rank: InteractionRank { .swipeActions }
}

struct PressTests {
    private let elements = ElementTable()

    /// A press of a mouse on an item, without a view.
    private func session() -> PressSession {
        let report = HostPress(.began, at: Point(x: 10, y: 10), time: 0)
        return PressSession(report, on: .none, item: elements.handle(forItemAt: IndexPath(item: 1, section: 0)))
    }

    @Test func `a press that closed something can still be claimed, and one that was claimed belongs to that alone`() {
        let first = Claimant()
        let second = Claimant()
        var press = session()
        #expect(press.isOpen)
        #expect(press.claimant == nil)
        press.become(.spent(first))
        #expect(press.isOpen)
        #expect(press.claimant == nil)
        press.become(.claimed(second))
        #expect(!press.isOpen)
        #expect(press.claimant === second)
        press.become(.claimed(first))
        #expect(press.claimant === second)
    }

    @Test func `a long press cannot be claimed any more`() {
        var press = session()
        press.become(.longPress)
        press.become(.claimed(Claimant()))
        #expect(!press.isOpen)
        #expect(press.claimant == nil)
    }

    @Test func `a press of an item that is gone has no path`() {
        let press = session()
        elements.reset()
        #expect(press.indexPath == nil)
    }

    private func start(_ count: Int = 20) -> (screen: TextScreen, host: ModelHost) {
        let screen = TextScreen.rows(count)
        let host = ModelHost(screen, windowSize: Size(width: 400, height: 800))
        host.start(path: "/")
        return (screen, host)
    }

    @Test("a press is followed from where it began, in the view and in the window, and belongs to its item")
    func follow() {
        let (screen, host) = start()
        #expect(host.press("row 3", time: 5))
        host.movePress(byX: 3, y: 4, time: 20)
        let session = screen.collectionView.interaction.press
        #expect(session?.indexPath == IndexPath(item: 3, section: 0))
        #expect(session?.start == HostPress(.began, at: Point(x: 200, y: 350), time: 5))
        #expect(session?.last == HostPress(.moved, at: Point(x: 203, y: 354), time: 20))
        #expect(session?.translation == Point(x: 3, y: 4))
        #expect(session?.hasStrayed == false)
        host.movePress(byX: 7)
        #expect(screen.collectionView.interaction.press?.hasStrayed == true)
        host.releasePress()
        #expect(screen.collectionView.interaction.press == nil)
    }

    @Test("other buttons, and presses outside of cells, are no presses of cells")
    func others() {
        let (screen, host) = start(2)
        #expect(!host.press("row 1", with: .mouse, button: .secondary))
        #expect(!host.press(host.visibleScroller ?? .none, at: Point(x: 10, y: 700)))
        #expect(screen.collectionView.interaction.press == nil)
    }

    @Test("the first who claims a press has it, the host is told once, and its end activates nothing")
    func claim() {
        let (screen, host) = start()
        let view = screen.collectionView
        let claimants = [Claimant(), Claimant()]
        func claim(_ number: Int) -> Bool { view.interaction.claimPress(for: claimants[number], in: view) }
        #expect(!claim(0))
        host.press("row 3")
        var results: [Bool] = []
        host.window.perform {
            results = [claim(0), claim(1), claim(0)]
        }
        #expect(results == [true, false, true])
        #expect(host.window.context.takeCommands() == [.claimPress])
        host.send(.frame(0))
    }

    @Test("the user's scrolling ends a press that is not claimed")
    func scroll() {
        let (screen, host) = start()
        host.press("row 3", with: .mouse)
        host.scroll(to: Point(x: 0, y: 40))
        #expect(screen.collectionView.interaction.press == nil)
        host.endScroll()
        let claimant = Claimant()
        func claimPress() {
            screen.collectionView.interaction.claimPress(for: claimant, in: screen.collectionView)
        }
        host.press("row 3", with: .mouse)
        host.window.perform { claimPress() }
        host.scroll(to: Point(x: 0, y: 90))
        #expect(screen.collectionView.interaction.press?.claimant === claimant)
    }

    @Test("a press follows its item over an update and ends with it")
    func updates() throws {
        let screen = NoteScreen()
        screen.model.texts = [1: "one", 2: "two", 3: "three"]
        try screen.show([1, 2, 3])
        let host = ModelHost(screen, windowSize: Size(width: 400, height: 800))
        host.start(path: "/")
        host.press("two")
        try screen.show([3, 2, 1])
        host.send(.frame(0))
        #expect(screen.collectionView.interaction.press?.indexPath == IndexPath(item: 1, section: 0))
        try screen.show([9, 8, 2, 1], animated: true)
        host.send(.frame(0))
        #expect(screen.collectionView.interaction.press?.indexPath == IndexPath(item: 2, section: 0))
        host.movePress(byX: 1)
        try screen.show([1])
        host.send(.frame(0))
        #expect(screen.collectionView.interaction.press == nil)
        host.movePress(byX: 1)
        host.releasePress()
    }
}
