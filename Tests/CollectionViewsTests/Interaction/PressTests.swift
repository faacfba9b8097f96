import CollectionGeometry
import CollectionTestSupport
import Testing

@testable import CollectionViews

struct PressTests {
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
        let session = screen.collectionView.press
        #expect(session?.indexPath == IndexPath(item: 3, section: 0))
        #expect(session?.start == HostPress(.began, at: Point(x: 200, y: 350), time: 5))
        #expect(session?.last == HostPress(.moved, at: Point(x: 203, y: 354), time: 20))
        #expect(session?.translation == Point(x: 3, y: 4))
        #expect(session?.hasStrayed == false)
        host.movePress(byX: 7)
        #expect(screen.collectionView.press?.hasStrayed == true)
        host.releasePress()
        #expect(screen.collectionView.press == nil)
        #expect(host.violations == [])
    }

    @Test("other buttons, and presses outside of cells, are nobody's")
    func others() {
        let (screen, host) = start(2)
        #expect(!host.press("row 1", with: .mouse, button: .secondary))
        #expect(!host.press(host.visibleScroller ?? .none, at: Point(x: 10, y: 700)))
        #expect(screen.collectionView.press == nil)
    }

    @Test("the first who claims a press has it, the host is told once, and its end activates nothing")
    func claim() {
        let (screen, host) = start()
        let view = screen.collectionView
        #expect(!view.claimPress(.swipe))
        host.press("row 3")
        var answers: [Bool] = []
        host.window.perform {
            answers = [view.claimPress(.swipe), view.claimPress(.reordering), view.claimPress(.swipe)]
        }
        #expect(answers == [true, false, true])
        #expect(host.window.context.takeCommands() == [.claimPress])
        host.send(.frame(0))
    }

    @Test("the reader's scrolling ends a press that nobody has claimed")
    func scroll() {
        let (screen, host) = start()
        host.press("row 3", with: .mouse)
        host.scroll(to: Point(x: 0, y: 40))
        #expect(screen.collectionView.press == nil)
        host.endScroll()
        host.press("row 3", with: .mouse)
        host.window.perform { screen.collectionView.claimPress(.reordering) }
        host.scroll(to: Point(x: 0, y: 90))
        #expect(screen.collectionView.press?.claimant == .reordering)
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
        #expect(screen.collectionView.press?.indexPath == IndexPath(item: 1, section: 0))
        try screen.show([9, 8, 2, 1], animated: true)
        host.send(.frame(0))
        #expect(screen.collectionView.press?.indexPath == IndexPath(item: 2, section: 0))
        host.movePress(byX: 1)
        try screen.show([1])
        host.send(.frame(0))
        #expect(screen.collectionView.press == nil)
        host.movePress(byX: 1)
        host.releasePress()
        #expect(host.violations == [])
    }
}
