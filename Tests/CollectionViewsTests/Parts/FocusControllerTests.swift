import CollectionDiffing
import CollectionGeometry
import Testing

@testable import CollectionViews

struct FocusControllerTests {
    private let elements = ElementTable()
    private let focus = FocusController()
    private let node = NodeID(rawValue: 7)

    private func focus(_ path: IndexPath) { _ = focus.moved(to: node, inItemAt: path, elements) }

    /// Follows an update that deletes items of the first section.
    private func delete(_ items: [Int], of count: Int) throws {
        try elements.delete(items, of: count)
        focus.elementsDidUpdate(elements) { _ in count - items.count }
    }

    private func settle(_ hasCell: Bool = true) -> FocusController.Action { focus.settle { _ in hasCell } }

    @Test func `another item has the focus when it moves to another cell and not within one`() {
        #expect(focus.moved(to: node, inItemAt: .item(2), elements))
        #expect(!focus.moved(to: NodeID(rawValue: 8), inItemAt: .item(2), elements))
        #expect(focus.moved(to: node, inItemAt: .item(3), elements))
        #expect(focus.indexPath == .item(3))
    }

    @Test func `the item that held the focus last is remembered when no cell holds it`() {
        focus(.item(2))
        #expect(focus.moved(to: .none, inItemAt: nil, elements))
        #expect(focus.indexPath == nil)
        #expect(focus.lastIndexPath == .item(2))
    }

    @Test func `the focus follows its item over an update`() throws {
        focus(.item(2))
        try elements.insert([0], into: 5)
        focus.elementsDidUpdate(elements) { _ in 6 }
        #expect(focus.indexPath == .item(3))
        #expect(settle() == .keepItem(.item(3)))
    }

    @Test func `when the item is gone the one in its place gets the focus`() throws {
        focus(.item(2))
        try delete([2], of: 5)
        #expect(focus.indexPath == nil)
        #expect(settle() == .focusItem(.item(2)))
        #expect(focus.lastIndexPath == .item(2))
    }

    @Test func `when the last item of a section is gone the one before it gets the focus`() throws {
        focus(.item(4))
        try delete([4], of: 5)
        #expect(settle() == .focusItem(.item(3)))
    }

    @Test func `the view gets the focus where the section is empty`() throws {
        focus(.item(0))
        try delete([0], of: 1)
        #expect(settle() == .focusView)
        #expect(focus.lastIndexPath == nil)
    }

    @Test func `the view gets the focus where the section is gone`() throws {
        focus(.item(0))
        try elements.follow(BatchChanges(sectionDeletes: [0]), from: [3, 3], to: [3])
        focus.elementsDidUpdate(elements) { _ in 3 }
        #expect(settle() == .focusView)
    }

    @Test func `the view gets the focus where the item in the place has no cell, and its place is remembered`() throws {
        focus(.item(2))
        try delete([2], of: 5)
        #expect(settle(false) == .focusView)
        #expect(focus.lastIndexPath == .item(2))
    }

    @Test func `the place of an item that is gone follows another update`() throws {
        focus(.item(2))
        try delete([2], of: 5)
        try elements.insert([0], into: 4)
        focus.elementsDidUpdate(elements) { _ in 5 }
        #expect(settle() == .focusItem(.item(3)))
    }

    @Test func `when the item in the place is gone as well the next one gets the focus`() throws {
        focus(.item(2))
        try delete([2], of: 5)
        try delete([2], of: 4)
        #expect(settle() == .focusItem(.item(2)))
        #expect(settle() == .none)
    }

    @Test func `an item that was moved to another section is replaced there when it is gone`() throws {
        focus(.item(1))
        let move = BatchChanges(itemMoves: [Move(from: .item(1), to: .item(2, in: 1))])
        try elements.follow(move, from: [3, 3], to: [2, 4])
        focus.elementsDidUpdate(elements) { [2, 4][$0] }
        #expect(focus.indexPath == .item(2, in: 1))
        try elements.follow(BatchChanges(itemDeletes: [.item(2, in: 1)]), from: [2, 4], to: [2, 3])
        focus.elementsDidUpdate(elements) { [2, 3][$0] }
        #expect(settle() == .focusItem(.item(2, in: 1)))
    }

    @Test func `an item that is to get the focus gets it once it has a cell, and once`() {
        focus.request(.item(9), elements)
        #expect(focus.needsUpdate)
        #expect(settle(false) == .none)
        #expect(settle() == .focusItem(.item(9)))
        #expect(settle() == .none)
        #expect(!focus.needsUpdate)
    }

    @Test func `an item that is to get the focus is followed over an update`() throws {
        focus.request(.item(9), elements)
        try elements.insert([0], into: 10)
        #expect(focus.pendingIndexPath == .item(10))
    }

    @Test func `a request that is cancelled is forgotten`() {
        focus.request(.item(9), elements)
        focus.cancelRequest()
        #expect(settle() == .none)
    }

    @Test func `after the focus has left the views nothing is to be done`() {
        focus(.item(2))
        focus.leave()
        #expect(!focus.needsUpdate)
        #expect(settle() == .none)
    }

    @Test func `after a reload the item at the same place has the focus and no other is remembered`() {
        focus(.item(2))
        focus.request(.item(9), elements)
        focus.reload(elements) { elements.reset() }
        #expect(focus.indexPath == .item(2))
        #expect(focus.lastIndexPath == nil)
        #expect(focus.pendingIndexPath == nil)
    }

    @Test func `after a reset no item has the focus`() {
        focus(.item(2))
        focus.reset()
        #expect(focus.indexPath == nil)
        #expect(focus.node == .none)
    }
}
