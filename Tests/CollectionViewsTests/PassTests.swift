import CollectionDataSources
import CollectionGeometry
import CollectionTestSupport
import Testing

@testable import CollectionViews

/// The steps of a pass are those that the documentation of ``CollectionView`` names, in its order.
struct PassTests {
    /// Writes down the steps.
    private final class Recorder: HostTracing {
        private(set) var steps: [PassStep] = []

        func take() -> [PassStep] {
            defer { steps = [] }
            return steps
        }

        func line(for event: HostEvent, leadingTo commands: [HostCommand], from start: Int) -> String { "" }
        func line(for update: CollectionUpdate) -> String { "" }
        func willRun(_ step: PassStep) { steps.append(step) }
    }

    private let recorder = Recorder()

    private func host(_ screen: ViewController) -> ModelHost {
        let host = ModelHost(screen, windowSize: Size(width: 400, height: 800))
        host.start(path: "/")
        host.runFrames()
        screen.context?.tracer = recorder
        return host
    }

    @Test func `a scroll event displays, and describes when scrolling has ended`() throws {
        let screen = NumberScreen()
        try screen.show(Array(0..<100), isAnimated: false)
        let host = host(screen)
        host.scroll(to: Point(x: 0, y: 700))
        #expect(recorder.take() == [.display])
        host.endScroll()
        #expect(recorder.take() == [.display, .describe])
    }

    @Test func `a scroll event within what exists displays nothing`() throws {
        let screen = NumberScreen()
        try screen.show(Array(0..<100), isAnimated: false)
        let host = host(screen)
        host.scroll(to: Point(x: 0, y: 2))
        #expect(recorder.take() == [])
    }

    @Test func `an update is taken, laid out, displayed, animated, finished and described`() throws {
        let screen = NumberScreen()
        try screen.show(Array(0..<100), isAnimated: false)
        let host = host(screen)
        try screen.show([200] + Array(0..<100), isAnimated: true)
        host.send(.frame(0))
        #expect(recorder.take() == [.takeUpdate, .prepareLayout, .display, .animate, .finishUpdate, .describe])
    }

    @Test
    func `views that do not know their sizes are measured after all that, and displayed again when the sizes come`()
        throws
    {
        let screen = NoteScreen()
        for id in 0..<20 { screen.model.texts[id] = "a" }
        try screen.show(Array(0..<20))
        let host = host(screen)
        screen.model.texts[1] = String(repeating: "long ", count: 60)
        try screen.show(Array(0..<20), reconfigured: [1])
        host.send(.frame(0))
        let steps = recorder.take()
        #expect(steps.prefix(6) == [.takeUpdate, .prepareLayout, .display, .reconfigure, .animate, .finishUpdate])
        #expect(steps.contains(.measure))
        #expect(steps.contains(.size))
    }

    @Test func `a scroll to an item is placed before anything is displayed`() throws {
        let screen = NumberScreen()
        try screen.show(Array(0..<100), isAnimated: false)
        let host = host(screen)
        screen.collectionView.scrollToItem(at: IndexPath(item: 50, section: 0), at: .top, animated: false)
        host.send(.frame(0))
        #expect(recorder.take() == [.placeTarget, .display, .describe])
    }

    @Test func `an item named by its path after an update that is still to be shown is that item`() throws {
        let screen = NumberScreen()
        try screen.show(Array(0..<100), isAnimated: false)
        let host = host(screen)
        try screen.show(Array(200..<250) + Array(0..<100), isAnimated: false)
        let path = try #require(screen.dataSource.indexPath(for: 40))
        screen.collectionView.scrollToItem(at: path, at: .top, animated: false)
        host.send(.frame(0))
        #expect(screen.collectionView.contentOffset == Point(x: 0, y: 9000))
    }
}
