import CollectionGeometry
import CollectionViews
import Testing

@testable import CollectionBrowser

/// Every command, as the words and the text that cross to the page.
struct CommandWriterTests {
    private let node = NodeID(rawValue: 7)

    /// The words and the text of commands that one writer writes.
    private func written(_ commands: HostCommand...) -> [[Int32]] {
        let writer = CommandWriter()
        var words: [[Int32]] = []
        for command in commands {
            writer.removeAll()
            writer.write(command)
            words.append((0..<writer.words.count).map { writer.words[$0] })
        }
        return words
    }

    private func text(_ command: HostCommand) -> String {
        let writer = CommandWriter()
        writer.write(command)
        return String(decoding: (0..<writer.text.count).map { writer.text[$0] }, as: UTF8.self)
    }

    /// The first word of an operation: its code and its argument.
    private func first(_ code: Int32, _ argument: Int32) -> Int32 { code | argument << 8 }

    /// The word of an element in a template: its kind, the number of its style classes and that of its children.
    private func shape(_ kind: Int32, _ styleClasses: Int32, _ children: Int32) -> Int32 {
        kind | styleClasses << 8 | children << 16
    }

    private func bits(_ value: Float) -> Int32 { Int32(bitPattern: value.bitPattern) }

    @Test("the structure of the tree crosses by numbers of nodes")
    func structure() {
        #expect(
            written(
                .instantiate(template: 3, first: node),
                .insert(node, into: .root, before: .none),
                .insert(node, into: .root, before: NodeID(rawValue: 9)),
                .remove(node),
                .destroy(node, count: 4)
            ) == [[first(3, 3), 7], [4, 7, 0, -1], [4, 7, 0, 9], [28, 7], [5, 7, 4]])
    }

    @Test("a template names its looks first, and each look once")
    func templates() {
        let template = ViewTemplate(nodes: [
            ViewTemplate.Node(element: .button, styleClasses: ["cell", "is-new"], childCount: 2),
            ViewTemplate.Node(element: .text, styleClasses: ["is-new"], childCount: 0),
            ViewTemplate.Node(element: .surface, styleClasses: [], childCount: 0),
        ])
        #expect(
            written(.defineTemplate(2, template), .defineTemplate(5, template)) == [
                [1, 4, first(1, 1), 6, first(2, 2), 3, shape(3, 2, 2), 0, 1, shape(1, 1, 0), 1, 9],
                [first(2, 5), 3, shape(3, 2, 2), 0, 1, shape(1, 1, 0), 1, 9],
            ])
        #expect(text(.defineTemplate(2, template)) == "cellis-new")
    }

    @Test("texts cross by their lengths in UTF-16 units")
    func texts() {
        var price = AttributedText("€90 ", "is-strong")
        price.append("€120", "is-strong", "is-struck")
        let image = ImageReference(url: "/a.jpg", alternativeText: "Coat 🧥", tint: 0x0A8D91, focus: (30, 200))
        #expect(
            written(
                .setText(node, "Grüße 🧥"),
                .setAttributedText(node, price),
                .setAttributedText(node, AttributedText(runs: [])),
                .setImage(node, image),
                .setAttribute(node, .isInert, "true"),
                .setAttribute(node, .destination, nil)
            ) == [
                [6, 7, 8],
                [1, 9, first(1, 1), 9, 33, 7, 2, 4, 1, 0, 4, 2, 0, 1],
                [33, 7, 0],
                [first(7, 25630), 7, 6, 7, 0x0A8D91],
                [first(8, 28), 7, 4],
                [8, 7, -1],
            ])
        #expect(text(.setImage(node, image)) == "/a.jpgCoat 🧥")
        #expect(text(.setAttributedText(node, price)) == "is-strongis-struck€90 €120")
    }

    @Test("looks and numbers for the style sheet cross by name")
    func styles() {
        #expect(
            written(
                .setStyleClass(node, "is-open", true), .setStyleClass(node, "is-open", false),
                .setVariable(node, "is-open", 0.5),
                .setHidden(node, true), .setHidden(node, false)
            ) == [[1, 7, first(9, 1), 7, 0], [9, 7, 0], [11, 7, 0, bits(0.5)], [first(10, 1), 7], [10, 7]])
    }

    @Test("lengths cross in 64ths of a point, rounded and clamped")
    func geometry() {
        let movement = HostAnimation(
            translation: Point(x: 1, y: -2), growth: Size(width: 0.5, height: 0), opacity: -1, milliseconds: 320)
        #expect(
            written(
                .setOrigin(node, Point(x: 1.5, y: -1)),
                .setSize(node, Size(width: 0.01, height: .infinity)),
                .setSize(node, Size(width: .nan, height: -.infinity)),
                .setZIndex(node, -3),
                .setOpacity(node, 0.25),
                .animate(node, movement),
                .stopAnimations(node),
                .scroll(node, to: Point(x: 0, y: 600), animated: true),
                .scroll(node, to: .zero, animated: false),
                .measure(
                    9,
                    [
                        HostMeasurement(node: node, width: 390, height: nil),
                        HostMeasurement(node: .root, width: nil, height: 44),
                    ])
            ) == [
                [12, 7, 96, -64], [13, 7, 1, .max], [13, 7, 0, .min], [14, 7, -3], [29, 7, bits(0.25)],
                [30, 7, 64, -128, 32, 0, bits(-1), 320], [31, 7], [first(15, 1), 7, 0, 38400], [15, 7, 0, 0],
                [32, 9, 2, 7, 24960, -1, 0, -1, 2816],
            ])
    }

    @Test("an outline crosses step by step")
    func paths() {
        var path = BezierPath()
        path.move(to: Point(x: 1, y: -1.5))
        path.addLine(to: Point(x: 2, y: 0))
        path.addCurve(to: Point(x: 1, y: 2), controlPoint1: Point(x: 3, y: 4), controlPoint2: Point(x: 5, y: 6))
        path.close()
        #expect(
            written(.setPath(node, path), .setPath(node, BezierPath())) == [
                [34, 7, 14, 0, 64, -96, 1, 128, 0, 2, 192, 256, 320, 384, 64, 128, 3], [34, 7, 0],
            ])
    }

    @Test("services cross with the number that their response will bear")
    func services() {
        #expect(
            written(
                .request(5, HostRequest("/v1/é", method: .put, body: Array("{}".utf8))), .cancelRequest(5),
                .startTimer(6, milliseconds: 250), .cancelTimer(6), .requestPosition(8), .requestFrame,
                .claimPress, .setHoldsTouches(node, true), .setHoldsTouches(node, false)
            ) == [
                [first(16, 2), 5, 5, 0, 2, 4 << 20, 20_000, 0, 0], [17, 5], [18, 6, 250], [19, 6], [37, 8], [20], [35],
                [first(36, 1), 7],
                [36, 7],
            ])
        #expect(
            written(
                .announce("Done"), .log(.warning, "Oh"), .setTitle("Ti"), .setLanguage("ar", isRightToLeft: true),
                .chooseLanguage("de"), .navigate(.push("/a")), .navigate(.replace("/bc")), .navigate(.back),
                .open("tel:1"), .focus(node), .useService(9, .share, argument: "/a\0é\0")
            ) == [
                [21, 4], [first(22, 2), 2], [23, 2], [first(38, 1), 2], [39, 2], [24, 2], [first(24, 1), 3],
                [first(24, 2), 0],
                [25, 5], [26, 7], [first(40, 3), 9, 5],
            ])
        #expect(text(.request(5, HostRequest("/v1/é", method: .put, body: Array("{}".utf8)))) == "/v1/é{}")
        let request = HostRequest("/v1", method: .patch, headerFields: ["If-Match": "a"], body: Array("{}".utf8))
        #expect(text(.request(5, request)) == "/v1if-match\0a\0{}")
        var observed = HostRequest("/a", sendsCredentials: true)
        observed.reportsProgress = true
        #expect(written(.request(6, observed)) == [[16, 6, 2, 0, 0, 4 << 20, 20_000, 1, 1]])
    }

    @Test("the text styles to observe cross by the names of their looks")
    func textStyles() {
        let writer = CommandWriter()
        writer.observe([.title1, .body])
        #expect(
            (0..<writer.words.count).map { writer.words[$0] } == [1, 11, first(1, 1), 9, first(27, 2), 0, 1])
        #expect(writer.textLength == 20)
    }
}
