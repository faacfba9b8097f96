import CollectionGeometry
import CollectionTestSupport
import CollectionViews
import Testing

@Suite("Batch updates of a plain data source") struct BatchUpdateTests {
    private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

    @Test("items are inserted, deleted and moved in one batch; cells and selection follow, and it is animated")
    func items() throws {
        let stage = PlainStage([["a", "b", "c", "d"]])
        let view = stage.view
        stage.select("b", "d")
        let cell = try #require(view.cellForItem(at: path(3)))
        stage.screen.cellRequests = 0
        stage.perform {
            stage.screen.sections = [["d", "x", "a", "c"]]
            view.moveItem(at: path(3), to: path(0))
            view.deleteItems(at: [path(1)])
            view.insertItems(at: [path(1)])
        }
        stage.host.send(.frame(0))
        #expect(stage.completions == [true])
        #expect(view.cellForItem(at: path(0)) === cell)
        #expect(stage.screen.cellRequests == 1)
        #expect(stage.host.allNodes { !$0.animations.isEmpty } != [])
        stage.expectShown(selected: ["d"])
    }

    @Test("sections are inserted, deleted, moved and reloaded in one batch")
    func sections() {
        let stage = PlainStage([["a", "b"], ["c"], ["d", "e"], ["f", "g", "h"]])
        let view = stage.view
        stage.select("e", "a")
        stage.perform {
            stage.screen.sections = [["d", "e"], ["A"], ["x"], ["F", "G", "H", "I"]]
            view.moveSection(2, toSection: 0)
            view.deleteSections([1])
            view.insertSections([2])
            view.reloadSections([0, 3])
        }
        stage.host.send(.frame(0))
        #expect(stage.completions == [true])
        stage.expectShown(selected: ["e", "A"])
    }

    @Test("a call outside of a batch is a batch, several in one event too")
    func singleCalls() {
        let stage = PlainStage([["a", "b"], ["c"]])
        let (view, screen) = (stage.view, stage.screen)
        stage.select("b")
        screen.sections[0].remove(at: 0)
        view.deleteItems(at: [path(0)])
        screen.sections[1].append("d")
        view.insertItems(at: [path(1, 1)])
        screen.sections = [["c", "d"], ["b"]]
        view.moveSection(1, toSection: 0)
        screen.sections = [["c"], ["b", "d"]]
        view.moveItem(at: path(1), to: path(1, 1))
        screen.sections.insert(["x"], at: 0)
        view.insertSections(0..<1)
        screen.sections[0] = ["y", "z"]
        view.reloadSections([0])
        screen.sections.remove(at: 1)
        view.deleteSections([1])
        stage.expectShown(selected: ["b"])
    }

    @Test("the data may change before the batch, for a view that shows them")
    func changedBefore() {
        let stage = PlainStage([["a", "b"]])
        stage.select("b")
        stage.screen.sections = [["x", "a", "b"]]
        stage.perform { stage.view.insertItems(at: [path(0)]) }
        stage.expectShown(selected: ["b"])
    }

    @Test("a batch within a batch is a part of it, and both completions are called once, at its end")
    func nested() {
        let stage = PlainStage([["a", "b", "c"]])
        let view = stage.view
        stage.select("c")
        stage.perform {
            stage.screen.sections[0].remove(at: 0)
            view.deleteItems(at: [path(0)])
            stage.perform {
                stage.screen.sections[0].append("d")
                view.insertItems(at: [path(2)])
            }
            #expect(stage.completions == [])
        }
        #expect(stage.completions == [true, true])
        stage.expectShown(selected: ["c"])
    }

