import CollectionTestSupport
import CollectionViews
import Testing

/// The laws of undoing, over random sequences, against a list of whole models.
struct UndoLawTests {
    /// An ordered list of numbered things with a value each, which can be set, moved, removed and put in.
    private final class Shelf {
        struct Thing: Equatable {
            let id: Int
            var value: Int
        }

        var things: [Thing] = (0..<6).map { Thing(id: $0, value: 0) }

        func index(of id: Int) -> Int? { things.firstIndex { $0.id == id } }

        func setting(_ id: Int, to value: Int) -> UndoableChange {
            ValueChange(
                title: "set", to: value,
                get: { self.index(of: id).map { self.things[$0].value } },
                set: { value in if let index = self.index(of: id) { self.things[index].value = value } })
        }

        func removing(_ id: Int) -> UndoableChange {
            var removed: (thing: Thing, index: Int)?
            return ClosureChange(
                title: "remove",
                apply: {
                    guard let index = self.index(of: id) else { return false }
                    removed = (self.things.remove(at: index), index)
                    return true
                },
                revert: {
                    guard let removed, self.index(of: id) == nil else { return false }
                    self.things.insert(removed.thing, at: min(removed.index, self.things.count))
                    return true
                })
        }

        func inserting(_ id: Int, at position: Int) -> UndoableChange {
            ClosureChange(
                title: "insert",
                apply: {
                    guard self.index(of: id) == nil else { return false }
                    self.things.insert(Thing(id: id, value: 0), at: min(position, self.things.count))
                    return true
                },
                revert: {
                    guard let index = self.index(of: id) else { return false }
                    self.things.remove(at: index)
                    return true
                })
        }

        func moving(_ id: Int, to position: Int) -> UndoableChange {
            var origin: Int?
            func move(to position: Int) -> Bool {
                guard let index = self.index(of: id), index != position, position < self.things.count else {
                    return false
                }
                origin = index
                self.things.insert(self.things.remove(at: index), at: position)
                return true
            }
            return ClosureChange(
                title: "move", apply: { move(to: position) }, revert: { origin.map { move(to: $0) } ?? false })
        }

        func anyChange(_ random: inout SeededGenerator) -> UndoableChange {
            let id = Int.random(in: 0..<9, using: &random)
            let position = Int.random(in: 0..<6, using: &random)
            switch Int.random(in: 0..<5, using: &random) {
            case 0: return removing(id)
            case 1: return inserting(id, at: position)
            case 2: return moving(id, to: position)
            default: return setting(id, to: Int.random(in: 0..<4, using: &random))
            }
        }
    }

    /// A history that remembers the whole model at each step.
    private struct NaiveHistory {
        var past: [[Shelf.Thing]] = []
        var future: [[Shelf.Thing]] = []
    }

    @Test("undo takes the model back to where it was and redo on to where it had been, whatever was done")
    func laws() {
        let result = LongRun().search { seed in run(seed) }
        #expect(result.finding == nil)
        #expect(result.seeds > 0)
    }

    private func run(_ seed: UInt64) -> String? {
        var random = SeededGenerator(seed: seed)
        let shelf = Shelf()
        let history = UndoHistory(configuration: .init(maximumStepCount: Int.random(in: 1...12, using: &random)))
        var naive = NaiveHistory()
        for step in 0..<60 {
            let before = shelf.things
            switch Int.random(in: 0..<7, using: &random) {
            case 0, 1:
                let expected = naive.past.popLast()
                if expected != nil { naive.future.append(before) }
                guard history.undo() == (expected != nil) else { return "step \(step): undo" }
                if shelf.things != expected ?? before { return "step \(step): undo gave \(shelf.things)" }
            case 2:
                let expected = naive.future.popLast()
                if expected != nil { naive.past.append(before) }
                guard history.redo() == (expected != nil) else { return "step \(step): redo" }
                if shelf.things != expected ?? before { return "step \(step): redo gave \(shelf.things)" }
            case 3, 4:
                var hasChanged = false
                history.group("group") {
                    for _ in 0..<Int.random(in: 0..<5, using: &random) {
                        if history.perform(shelf.anyChange(&random)) { hasChanged = true }
                    }
                }
                if hasChanged { note(before, in: &naive, history) }
            default:
                if history.perform(shelf.anyChange(&random)) { note(before, in: &naive, history) }
            }
            if history.canUndo == naive.past.isEmpty || history.canRedo == naive.future.isEmpty {
                return "step \(step): \(naive.past.count) steps back, \(naive.future.count) on"
            }
        }
        return roundTrip(shelf, history, naive)
    }

    private func note(_ before: [Shelf.Thing], in naive: inout NaiveHistory, _ history: UndoHistory) {
        naive.future = []
        naive.past.append(before)
        let surplus = naive.past.count - history.configuration.maximumStepCount
        if surplus > 0 { naive.past.removeFirst(surplus) }
    }

    /// All the way back, and all the way on again.
    private func roundTrip(_ shelf: Shelf, _ history: UndoHistory, _ naive: NaiveHistory) -> String? {
        while history.redo() {}
        let end = shelf.things
        while history.undo() {}
        if let first = naive.past.first, shelf.things != first { return "all undone: \(shelf.things)" }
        while history.redo() {}
        return shelf.things == end ? nil : "all made again: \(shelf.things), not \(end)"
    }

    @Test("after a withdrawal the model is as if the change had never been made, and so it is all the way back")
    func withdrawals() {
        let result = LongRun().search { seed in withdraw(seed) }
        #expect(result.finding == nil)
    }

    /// Values only: of those every change can be made on whatever is left.
    private func withdraw(_ seed: UInt64) -> String? {
        var random = SeededGenerator(seed: seed)
        let shelf = Shelf()
        let history = UndoHistory()
        var made: [(id: Int, value: Int, change: UndoableChange)] = []
        for _ in 0..<20 {
            let id = Int.random(in: 0..<4, using: &random)
            let value = Int.random(in: 1..<1000, using: &random)
            let change = shelf.setting(id, to: value)
            history.group("one or two") {
                if history.perform(change) { made.append((id, value, change)) }
                if Bool.random(using: &random) {
                    let other = shelf.setting(5, to: value)
                    if history.perform(other) { made.append((5, value, other)) }
                }
            }
        }
        while made.count > 3 {
            let victim = made.remove(at: Int.random(in: 0..<made.count, using: &random))
            history.withdraw(victim.change)
            var expected = (0..<6).map { Shelf.Thing(id: $0, value: 0) }
            for entry in made { expected[entry.id].value = entry.value }
            if shelf.things != expected { return "\(made.count) left: \(shelf.things), not \(expected)" }
        }
        while history.undo() {}
        return shelf.things.allSatisfy { $0.value == 0 } ? nil : "at the beginning: \(shelf.things)"
    }
}
