import CollectionGeometry
import Testing

@testable import CollectionViews

struct SelectionStateTests {
    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    @Test("without a mode, activating is passed on and nothing stays selected")
    func none() {
        var state = SelectionState()
        #expect(state.activate(path(1)) == .init(selected: [path(1)]))
        #expect(state.select(path(1)) == .init())
        #expect(state.indexPaths == [])
    }

    @Test("a single selection moves, and is told again when its item is activated again")
    func single() {
        var state = SelectionState()
        state.mode = .single
        #expect(state.activate(path(1)) == .init(selected: [path(1)]))
        #expect(state.activate(path(2)) == .init(selected: [path(2)], deselected: [path(1)]))
        #expect(state.activate(path(2)) == .init(selected: [path(2)]))
        #expect(state.indexPaths == [path(2)])
    }

    @Test("a multiple selection is toggled, follows updates and is trimmed with the mode")
    func multiple() {
        var state = SelectionState()
        state.mode = .multiple
        for item in [5, 3, 4] { _ = state.activate(path(item)) }
        #expect(state.indexPaths == [path(3), path(4), path(5)])
        #expect(state.activate(path(4)) == .init(deselected: [path(4)]))
        state.carryOver { $0.item == 3 ? nil : IndexPath(item: $0.item * 2, section: 0) }
        #expect(state.indexPaths == [path(10)])
        state.mode = .none
        #expect(state.indexPaths == [])
    }
}