    @Test(
        "a batch that does not fit is logged with the reason, and the newest data are shown",
        arguments: [
            Mistake("c:") { $0.deleteItems(at: [IndexPath(item: 0, section: 0)]) },
            Mistake("b:") { $0.deleteItems(at: [IndexPath(item: 9, section: 0)]) },
            Mistake("b:") { $0.insertItems(at: [IndexPath(item: -1, section: -1)]) },
            Mistake("b:") { $0.moveItem(at: IndexPath(item: 0, section: 7), to: IndexPath(item: 0, section: 0)) },
            Mistake("a:") { view in
                for item in [0, 1] {
                    view.moveItem(at: IndexPath(item: 0, section: 0), to: IndexPath(item: item, section: 0))
                }
            },
            Mistake("d:") { $0.insertSections([0]) },
            Mistake("b:") { $0.reloadSections([Int.max]) },
            Mistake("g:") { view in
                view.reloadSections([0])
                view.deleteItems(at: [IndexPath(item: 0, section: 0)])
            },
            Mistake("c:") { _ in },
        ])
    func mistakes(_ mistake: Mistake) {
        let stage = PlainStage([["a", "b"], ["c"]])
        let view = stage.view
        stage.perform {
            stage.screen.sections = [["x", "y", "b"], ["c"]]
            mistake.calls(view)
        }
        stage.host.send(.frame(0))
        #expect(stage.completions == [true])
        #expect(stage.host.logLines.count == 1)
        #expect(stage.host.logLines.first?.hasPrefix("The collection view is reloaded: " + mistake.rule) == true)
        stage.host.logLines = []
        stage.expectShown(selected: [])

        stage.select("b")
        stage.screen.sections[0].remove(at: 0)
        view.deleteItems(at: [path(0)])
        stage.expectShown(selected: ["b"])
    }

