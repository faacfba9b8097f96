import CollectionDiffing
import CollectionGeometry
import CollectionLayout
import Testing

@testable import CollectionViews

struct RowControllerTests {
    private let context = HostContext()
    private let elements = ElementTable()
    private let rows = RowController()

    private var sections: [Int?] { rows.windows.map { $0.section } }
    private var identities: [ObjectIdentifier] { rows.windows.map { ObjectIdentifier($0) } }

    /// Has the wanted rows have windows. Returns how many were made.
    @discardableResult
    private func display(_ layout: PartRowLayout) -> Int {
        var made = 0
        rows.display {
            made += 1
            let window = OrthogonalScrollView(overscan: 0.3)
            window.realize(in: context)
            return window
        } show: { window, scroller in
            window.show(scroller, in: .zero, label: nil, isMirrored: false, elements: elements)
            window.settle(in: layout, coverageLimit: nil)
        }
        return made
    }

    /// A display pass for a part of the content. Returns how many windows were made.
    @discardableResult
    private func display(_ layout: PartRowLayout, from top: Double, to bottom: Double) -> Int {
        _ = rows.collect(in: Rect(x: 0, y: top, width: 300, height: bottom - top), of: layout)
        return display(layout)
    }

    @Test func `the rows near the screen have windows and no others`() {
        let layout = PartRowLayout(Array(repeating: 6, count: 10))
        #expect(rows.windows.isEmpty)
        #expect(rows.wanted.isEmpty)
        #expect(display(layout, from: 0, to: 250) == 3)
        #expect(sections == [0, 1, 2])
    }

    @Test func `a window serves another section when its own has left`() {
        let layout = PartRowLayout(Array(repeating: 6, count: 10))
        display(layout, from: 0, to: 250)
        let before = identities
        #expect(display(layout, from: 200, to: 450) == 0)
        #expect(sections == [2, 3, 4])
        #expect(identities[0] == before[2])
        #expect(Set(identities) == Set(before))
    }

    @Test func `a window that serves no section is hidden until one needs it`() {
        let layout = PartRowLayout(Array(repeating: 6, count: 10))
        display(layout, from: 0, to: 150)
        let windows = rows.windows
        display(layout, from: 0, to: 50)
        #expect(windows.map { $0.isHidden } == [false, true])
        display(layout, from: 0, to: 150)
        #expect(windows.map { $0.isHidden } == [false, false])
    }

    @Test func `a window is found by its section and by its scroller`() {
        display(PartRowLayout([6, 6]), from: 0, to: 150)
        #expect(rows.window(forSection: 1) === rows.windows[1])
        #expect(rows.window(forSection: 2) == nil)
        #expect(rows.window(withScroller: rows.windows[1].carousel.node) === rows.windows[1])
    }

    @Test func `the row of a section far away is kept once, and no other with it`() {
        let layout = PartRowLayout(Array(repeating: 6, count: 10))
        let bounds = Rect(x: 0, y: 0, width: 300, height: 150)
        let frame = Rect(x: 0, y: 700, width: 100, height: 100)
        _ = rows.collect(in: bounds, of: layout)
        for _ in 0..<2 { rows.collect(section: 7, at: frame, in: bounds, covered: bounds, of: layout) }
        #expect(rows.wanted.map { $0.section } == [0, 1, 7])
    }

    @Test func `windows are in the order of their sections after sections have moved`() throws {
        display(PartRowLayout([6, 6, 6]), from: 0, to: 250)
        let before = identities
        let moves = BatchChanges(sectionMoves: [Move(from: 0, to: 2)])
        try elements.follow(moves, from: [6, 6, 6], to: [6, 6, 6])
        rows.elementsDidUpdate()
        #expect(sections == [0, 1, 2])
        #expect(identities == [before[1], before[2], before[0]])
    }

    @Test func `the window of a section that is gone serves none and is used again`() throws {
        let layout = PartRowLayout([6, 6])
        display(layout, from: 0, to: 150)
        let gone = rows.windows[0]
        try elements.follow(BatchChanges(sectionDeletes: [0]), from: [6, 6], to: [6])
        rows.elementsDidUpdate()
        #expect(sections == [nil, 0])
        layout.counts = [6, 6]
        #expect(display(layout, from: 0, to: 150) == 0)
        #expect(rows.windows[1] === gone)
    }

