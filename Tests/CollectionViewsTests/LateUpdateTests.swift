import CollectionGeometry
import CollectionTestSupport
import CollectionViews
import Testing

@Suite("Updates that come late in an event") struct LateUpdateTests {
    /// Answers what its collection view reports with another snapshot, at the end of the event.
    private final class AnsweringScreen: NumberScreen {
        override func viewDidLayoutSubviews() {
            for case .selectedItem(let path) in collectionView.takeReports() {
                do {
                    try show([1, 2, 30 + path.item], isAnimated: false)
                } catch {
                    Issue.record(error)
                }
            }
        }
    }

    @Test("a snapshot applied after the views were brought up to date is seen in the same event")
    func appliedLate() throws {
        let screen = AnsweringScreen()
        let host = ModelHost(screen, windowSize: Size(width: 400, height: 800))
        host.start(path: "/")
        try screen.show([1, 2], isAnimated: false)
        host.send(.frame(0))
        #expect(host.texts == ["1", "2"])
        let second = try #require(host.node(showing: "2").flatMap { host.activatable(around: $0) })
        host.send(.activated(second))
        #expect(host.texts == ["1", "2", "31"])
    }
}
