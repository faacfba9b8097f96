import CollectionGeometry
import CollectionLayout
import Testing

@testable import CollectionViews

/// A cell that knows how tall it wants to be.
private final class KnowingCell: CollectionViewCell {
    override func preferredSize(fitting attributes: LayoutAttributes) -> Size? {
        Size(width: attributes.frame.width, height: 77)
    }
}

struct SizingControllerTests {
    private let context = HostContext()
    private let sizing = SizingController()
    private let elements = ElementTable()

    /// Has a cell stand for an item whose height is an estimate.
    @discardableResult
    private func place(_ cell: CollectionViewCell, at item: Int) -> CollectionViewCell {
        var attributes = LayoutAttributes.of(.cell(.item(item)))
        attributes.selfSizingAxes = .vertical
        attributes.isSizeEstimated = true
        cell.realize(in: context)
        cell.show(.cell(.item(item)), in: elements)
        cell.place(attributes, containerOrigin: .zero)
        _ = context.takeCommands()
        return cell
    }

    private func makeCell(_ item: Int) -> CollectionViewCell { place(CollectionViewCell(), at: item) }

    /// Looks through some views and requests their sizes. Returns the commands.
    private func request(_ views: [CollectionReusableView]) -> [HostCommand] {
        sizing.beginCollecting()
        for view in views { _ = sizing.collect(view) }
        sizing.requestSizes(in: context)
        return context.takeCommands()
    }

    private func measure(_ token: Int, _ views: [CollectionReusableView]) -> HostCommand {
        .measure(token, views.map { HostMeasurement(node: $0.node, width: 300, height: nil) })
    }

    private func sizes(_ heights: [Double]) -> [Size] { heights.map { Size(width: 300, height: $0) } }

    @Test func `the size of a view that knows it is taken at once, and once`() {
        let cell = place(KnowingCell(), at: 4)
        sizing.beginCollecting()
        #expect(
            sizing.collect(cell) == PreferredSize(element: .cell(.item(4)), size: Size(width: 300, height: 77)))
        #expect(sizing.collect(cell) == nil)
        #expect(sizing.isSettled)
    }

    @Test func `a view that has changed its content by itself is measured again`() {
        let cell = place(KnowingCell(), at: 4)
        _ = sizing.collect(cell)
        cell.invalidateIntrinsicContentSize()
        #expect(sizing.collect(cell)?.size.height == 77)
    }

    @Test func `a view of a given size is not measured`() {
        let cell = CollectionViewCell()
        cell.place(.of(.cell(.item(0))), containerOrigin: .zero)
        #expect(sizing.collect(cell) == nil)
        #expect(!sizing.hasUnmeasured)
    }

    @Test func `all other views are measured by the host in one batch`() {
        let cells = [makeCell(0), makeCell(1)]
        #expect(request(cells) == [measure(1, cells)])
        #expect(sizing.measuredCount == 2)
        #expect(!sizing.isSettled)
    }

    @Test func `sizes that come in are whole numbers of pixels`() {
        _ = request([makeCell(0)])
        let size = PreferredSize(element: .cell(.item(0)), size: Size(width: 300, height: 41.5))
        #expect(sizing.take(1, sizes([41.3]), scale: 2) == [size])
        #expect(sizing.isSettled)
    }

    @Test func `a response to another request is not taken`() {
        _ = request([makeCell(0)])
        #expect(sizing.take(7, sizes([41]), scale: 1) == nil)
        #expect(sizing.measuredCount == 1)
    }

    @Test func `while a batch is with the host no other is sent`() {
        _ = request([makeCell(0)])
        #expect(request([makeCell(1)]) == [])
    }

    @Test func `after a batch the next one waits for the next frame, which is requested once`() {
        _ = request([makeCell(0)])
        _ = sizing.take(1, sizes([41]), scale: 1)
        let cell = makeCell(1)
        #expect(request([cell]) == [.requestFrame])
        #expect(request([cell]) == [])
        sizing.beginFrame()
        #expect(request([cell]) == [measure(2, [cell])])
    }

    @Test func `a view that is with the host is not collected again`() {
        let cell = makeCell(0)
        _ = request([cell])
        sizing.beginCollecting()
        _ = sizing.collect(cell)
        #expect(!sizing.hasUnmeasured)
    }

    @Test func `a view that shows something else by now is passed over and measured again`() {
        let cells = [makeCell(0), makeCell(1)]
        _ = request(cells)
        cells[0].measurement.reset()
        place(cells[0], at: 5)
        let size = PreferredSize(element: .cell(.item(1)), size: Size(width: 300, height: 42))
        #expect(sizing.take(1, sizes([41, 42]), scale: 1) == [size])
        _ = sizing.collect(cells[0])
        #expect(sizing.hasUnmeasured)
    }

    @Test func `a view that waits to be used again is passed over`() {
        let cell = makeCell(0)
        _ = request([cell])
        cell.noteParked(true)
        #expect(sizing.take(1, sizes([41]), scale: 1) == [])
    }

    @Test func `the size of a view whose item is gone is not taken for the item in its place`() throws {
        let cells = [makeCell(0), makeCell(1)]
        _ = request(cells)
        try elements.delete([1], of: 3)
        let size = PreferredSize(element: .cell(.item(0)), size: Size(width: 300, height: 41))
        #expect(sizing.take(1, sizes([41, 42]), scale: 1) == [size])
        #expect(!cells[1].measurement.isUnderWay)
    }

    @Test func `the layout is told once that all sizes are known`() {
        #expect(!sizing.takeSettling())
        _ = request([makeCell(0)])
        #expect(sizing.takeSettling())
        #expect(!sizing.takeSettling())
        sizing.setNeedsSettling()
        #expect(sizing.takeSettling())
    }

    @Test func `sizes hold in another environment unless the text or the pixels are others`() {
        let first = HostEnvironment(windowSize: Size(width: 300, height: 500))
        #expect(!sizing.setEnvironment(first))
        #expect(!sizing.setEnvironment(HostEnvironment(windowSize: Size(width: 400, height: 500))))
        #expect(sizing.setEnvironment(HostEnvironment(windowSize: Size(width: 400, height: 500), displayScale: 2)))
    }

    @Test func `an environment that is reported unchanged stands for new fonts`() {
        _ = sizing.setEnvironment(HostEnvironment())
        #expect(sizing.setEnvironment(HostEnvironment()))
    }

    @Test func `the response to a batch that was forgotten is not taken`() {
        _ = request([makeCell(0)])
        sizing.reset()
        #expect(sizing.isSettled)
        #expect(sizing.take(1, sizes([41]), scale: 1) == nil)
    }
}