    @Test("a call without a change of the data does not fit either")
    func unchanged() {
        let stage = PlainStage([["a", "b"]])
        stage.view.insertItems(at: [path(0)])
        stage.host.send(.frame(0))
        #expect(
            stage.host.logLines == [
                "The collection view is reloaded: c: Section 0 (now 0) had 2 items; 1 inserted, 0 deleted, 0 moved in "
                    + "and 0 moved out make 3, but it has 2."
            ])
        stage.host.logLines = []
        stage.expectShown(selected: [])
    }

    @Test("batches before the first layout and after a reload lead to the newest data")
    func beforeFirstLayout() {
        let stage = PlainStage([["a"]], isStarted: false)
        let view = stage.view
        for name in ["b", "c"] {
            stage.perform {
                stage.screen.sections[0].insert(name, at: 0)
                view.insertItems(at: [path(0)])
            }
        }
        stage.screen.sections[0].append("d")
        view.insertItems(at: [path(3)])
        #expect(stage.completions == [])
        stage.host.start(path: "/")
        #expect(stage.completions == [true, true])
        stage.expectShown(selected: [])

        stage.screen.sections = [["p", "q"], ["r"]]
        view.reloadData()
        stage.perform {
            stage.screen.sections[1].append("s")
            view.insertItems(at: [path(1, 1)])
        }
        stage.host.send(.frame(0))
        #expect(stage.completions == [true, true, true])
        stage.expectShown(selected: [])
    }

    @Test("an item that is held stays held over a batch, is dropped among the newest data, and batches go on")
    func held() {
        let stage = PlainStage([["a", "b", "c", "d"], ["e"]])
        let (view, screen) = (stage.view, stage.screen)
        #expect(view.beginInteractiveMovementForItem(at: path(0)))
        stage.host.send(.frame(0))
        view.updateInteractiveMovementTargetPosition(Point(x: 200, y: 50))
        stage.host.send(.frame(0))
        stage.perform {
            screen.sections[0] = ["x", "a", "b", "y", "c", "d"]
            view.insertItems(at: [path(0), path(3)])
        }
        stage.host.send(.frame(0))
        #expect(stage.completions == [true])
        #expect(view.indexPathForInteractivelyMovingItem != nil)
        view.updateInteractiveMovementTargetPosition(Point(x: 200, y: 137))
        stage.host.send(.frame(0))
        view.endInteractiveMovement()
        stage.host.send(.frame(0))
        #expect(screen.sections == [["x", "b", "y", "c", "d"], ["e", "a"]])
        stage.host.finishAnimations()
        stage.select("d")
        screen.sections[0].removeFirst()
        view.deleteItems(at: [path(0)])
        stage.expectShown(selected: ["d"])
    }

    @Test("a batch in a call of the delegate waits for the pass; outside of a pass it is shown at once")
    func delegateCalls() {
        let stage = PlainStage([["a", "b", "c"]])
        let (view, screen) = (stage.view, stage.screen)
        screen.willDisplay = { shown in
            guard shown == "y" else { return }
            stage.perform {
                screen.sections[0].removeLast()
                view.deleteItems(at: [path(screen.sections[0].count)])
            }
        }
        screen.didSelect = { path in
            screen.sections[0][path.item] = "x"
            screen.sections[0].append("y")
            stage.perform {
                view.reloadItems(at: [path])
                view.insertItems(at: [IndexPath(item: 3, section: 0)])
            }
            #expect(stage.completions.first == true)
        }
        stage.host.tap("b")
        stage.host.send(.frame(0))
        #expect(screen.sections == [["a", "x", "c"]])
        #expect(stage.completions == [true, true])
        stage.expectShown(selected: nil)
    }

    @Test("the user's place and the focus stay with their items")
    func place() throws {
        let stage = PlainStage([(0..<100).map { "\($0)" }], height: 200)
        let view = stage.view
        view.isKeyboardNavigable = true
        stage.host.scroll(to: Point(x: 0, y: 1_000))
        let cell = try #require(view.cellForItem(at: path(52)))
        stage.host.focusedNode = cell.node
        stage.host.send(.focused(cell.node))
        let frame = stage.host.frameInWindow(cell.node)
        stage.screen.sections[0].insert(contentsOf: ["x", "y", "z"], at: 10)
        view.insertItems(at: (10..<13).map { path($0) })
        stage.host.finishAnimations()
        #expect(view.cellForItem(at: path(55)) === cell)
        #expect(stage.host.frameInWindow(cell.node) == frame)
        #expect(stage.host.focusedNode == cell.node)
        stage.screen.sections[0].remove(at: 55)
        view.deleteItems(at: [path(55)])
        stage.host.send(.frame(0))
        #expect(stage.host.focusedNode == view.cellForItem(at: path(55))?.node)
        #expect(stage.host.node(showing: "53").flatMap { stage.host.activatable(around: $0) } == stage.host.focusedNode)
        #expect(stage.host.logLines == [])
    }

    @Test("without a plain data source the calls are ignored with a warning, and the completion is called")
    func otherDataSources() {
        let stage = PlainStage([["a"]])
        let view = stage.view
        view.dataSource = nil
        view.insertItems(at: [path(0)])
        var isCalled = false
        view.performBatchUpdates({ isCalled = true }, completion: { stage.completions.append($0) })
        #expect(!isCalled)
        #expect(stage.completions == [false])
        stage.host.send(.frame(0))
        let warning = "A batch update is ignored: it needs a data source set with CollectionView.dataSource."
        #expect(stage.host.logLines == [warning, warning])
    }

    @Test("a batch that waits when the data source is replaced, is completed as not shown")
    func replaced() {
        let stage = PlainStage([["a", "b"]])
        let (view, screen) = (stage.view, stage.screen)
        let other = PlainScreen([["z"]])
        screen.willDisplay = { _ in
            screen.willDisplay = nil
            stage.perform {
                screen.sections[0] = ["b"]
            }
            view.dataSource = other
        }
        screen.sections[0].append("c")
        view.insertItems(at: [path(2)])
        stage.host.send(.frame(0))
        #expect(stage.completions == [false])
        #expect(screen.sections == [["b"]])
        #expect(stage.shown == ["z"])
        #expect(view.dataSource === other)
    }

    @Test("random batches show what a model of arrays has, and the selection follows", arguments: 0..<40)
    func random(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        var model = BatchModel(random: &random)
        let stage = PlainStage(model.sections)
        let view = stage.view
        for round in 1...12 {
            view.deselectAll()
            let batch = model.change(&random)
            var selected: [String] = []
            for (section, names) in stage.screen.sections.enumerated() where !model.reloaded.contains(section) {
                selected += names.filter { _ in Bool.random(using: &random) }
            }
            stage.select(selected)
            let kept = Set(model.sections.flatMap { $0 })
            stage.perform {
                stage.screen.sections = model.sections
                for call in batch.shuffled(using: &random) { call(view) }
            }
            #expect(stage.completions == Array(repeating: true, count: round))
            stage.expectShown(selected: selected.filter { kept.contains($0) })
        }
    }
}
