import CollectionGeometry
import CollectionServerRendering
import CollectionViews
import Testing

/// A document of one view in a screen.
private func html(of view: View, _ change: (View) -> Void = { _ in }, maximumBytes: Int = 100_000) throws -> String {
    let host = DocumentHost(
        OneViewController(view), environment: HostEnvironment(windowSize: Size(width: 390, height: 844)),
        textMeasure: UniformTextMeasure())
    host.start(path: "/")
    host.perform { change(view) }
    let text = String(decoding: try host.html(maximumBytes: maximumBytes), as: UTF8.self)
    let (head, tail) = ("<div class=\"screen\">", "</div>")
    guard text.hasPrefix(head), text.hasSuffix(tail) else { return text }
    return String(text.dropFirst(head.count).dropLast(tail.count))
}

private final class OneViewController: ViewController {
    init(_ view: View) {
        super.init()
        self.view.addSubview(view)
    }
}

struct DocumentWriterTests {
    @Test("every kind of element has the tag, the classes and the parts of the browser half")
    func elements() throws {
        let expected: [HostElement: String] = [
            .box: "<div class=\"a\"></div>",
            .text: "<div class=\"label a\"></div>",
            .image: "<div class=\"image a\"><img decoding=\"async\" draggable=\"false\" alt=\"\"></div>",
            .button: "<button class=\"a\" type=\"button\"></button>",
            .link: "<a class=\"a\" draggable=\"false\"></a>",
            .scroller: "<div class=\"scroller a\" data-measured=\"\"></div>",
            .carousel: "<div class=\"scroller a\"></div>",
            .textField: "<input class=\"a\" type=\"text\">",
            .textArea: "<textarea class=\"a\">\n</textarea>",
            .video: "<video class=\"a\" controls=\"\" preload=\"none\" playsinline=\"\"></video>",
            .audio: "<audio class=\"a\" controls=\"\" preload=\"none\"></audio>",
            .drawing: "<div class=\"drawing a\"><svg aria-hidden=\"true\"><path></path></svg></div>",
            .surface: "<div class=\"surface a\" data-measured=\"\"></div>",
        ]
        for element in HostElement.allCases {
            #expect(try html(of: View(element, styleClasses: ["a"])) == expected[element], "\(element)")
        }
    }

