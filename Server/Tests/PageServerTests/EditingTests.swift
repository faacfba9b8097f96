import Foundation
import CollectionPages
import HTTPTypes
import PageStore
import Testing

@testable import PageServer
@testable import SampleContent

struct EditingTests {
    private func document(of server: TestServer) async throws -> PageDocument {
        try #require(try await server.database.document(of: "home"))
    }

    @Test("what is exported can be stored again and changes nothing")
    func roundTrip() async throws {
        let server = try await TestServer()
        let editor = PageEditor(database: server.database)
        let text = try #require(try await editor.document(of: "home"))
        let before = try await document(of: server)
        let diagnostics = try await editor.store(Array(text.utf8), as: "home").diagnostics
        #expect(diagnostics.map(\.code) == [.unknownLayout])
        #expect(diagnostics.map(\.severity) == [.warning])
        #expect(try await document(of: server) == before)
        #expect(try await editor.document(of: "home") == text)
        #expect(try await editor.pageIDs() == ["home"])
        #expect(try await editor.document(of: "other") == nil)
    }

    @Test("the title that operators give the home page is that of the page that clients get")
    func title() async throws {
        let server = try await TestServer()
        let editor = PageEditor(database: server.database)
        let text = try #require(try await editor.document(of: "home"))
        #expect(text.contains(#""kind":"home","title":"","locale""#))
        let edited = text.replacing(#""kind":"home","title":"""#, with: #""kind":"home","title":"Winter""#)
        let diagnostics = try await editor.store(Array(edited.utf8), as: "home").diagnostics
        #expect(diagnostics.allSatisfy { $0.severity == .warning })
        try await server.run { client in
            var decoder = PageDecoder()
            let bytes = try await client.execute(uri: "/v1/pages/home", method: .get).bytes
            let page = try decoder.decodePage(bytes).content
            #expect(page.title == "Winter")
        }
    }

    @Test("moving two lines and changing M to XS changes the page that clients get")
    func reorder() async throws {
        let server = try await TestServer()
        let editor = PageEditor(database: server.database)
        let text = try #require(try await editor.document(of: "home"))
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let first = try #require(lines.firstIndex { $0.contains("\"coats\"") })
        let second = try #require(lines.firstIndex { $0.contains("\"trending\"") })
        lines.swapAt(first, second)
        let sized = try #require(lines.firstIndex { $0.contains("\"recommended\"") })
        lines[sized] = lines[sized].replacing("HomeWidgetProductM", with: "HomeWidgetProductXS")
        let edited = Array(lines.joined(separator: "\n").utf8)
        try await server.run { client in
            func sections() async throws -> [(String, String)] {
                var decoder = PageDecoder()
                let bytes = try await client.execute(uri: "/v1/pages/home", method: .get).bytes
                return try decoder.decodePage(bytes).content.sections.map {
                    (decoder.identifiers.string(for: $0.id), $0.layout.requestedName)
                }
            }
            var expected = try await sections()
            let diagnostics = try await editor.store(edited, as: "home").diagnostics
            #expect(diagnostics.allSatisfy { $0.severity == .warning })
            func place(of id: String) throws -> Int { try #require(expected.firstIndex { $0.0 == id }) }
            expected.swapAt(try place(of: "coats"), try place(of: "trending"))
            expected[try place(of: "recommended")].1 = "HomeWidgetProductXS"
            let found = try await sections()
            #expect(found.map(\.0) == expected.map(\.0))
            #expect(found.map(\.1) == expected.map(\.1))
        }
    }

    @Test("a page cannot take the id of a section that the server makes by itself")
    func derivedSections() async throws {
        let server = try await TestServer()
        let editor = PageEditor(database: server.database)
        let text = try #require(try await editor.document(of: "home"))
        let edited = text.replacing("\"knitwear\"", with: "\"list.coats\"")
        #expect(edited != text)
        let diagnostics = try await editor.store(Array(edited.utf8), as: "home").diagnostics
        #expect(diagnostics.contains { $0.severity == .error && $0.code == .duplicateIdentifier })
        #expect(try await editor.document(of: "home") == text)
    }

    @Test("a database that is not there is not made by opening it")
    func missingDatabase() {
        let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString)/none.sqlite").path()
        #expect(throws: (any Error).self) { try SQLiteStore.openExisting(path: path) }
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test("the payload of the founding article is taken as it stands")
    func homeWidgets() async throws {
        let server = try await TestServer()
        let editor = PageEditor(database: server.database)
        let payload = """
            {"homeWidgets":[{"title":"NEW FROM","layout":"HomeWidgetBrand"},
            {"title":"RECOMMENDED STYLES","layout":"HomeWidgetProductM"},{"title":"TRENDING","layout":"HomeWidgetProductX"},
            {"title":"EXCLUSIVES","layout":"HomeWidgetProductXXS"}]}
            """
        let diagnostics = try await editor.store(Array(payload.utf8), as: "home").diagnostics
        #expect(
            diagnostics.map(\.description) == [
                "W4 unknown-layout /sections/2/layout: There is no layout \"HomeWidgetProductX\". "
                    + "Clients show HomeWidgetProductM. Did you mean HomeWidgetProductXL?"
            ]
        )
        let layouts = try await document(of: server).sections.map { [$0.id, $0.layout] }
        #expect(
            layouts == [
                ["new-from", "HomeWidgetBrand"], ["recommended-styles", "HomeWidgetProductM"],
                ["trending", "HomeWidgetProductX"], ["exclusives", "HomeWidgetProductXXS"],
            ]
        )
        // A second page from the same payload does not take the first one's ids.
        let again = try await editor.store(Array(payload.utf8), as: "men").diagnostics
        #expect(again.allSatisfy { $0.severity == .warning })
        #expect(try await editor.pageIDs() == ["home", "men"])
    }

