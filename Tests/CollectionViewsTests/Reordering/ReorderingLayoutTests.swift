import CollectionGeometry
import CollectionLayout
import CollectionTestSupport
import CollectionViews
import Testing

/// What the layout is told of an item that is dragged.
struct ReorderingLayoutTests {
    /// A layout that writes down the contexts of dragged items by which it is invalidated.
    final class RecordingLayout: CompositionalLayout {
        var moves: [String] = []

        override func invalidateLayout(with context: LayoutInvalidationContext) {
            super.invalidateLayout(with: context)
            guard let targets = context.targetIndexPathsForInteractivelyMovingItems,
                let previous = context.previousIndexPathsForInteractivelyMovingItems
            else { return }
            let position = context.interactiveMovementTarget
            moves.append("\(previous) → \(targets) at \(Int(position.x)),\(Int(position.y))")
            if context.update == nil { moves.append("no update") }
        }
    }

    @Test("the layout makes the context of each path that a dragged item takes, and of no other change")
    func drag() throws {
        var layouts: [RecordingLayout] = []
        let screen = ReorderScreen { section in
            let layout = RecordingLayout { _, _ in section }
            layouts.append(layout)
            return layout
        }
        let layout = try #require(layouts.first)
        let stage = try ReorderStage(screen, [["a", "b", "c", "d"]])
        stage.pickUp(0)
        stage.drag(200, 60)
        #expect(layout.moves == [])
        stage.drag(200, 160)
        stage.host.finishAnimations()
        stage.drag(200, 330)
        #expect(layout.moves == ["[[0, 0]] → [[0, 1]] at 200,160", "[[0, 1]] → [[0, 3]] at 200,330"])
        stage.perform { stage.view.cancelInteractiveMovement() }
        #expect(stage.picture == ["a 0,0", "b 0,100", "c 0,200", "d 0,300"])
        #expect(layout.moves.count == 2)
    }
}
