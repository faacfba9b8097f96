import CollectionGeometry
import CollectionTestSupport
import CollectionViews
import Testing

struct UndoHistoryTests {
    /// A model of numbers by name.
    private final class Model {
        var values: [String: Int] = [:]

        func set(_ name: String, _ value: Int, subject: ChangeSubject? = nil) -> ValueChange<Int> {
            ValueChange(
                title: "\(name) = \(value)", to: value, subject: subject, get: { self.values[name] },
                set: { self.values[name] = $0 })
        }
    }

    private let model = Model()
    private let history = UndoHistory()

    @Test("undo puts back what was there, redo what came; a new change ends what could be made again")
    func doUndoRedo() {
        model.values = ["a": 0]
        #expect(!history.undo())
        #expect(!history.redo())
        #expect(history.perform(model.set("a", 1)))
        #expect(!history.perform(model.set("a", 1)))
        #expect(history.perform(model.set("a", 2)))
        #expect(history.undoTitle == "a = 2")
        #expect(history.redoTitle == nil)
        #expect(history.undo())
        #expect(model.values == ["a": 1])
        #expect(history.undo())
        #expect(model.values == ["a": 0])
        #expect(!history.canUndo)
        #expect(history.redoTitle == "a = 1")
        #expect(history.redo())
        #expect(model.values == ["a": 1])
        #expect(history.perform(model.set("a", 5)))
        #expect(!history.canRedo)
        #expect(history.undo())
        #expect(history.undo())
        #expect(!history.undo())
        #expect(model.values == ["a": 0])
    }

    @Test("a group is one step, taken back in reverse order; groups within it belong to it; an empty one is none")
    func groups() {
        var order: [String] = []
        func change(_ name: String) -> ClosureChange {
            ClosureChange(
                title: name,
                apply: {
                    order.append("+\(name)")
                    return true
                },
                revert: {
                    order.append("-\(name)")
                    return true
                })
        }
        history.group("outer") {
            history.perform(change("a"))
            history.group("inner") { history.perform(change("b")) }
            #expect(!history.undo())
            history.perform(change("c"))
        }
        history.group("nothing") {}
        history.group("single") { history.perform(change("d")) }
        #expect(history.undoTitle == "d")
        #expect(history.undo())
        #expect(history.undoTitle == "outer")
        #expect(history.undo())
        #expect(!history.canUndo)
        #expect(history.redo())
        #expect(order == ["+a", "+b", "+c", "+d", "-d", "-c", "-b", "-a", "+a", "+b", "+c"])
    }

    @Test("of more steps than the limit the oldest are forgotten")
    func limit() {
        let history = UndoHistory(configuration: .init(maximumStepCount: 2))
        model.values = ["a": 0]
        for value in 1...4 { history.perform(model.set("a", value)) }
        #expect(history.undo())
        #expect(history.undo())
        #expect(!history.undo())
        #expect(model.values == ["a": 2])
        let none = UndoHistory(configuration: .init(maximumStepCount: -1))
        none.perform(model.set("a", 9))
        #expect(!none.canUndo)
    }

    @Test("a step whose item is gone is passed over and forgotten; of a group the rest is taken back")
    func goneItems() {
        model.values = ["a": 0, "b": 0, "c": 0]
        history.perform(model.set("a", 1))
        history.group("both") {
            history.perform(model.set("b", 1))
            history.perform(model.set("c", 1))
        }
        history.perform(model.set("b", 2))
        model.values["b"] = nil
        #expect(history.undo())
        #expect(model.values == ["a": 1, "c": 0])
        #expect(history.redo())
        #expect(model.values == ["a": 1, "c": 1])
        model.values = [:]
        #expect(!history.undo())
        #expect(!history.canUndo)
        #expect(!history.canRedo)
    }

