import CollectionPages
import Testing

struct PageValidatorTests {
    /// What a validator says about a page whose sections are given as JSON, one line each.
    private func lines(
        _ sections: String, _ configuration: PageValidator.Configuration = PageValidator.Configuration(),
        head: String = #""page":{"id":"home"}"#
    ) -> [String] {
        let text = #"{"format":1,\#(head),"sections":[\#(sections)]}"#
        return PageValidator(configuration: configuration).validate(Array(text.utf8)).map(\.description)
    }

    @Test("the example of the format is valid")
    func example() throws {
        #expect(PageValidator().validate(try Fixture.bytes("page-example.json")) == [])
    }

    @Test(
        "bounds of a map that are no list of four numbers are an error",
        arguments: [#"{"a": 1, "b": 2, "c": 3, "d": 4}"#, "[1, 2, 3]", "[-9223372036854775808, 1, 2, 3]", "7"])
    func bounds(value: String) {
        let section = #"{"id":"b","layout":"map.full","title":"B","map":{"boundsE7":\#(value)},"items":[]}"#
        #expect(lines(section).contains { $0.contains("boundsE7") })
    }

    @Test("what the decoder reads without a word, and writes, is valid")
    func roundTrip() throws {
        var decoder = PageDecoder(
            configuration: PageDecoder.Configuration(
                catalogue: {
                    var catalogue = LayoutCatalogue.standard
                    catalogue.features.append("chart")
                    return catalogue
                }()
            )
        )
        let page = try decoder.decodePage(try Fixture.bytes("page-example.json")).content
        #expect(PageValidator().validate(PageWriter.bytes(of: page, identifiers: decoder.identifiers)) == [])
    }

    @Test("routes, endpoints and paths that are not served are named, with the nearest that is")
    func references() {
        var configuration = PageValidator.Configuration()
        configuration.routes = ["product", "brand"]
        configuration.endpoints = ["favourite"]
        configuration.paths = ["/v1/sections/"]
        let found = lines(
            """
            {"id":"a","layout":"list.text","title":"A","source":{"href":"/v2/a"},"items":[{"id":"i1","kind":"row","title":"x",
            "on":{"select":[{"do":"push","page":"prodcut"}],"hold":[{"do":"submit","endpoint":"favorite"}]}}]}
            """, configuration
        )
        #expect(
            found == [
                "E6 invalid-path /sections/0/source/href: Nothing is served at \"/v2/a\".",
                "E9 missing-target /sections/0/items/0/on/select/0/page: There is no page \"prodcut\". Did you mean product?",
                "E9 missing-target /sections/0/items/0/on/hold/0/endpoint: There is no endpoint \"favorite\". "
                    + "Did you mean favourite?",
            ]
        )
    }

    @Test("an empty title names nothing, an empty list of fallbacks is none, and a switch needs segments")
    func emptyMembers() {
        let found = lines(
            """
            {"id":"a","layout":"list.text","title":"","items":[{"id":"i1","kind":"row","title":"x"}]},
            {"id":"b","layout":"HomeWidgetProductM","title":"B","fallback":[],"source":{"href":"/v1/sections/b"}},
            {"id":"c","layout":"segmented","title":"C","fallback":["drop"],"source":{"href":"/v1/sections/c"}}
            """
        )
        #expect(found.map { $0.prefix(3) } == ["E15", "E5 ", "E6 "])
    }

    @Test("advertisements lead to hosts of a list only")
    func advertisementHosts() {
        var configuration = PageValidator.Configuration()
        configuration.advertisementHosts = ["ads.example.com"]
        let found = lines(
            """
            {"id":"a","layout":"list.text","title":"A","items":[{"id":"r1","kind":"row","title":"x"},
            {"id":"ad1","kind":"ad","adLabel":"Ad","title":"x","on":{"select":[{"do":"open","url":"https://ads.example.com/1"}]}},
            {"id":"r2","kind":"row","title":"x"},
            {"id":"ad2","kind":"ad","adLabel":"Ad","title":"x","on":{"select":[{"do":"open","url":"https://evil.example/1"}]}}]}
            """, configuration
        )
        #expect(
            found == [
                "E10 invalid-link /sections/0/items/3/on/select/0/url: Advertisements may not lead to evil.example."
            ]
        )
    }

