import CollectionGeometry
import Testing

@testable import CollectionViews

struct HostOrderTests {
    private let context = HostContext()
    private let order = HostOrder()
    private let parent = NodeID(rawValue: 100)

    private func nodes(_ numbers: [Int32]) -> [NodeID] { numbers.map { NodeID(rawValue: $0) } }

    private func insert(_ numbers: [Int32]) {
        for node in nodes(numbers) { order.insert(node, into: parent, context: context) }
        _ = context.takeCommands()
    }

    /// Sorts the children. Returns the commands, each as the child and the one it is put before.
    private func sort(_ wanted: [Int32], focused: Int? = nil) -> [HostCommand] {
        order.sort(nodes(wanted), in: parent, focused: focused, context: context)
        return context.takeCommands()
    }

    private func insertion(_ node: Int32, before following: Int32? = nil) -> HostCommand {
        .insert(
            NodeID(rawValue: node), into: parent, before: following.map { NodeID(rawValue: $0) } ?? NodeID.none)
    }

    /// The timer that was started last.
    private func startedTimer() throws -> Int {
        guard case .startTimer(let token, milliseconds: HostOrder.waitMilliseconds)? = context.takeCommands().last
        else {
            throw MissingTimer()
        }
        return token
    }

    private struct MissingTimer: Error {}

    @Test func `a child that is put before another stands there`() {
        insert([1, 2])
        order.insert(NodeID(rawValue: 3), into: parent, before: NodeID(rawValue: 2), context: context)
        #expect(context.takeCommands() == [insertion(3, before: 2)])
        #expect(order.isInOrder(nodes([1, 3, 2]), in: parent))
    }

    @Test func `children between those that are wanted do not matter`() {
        insert([1, 2, 3])
        #expect(order.isInOrder(nodes([1, 3]), in: parent))
        #expect(!order.isInOrder(nodes([3, 1]), in: parent))
    }

    @Test func `a child that is forgotten is in no order`() {
        insert([1, 2])
        order.forget(NodeID(rawValue: 1))
        #expect(!order.isInOrder(nodes([1, 2]), in: parent))
        #expect(order.isInOrder(nodes([2]), in: parent))
    }

    @Test func `a child that is put into another container leaves the first`() {
        insert([1, 2])
        let other = NodeID(rawValue: 200)
        order.insert(NodeID(rawValue: 1), into: other, context: context)
        #expect(order.isInOrder(nodes([1]), in: other))
        #expect(!order.isInOrder(nodes([1]), in: parent))
    }

    @Test func `the longest run that is in order stays where it is`() {
        insert([1, 2, 3, 4, 5])
        #expect(sort([2, 3, 4, 5, 1]) == [insertion(1)])
        #expect(sort([5, 2, 3, 4, 1]) == [insertion(5, before: 2)])
        #expect(order.isInOrder(nodes([5, 2, 3, 4, 1]), in: parent))
    }

    @Test func `children in order are not moved`() {
        insert([1, 2, 3])
        #expect(sort([1, 2, 3]) == [])
    }

    @Test func `the child with the focus stays and the others are put around it`() {
        insert([1, 2, 3])
        #expect(sort([3, 1, 2], focused: 0) == [insertion(2), insertion(1, before: 2)])
        #expect(order.isInOrder(nodes([3, 1, 2]), in: parent))
    }

    @Test func `the order is outdated from a change until it is restored`() {
        #expect(!order.isOutdated)
        order.setNeedsReadingOrder()
        #expect(order.isOutdated)
        order.setUpToDate()
        #expect(!order.isOutdated)
    }

    @Test func `the order is due at once until the end of the event`() {
        order.setDueAtOnce()
        #expect(order.isDueAtOnce)
        order.endEvent()
        #expect(!order.isDueAtOnce)
    }
}

// MARK: - Waiting

extension HostOrderTests {
    @Test func `the order is restored once nothing has changed for a while`() throws {
        var restored = 0
        order.wait(in: context, mayRestore: { true }, restore: { restored += 1 })
        #expect(order.isWaiting)
        context.complete(timer: try startedTimer())
        #expect(restored == 1)
        #expect(!order.isWaiting)
    }

    @Test func `while changes go on the order waits, but not for ever`() throws {
        var restored = 0
        order.wait(in: context, mayRestore: { true }, restore: { restored += 1 })
        for _ in 1..<HostOrder.maximumWaits {
            order.setNeedsReadingOrder()
            context.complete(timer: try startedTimer())
            #expect(restored == 0)
        }
        order.setNeedsReadingOrder()
        context.complete(timer: try startedTimer())
        #expect(restored == 1)
    }

    @Test func `a wait ends without effect where the order may not be restored`() throws {
        var restored = 0
        order.wait(in: context, mayRestore: { false }, restore: { restored += 1 })
        context.complete(timer: try startedTimer())
        #expect(restored == 0)
        #expect(!order.isWaiting)
    }

    @Test func `a reset ends the wait and forgets all children`() throws {
        insert([1])
        order.wait(in: context, mayRestore: { true }, restore: { Issue.record("nothing is to be restored") })
        let token = try startedTimer()
        order.reset(context: context)
        #expect(context.takeCommands() == [.cancelTimer(token)])
        #expect(!order.isInOrder(nodes([1]), in: parent))
        context.complete(timer: token)
    }
}
