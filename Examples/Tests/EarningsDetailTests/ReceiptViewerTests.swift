import CollectionTestSupport
import CollectionViewKit
import Testing

@testable import EarningsDetail

/// The receipt in large: it is enlarged and moved, and the focus comes back from it.
struct ReceiptViewerTests {
    private func open(receipts: Int = 1) throws -> (EarningsHost, NodeID) {
        let earnings = EarningsHost.loaded(EarningsResponses.transaction(receipts: receipts))
        let part = receipts == 1 ? "" : ", part 1 of \(receipts)"
        #expect(earnings.press("View Receipt of Larkfield" + part))
        let surface = try #require(earnings.host.nodes { $0.element == .surface }.first)
        earnings.host.send(.resized(surface, Size(width: 400, height: 600)))
        return (earnings, surface)
    }

    private func scale(_ earnings: EarningsHost, _ surface: NodeID) -> Double {
        earnings.host.node(surface)?.variables["zoom-scale"] ?? 0
    }

    @Test("a receipt opens over everything, is enlarged by keys, buttons, wheel, two fingers and a double click")
    func zooming() throws {
        let (earnings, surface) = try open()
        let host = earnings.host
        #expect(host.focusedNode == surface)
        #expect(scale(earnings, surface) == 1)
        for letter in ["+", "="] { host.send(.typed(letter, surface)) }
        #expect(scale(earnings, surface) == 2.25)
        host.send(.typed("-", surface))
        #expect(scale(earnings, surface) == 1.5)
        host.send(.typed("0", surface))
        #expect(scale(earnings, surface) == 1)
        earnings.press("Zoom in")
        #expect(scale(earnings, surface) == 1.5)
        earnings.press("Zoom out")
        host.point(.wheeled, on: surface, at: Point(x: 200, y: 300), span: -300)
        #expect(scale(earnings, surface) == 1.5)
        host.point(.pressedTwice, on: surface, at: Point(x: 200, y: 300))
        #expect(scale(earnings, surface) == 1)
        host.point(.pressedTwice, on: surface, at: Point(x: 100, y: 100))
        #expect(scale(earnings, surface) == 2.5)
        host.point(.pressedTwice, on: surface, at: Point(x: 100, y: 100))
        host.point(.began, on: surface, at: Point(x: 200, y: 300), span: 100)
        host.point(.moved, on: surface, at: Point(x: 200, y: 300), span: 300)
        host.point(.ended, on: surface, at: Point(x: 200, y: 300), span: 300)
        #expect(scale(earnings, surface) == 3)
        host.point(.began, on: surface, at: Point(x: 200, y: 300), span: 100)
        host.point(.moved, on: surface, at: Point(x: 200, y: 300), span: 150)
        host.point(.cancelled, on: surface, at: Point(x: 200, y: 300))
        #expect(scale(earnings, surface) == 3)
    }

    @Test(
        "the arrows move what is enlarged, parts of a receipt are turned, Escape leads back", arguments: [true, false])
    func keys(byEscape: Bool) throws {
        let (earnings, surface) = try open(receipts: 2)
        let host = earnings.host
        let viewer = try #require(host.nodes(withStyleClass: "receipt-viewer").first)
        #expect(host.node(viewer)?.attributes[.accessibilityLabel] == "Receipt of Larkfield, part 1 of 2")
        host.press(.right, on: surface)
        #expect(host.node(viewer)?.attributes[.accessibilityLabel] == "Receipt of Larkfield, part 2 of 2")
        host.send(.typed("+", surface))
        host.press(.left, on: surface)
        #expect(host.node(surface)?.variables["zoom-x"] == 80)
        host.press(.up, on: surface)
        host.press(.up, on: surface)
        #expect(host.node(surface)?.variables["zoom-y"] == 150)
        host.press(.home, on: surface)
        #expect(scale(earnings, surface) == 1)
        host.press(.pageUp, on: surface)
        if byEscape { host.press(.escape, on: surface) } else { earnings.press("Close") }
        earnings.settle()
        #expect(host.nodes(withStyleClass: "receipt-viewer") == [])
        #expect(
            host.node(host.focusedNode)?.attributes[.accessibilityLabel] == "View Receipt of Larkfield, part 1 of 2")
        #expect(earnings.presenter.events == [.viewedReceipt(0)])
    }

    @Test("what is seen at a place stays there, and the picture never leaves its window", arguments: 1...30)
    func cameraLaws(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var camera = ZoomCamera(pixelSize: Size(width: 1_280, height: 1_920), window: Size(width: 400, height: 600))
        for _ in 0..<80 {
            let place = Point(
                x: Double.random(in: 0...400, using: &generator), y: Double.random(in: 0...600, using: &generator))
            switch Int.random(in: 0..<5, using: &generator) {
            case 0: camera.move(by: Point(x: place.x - 200, y: place.y - 300))
            case 1: camera.resize(to: Size(width: 200 + place.x, height: 200 + place.y))
            case 2: camera.reset()
            default: camera.zoom(by: Double.random(in: 0.3...3, using: &generator), around: place)
            }
            #expect((1...ZoomCamera.maximumScale).contains(camera.scale))
            let across = max(0, (camera.picture.width * camera.scale - camera.window.width) / 2)
            let down = max(0, (camera.picture.height * camera.scale - camera.window.height) / 2)
            #expect(abs(camera.shift.x) <= across + 1e-9)
            #expect(abs(camera.shift.y) <= down + 1e-9)
        }
        camera.zoom(by: .nan, around: .zero)
        camera.zoom(by: -1, around: .zero)
        #expect(camera.scale.isFinite)
    }
}