    @Test("what is shown at an offset has its content before its start, and says where it is shown")
    func offsets() throws {
        let scroller = View(.scroller)
        scroller.addSubview(View(.box))
        let document = try html(of: scroller) { view in
            view.context?.send(.scroll(view.node, to: Point(x: 0, y: 48.5), animated: false))
        }
        #expect(
            document == """
                <div class="scroller" data-measured="" data-rendered-offset="0 48.5">\
                <div style="margin:-48.5px 0 0 0px"></div></div>
                """)
    }

    @Test("every attribute has its name in HTML, and its value is escaped")
    func attributes() throws {
        let names = [
            "href", "aria-label", "role", "aria-roledescription", "aria-level", "aria-setsize", "aria-posinset",
            "aria-expanded", "aria-selected", "aria-busy", "aria-live", "tabindex", "aria-hidden", "data-id",
            "aria-description", "aria-checked", "aria-pressed", "aria-disabled", "aria-invalid", "aria-valuenow",
            "aria-valuemin", "aria-valuemax", "aria-valuetext", "placeholder", "type", "autocomplete", "enterkeyhint",
            "aria-multiselectable", "inert", "min", "max", "step", "data-anchor", "aria-haspopup", "aria-modal", "src",
            "poster", "data-captions", "data-captions-language", "lang",
        ]
        for (attribute, name) in zip(HostAttribute.allCases, names)
        where ![.destination, .inputType].contains(attribute) {
            let (value, escaped) =
                switch attribute.values {
                case .text, .address: ("\"><b a='&\">", "&quot;&gt;&lt;b a='&amp;&quot;&gt;")
                case .path: ("/a", "/a")
                case .integer, .number: ("1", "1")
                case .words(let words): (words[0], words[0])
                }
            let box = try html(of: View(.box)) { $0.setAttribute(attribute, value) }
            #expect(box == "<div \(name)=\"\(escaped)\"></div>")
        }
        #expect(names.count == HostAttribute.allCases.count)
    }

    @Test("a player has its file and a track of captions, all of the same origin")
    func media() throws {
        let view = MediaView(.audio)
        let markup = try html(of: view) { _ in
            view.source = MediaSource(
                path: "/a.wav", title: "Music", captions: MediaCaptions(path: "/a.vtt", language: "en"))
        }
        #expect(
            markup
                == "<audio class=\"media-view is-audio\" controls=\"\" preload=\"none\" aria-label=\"Music\" src=\"/a.wav\" "
                + "data-captions=\"/a.vtt\" data-captions-language=\"en\">"
                + "<track kind=\"captions\" default=\"\" srclang=\"en\" src=\"/a.vtt\"></audio>")
    }

    @Test("a text is never markup, and characters that HTML has no place for are replaced")
    func escaping() throws {
        let label = Label(.body)
        let markup = try html(of: label) { _ in label.text = "<script>alert('1') & \"2\"</script>\u{1F600} ä" }
        #expect(
            markup
                == "<div class=\"label text-body\">&lt;script&gt;alert('1') &amp; \"2\"&lt;/script&gt;\u{1F600} ä</div>"
        )
        let controls = try html(of: label) { _ in
            let scalars: [UInt32] = [0, 1, 0x7F, 0x85, 0xFDD0, 0xFFFE, 0xFFFF, 0x1_FFFE, 0x10_FFFF]
            label.text = scalars.compactMap { Unicode.Scalar($0).map { String($0) } }.joined() + "\t\n\r\u{A0}\u{FFFD}"
        }
        let replaced = String(repeating: "\u{FFFD}", count: 9)
        #expect(controls == "<div class=\"label text-body\">\(replaced)\t\n&#13;\u{A0}\u{FFFD}</div>")
    }

    @Test("an attributed text has a span for each part")
    func runs() throws {
        let label = Label(.body)
        let text = try html(of: label) { _ in
            var price = AttributedText("€90 <", "is-strong")
            price.append("€120", "is-struck", "is-numeric")
            label.attributedText = price
        }
        #expect(
            text.hasSuffix(
                "><span class=\"is-strong\">€90 &lt;</span><span class=\"is-struck is-numeric\">€120</span></div>"))
    }

    @Test(
        "a link leads to paths of the origin and to schemes on the list, and nowhere else",
        arguments: [
            ("/", true), ("/a?b=c&d", true), ("https://a.example/", true), ("HTTPS://a.example", true), ("tel:1", true),
            ("mailto:a@b.example", true), ("//a.example", false), ("/\\a.example", false),
            ("javascript:alert(1)", false),
            ("java\nscript:alert(1)", false), ("/a b", false), ("/a\\b", false), ("http://a.example", false),
            ("", false),
            ("https://", false), ("data:text/html,x", false), ("a", false),
        ])
    func links(_ url: String, _ isAllowed: Bool) throws {
        let link = try html(of: View(.link)) { $0.setAttribute(.destination, url) }
        let value = url.split(separator: "&", omittingEmptySubsequences: false).joined(separator: "&amp;")
        #expect(link == (isAllowed ? "<a draggable=\"false\" href=\"\(value)\"></a>" : "<a draggable=\"false\"></a>"))
    }

    @Test("a link or button inside a link is a box, since a parser would close the outer one")
    func nestedLinks() throws {
        let outer = View(.link)
        outer.addSubview(View(.button))
        let inner = View(.link)
        inner.setAttribute(.destination, "/inner")
        outer.addSubview(inner)
        #expect(
            try html(of: outer)
                == "<a draggable=\"false\"><div role=\"button\"></div><div href=\"/inner\"></div></a>")
    }

    @Test("frames, order, opacity and variables are inline, rounded as the wire rounds them")
    func geometry() throws {
        let box = try html(of: View(.box)) { view in
            view.send(.setOrigin(view.node, Point(x: 10.25, y: -3)))
            view.send(.setSize(view.node, Size(width: 100, height: 50.333)))
            view.send(.setZIndex(view.node, -2))
            view.send(.setOpacity(view.node, 0.5))
            view.send(.setVariable(view.node, "lines", 2))
            view.send(.setVariable(view.node, "bad", .nan))
            view.send(.setHidden(view.node, true))
        }
        #expect(
            box == "<div hidden=\"\" style=\"transform:translate(10.25px,-3px);width:100px;height:50.328125px;"
                + "z-index:-2;opacity:0.5;--lines:2\"></div>")
        let column = try html(of: View(.box)) { view in
            view.send(.setOrigin(view.node, Point(x: 0, y: 0)))
            view.send(.setOrigin(view.node, Point(x: 0, y: .infinity)))
        }
        #expect(column == "<div style=\"transform:translateY(0px)\"></div>")
    }

    @Test("an image has its alternative text, size, focus and placeholder, and counts as loaded")
    func images() throws {
        let image = try html(of: View(.image)) { view in
            view.send(.setSize(view.node, Size(width: 120, height: 160)))
            let reference = ImageReference(
                url: "/img/480/a\"b.webp", alternativeText: "A \"coat\"", tint: 0x00_0A_FF, focus: (20, 80))
            view.send(.setImage(view.node, reference))
        }
        #expect(
            image == "<div class=\"image is-loaded\" style=\"width:120px;height:160px;background-color:#000aff\">"
                + "<img decoding=\"async\" draggable=\"false\" alt=\"A &quot;coat&quot;\" width=\"120\" height=\"160\" "
                + "style=\"object-position:20% 80%\" src=\"/img/480/a&quot;b.webp\"></div>")
        let foreign = try html(of: View(.image)) { view in
            view.send(.setImage(view.node, ImageReference(url: "https://a.example/b.png")))
        }
        #expect(!foreign.contains("src"))
    }

    @Test("a path is written in the letters of SVG")
    func paths() throws {
        let drawing = try html(of: View(.drawing)) { view in
            var path = BezierPath(lines: [Point(x: 0, y: 8), Point(x: 10.5, y: 8)], isClosed: true)
            path.addCurve(
                to: Point(x: 1, y: 2), controlPoint1: Point(x: 3, y: 4), controlPoint2: Point(x: -5, y: 6))
            view.send(.setPath(view.node, path))
        }
        #expect(drawing.contains("<path d=\"M0 8 L10.5 8 ZC3 4 -5 6 1 2 \"></path>"))
    }

    @Test(
        "a text field has its text and the type that HTML has for its kind",
        arguments: [
            (nil, " type=\"text\""), ("email", " type=\"email\""), ("numeric", " type=\"text\" inputmode=\"numeric\""),
            ("image", " type=\"text\""),
        ])
    func textFields(_ type: String?, _ expected: String) throws {
        let field = try html(of: View(.textField)) { view in
            view.setAttribute(.inputType, type)
            view.setAttribute(.isDisabled, "true")
            view.send(.setText(view.node, "a\"b"))
        }
        #expect(field.hasPrefix("<input"))
        #expect(field.contains(" value=\"a&quot;b\""))
        #expect(field.contains(expected))
        #expect(field.contains(" aria-disabled=\"true\" disabled=\"\""))
    }

    @Test("writing ends where the document has more bytes than it may have")
    func limit() throws {
        let label = Label(.body)
        label.text = String(repeating: "a", count: 1_000)
        #expect(throws: DocumentError.tooLarge(maximumBytes: 500)) { try html(of: label, maximumBytes: 500) }
    }
}
