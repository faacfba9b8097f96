import CollectionGeometry
import CollectionServerRendering
import CollectionViews
import Foundation
import Testing

@testable import CollectionBrowser

/// The tree that tests and servers have refuses commands in the words of the page. The page runs the same commands, as the bytes
/// that this test has written: see Tests/Web/refusals.test.mjs.
struct RefusalTests {
    /// Commands, and the lines that they are refused with.
    private struct Case: Codable, Equatable {
        var name: String
        var words: [Int32]
        var text: String
        var lines: [String]
    }

    /// Node 1 is a box with a text, an image, a button, a link, a scroller, a text field and a drawing, which have the
    /// numbers 2 to 8; node 9 is another box, in none.
    private static let setup: [HostCommand] = [
        .defineTemplate(
            1,
            ViewTemplate(
                nodes: [ViewTemplate.Node(element: .box, styleClasses: [], childCount: 7)]
                    + [HostElement.text, .image, .button, .link, .scroller, .textField, .drawing]
                    .map { ViewTemplate.Node(element: $0, styleClasses: [], childCount: 0) })),
        .defineTemplate(
            2, ViewTemplate(nodes: [ViewTemplate.Node(element: .box, styleClasses: [], childCount: 0)])),
        .instantiate(template: 1, first: NodeID(rawValue: 1)),
        .instantiate(template: 2, first: NodeID(rawValue: 9)),
        .insert(NodeID(rawValue: 1), into: .root, before: .none),
    ]

    private static func node(_ number: Int32) -> NodeID { NodeID(rawValue: number) }

