import CollectionPages
import Testing

struct PageDecoderTests {
    /// Reads a page whose sections are given as JSON.
    private func page(_ sections: String, _ decoder: inout PageDecoder) throws -> Decoded<Page> {
        try decoder.decodePage(Array(#"{"format":1,"page":{"id":"home"},"sections":[\#(sections)]}"#.utf8))
    }

    @Test("the example of the format is read as the tree written by hand")
    func example() throws {
        var decoder = PageDecoder()
        let decoded = try decoder.decodePage(try Fixture.bytes("page-example.json"))
        var expected = ExamplePage(table: decoder.identifiers)
        let page = expected.page()
        for (found, wanted) in zip(decoded.content.sections, page.sections) { #expect(found == wanted) }
        #expect(decoded.content == page)
        #expect(expected.table.count == decoder.identifiers.count)
        #expect(
            decoded.diagnostics.map(\.description) == [
                "E4 missing-feature /sections/20/requires: The section needs chart. The section is left out."
            ]
        )
    }

    @Test("a decoder gives the ids of successive pages the same numbers")
    func successivePages() throws {
        let bytes = try Fixture.bytes("page-example.json")
        var decoder = PageDecoder()
        let first = try decoder.decodePage(bytes)
        let second = try decoder.decodePage(bytes)
        #expect(first == second)
    }

    @Test("an unknown product widget is shown in size M, and the size it may have meant is named")
    func unknownLayout() throws {
        var decoder = PageDecoder()
        let decoded = try page(
            #"{"id":"t","layout":"HomeWidgetProductX","title":"TRENDING","items":[{"id":"1","kind":"product","title":"Cap"}]}"#,
            &decoder
        )
        #expect(
            decoded.content.sections == [
                PageSection(
                    id: decoder.identifiers.intern("t"),
                    layout: try #require(LayoutCatalogue.standard.resolve("HomeWidgetProductX")), title: "TRENDING",
                    items: [PageItem(id: decoder.identifiers.intern("1"), kind: .product, title: "Cap")]
                )
            ]
        )
        #expect(
            decoded.diagnostics.map(\.description) == [
                "W4 unknown-layout /sections/0/layout: \"HomeWidgetProductX\" is not known here. "
                    + "The section is shown as HomeWidgetProductM. Did you mean HomeWidgetProductXL?"
            ]
        )
    }

