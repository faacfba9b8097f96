import CollectionDataSources
import CollectionDiffing
import CollectionGeometry
import CollectionLayout
import Testing

@testable import CollectionViews

struct UpdateAnimatorTests {
    private let elements = ElementTable()
    private let animator = UpdateAnimator()

    /// What has to be known of an update of ten items that changes the content of some of them.
    private func transition(changing items: [Int] = [], isAnimated: Bool = true) throws -> UpdateTransition {
        let update = CollectionUpdate(
            number: 1, isAnimated: isAnimated, itemCountsBefore: [10], itemCountsAfter: [10],
            reconfiguredItems: items.map { .item($0) })
        let translation = try #require(IndexPathTranslation(BatchChanges(), countsBefore: [10], countsAfter: [10]))
        return UpdateTransition(
            update, translation, isAnimated: isAnimated, oldBounds: Rect(x: 0, y: 0, width: 300, height: 500))
    }

    /// A view that shows an item.
    private func makeView(_ item: Int, top: Double = 0) -> CollectionViewCell {
        let view = CollectionViewCell()
        view.show(.cell(.item(item)), in: elements)
        view.place(.of(.cell(.item(item)), top: top), containerOrigin: .zero)
        return view
    }

    @Test func `the movements of an update are handed over once`() throws {
        animator.begin(try transition())
        #expect(animator.takeTransition() != nil)
        #expect(animator.takeTransition() == nil)
    }

    @Test func `a view that was seen is seen leaving`() throws {
        let view = makeView(3)
        animator.begin(try transition())
        #expect(animator.release(view, to: nil))
        #expect(animator.transition?.leaving.map { ObjectIdentifier($0.view) } == [ObjectIdentifier(view)])
    }

    @Test func `a view that was out of sight is not seen leaving`() throws {
        animator.begin(try transition())
        #expect(!animator.release(makeView(3, top: 600), to: nil))
    }

    @Test func `no view is seen leaving without an update, or in one that is not animated`() throws {
        #expect(!animator.release(makeView(3), to: nil))
        animator.begin(try transition(isAnimated: false))
        #expect(!animator.release(makeView(3), to: nil))
    }

    @Test func `a view that disappears comes back when its element is wanted again`() {
        let view = makeView(3)
        _ = animator.depart(view, isOutdated: false)
        #expect(animator.takeDeparting(.cell(.item(4))) == nil)
        #expect(animator.takeDeparting(.cell(.item(3))) === view)
        #expect(animator.departing.isEmpty)
    }

    @Test func `a view that disappears follows its element over an update`() throws {
        let view = makeView(3)
        _ = animator.depart(view, isOutdated: false)
        try elements.insert([0], into: 10)
        #expect(animator.takeDeparting(.cell(.item(4))) === view)
    }

    @Test func `a view whose element is gone does not come back`() throws {
        _ = animator.depart(makeView(3), isOutdated: false)
        try elements.delete([3], of: 10)
        #expect(animator.takeDeparting(.cell(.item(3))) == nil)
        #expect(animator.departing.map { $0.element } == [nil])
    }

    @Test func `a view does not come back when its element has other content`() throws {
        _ = animator.depart(makeView(2), isOutdated: true)
        _ = animator.depart(makeView(3), isOutdated: false)
        _ = animator.depart(makeView(4), isOutdated: false)
        animator.begin(try transition(changing: [3]))
        #expect(animator.takeDeparting(.cell(.item(2))) == nil)
        #expect(animator.takeDeparting(.cell(.item(3))) == nil)
        #expect(animator.takeDeparting(.cell(.item(4))) != nil)
    }

    @Test func `a view that has disappeared is available again once`() {
        let view = makeView(3)
        let departure = animator.depart(view, isOutdated: false)
        #expect(animator.finishDeparture(departure) === view)
        #expect(animator.finishDeparture(departure) == nil)
    }

    @Test func `a view that has come back is not available when its departure ends`() {
        let departure = animator.depart(makeView(3), isOutdated: false)
        _ = animator.takeDeparting(.cell(.item(3)))
        #expect(animator.finishDeparture(departure) == nil)
    }

    @Test func `a view that departs once more is available when its last departure ends`() {
        let view = makeView(3)
        let first = animator.depart(view, isOutdated: false)
        _ = animator.takeDeparting(.cell(.item(3)))
        let second = animator.depart(view, isOutdated: false)
        #expect(animator.finishDeparture(first) == nil)
        #expect(animator.finishDeparture(second) === view)
    }

    @Test func `after a reset what was to happen to a view is forgotten`() throws {
        let view = makeView(3)
        animator.begin(try transition())
        let departure = animator.depart(view, isOutdated: false)
        #expect(animator.reset().map { ObjectIdentifier($0) } == [ObjectIdentifier(view)])
        #expect(animator.transition == nil)
        _ = animator.depart(view, isOutdated: false)
        #expect(animator.finishDeparture(departure) == nil)
    }

    /// One place, of the node 1.
    private var places: LinearMap<NodeID, Point> {
        var places = LinearMap<NodeID, Point>()
        places[NodeID(rawValue: 1)] = Point(x: 0, y: 5)
        return places
    }

    @Test func `places are remembered once for movements that have just begun`() {
        animator.noteAnimated()
        animator.rememberPlaces { places }
        animator.rememberPlaces { LinearMap() }
        #expect(animator.hasRememberedPlaces)
        #expect(animator.takeRememberedPlaces()[NodeID(rawValue: 1)] == Point(x: 0, y: 5))
        #expect(animator.takeRememberedPlaces().isEmpty)
    }

    @Test func `places are not remembered where nothing moves or all is settled`() {
        animator.rememberPlaces { places }
        #expect(!animator.hasRememberedPlaces)
        animator.noteAnimated()
        animator.settle()
        animator.rememberPlaces { places }
        #expect(!animator.hasRememberedPlaces)
    }
}