    @Test(
        "changes of one subject that follow each other are one step, until the step is ended or another comes between")
    func merging() {
        model.values = ["a": 0, "b": 0]
        func type(_ name: String, _ value: Int) {
            let subject = ChangeSubject(CellIdentity(name, 0), "note")
            history.group("typing") { history.perform(model.set(name, value, subject: subject)) }
        }
        for value in 1...3 { type("a", value) }
        type("b", 1)
        type("a", 4)
        history.endStep()
        type("a", 5)
        var seen: [[String: Int]] = []
        while history.undo() { seen.append(model.values) }
        #expect(seen == [["a": 4, "b": 1], ["a": 3, "b": 1], ["a": 3, "b": 0], ["a": 0, "b": 0]])
        #expect(history.redo())
        #expect(model.values == ["a": 3, "b": 0])
        type("a", 9)
        #expect(history.undo())
        #expect(model.values == ["a": 3, "b": 0])
    }

    @Test("what a change's making changes besides is not remembered, and undo within undo is refused")
    func reentrancy() {
        model.values = ["a": 0, "b": 0]
        let history = history
        let model = model
        let greedy = ClosureChange(
            title: "greedy", apply: { true },
            revert: {
                #expect(!history.undo())
                #expect(!history.redo())
                history.group("within") { history.perform(model.set("b", 7)) }
                return true
            })
        history.perform(model.set("a", 1))
        history.perform(greedy)
        #expect(history.undo())
        #expect(model.values == ["a": 1, "b": 7])
        #expect(history.undo())
        #expect(model.values == ["a": 0, "b": 7])
        #expect(!history.canUndo)
    }

    @Test("the handler is called once for each call that changes what can be undone")
    func changeHandler() {
        var calls: [String] = []
        let history = history
        history.changeHandler = { calls.append("\(history.undoTitle ?? "-") \(history.redoTitle ?? "-")") }
        model.values = ["a": 0]
        history.group("both") {
            history.perform(model.set("a", 1))
            history.perform(model.set("a", 2))
        }
        history.perform(model.set("a", 2))
        history.undo()
        history.undo()
        history.redo()
        history.removeAll()
        history.removeAll()
        #expect(calls == ["both -", "- both", "both -", "- -"])
        history.changeHandler = nil
    }

    @Test("withdrawing takes one change out of the middle; what was taken back already is only forgotten")
    func withdrawing() {
        model.values = ["a": 0, "b": 0]
        let first = model.set("a", 1)
        let second = model.set("b", 1)
        history.perform(first)
        history.group("rest") {
            history.perform(second)
            history.perform(model.set("a", 2))
        }
        history.withdraw(first)
        #expect(model.values == ["a": 2, "b": 1])
        history.withdraw(second)
        #expect(model.values == ["a": 2, "b": 0])
        #expect(history.undo())
        #expect(model.values == ["a": 0, "b": 0])
        #expect(!history.canUndo)
        let third = model.set("b", 3)
        history.perform(third)
        history.undo()
        history.withdraw(third)
        #expect(!history.canRedo)
        #expect(model.values == ["a": 0, "b": 0])
        let small = UndoHistory(configuration: .init(maximumStepCount: 1))
        let old = model.set("a", 4)
        small.perform(old)
        small.perform(model.set("b", 4))
        small.withdraw(old)
        #expect(model.values == ["a": 0, "b": 4])
        small.withdraw(old)
        #expect(model.values == ["a": 0, "b": 4])
    }

    @Test("a change that changes nothing any more, because of a withdrawal before it, still stands")
    func withdrawingAround() {
        model.values = ["a": 0]
        let changes = [5, 7, 5].map { model.set("a", $0) }
        for change in changes { history.perform(change) }
        history.withdraw(changes[1])
        history.withdraw(changes[0])
        #expect(model.values == ["a": 5])
        #expect(history.undo())
        #expect(model.values == ["a": 0])
    }

    @Test("a change withdrawn within the group that made it is taken back when the group ends")
    func withdrawingInGroup() {
        model.values = ["a": 0, "b": 0]
        let change = model.set("a", 1)
        history.group("both") {
            history.perform(change)
            history.perform(model.set("b", 1))
            history.withdraw(change)
        }
        #expect(model.values == ["a": 0, "b": 1])
        #expect(history.undo())
        #expect(model.values == ["a": 0, "b": 0])
    }
}