    @Test(
        "a document with an error is not stored, and the error says what to do",
        arguments: [
            (
                #""layout":"HomeWidgetProductXL""#, #""layout":"HomeWidgetPrductXL""#,
                "Did you mean HomeWidgetProductXL?"
            ),
            (#""layout":"HomeWidgetProductXL""#, #""layuot":"HomeWidgetProductXL""#, "Did you mean layout?"),
            (#""category":"coat""#, #""category":"cote""#, "There is no category cote."),
            (#""category":"coat""#, #""brand":"nobody""#, "There is no brand nobody."),
            (#""category":"coat""#, #""colour":"red""#, "Products take no argument colour."),
            (#""sort":"cheapest""#, #""sort":"price""#, "Products are not sorted by price."),
            (#""content":"brands""#, #""content":"brnads""#, "Did you mean brands?"),
            (#""id":"coats""#, #""id":"knitwear""#, "Another section has the same id."),
            (#""id":"coats""#, #""id":"a coat""#, "is expected here"),
            (#""load":"near""#, #""load":"later""#, "must be one of now, near, shown and tap."),
            (#""rows":2"#, #""rows":0"#, "An integer from 1 to 100"),
            (#""rows":2"#, #""rows":9"#, "rows of HomeWidgetProductM is 1 to 3"),
            (#""batch":12"#, #""batch":1000000000000"#, "An integer from 1 to 100"),
            (#""batch":12"#, #""batch":"12""#, "An integer"),
            (#""fallback":["carousel"]"#, #""fallback":["carrousel"]"#, "Did you mean carousel?"),
            (#""composition":1"#, #""composition":2"#, "version 1"), (#""id":"home""#, #""id":"men""#, "not of home"),
            (#""sections":["#, #""sections":{["#, "Not JSON"),
            (#""composition":1,"#, "", "This is not a document of a page"),
            (#""title":"THE COAT EDIT""#, #""title":"<b>COATS</b>""#, "The text holds markup"),
            (#""category":"coat""#, #""category":"coat\nsort=dearest""#, "An argument is a text of one line."),
            (#""category":"coat""#, #""category":"coat\u0000""#, "An argument is a text of one line."),
            (#""kind":"home""#, #""kind":"home\u0000""#, "The text holds the character U+0000"),
        ]
    )
    func refused(_ text: String, _ replacement: String, _ message: String) async throws {
        let server = try await TestServer()
        let editor = PageEditor(database: server.database)
        let before = try await document(of: server)
        let original = try #require(try await editor.document(of: "home"))
        let edited = original.replacing(text, with: replacement, maxReplacements: 1)
        #expect(edited != original)
        let diagnostics = try await editor.store(Array(edited.utf8), as: "home").diagnostics
        #expect(diagnostics.contains { $0.severity == .error && $0.description.contains(message) }, "\(diagnostics)")
        #expect(try await document(of: server) == before)
    }

    @Test("a file is checked as what it is")
    func check() {
        #expect(PageEditor.check(Array(#"{"homeWidgets":[{"title":"A","layout":"HomeWidgetBrand"}]}"#.utf8)) == [])
        #expect(PageEditor.check(Array(#"{"homeWidgets":{}}"#.utf8)).map(\.code) == [.wrongType])
        #expect(PageEditor.check(Array(#"{"format":1,"page":{"id":"a"},"sections":[]}"#.utf8)) == [])
        #expect(PageEditor.check(Array("{".utf8)).map(\.code) == [.notJSON])
    }
}