    /// Commands, by what is wrong with them.
    private static let commands: [(String, [HostCommand])] = {
        let missing = node(99)
        let box = ViewTemplate.Node(element: .box, styleClasses: [], childCount: 1)
        return [
            (
                "template",
                [.defineTemplate(1, ViewTemplate(nodes: [box])), .defineTemplate(3, ViewTemplate(nodes: [box]))]
            ),
            (
                "class",
                [
                    .defineTemplate(
                        3, ViewTemplate(nodes: [.init(element: .box, styleClasses: ["a b"], childCount: 0)])),
                    .setStyleClass(node(1), "a b", true), .setStyleClass(node(1), "", true),
                    .setVariable(node(1), "a b", 1),
                    .setAttributedText(node(2), AttributedText(runs: [.init("x", styleClasses: ["c d"])])),
                ]
            ),
            ("instantiate", [.instantiate(template: 7, first: node(20)), .instantiate(template: 2, first: node(3))]),
            (
                "insert",
                [
                    .insert(missing, into: .root, before: .none), .insert(node(9), into: missing, before: .none),
                    .insert(node(9), into: node(1), before: missing), .insert(node(1), into: node(1), before: .none),
                    .insert(node(9), into: .root, before: node(2)),
                ]
            ),
            ("destroy", [.destroy(node(9), count: 1), .destroy(node(9), count: 1), .destroy(node(8), count: 3)]),
            (
                "destroyed",
                [
                    .destroy(node(9), count: 1), .remove(node(9)), .setText(node(9), "x"), .setHidden(node(9), true),
                    .setAttribute(node(9), .accessibilityLabel, "x"), .setStyleClass(node(9), "a", true),
                    .setVariable(node(9), "a", 1), .setOrigin(node(9), .zero), .setSize(node(9), .zero),
                    .setZIndex(node(9), 1), .setOpacity(node(9), 1), .stopAnimations(node(9)), .focus(node(9)),
                    .animate(node(9), HostAnimation(opacity: 1, milliseconds: 10)),
                    .measure(1, [HostMeasurement(node: node(9), width: nil, height: nil)]),
                    .setImage(node(9), ImageReference(url: "/a.jpg")), .setPath(node(9), BezierPath()),
                    .setAttributedText(node(9), AttributedText(runs: [.init("x")])),
                    .scroll(node(9), to: .zero, animated: false), .setHoldsTouches(node(9), true),
                ]
            ),
            (
                "kind",
                [
                    .setText(node(1), "x"), .setText(node(3), "x"),
                    .setAttributedText(node(7), AttributedText(runs: [.init("x")])),
                    .setImage(node(2), ImageReference(url: "/a.jpg")), .setPath(node(2), BezierPath()),
                    .scroll(node(1), to: .zero, animated: false), .setHoldsTouches(node(2), true),
                    .setAttribute(node(1), .inputType, "email"), .focus(node(1)), .focus(node(5)), .focus(node(9)),
                ]
            ),
            (
                "address",
                [
                    .setImage(node(3), ImageReference(url: "https://elsewhere.example/a.jpg")),
                    .setAttribute(node(5), .destination, "javascript:alert(1)"),
                    .setAttribute(node(5), .destination, "//elsewhere.example"),
                    .request(1, HostRequest("https://elsewhere.example/api")),
                    .request(2, HostRequest("api/inbox.json", method: .post)),
                    .navigate(.push("inbox")), .navigate(.replace("https://elsewhere.example/")),
                    .open("javascript:alert(1)"), .open("ftp://elsewhere.example/"),
                ]
            ),
            (
                "request",
                [
                    .request(1, HostRequest("https://api.example/a?b#c")),
                    .request(1, HostRequest("https://api.example.elsewhere/")),
                    .request(1, HostRequest("https://api.example@elsewhere.example/")),
                    .request(1, HostRequest("https://api.example\\@elsewhere.example/")),
                    .request(1, HostRequest("http://api.example/")), .request(1, HostRequest("https://")),
                    .request(1, HostRequest("https://api.example:443/")),
                    .request(1, HostRequest("HTTPS://api.example/")), .request(1, HostRequest("/a", body: [0x7B])),
                    .request(1, HostRequest("/a", method: .head, body: [0x7B])),
                    .request(1, HostRequest("/a", timeout: 0)), .request(1, HostRequest("/a", timeout: -5)),
                    .request(1, HostRequest("/a", headerFields: ["Cookie": "a"])),
                    .request(1, HostRequest("/a", headerFields: ["Accept": "a", "SEC-Fetch-Mode": "cors"])),
                    .request(1, HostRequest("/a", headerFields: ["Proxy-Authorization": "a"])),
                    .request(1, HostRequest("/a", headerFields: ["": "a"])),
                    .request(1, HostRequest("/a", headerFields: ["a\n\u{1}\u{8}b": "a"])),
                    .request(1, HostRequest("/a", headerFields: ["é": "a"])),
                    .request(1, HostRequest("/a", headerFields: ["a\0b": "a"])),
                    .request(1, HostRequest("/a", method: .patch, headerFields: ["X-A": "a\r\nX-B: b"])),
                    .request(1, HostRequest("/a", headerFields: ["X-A": "a\0X-B"])),
                    .request(1, HostRequest("/a", headerFields: ["X-A": "é"])),
                ]
            ),
            (
                "value",
                [
                    .setAttribute(node(1), .isExpanded, "yes"), .setAttribute(node(1), .headingLevel, "two"),
                    .setAttribute(node(1), .valueNow, "12%"), .setAttribute(node(1), .tabIndex, "1"),
                    .setAttribute(node(1), .isInert, "false"), .setAttribute(node(7), .inputType, "colour"),
                    .setAttribute(node(7), .returnKey, "ok"), .setAttribute(node(1), .liveRegion, "loud"),
                    .setAttribute(node(1), .mediaSource, "https://elsewhere.example/a.mp4"),
                ]
            ),
            (
                "number",
                [
                    .setSize(node(1), Size(width: -1, height: 10)),
                    .setSize(node(1), Size(width: 1, height: 17_000_001)),
                    .setOpacity(node(1), 1.5), .setOpacity(node(1), .nan), .setVariable(node(1), "a", .infinity),
                    .animate(node(1), HostAnimation(opacity: 1, milliseconds: 0)),
                    .animate(node(1), HostAnimation(milliseconds: 10)), .startTimer(4, milliseconds: -1),
                ]
            ),
            (
                "service",
                [
                    .useService(1, .share, argument: "\0\0"),
                    .useService(2, .share, argument: "javascript:alert(1)\0\0"),
                    .useService(3, .share, argument: "ftp://a.example\0\0x"),
                ]
            ),
            (
                "allowed",
                [
                    .setText(node(2), "x"), .setText(node(7), "x"),
                    .setSize(node(1), Size(width: 0, height: 17_000_000)),
                    .setAttribute(node(5), .destination, "mailto:a@b.example"), .focus(node(5)), .focus(node(4)),
                    .setAttribute(node(1), .tabIndex, "-1"), .focus(node(1)),
                    .setAttribute(node(1), .valueNow, "-1.5e3"),
                    .setAttribute(node(1), .isChecked, "mixed"), .setImage(node(3), ImageReference(url: "")),
                    .insert(node(9), into: node(1), before: node(2)), .remove(node(9)), .destroy(node(1), count: 8),
                    .request(
                        1, HostRequest("https://api.example", headerFields: ["X-A": "", "If-Match": "\"a\"\t, b"])),
                    .request(1, HostRequest("https://api.example?a", method: .patch, body: [0x7B], timeout: 1)),
                ]
            ),
        ]
    }()

    @Test("commands are refused in the words that the page has been tested with")
    func refusals() throws {
        var cases: [Case] = []
        for (name, commands) in Self.commands {
            var tree = HostTree()
            tree.allowedOrigins = ["https://api.example"]
            let writer = CommandWriter()
            for command in Self.setup + commands {
                _ = tree.apply(command)
                writer.write(command)
            }
            cases.append(
                Case(
                    name: name, words: (0..<writer.words.count).map { writer.words[$0] },
                    text: String(decoding: (0..<writer.text.count).map { writer.text[$0] }, as: UTF8.self),
                    lines: tree.violations))
            if name == "allowed" {
                #expect(tree.violations == [])
            } else {
                #expect(tree.violations.count >= commands.count - 1, "\(name): \(tree.violations)")
            }
        }
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Web/refusals.json")
        if ProcessInfo.processInfo.environment["RECORD_REFUSALS"] != nil {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            let lines = try cases.map { String(decoding: try encoder.encode($0), as: UTF8.self) }
            try "[\n\(lines.joined(separator: ",\n"))\n]\n".write(to: file, atomically: true, encoding: .utf8)
        }
        let recorded = try JSONDecoder().decode([Case].self, from: Data(contentsOf: file))
        #expect(recorded == cases, "run the test with RECORD_REFUSALS=1, and review what has changed")
    }
}