    @Test("what clients still in use will show instead is said for each of them")
    func degradation() {
        var configuration = PageValidator.Configuration()
        configuration.clients = [
            PageValidator.Client(name: "version 1", catalogue: .standard.limited(to: [.list, .carousel])),
            PageValidator.Client(name: "the newest", catalogue: .standard),
        ]
        let section = #"{"id":"a","layout":"product.grid","fallback":"carousel","title":"A","items":[]}"#
        let map = #"{"id":"b","layout":"map.full","fallback":"drop","title":"B","items":[]}"#
        #expect(
            lines(section + "," + map, configuration) == [
                "W18 degradation /sections/0/layout: version 1 shows carousel instead.",
                "W18 degradation /sections/1/layout: version 1 shows nothing instead.",
            ]
        )
    }

    @Test("budgets: too many eager sections, and the same thing in three places")
    func budgets() {
        let sections = (0..<13).map { index in
            """
            {"id":"s-\(index)","layout":"list.text","title":"A","items":[{"id":"\(index < 3 ? "same" : "row-\(index)")",
            "kind":"row","title":"x"}]}
            """
        }
        #expect(
            lines(sections.joined(separator: ",")) == [
                "W17 budget /sections/2/items/0: The same item stands in three sections.",
                "W17 budget /sections: 13 sections load at once; 12 are plenty.",
            ]
        )
    }

    @Test("a text is checked for what would be shown as it should not be")
    func texts() {
        func codes(_ title: String) -> [PageDiagnostic.Severity] {
            let bytes = Array(
                #"{"format":1,"page":{"id":"a","title":"\#(title)"},"sections":[]}"#.utf8
            )
            return PageValidator().validate(bytes).map(\.severity)
        }
        for fine in [
            "AT&T & friends", "1 < 2", "a<3", "Fish &amp chips", "2 × 3 = 6", "שלום", "\u{2068}שלום\u{2069} 12345",
            "line\\nbreak",
            "NEW FROM", "🧥 👟", "👩‍👩‍👧",
        ] { #expect(codes(fine) == [], "\(fine)") }
        for wrong in [
            "<b>x</b>", "</p>", "<!-- x -->", "&amp;", "&#58;", "a\\u0007", "\u{85}", "\u{202E}x", "\u{2067}x",
            "x\u{2069}",
        ] {
            #expect(codes(wrong) == [.error], "\(wrong)")
        }
        for odd in ["123456", " x", "x ", "a\u{200B}b", "THIS TITLE IS ENTIRELY IN CAPITALS"] {
            #expect(codes(odd) == [.warning], "\(odd)")
        }
    }

    @Test("a language and its direction agree", arguments: ["ar-EG", "he", "fa-IR", "ur"])
    func directions(_ locale: String) {
        #expect(lines("", head: #""page":{"id":"home","locale":"\#(locale)","dir":"rtl"}"#) == [])
        #expect(lines("", head: #""page":{"id":"home","locale":"\#(locale)","dir":"ltr"}"#).count == 1)
        #expect(lines("", head: #""page":{"id":"home","locale":"en","dir":"rtl"}"#).count == 1)
    }

    @Test("section responses and patches are told by their members")
    func otherDocuments() {
        let response = #"{"format":1,"section":"a","items":[{"id":"r1","kind":"row","title":"x"}]}"#
        #expect(PageValidator().validate(Array(response.utf8)) == [])
        let patch = #"{"format":1,"page":"a","base":"r1","rev":"r2","ops":[{"op":"section.remove","section":"b"}]}"#
        #expect(PageValidator().validate(Array(patch.utf8)) == [])
        #expect(PageValidator().validate(Array(patch.replacing("r2", with: "~2").utf8)).map(\.pointer) == ["/rev"])
    }

    @Test("warnings cannot hide an error, however many there are")
    func manyWarnings() {
        let items = (0..<98).map { #"{"id":"i\#($0)","kind":"row","title":"x ","subtitle":"y "}"# }
        let evil = #"{"id":"z","kind":"row","title":"x","on":{"select":[{"do":"open","url":"javascript:alert(1)"}]}}"#
        let found = lines(
            #"{"id":"a","layout":"list.text","title":"A","items":[\#((items + [evil]).joined(separator: ","))]}"#)
        #expect(found.count == PageLimits.diagnostics + 1)
        #expect(found.filter { $0.hasPrefix("E") }.count == 1)
        #expect(found[PageLimits.diagnostics - 1].hasPrefix("E10 invalid-link /sections/0/items/98/on/select/0/url: "))
        #expect(found.last == "W0 more /: 97 more problems are not listed.")
    }

    @Test("errors that are too many to be listed still count as errors")
    func manyErrors() {
        let members = (0..<150).map { "\"x\($0)\":1" }.joined(separator: ",")
        let found = PageValidator().validate(Array(#"{"format":1,"page":{"id":"a"},"sections":[],\#(members)}"#.utf8))
        #expect(found.count == PageLimits.diagnostics + 1)
        #expect(found.allSatisfy { $0.severity == .error })
    }

    @Test(
        "a change of a patch has its operands, and what it brings is checked as in a page",
        arguments: [
            (#"{"op":"section.remove"}"#, "missing-member /ops/0"),
            (#"{"op":"section.insert"}"#, "missing-member /ops/0"),
            (#"{"op":"section.state","section":"a"}"#, "missing-member /ops/0"),
            (#"{"op":"items.remove","section":"a","ids":[]}"#, "out-of-range /ops/0/ids"),
            (#"{"op":"items.move","section":"a","ids":["b","b"]}"#, "duplicate-id /ops/0/ids/1"),
            (#"{"op":"item.set","section":"a","item":"b"}"#, "missing-member /ops/0"),
            (
                #"{"op":"items.insert","section":"a","items":[{"id":"b1","kind":"nonsense"}]}"#,
                "unknown-kind /ops/0/items/0/kind"
            ),
            (
                #"{"op":"items.insert","section":"a","items":[{"id":"b1","kind":"ad","title":"x"}]}"#,
                "advertisement /ops/0/items/0"
            ),
            (
                #"{"op":"items.insert","section":"a","items":[{"id":"b1","kind":"row","title":"x"},{"id":"b1","kind":"row","title":"y"}]}"#,
                "duplicate-id /ops/0/items/1/id"
            ),
            (
                #"{"op":"section.insert","content":{"id":"b","layout":"list.text","title":"B","items":[{"id":"c1","kind":"ad","title":"x"}]}}"#,
                "advertisement /ops/0/content/items/0"
            ),
        ]
    )
    func patches(_ change: String, _ expected: String) {
        let text = #"{"format":1,"page":"a","base":"r1","rev":"r2","ops":[\#(change)]}"#
        let found = PageValidator().validate(Array(text.utf8)).filter { $0.severity == .error }
        #expect(found.map { "\($0.code.name) \($0.pointer)" } == [expected])
    }

    @Test("a patch has a greatest size")
    func patchSize() {
        let patch = #"{"format":1,"page":"a","base":"r1","rev":"r2","ops":[{"op":"section.remove","section":"b"}]"#
        let text = patch + String(repeating: " ", count: PageLimits.patchBytes) + "}"
        #expect(PageValidator().validate(Array(text.utf8)).map(\.code) == [.outOfRange])
    }
}
