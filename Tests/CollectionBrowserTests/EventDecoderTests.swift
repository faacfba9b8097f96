import CollectionGeometry
import CollectionViews
import Foundation
import Testing

@testable import CollectionBrowser

/// The events that values and messages of a page become.
@Suite struct EventDecoderTests {
    private let node = NodeID(rawValue: 7)

    /// A value in a message.
    private enum Value {
        case number(Double)
        case block([UInt8])
    }

    /// The number of each event in a message, by its name in the table of the wire, as the page has it.
    private static let codes: [String: UInt8] = {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Tools/Page/live-wire.js")
        guard let text = try? String(contentsOf: file.standardized, encoding: .utf8) else { return [:] }
        let events = text.matches(of: /(host_\w+): \{ code: (\d+),/)
        return Dictionary(uniqueKeysWithValues: events.map { (String($0.1), UInt8($0.2) ?? 0) })
    }()

    /// Decodes the message with these values; `nil` if it is no event or has other values than the event.
    private func event(_ name: String, _ values: Value...) -> HostEvent? { decode(name, values) }

    private func decode(_ name: String, _ values: [Value]) -> HostEvent? {
        guard let code = Self.codes[name] else {
            Issue.record("Tools/Page/live-wire.js has no \(name). Run Scripts/generate-wire.")
            return nil
        }
        var bytes: [UInt8] = []
        for value in values {
            switch value {
            case .number(let number): withUnsafeBytes(of: number.bitPattern.littleEndian) { bytes += $0 }
            case .block(let block):
                withUnsafeBytes(of: UInt32(block.count).littleEndian) { bytes += $0 }
                bytes += block
            }
        }
        return decode(code, bytes)
    }

    private func numbers(_ name: String, _ values: Double...) -> HostEvent? {
        decode(name, values.map { .number($0) })
    }

    private func decode(_ code: UInt8, _ bytes: [UInt8] = []) -> HostEvent? {
        var (reader, decoder) = (MessageReader(bytes), EventDecoder())
        let event = decoder.event(code, reading: &reader)
        return reader.isComplete ? event : nil
    }

    @Test("each message becomes the event of its code, with the values in their order")
    func everyMessage() {
        #expect(event("host_started", .block(Array("/café".utf8))) == .started(path: "/café"))
        #expect(event("host_navigated", .block([])) == .navigated(path: ""))
        #expect(numbers("host_resized", 7, 390, 844.5) == .resized(node, Size(width: 390, height: 844.5)))
        #expect(numbers("host_scrolled", 7, 1, 2.25) == .scrolled(node, Point(x: 1, y: 2.25)))
        #expect(numbers("host_scroll_ended", 7) == .scrollEnded(node))
        #expect(numbers("host_scroll_returned", 7, 40, -1) == .scrollReturned(node, start: 40, direction: -1))
        #expect(numbers("host_scroll_released", 7, 0, 0.5) == .scrollReleased(node, velocity: Point(x: 0, y: 0.5)))
        #expect(
            numbers("host_scroll_restored", 7, 9, -20)
                == .scrollRestored(node, cell: NodeID(rawValue: 9), distance: -20))
        #expect(numbers("host_frame", 16.7) == .frame(16.7))
        #expect(numbers("host_activated", 7) == .activated(node))
        #expect(numbers("host_focused", -1) == .focused(.none))
        #expect(numbers("host_key", 1, 7) == .keyPressed(.enter, node))
        #expect(numbers("host_key_command", 2, 5, 7) == .keyCommand(.space, [.shift, .command], node))
        #expect(
            numbers("host_menu", 7, 1, 2, 3, 4) == .menuRequested(node, Point(x: 3, y: 4), location: Point(x: 1, y: 2)))
        #expect(numbers("host_pulled", 7, 1, 60) == .pulled(node, HostPull(.released, distance: 60)))
        #expect(event("host_typed", .number(7), .block(Array("é".utf8))) == .typed("é", node))
        #expect(event("host_edited", .number(7), .block(Array("wool".utf8))) == .edited(node, "wool"))
        #expect(
            numbers("host_pointed", 7, 2, 1, 2, 3)
                == .pointed(node, HostPointer(.moved, at: Point(x: 1, y: 2), span: 3)))
        let press = HostPress(
            .ended, at: Point(x: 1, y: 2), windowLocation: Point(x: 3, y: 4), pointer: .mouse, button: .secondary,
            modifiers: [.option], time: 5)
        #expect(numbers("host_pressed", 7, 2, Double(1 | 2 << 2 | 8 << 4), 1, 2, 3, 4, 5) == .pressed(node, press))
        let fields = Array("etag\0\"7\"\0retry-after\05\0".utf8)
        #expect(
            event("host_responded", .number(9), .number(204), .block([1, 2]), .block(fields))
                == .responded(
                    9, HostReply(status: 204, headerFields: ["ETag": "\"7\"", "Retry-After": "5"], body: [1, 2])))
        #expect(event("host_responded", .number(9), .number(0), .block([]), .block([])) == .responded(9, .unreachable))
        #expect(
            event("host_responded", .number(9), .number(404), .block([3]), .block([]))
                == .responded(9, HostReply(status: 404, body: [3])))
        #expect(numbers("host_timer", 9) == .timerFired(9))
        #expect(numbers("host_printing", 1) == .printingBegan)
        #expect(numbers("host_printing", 0) == .printingEnded)
        #expect(numbers("host_located", 9, 1, 0, 0, 0) == .located(9, .refused))
        #expect(
            numbers("host_located", 9, 0, 52.5, 13.4, 20)
                == .located(9, .found(Coordinate(latitude: 52.5, longitude: 13.4), accuracy: 20)))
    }

    @Test("measured sizes are pairs of 32-bit floats; what is left over is ignored")
    func measured() {
        var bytes: [UInt8] = []
        for value: Float in [100, 44.5, 7] { withUnsafeBytes(of: value) { bytes += $0 } }
        #expect(event("host_measured", .number(3), .block(bytes)) == .measured(3, [Size(width: 100, height: 44.5)]))
    }

    @Test("the height of a line takes effect with the next environment, and one that is not drawn is ignored")
    func environment() {
        var decoder = EventDecoder()
        let before = decoder.environment.lineHeights
        #expect(decoder.lineHeight(1, 31.5) == nil)
        #expect(decoder.lineHeight(2, 0) == nil)
        #expect(decoder.lineHeight(-1, 20) == nil)
        #expect(decoder.lineHeight(9999, 20) == nil)
        let event = decoder.environment(390, 844, 0, 1 | 8, 47, 0, 34, 0)
        var expected = HostEnvironment()
        expected.lineHeights = before
        expected.lineHeights[1] = 31.5
        expected.windowSize = Size(width: 390, height: 844)
        expected.displayScale = 1
        expected.safeAreaInsets = EdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
        expected.layoutDirection = .rightToLeft
        expected.canHover = true
        expected.isOnline = false
        #expect(event == .environmentChanged(expected))
    }

    @Test("a code that the wire does not have makes no event")
    func unknownCodes() {
        #expect(numbers("host_key", 99, 7) == nil)
        #expect(numbers("host_pulled", 7, 9, 0) == nil)
        #expect(numbers("host_pressed", 7, 4, 0, 0, 0, 0, 0, 0) == nil)
        #expect(decode(0) == nil)
        #expect(decode(255) == nil)
    }

    @Test("a message that is cut off, too long or not of integers is defective")
    func defects() {
        for count in 0..<8 {
            var reader = MessageReader([UInt8](repeating: 1, count: count))
            #expect(reader.number() == 0)
            #expect(reader.isDefective)
        }
        var block = MessageReader([200, 0, 0, 0, 1])
        #expect(block.block() == [])
        #expect(block.isDefective)
        #expect(numbers("host_scroll_ended", 7, 7) == nil)
        #expect(numbers("host_scroll_ended", 0.5) == nil)
        #expect(numbers("host_scroll_ended", .infinity) == nil)
    }
}
