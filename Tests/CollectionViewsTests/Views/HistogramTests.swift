import CollectionGeometry
import CollectionTestSupport
import CollectionViews
import Testing

struct HistogramTests {
    private func shares(_ host: ModelHost) -> [Double] {
        host.nodes(withStyleClass: "histogram-bar").map { host.node($0)?.variables["share"] ?? .nan }
    }

    @Test("the largest quantity is as long as the bars can be")
    func lengths() {
        let histogram = Histogram()
        histogram.bars = [.init("5", value: 80, valueText: "80"), .init("4", value: 20), .init("3", value: -1)]
        let host = makeHost(histogram)
        #expect(shares(host) == [1, 0.25, 0])
        #expect(host.texts == ["5", "80", "4", "3"])
        histogram.maximum = 160
        host.send(.frame(0))
        #expect(shares(host) == [0.5, 0.125, 0])
        histogram.bars = [.init("5", value: 0)]
        histogram.maximum = nil
        host.send(.frame(0))
        #expect(shares(host) == [0])
        #expect(host.texts == ["5"])
        histogram.bars = [.init("5", value: .infinity), .init("4", value: .nan)]
        host.send(.frame(0))
        #expect(shares(host) == [0, 0])
    }

    @Test("only what changed is sent")
    func changes() {
        let histogram = Histogram(.vertical)
        histogram.bars = [.init("a", value: 4), .init("b", value: 2)]
        let host = makeHost(histogram)
        histogram.bars = [.init("a", value: 4), .init("b", value: 3)]
        histogram.highlightedRange = 0..<1
        host.send(.frame(0))
        let bar = host.nodes(withStyleClass: "histogram-bar")[1]
        let row = host.nodes(withStyleClass: "histogram-row")[1]
        #expect(host.lastCommands == [.setVariable(bar, "share", 0.75), .setStyleClass(row, "is-dimmed", true)])
    }
}
