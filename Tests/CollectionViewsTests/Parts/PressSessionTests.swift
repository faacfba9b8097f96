import CollectionGeometry
import Testing

@testable import CollectionViews

struct PressSessionTests {
    private let elements = ElementTable()

    private func begin(_ pointer: HostPress.Pointer = .touch) -> PressSession {
        PressSession(
            HostPress(.began, at: .zero, pointer: pointer), on: NodeID(rawValue: 1),
            item: elements.handle(forItemAt: .item(3)))
    }

    private func moved(_ x: Double, _ pointer: HostPress.Pointer = .touch) -> HostPress {
        HostPress(.moved, at: Point(x: x, y: 0), pointer: pointer)
    }

    @Test func `a finger may stray farther than a mouse`() {
        var touch = begin()
        touch.follow(moved(8))
        #expect(!touch.hasStrayed)
        var mouse = begin(.mouse)
        mouse.follow(moved(8, .mouse))
        #expect(mouse.hasStrayed)
    }

    @Test func `a pointer that comes back has strayed all the same`() {
        var press = begin()
        press.follow(moved(30))
        press.follow(moved(0))
        #expect(press.hasStrayed)
        #expect(press.translation == .zero)
    }

    @Test func `a press that was claimed belongs to one interaction for good`() {
        let swipes = SwipeActionsInteraction()
        var press = begin()
        press.become(.claimed(swipes))
        press.become(.longPress)
        #expect(press.claimant === swipes)
        #expect(!press.isOpen)
    }

    @Test func `a press that has closed something can still be claimed`() {
        let swipes = SwipeActionsInteraction()
        var press = begin()
        press.become(.spent(swipes))
        #expect(press.isOpen)
        #expect(press.claimant == nil)
        press.become(.claimed(swipes))
        #expect(press.claimant === swipes)
    }

    @Test func `a press follows its item, and is on none when that is gone`() throws {
        let press = begin()
        try elements.insert([0], into: 5)
        #expect(press.indexPath == .item(4))
        try elements.delete([4], of: 6)
        #expect(press.indexPath == nil)
    }
}
