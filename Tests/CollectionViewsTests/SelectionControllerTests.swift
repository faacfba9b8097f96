import CollectionDiffing
import CollectionGeometry
import CollectionTestSupport
import Testing

@testable import CollectionViews

struct SelectionControllerTests {
    private let elements = ElementTable()
    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    @Test("without a mode, activating is passed on and nothing stays selected")
    func none() {
        let state = SelectionController(elements: elements)
        #expect(state.activate(path(1)) == .init(selected: [path(1)]))
        #expect(state.select(path(1)) == .init())
        #expect(state.indexPaths == [])
    }

    @Test("a single selection moves, and is told again when its item is activated again")
    func single() {
        let state = SelectionController(elements: elements)
        state.setPermissions(SelectionPermissions(.single))
        #expect(state.activate(path(1)) == .init(selected: [path(1)]))
        #expect(state.activate(path(2)) == .init(selected: [path(2)], deselected: [path(1)]))
        #expect(state.activate(path(2)) == .init(selected: [path(2)]))
        #expect(state.indexPaths == [path(2)])
    }

    @Test("a multiple selection is toggled, follows updates and is trimmed with the mode")
    func multiple() throws {
        let state = SelectionController(elements: elements)
        state.setPermissions(SelectionPermissions(.multiple))
        for item in [5, 3, 4] { _ = state.activate(path(item)) }
        #expect(state.indexPaths == [path(3), path(4), path(5)])
        #expect(state.activate(path(4)) == .init(deselected: [path(4)]))
        elements.translate(try translation(deleting: 3, inserting: [0, 1], count: 6))
        #expect(state.indexPaths == [path(6)])
        state.setPermissions(SelectionPermissions(.none))
        #expect(state.indexPaths == [])
    }
}

extension SelectionControllerTests {
    /// One item is deleted from a section, and others are inserted.
    private func translation(deleting item: Int, inserting items: [Int], count: Int) throws -> IndexPathTranslation {
        let batch = BatchChanges(itemDeletes: [path(item)], itemInserts: items.map { path($0) })
        return try #require(
            IndexPathTranslation(batch, countsBefore: [count], countsAfter: [count - 1 + items.count]))
    }

    @Test func `a range begins at the item that was activated, wherever an update has taken it`() throws {
        let state = SelectionController(elements: elements)
        state.setPermissions(SelectionPermissions(.multiple))
        _ = state.activate(path(2))
        elements.translate(try translation(deleting: 5, inserting: [0], count: 6))
        #expect(state.anchor == path(3))
        elements.reset()
        #expect(state.anchor == nil)
        #expect(state.indexPaths == [])
    }

    @Test func `check marks are shown while several items can be selected in the editing mode`() {
        let state = SelectionController(elements: elements)
        state.setPermissions(SelectionPermissions(.multiple))
        #expect(!state.hasCheckMarks)
        state.setEditing(true)
        #expect(state.hasCheckMarks)
        state.setPermissions(SelectionPermissions(.single))
        #expect(!state.hasCheckMarks)
    }
}

struct SelectionRangeTests {
    private let elements = ElementTable()
    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }
    private func paths(_ items: ClosedRange<Int>) -> [IndexPath] { items.map { path($0) } }

    private func state(_ selected: [Int]) -> SelectionController {
        let state = SelectionController(elements: elements)
        state.setPermissions(SelectionPermissions(.multiple))
        for item in selected { _ = state.select(path(item)) }
        return state
    }

    @Test("a range from the same item takes the place of the last one, and leaves alone what was selected before")
    func ranges() {
        let state = state([1, 8])
        _ = state.activate(path(4))
        #expect(state.extend(over: paths(4...7)) == .init(selected: paths(5...7)))
        #expect(state.extend(over: paths(4...5)) == .init(deselected: paths(6...7)))
        #expect(
            state.extend(over: paths(0...4)) == .init(selected: [path(0), path(2), path(3)], deselected: [path(5)]))
        #expect(state.indexPaths == paths(0...4) + [path(8)])
        #expect(state.anchor == path(4))
        #expect(state.extend(over: [path(4)]).deselected == [path(0), path(2), path(3)])
        #expect(state.indexPaths == [path(1), path(4), path(8)])
    }

    @Test("replacing says what came and what went, and is refused where one item at most is selected")
    func replace() {
        let state = state([1, 3, 5])
        #expect(state.replace(with: paths(3...6)) == .init(selected: [path(4), path(6)], deselected: [path(1)]))
        #expect(state.indexPaths == paths(3...6))
        state.setPermissions(SelectionPermissions(.single))
        #expect(state.indexPaths == [path(3)])
        #expect(state.replace(with: paths(0...9)) == .init())
    }

    @Test("whatever is selected by ranges is what a naive model has")
    func model() {
        var generator = SeededGenerator(seed: 7)
        for _ in 0..<200 {
            let state = state([])
            var selected: Set<Int> = []
            var added: Set<Int> = []
            var anchor = 0
            for _ in 0..<20 {
                let item = Int.random(in: 0..<12, using: &generator)
                if Bool.random(using: &generator) {
                    _ = state.activate(path(item))
                    if selected.remove(item) == nil { selected.insert(item) }
                    (anchor, added) = (item, [])
                } else {
                    if state.anchor == nil { state.setAnchor(path(anchor)) }
                    let range = Set(min(anchor, item)...max(anchor, item))
                    _ = state.extend(over: range.sorted().map { path($0) })
                    selected.subtract(added)
                    added = range.subtracting(selected)
                    selected.formUnion(range)
                }
                #expect(state.indexPaths == selected.sorted().map { path($0) })
            }
        }
    }
}
