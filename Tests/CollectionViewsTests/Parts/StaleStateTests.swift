import CollectionGeometry
import CollectionLayout
import Testing

@testable import CollectionViews

/// The parts remember items by the element table alone: after it is reset, as when the data is replaced, none names an item
/// of the old data.
struct StaleStateTests {
    private let elements = ElementTable()

    private func handle(_ item: Int = 3) -> ElementHandle { elements.handle(forItemAt: .item(item)) }

    @Test func `no view that is displayed or disappears names an item`() {
        let list = DisplayList()
        let animator = UpdateAnimator()
        list.add(CollectionReusableView(), showing: .header(0), in: elements)
        let cell = CollectionViewCell()
        cell.show(.cell(.item(3)), in: elements)
        _ = animator.depart(cell, isOutdated: false)
        elements.reset()
        list.elementsDidUpdate(keep: { _ in }, release: { _ in })
        #expect(list.isEmpty)
        #expect(animator.departing.map { $0.element } == [nil])
        #expect(animator.takeDeparting(.cell(.item(3))) == nil)
    }

    @Test func `no item has the focus, had it or is to get it`() {
        let focus = FocusController()
        _ = focus.moved(to: NodeID(rawValue: 1), inItemAt: .item(3), elements)
        focus.request(.item(4), elements)
        elements.reset()
        #expect(focus.indexPath == nil)
        #expect(focus.lastIndexPath == nil)
        #expect(focus.pendingIndexPath == nil)
    }

    @Test func `no item is selected, and no range begins at one`() {
        let selection = SelectionController(elements: elements)
        selection.setPermissions(SelectionPermissions(.multiple))
        _ = selection.activate(.item(3))
        elements.reset()
        #expect(selection.indexPaths == [])
        #expect(selection.anchor == nil)
    }

    @Test func `scrolling goes to no item and keeps none in its place`() {
        let scroll = ScrollController(Viewport.Configuration())
        scroll.setTarget(ScrollTarget(handle(), place: .position(.top), isAnimated: true))
        scroll.setAnchor(ScrollAnchor(element: handle(), distance: 0))
        elements.reset()
        #expect(scroll.target?.element.indexPath == nil)
        #expect(scroll.takeAnchor()?.element.indexPath == nil)
    }

    @Test func `no row is scrolled to an item, and no window serves a section`() {
        let rows = RowController()
        let layout = PartRowLayout([20])
        layout.setOrthogonalContentOffset(Point(x: 150, y: 0), forSection: 0)
        _ = rows.collect(in: Rect(x: 0, y: 0, width: 300, height: 100), of: layout)
        rows.display {
            OrthogonalScrollView(overscan: 0)
        } show: { window, scroller in
            window.show(scroller, in: .zero, label: nil, isMirrored: false, elements: elements)
        }
        rows.rememberPlaces(of: 1, in: layout, elements)
        layout.setOrthogonalContentOffset(.zero, forSection: 0)
        elements.reset()
        rows.elementsDidUpdate()
        #expect(rows.windows.map { $0.section } == [nil])
        #expect(!rows.restorePlaces(in: layout))
    }

    @Test func `no item is seen or known to be near`() {
        var tracker = DisplayTracker()
        let prefetcher = Prefetcher(elements)
        let view = CollectionReusableView()
        _ = tracker.update(to: [.init(element: .cell(.item(3)), view: view)], elements)
        _ = prefetcher.update(wanted: [.item(5)], near: [.item(5)], displayed: [])
        elements.reset()
        #expect(tracker.update(to: [], elements).ended.map { $0.element } == [.cell(.item(3))])
        #expect(prefetcher.update(wanted: [], near: [], displayed: []) == .init())
    }

    @Test func `no press is on an item`() {
        let press = PressSession(HostPress(.began, at: .zero), on: NodeID(rawValue: 1), item: handle())
        elements.reset()
        #expect(press.indexPath == nil)
    }
}
