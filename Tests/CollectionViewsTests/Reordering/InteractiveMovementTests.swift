import CollectionDiffing
import CollectionGeometry
import Testing

@testable import CollectionViews

struct InteractiveMovementTests {
    private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

    /// Carries out the steps of a movement until it is the user's turn, or over.
    private func run(_ movement: inout InteractiveMovement) -> [InteractiveMovement.Step] {
        var steps: [InteractiveMovement.Step] = []
        while true {
            let step = movement.next()
            steps.append(step)
            guard case .show(let path) = step else { return steps }
            movement.show(path)
        }
    }

    @Test("an item goes from place to place, and is delivered once from where it was to where it is")
    func dropping() {
        var movement = InteractiveMovement(path(2), by: .pointer)
        #expect(run(&movement) == [.none])
        movement.propose(path(3))
        movement.propose(path(5))
        #expect(run(&movement) == [.show(path(5)), .none])
        movement.propose(path(0, 1))
        movement.drop()
        movement.propose(path(4))
        #expect(run(&movement) == [.show(path(0, 1)), .deliver(from: path(2), to: path(0, 1))])
        #expect(!movement.isHolding)
    }

    @Test("an item put down where it was is not reported")
    func nothing() {
        var movement = InteractiveMovement(path(2), by: .keyboard)
        movement.propose(path(3))
        #expect(run(&movement) == [.show(path(3)), .none])
        movement.propose(path(2))
        movement.drop()
        #expect(run(&movement) == [.show(path(2)), .finish(.dropped)])
    }

    @Test("cancelling leads back, also after letting go")
    func cancelling() {
        var movement = InteractiveMovement(path(2), by: .keyboard)
        movement.propose(path(3))
        #expect(run(&movement) == [.show(path(3)), .none])
        movement.drop()
        movement.cancel()
        movement.drop()
        #expect(run(&movement) == [.show(path(2)), .finish(.cancelled)])
    }

    /// A movement of the third of five items to the end, over a change of the data.
    private func followed(
        _ batch: BatchChanges,
        before: [Int] = [5, 2],
        after: [Int],
        to target: IndexPath? = nil,
        _ change: (inout InteractiveMovement) -> Void = { _ in }
    ) throws -> [InteractiveMovement.Step]? {
        var movement = InteractiveMovement(path(2), by: .pointer)
        movement.propose(target ?? path(4))
        _ = run(&movement)
        change(&movement)
        let translation = try #require(IndexPathTranslation(batch, countsBefore: before, countsAfter: after))
        return movement.follow(translation, countsAfter: after) ? run(&movement) : nil
    }

    @Test("the gap stays between its neighbours over changes of the data")
    func following() throws {
        let first = try followed(BatchChanges(itemInserts: [path(0)]), after: [6, 2])
        #expect(first == [.show(path(5)), .none])
        let neighbour = try followed(BatchChanges(itemDeletes: [path(4)]), after: [4, 2])
        #expect(neighbour == [.show(path(3)), .none])
        let section = try followed(BatchChanges(sectionInserts: [0]), after: [0, 5, 2])
        #expect(section == [.show(path(4, 1)), .none])
        let last = try followed(
            BatchChanges(itemDeletes: [path(0), path(1), path(3), path(4)]), after: [1, 2], to: path(1))
        #expect(last == [.none])
        let other = try followed(BatchChanges(itemDeletes: [path(0, 1)]), after: [5, 1], to: path(1, 1))
        #expect(other == [.show(path(0, 1)), .none])
        let gone = try followed(BatchChanges(sectionDeletes: [1]), after: [5], to: path(1, 1))
        #expect(gone == [.none])
        let moved = try followed(
            BatchChanges(itemMoves: [Move(from: path(2), to: path(0, 1))]), after: [4, 3])
        #expect(moved == [.show(path(4)), .none])
    }

    @Test("an item that goes takes its movement with it")
    func losing() throws {
        #expect(try followed(BatchChanges(itemDeletes: [path(2)]), after: [4, 2]) == nil)
        #expect(try followed(BatchChanges(sectionDeletes: [0]), after: [2]) == nil)
    }

    @Test("what was decided before a change of the data is done after it")
    func deciding() throws {
        let batch = BatchChanges(itemInserts: [path(0)])
        let dropped = try followed(batch, after: [6, 2]) { $0.drop() }
        #expect(dropped == [.show(path(5)), .deliver(from: path(3), to: path(5))])
        let cancelled = try followed(batch, after: [6, 2]) { $0.cancel() }
        #expect(cancelled == [.finish(.cancelled)])
    }
}
