import CollectionGeometry
import Testing

@testable import CollectionViews

struct ReusePoolTests {
    private let context = HostContext()
    private let maker = ViewMaker(CollectionReusableView.self)
    private let parent = NodeID(rawValue: 500)

    /// A view that is in the host's tree.
    private func makeView(in parent: NodeID? = nil) -> CollectionReusableView {
        let view = maker.makeView()
        view.realize(in: context)
        view.noteParent(parent ?? self.parent)
        _ = context.takeCommands()
        return view
    }

    /// Ends a pass. Returns the views that were detached and those that were given up.
    private func settle(
        _ pool: inout ReusePool, keepingAttached limit: Int = 100, lingers: Bool = false
    ) -> (detached: [NodeID], givenUp: [NodeID]) {
        var detached: [NodeID] = []
        var givenUp: [NodeID] = []
        pool.settle(
            keepingAttached: limit, lingers: { _ in lingers },
            detach: { view in
                detached.append(view.node)
                view.noteParent(.none)
            },
            giveUp: { givenUp.append($0.node) })
        return (detached, givenUp)
    }

    @Test func `an animation of a view is reported once`() {
        let view = CollectionReusableView()
        view.noteAnimation()
        let reports = [view.takeAnimation(), view.takeAnimation()]
        #expect(reports == [true, false])
    }

    @Test func `a view without a registration does not wait`() {
        var pool = ReusePool()
        pool.park(CollectionReusableView())
        #expect(pool.count == 0)
    }

    @Test func `the view that was parked last is handed out first`() {
        var pool = ReusePool()
        let views = [makeView(), makeView()]
        for view in views { pool.park(view) }
        #expect(pool.take(maker, preferring: parent) === views[1])
        #expect(pool.take(maker, preferring: parent) === views[0])
        #expect(pool.take(maker, preferring: parent) == nil)
    }

    @Test func `a view that is in the wanted parent is handed out before the others`() {
        var pool = ReusePool()
        let inside = makeView(in: NodeID(rawValue: 600))
        pool.park(inside)
        pool.park(makeView())
        #expect(pool.take(maker, preferring: NodeID(rawValue: 600)) === inside)
    }

    @Test func `a view of another registration is not handed out`() {
        var pool = ReusePool()
        let other = ViewMaker(CollectionReusableView.self)
        pool.park(makeView())
        #expect(pool.take(other, preferring: parent) == nil)
    }

    @Test func `a view that is taken within the pass never disappears`() {
        var pool = ReusePool()
        pool.park(makeView())
        _ = pool.take(maker, preferring: parent)
        _ = settle(&pool)
        #expect(context.takeCommands() == [])
    }

    @Test func `a view that is not taken is hidden at the end of the pass, and shown when it is taken`() {
        var pool = ReusePool()
        let view = makeView()
        pool.park(view)
        _ = settle(&pool)
        #expect(context.takeCommands() == [.setHidden(view.node, true)])
        _ = pool.take(maker, preferring: parent)
        #expect(context.takeCommands() == [.setHidden(view.node, false)])
    }

    @Test func `a view that lingers is hidden at the end of the first pass in which it need not`() {
        var pool = ReusePool()
        let view = makeView()
        pool.park(view)
        _ = settle(&pool, lingers: true)
        #expect(context.takeCommands() == [])
        _ = settle(&pool)
        #expect(context.takeCommands() == [.setHidden(view.node, true)])
    }

    @Test func `the views that wait longest leave the tree of the host first`() {
        var pool = ReusePool()
        let views = [makeView(), makeView(), makeView()]
        for view in views { pool.park(view) }
        #expect(settle(&pool, keepingAttached: 1).detached == [views[0].node, views[1].node])
        #expect(pool.attachedCount == 1)
        #expect(pool.count == 3)
    }

    @Test func `beyond the limit the views that wait longest are given up`() {
        var pool = ReusePool()
        pool.maximumParked = 2
        let views = [makeView(), makeView(), makeView()]
        for view in views { pool.park(view) }
        #expect(settle(&pool).givenUp == [views[0].node])
        #expect(pool.attachedCount == 2)
        #expect(pool.count == 2)
    }

    @Test func `an emptied pool hands over what was in it and has nothing left`() {
        var pool = ReusePool()
        let view = makeView()
        pool.park(view)
        #expect(pool.removeAll().map { $0.node } == [view.node])
        #expect(pool.attachedCount == 0)
        _ = settle(&pool)
        #expect(context.takeCommands() == [])
    }
}
