import CollectionPages
import HTTPTypes
import Hummingbird
import NIOCore
import PageStore
import Testing

@testable import PageServer

/// A page with a section that is the same for all, and one that is each user's own.
private struct HoleFeature: ServerFeature {
    struct Words: SectionContent {
        let name: String
        let isPersonal: Bool

        func slice(
            _ query: ContentQuery, _ composer: inout PageComposer, in store: any StoreTransaction
        ) -> ContentSlice {
            let title = isPersonal ? "for \(composer.user)" : "for all \(composer.user)"
            return ContentSlice(items: [PageItem(id: composer.id(name), kind: .row, title: title)])
        }
    }

    let contents: [any SectionContent] = [
        Words(name: "own", isPersonal: true), Words(name: "shared", isPersonal: false),
    ]

    func samplePages() -> [PageDocument] {
        let sections = ["own", "shared"].map {
            PageDocument.Section(id: $0, layout: "list.text", title: $0, content: $0)
        }
        return [PageDocument(id: "home", kind: "home", title: "Home", sections: sections)]
    }

    func addRoutes(to router: Router<AppRequestContext>, _ dependencies: ServerDependencies) {
        let responder = JSONResponder(dependencies: dependencies, type: "application/json")
        router.put("v1/begin") { _, context in try await responder.change(for: context.session) { _, _ in } }
    }
}

struct HoleTests {
    @Test("a page has a hole where a section is personal, is the same for all, and its hole is filled for each user")
    func holes() async throws {
        let store = try SQLiteStore.inMemory()
        let features = [HoleFeature()]
        try await PageApplication(
            store: store, features: features, configuration: ServerConfiguration(pictures: "")
        ).seed(1)
        let server = try await TestServer(isSeeded: false)
        try await server.run(store: store, change: { $0.sharedCacheSeconds = 60 }, features: features) { client in
            let base = (client as? CookieClient)?.client ?? client
            let clients = [CookieClient(base), CookieClient(base)]
            for client in clients {
                #expect(try await client.execute(uri: "/v1/begin", method: .put).status == .noContent)
            }
            var users: [String] = []
            for client in clients {
                let page = try await client.execute(uri: "/v1/pages/home", method: .get)
                #expect(page.headers[.cacheControl]?.hasPrefix("public, max-age=0, s-maxage=60") == true)
                #expect(page.text.contains("for all \""))
                #expect(page.text.contains("/v1/sections/own"))
                #expect(!page.text.contains("\"for \""))
                for _ in 0..<2 {
                    let own = try await client.execute(uri: "/v1/sections/own", method: .get)
                    #expect(own.status == .ok)
                    #expect(own.headers[.cacheControl] == "private, no-cache")
                    let id = own.text.firstMatch(of: /for ([0-9a-f]{64})/)?.1
                    users.append(String(id ?? ""))
                }
                let shared = try await client.execute(uri: "/v1/sections/shared", method: .get)
                #expect(shared.headers[.cacheControl]?.hasPrefix("public") == true)
            }
            #expect(users[0] == users[1])
            #expect(users[2] == users[3])
            #expect(Set(users).count == 2)
            #expect(!users.contains(""))
            let withoutUser = try await base.execute(uri: "/v1/sections/own", method: .get)
            #expect(withoutUser.text.contains("\"for \""))
            #expect(withoutUser.headers[.cacheControl] == "private, no-cache")
            let pages = try await [clients[0], clients[1]].asyncTexts("/v1/pages/home")
            #expect(Set(pages).count == 1)
        }
    }
}

extension [CookieClient] {
    fileprivate func asyncTexts(_ path: String) async throws -> [String] {
        var texts: [String] = []
        for client in self { texts.append(try await client.execute(uri: path, method: .get).text) }
        return texts
    }
}
