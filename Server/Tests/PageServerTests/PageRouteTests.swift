import CollectionPages
import HTTPTypes
import PageStore
import Testing

@testable import PageServer
@testable import SampleContent

struct PageRouteTests {
    @Test("the home page has every size of the product widget, one to three rows, the brands and an unknown widget")
    func home() async throws {
        let server = try await TestServer()
        try await server.run { client in
            let response = try await client.execute(uri: "/v1/pages/home", method: .get)
            #expect(response.status == .ok)
            #expect(response.headers[.contentType] == PageController.mediaType)
            var decoder = PageDecoder()
            let decoded = try decoder.decodePage(response.bytes)
            #expect(decoded.diagnostics.map(\.code) == [.unknownLayout])
            #expect(decoded.content.title == nil, "the app has one in the language of each user")
            let sections = decoded.content.sections
            let layouts = Set(sections.map(\.layout.requestedName))
            #expect(
                layouts == [
                    "HomeWidgetBrand", "HomeWidgetProductXL", "HomeWidgetProductL", "HomeWidgetProductM",
                    "HomeWidgetProductS", "HomeWidgetProductXS", "HomeWidgetProductXXS", "HomeWidgetProductX",
                ]
            )
            #expect(Set(sections.map(\.layout.parameters.rows)) == [1, 2, 3])
            let small = sections.filter { $0.layout.requestedName == "HomeWidgetProductXS" }
            #expect(small.map(\.layout.parameters.rows) == [3, 1], "shoes in three rows, boots in one")
            #expect(sections.first { $0.layout.requestedName == "HomeWidgetBrand" }?.items.count == 7)
            #expect(sections.allSatisfy { !$0.items.isEmpty || $0.source != nil })
        }
    }

    @Test("a section is paged to its end without repeating or losing an item")
    func paging() async throws {
        let server = try await TestServer()
        try await server.run { client in
            var decoder = PageDecoder()
            for section in ["coats", "sale", "exclusives", "everything", "brand.haar", "list.trending"] {
                var path: String? = "/v1/sections/\(section)"
                var seen: [PageIdentifier] = []
                while let next = path {
                    let response = try await client.execute(uri: next, method: .get)
                    #expect(response.status == .ok)
                    let decoded = try decoder.decodeSectionResponse(response.bytes)
                    #expect(decoded.diagnostics == [])
                    seen += decoded.content.items.map(\.id)
                    path = decoded.content.next?.href
                }
                #expect(Set(seen).count == seen.count)
                #expect(!seen.isEmpty)
                if section == "everything" || section == "list.trending" { #expect(seen.count == 2_000) }
            }
        }
    }

    @Test("a product that is reduced names the price it had")
    func reduced() async throws {
        let server = try await TestServer()
        try await server.run { client in
            var decoder = PageDecoder()
            let response = try await client.execute(uri: "/v1/sections/sale", method: .get)
            let items = try decoder.decodeSectionResponse(response.bytes).content.items
            #expect(!items.isEmpty)
            for item in items {
                #expect(item.badge?.text == "Sale")
                #expect(item.detail?.hasPrefix("Was $") == true)
                #expect(item.accessibilityLabel?.contains(", \(item.detail ?? "nothing"), Sale") == true)
            }
        }
    }

    @Test("a path may be percent-encoded, and must be so rightly")
    func encodedPaths() async throws {
        let server = try await TestServer()
        try await server.run { client in
            let plain = try await client.execute(uri: "/v1/sections/brand.haar", method: .get)
            let encoded = try await client.execute(uri: "/v1/sections/brand%2Ehaar", method: .get)
            #expect(encoded.status == .ok)
            #expect(encoded.bytes == plain.bytes)
            #expect(try await client.execute(uri: "/v1/pages/product/%31001", method: .get).status == .ok)
            for path in ["/v1/sections/%FF", "/v1/pages/%C3%28", "/v1/sections/%"] {
                #expect(try await client.execute(uri: path, method: .get).status == .badRequest)
            }
        }
    }
}
