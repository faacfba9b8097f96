import CollectionGeometry
import CollectionLayout
import Testing

@testable import CollectionViews

struct VisibilityControllerTests {
    /// Writes down what it is told.
    private final class Recorder: VisibilityPart {
        private(set) var lines: [String] = []

        func elementsWillUpdate() { lines.append("update") }
        func passDidEnd(in view: CollectionView, hasDisplayed: Bool) { lines.append("pass \(hasDisplayed)") }
        func viewsWereDiscarded(in view: CollectionView) { lines.append("discarded") }
    }

    private let controller = VisibilityController()

    @Test func `a part is found by its class once it was installed`() {
        #expect(controller.first(ReachController.self) == nil)
        let part = ReachController()
        controller.install(DisplayEvents())
        controller.install(part)
        #expect(controller.first(ReachController.self) === part)
    }

    @Test func `every part is told what happens, in order`() {
        let parts = [Recorder(), Recorder()]
        for part in parts { controller.install(part) }
        let view = CollectionView(layout: CollectionViewLayout())
        controller.elementsWillUpdate()
        controller.passDidEnd(in: view, hasDisplayed: true)
        controller.viewsWereDiscarded(in: view)
        #expect(parts.map { $0.lines } == Array(repeating: ["update", "pass true", "discarded"], count: 2))
    }
}