    @Test func `a row needs a display pass when its window has come near the edge of what exists`() {
        let layout = PartRowLayout([20])
        display(layout, from: 0, to: 100)
        #expect(!rows.needsDisplay)
        #expect(rows.isResting)
        #expect(rows.windows[0].follow(hostOffset: 400, in: layout)?.section == 0)
        #expect(rows.needsDisplay)
        #expect(!rows.isResting)
    }

    @Test func `all windows have the styleClass that was set last, those that wait included`() {
        let layout = PartRowLayout([6, 6])
        display(layout, from: 0, to: 150)
        let nodes = rows.windows.map { $0.row.node }
        display(layout, from: 0, to: 50)
        _ = context.takeCommands()
        rows.setAccessibilityRole("list")
        #expect(context.takeCommands() == nodes.map { .setAttribute($0, .accessibilityRole, "list") })
    }

    @Test func `after all windows were discarded others are made`() {
        let layout = PartRowLayout([6, 6])
        display(layout, from: 0, to: 150)
        let windows = rows.windows
        rows.discard()
        #expect(windows.allSatisfy { $0.context == nil })
        #expect(rows.windows.isEmpty)
        #expect(display(layout, from: 0, to: 150) == 2)
    }
}

// MARK: - Places

extension RowControllerTests {
    private func makeScrolled(to offset: Double) -> PartRowLayout {
        let layout = PartRowLayout([20])
        layout.setOrthogonalContentOffset(Point(x: offset, y: 0), forSection: 0)
        return layout
    }

    private func offset(_ layout: PartRowLayout) -> Double { layout.orthogonalContentOffset(forSection: 0).x }

    @Test func `what stands at the start of a row stands there again after an update`() throws {
        let layout = makeScrolled(to: 150)
        let update = try elements.insert([0, 1], into: 20)
        rows.rememberPlaces(of: 1, in: layout, elements, over: update)
        layout.counts = [22]
        #expect(rows.restorePlaces(in: layout))
        #expect(offset(layout) == 350)
    }

    @Test func `the first item that stays keeps the place of those that are gone`() throws {
        let layout = makeScrolled(to: 200)
        let update = try elements.delete([1, 2, 3], of: 20)
        rows.rememberPlaces(of: 1, in: layout, elements, over: update)
        layout.counts = [17]
        #expect(rows.restorePlaces(in: layout))
        #expect(offset(layout) == 100)
    }

    @Test func `a row at its start is not scrolled: what is inserted there is seen`() throws {
        let layout = makeScrolled(to: 0)
        let update = try elements.insert([0], into: 20)
        rows.rememberPlaces(of: 1, in: layout, elements, over: update)
        #expect(!rows.hasAnchors)
        #expect(!rows.restorePlaces(in: layout))
    }

    @Test func `of a section that is gone no place is remembered`() throws {
        let layout = makeScrolled(to: 200)
        let update = try elements.follow(BatchChanges(sectionDeletes: [0]), from: [20], to: [])
        rows.rememberPlaces(of: 1, in: layout, elements, over: update)
        #expect(!rows.hasAnchors)
    }

    @Test func `a place that is remembered is not replaced before it is restored`() {
        let layout = makeScrolled(to: 150)
        rows.rememberPlaces(of: 1, in: layout, elements)
        layout.setOrthogonalContentOffset(Point(x: 300, y: 0), forSection: 0)
        rows.rememberPlaces(of: 1, in: layout, elements)
        #expect(rows.restorePlaces(in: layout))
        #expect(offset(layout) == 150)
    }

    @Test func `a remembered place follows its item over another update`() throws {
        let layout = makeScrolled(to: 150)
        rows.rememberPlaces(of: 1, in: layout, elements)
        try elements.insert([0], into: 20)
        #expect(rows.restorePlaces(in: layout))
        #expect(offset(layout) == 250)
    }

    @Test func `places are restored once`() {
        let layout = makeScrolled(to: 150)
        rows.rememberPlaces(of: 1, in: layout, elements)
        _ = rows.restorePlaces(in: layout)
        #expect(!rows.hasAnchors)
    }

    @Test func `the item that is kept last stands at the start of its row`() {
        let layout = makeScrolled(to: 150)
        rows.rememberPlaces(of: 1, in: layout, elements)
        rows.keep(elements.handle(forItemAt: .item(4)), distance: 0)
        rows.keep(elements.handle(forItemAt: .item(6)), distance: -20)
        #expect(rows.restorePlaces(in: layout))
        #expect(offset(layout) == 620)
    }
}