    @Test("a bad item costs neither its neighbours nor its section")
    func badItems() throws {
        var decoder = PageDecoder()
        let decoded = try page(
            """
            {"id":"a","layout":"HomeWidgetProductM","items":[
            {"id":"1","kind":"product","title":"Coat"},7,{"kind":"product","title":"No id"},{"id":"é","kind":"product"},
            {"id":"2","kind":"product"},{"id":"3","kind":"prodcut","title":"Cap"},{"id":"4","title":"Hat"},
            {"id":"5","kind":"brand","title":"Brand"},{"id":"6","kind":"ad","title":"Unlabelled"},
            {"id":"1","kind":"product","title":"Scarf"},{"id":"7","kind":"product","title":9,"facts":["x"]}]}
            """, &decoder
        )
        let items = try #require(decoded.content.sections.first).items
        #expect(items.map { decoder.identifiers.string(for: $0.id) } == ["1", "1~2", "7"])
        #expect(items.map(\.title) == ["Coat", "Scarf", nil])
        #expect(
            decoded.diagnostics.map { "\($0.severity) \($0.code.name) \($0.pointer) \($0.suggestion ?? "")" } == [
                "error wrong-type /sections/0/items/1 ", "error invalid-id /sections/0/items/2 ",
                "warning invalid-id /sections/0/items/3/id ", "error invalid-id /sections/0/items/3 ",
                "error missing-member /sections/0/items/4 ", "error unknown-kind /sections/0/items/5/kind product",
                "error missing-member /sections/0/items/6 ", "error unsuitable-kind /sections/0/items/7/kind ",
                "error advertisement /sections/0/items/8 ", "error duplicate-id /sections/0/items/9/id ",
                "warning wrong-type /sections/0/items/10/title ",
            ]
        )
    }

    @Test("an unknown kind becomes a row where rows are shown, with its fallback text before its title")
    func unknownKinds() throws {
        var decoder = PageDecoder()
        let decoded = try page(
            """
            {"id":"a","layout":"list.text","items":[{"id":"1","kind":"poll","title":"Title","fallback":"Fallback"},
            {"id":"2","kind":"poll","title":"Title"},{"id":"3","kind":"poll"}]}
            """, &decoder
        )
        #expect(decoded.content.sections.first?.items.map(\.title) == ["Fallback", "Title"])
        #expect(decoded.content.sections.first?.items.map(\.kind) == [.row, .row])
        #expect(decoded.diagnostics.map(\.severity) == [.warning, .warning, .error])
    }

    @Test("a bad section costs no other")
    func badSections() throws {
        var decoder = PageDecoder()
        let decoded = try page(
            """
            "x",{"layout":"list.text"},{"id":"a"},{"id":"b","layout":"wheel","fallback":"drop"},{"id":"~c","layout":"stack"},
            {"id":"d","layout":"stack","title":"Kept"},{"id":"d","layout":"stack"},null
            """, &decoder
        )
        #expect(decoded.content.sections.map { decoder.identifiers.string(for: $0.id) } == ["d", "d~2"])
        #expect(
            decoded.diagnostics.map(\.pointer) == [
                "/sections/0", "/sections/1", "/sections/2", "/sections/3/layout", "/sections/4/id", "/sections/4",
                "/sections/6/id", "/sections/7",
            ]
        )
    }

    @Test("commands that cannot be run take the element's purpose with them, others do not")
    func commands() throws {
        var decoder = PageDecoder()
        let decoded = try page(
            """
            {"id":"a","layout":"list.text","items":[
            {"id":"1","kind":"row","title":"a","on":{"select":[{"do":"track","event":"t"},{"do":"levitate"},{"do":"reload"}]}},
            {"id":"2","kind":"row","title":"b","on":{"select":[{"do":"reload"},{"do":"levitate"},{"do":"restore"}]}},
            {"id":"3","kind":"row","title":"c","on":{"select":[{"do":"open","url":"javascript:alert(1)"}]}},
            {"id":"4","kind":"row","title":"d","on":{"appear":[{"do":"open","url":"https://example.com"},{"do":"track","event":"e"}]}},
            {"id":"5","kind":"row","title":"e","on":{"tap":[{"do":"reload"}],"hold":[{"do":"push"}],"swipe":7}}]}
            """, &decoder
        )
        let items = try #require(decoded.content.sections.first).items
        #expect(
            items.map(\.actions) == [
                [], [PageAction(.select, [.reload(CommandTarget()), .restore(CommandTarget())])], [],
                [PageAction(.appear, [.track(event: "e", once: false)])], [],
            ]
        )
        #expect(
            decoded.diagnostics.map { "\($0.code.name) \($0.pointer)" } == [
                "unknown-command /sections/0/items/0/on/select/1/do", "command /sections/0/items/0/on/select",
                "unknown-command /sections/0/items/1/on/select/1/do",
                "invalid-link /sections/0/items/2/on/select/0/url",
                "command /sections/0/items/2/on/select/0", "command /sections/0/items/2/on/select",
                "command /sections/0/items/3/on/appear/0", "unknown-word /sections/0/items/4/on/tap",
                "command /sections/0/items/4/on/hold/0", "command /sections/0/items/4/on/hold",
                "wrong-type /sections/0/items/4/on/swipe",
            ]
        )
    }

    @Test("hostile links, paths and pictures do not come through")
    func hostileLinks() throws {
        var decoder = PageDecoder()
        let decoded = try page(
            """
            {"id":"a","layout":"list.text","source":{"href":"//evil.example/x"},"next":{"href":"https://evil.example/"},
            "prev":{"href":"/../x"},"items":[
            {"id":"1","kind":"row","title":"a","image":{"path":"../../etc/passwd.png","w":1,"h":1}},
            {"id":"2","kind":"row","title":"b","image":{"path":"x.svg","w":1,"h":1}},
            {"id":"3","kind":"row","title":"c","image":{"path":"x.png","w":0,"h":1}},
            {"id":"4","kind":"text","text":[{"t":"click","link":"data:text/html,x"}]}]}
            """, &decoder
        )
        let section = try #require(decoded.content.sections.first)
        #expect(section.source == nil)
        #expect(section.next == nil)
        #expect(section.previous == nil)
        #expect(section.items.map(\.image) == [nil, nil, nil, nil])
        #expect(section.items.last?.text == [TextSpan(text: "click")])
        #expect(
            decoded.diagnostics.map(\.code) == [
                .image, .image, .outOfRange, .image, .invalidLink, .invalidPath, .invalidPath, .invalidPath,
            ]
        )
    }

    @Test("two segmented sections cannot own each other, and a section belongs to one segment")
    func segments() throws {
        var decoder = PageDecoder()
        let decoded = try page(
            """
            {"id":"a","layout":"segmented","selected":"z","segments":[
            {"id":"s","title":"S","sections":["b","c","nowhere"]},{"id":"t","title":"T","sections":["c"]},{"id":"u"}]},
            {"id":"b","layout":"segmented","in":"a","segments":[{"id":"s","title":"S","sections":["a","d"]}]},
            {"id":"c","layout":"stack"},{"id":"d","layout":"stack","in":"b"}
            """, &decoder
        )
        let names = { (ids: [PageIdentifier]) in ids.map { decoder.identifiers.string(for: $0) } }
        let sections = decoded.content.sections
        #expect(sections.map { $0.segments.map { names($0.sections) } } == [[["c"], []], [["d"]], [], []])
        #expect(sections.map { names($0.parent.map { [$0] } ?? []) } == [[], [], ["a"], ["b"]])
        #expect(names([try #require(sections[0].selectedSegment)]) == ["s"])
        #expect(decoded.diagnostics.allSatisfy { $0.code == .segments })
        #expect(decoded.diagnostics.count == 8)
    }

    @Test("texts are cut at a whole character")
    func longTexts() throws {
        var decoder = PageDecoder()
        let title = String(repeating: "é", count: 300)
        let decoded = try page(#"{"id":"a","layout":"stack","title":"x\#(title)"}"#, &decoder)
        #expect(decoded.content.sections.first?.title == "x" + String(repeating: "é", count: 239))
        #expect(decoded.diagnostics.map(\.code) == [.text])
    }

    @Test("only so many sections, items and diagnostics are kept")
    func tooMany() throws {
        var decoder = PageDecoder()
        let items = (0..<120).map { #"{"id":"i\#($0)","kind":"row","title":"x"}"# }.joined(separator: ",")
        let sections = (0..<70).map { #"{"id":"s\#($0)","layout":"list.text","items":[\#(items)]}"# }
        let decoded = try page(sections.prefix(40).joined(separator: ","), &decoder)
        #expect(
            decoded.content.sections.map(\.items.count) == Array(repeating: 100, count: 6)
                + Array(repeating: 0, count: 34))
        #expect(decoded.diagnostics.allSatisfy { $0.code == .outOfRange })
        let bare = (0..<70).map { #"{"id":"s\#($0)","layout":"list.text"}"# }.joined(separator: ",")
        #expect(try page(bare, &decoder).content.sections.count == 60)
        let broken = (0..<60).map { #"{"id":"s\#($0)","layout":"list.text","items":[1,2,3]}"# }.joined(separator: ",")
        let diagnostics = try page(broken, &decoder).diagnostics
        #expect(diagnostics.count == 101)
        #expect(diagnostics.last?.description == "E0 more /: 80 more problems are not listed.")
    }

    @Test("another version offers its fallback")
    func unknownVersion() {
        var decoder = PageDecoder()
        let fallback = PageFallback(title: "Update needed")
        #expect(throws: PageError.unsupportedFormat(2, fallback: fallback)) {
            try decoder.decodePage(Array(#"{"format":2,"fallback":{"title":"Update needed"},"what":"ever"}"#.utf8))
        }
        #expect(throws: PageError.missingFeatures(["holograms"], fallback: fallback)) {
            try decoder.decodePage(
                Array(#"{"format":1,"requires":["holograms"],"fallback":{"title":"Update needed"}}"#.utf8)
            )
        }
        #expect(throws: PageError.missingMember("/page")) { try decoder.decodePage(Array(#"{"format":1}"#.utf8)) }
        #expect(throws: PageError.missingMember("/sections")) {
            try decoder.decodePage(Array(#"{"format":1,"page":{},"sections":{}}"#.utf8))
        }
        #expect(throws: PageError.missingMember("")) { try decoder.decodePage(Array("[]".utf8)) }
    }

    @Test("a section response is read, with the kinds that its layout shows")
    func sectionResponse() throws {
        var decoder = PageDecoder()
        let text = """
            {"format":1,"section":"people","after":"c1.Zm9v","rev":"r2","items":[{"id":"u:9","kind":"user","title":"Theo"},
            {"id":"p:1","kind":"product","title":"Coat"}],"next":{"href":"/v1/sections/people?after=c2","ahead":4}}
            """
        let layout = LayoutCatalogue.standard.resolve("feed.mixed")
        let decoded = try decoder.decodeSectionResponse(Array(text.utf8), layout: layout)
        #expect(
            decoded.content
                == SectionResponse(
                    section: decoder.identifiers.intern("people"), after: "c1.Zm9v",
                    items: [PageItem(id: decoder.identifiers.intern("u:9"), kind: .user, title: "Theo")],
                    next: NextPage(href: "/v1/sections/people?after=c2", ahead: 4),
                    revision: decoder.identifiers.intern("r2")
                )
        )
        #expect(decoded.diagnostics.map(\.code) == [.unsuitableKind])
        #expect(throws: PageError.missingMember("/items")) {
            try decoder.decodeSectionResponse(Array(#"{"format":1,"section":"people"}"#.utf8))
        }
    }

    @Test("a patch is read as a whole or not at all")
    func patch() throws {
        var decoder = PageDecoder()
        let text = """
            {"format":1,"page":"home","base":"418-b","rev":"418-c","ops":[
            {"op":"items.insert","section":"people","after":"u:9","items":[{"id":"u:10","kind":"user","title":"Ada"}]},
            {"op":"section.move","section":"map","before":"brands"},
            {"op":"item.set","section":"last","item":"h:31","set":{"seen":true}},
            {"op":"section.state","section":"near","state":"error"},{"op":"items.remove","section":"people","ids":["u:7"]},
            {"op":"section.remove","section":"reco"},{"op":"section.insert","at":"first","content":{"id":"n","layout":"stack"}}]}
            """
        let decoded = try decoder.decodePatch(Array(text.utf8))
        let id = { (text: String) in decoder.identifiers.identifier(for: text) ?? decoder.identifiers.intern("?") }
        let stack = try #require(LayoutCatalogue.standard.resolve("stack"))
        #expect(
            decoded.content
                == PagePatch(
                    page: id("home"), base: id("418-b"), revision: id("418-c"),
                    changes: [
                        .insertItems(
                            [PageItem(id: id("u:10"), kind: .user, title: "Ada")], section: id("people"),
                            .after(id("u:9"))
                        ),
                        .moveSection(id("map"), .before(id("brands"))),
                        .setItem(
                            PageItemKey(section: id("last"), item: id("h:31")), ItemChanges(isSeen: true)
                        ),
                        .setSectionState(id("near"), .failed), .removeItems([id("u:7")], section: id("people")),
                        .removeSection(id("reco")), .insertSection(PageSection(id: id("n"), layout: stack), .first),
                    ]
                )
        )
        let broken = text.replacing("section.remove", with: "section.explode")
        #expect(throws: PageError.invalidChange("/ops/5")) { try decoder.decodePatch(Array(broken.utf8)) }
    }
}
