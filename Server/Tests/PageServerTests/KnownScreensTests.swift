import Foundation
import GalleryScreens
import HTTPTypes
import PageStore
import Synchronization
import Testing

@testable import PageServer

/// A store that cannot be read once a test says so.
private final class LostStore: PageStore {
    private let store: any PageStore
    private let isLost = Mutex(false)

    init(_ store: any PageStore) { self.store = store }

    func lose() { isLost.withLock { $0 = true } }

    var lastKnownContentVersion: Int64? { store.lastKnownContentVersion }

    func migrate(_ migrations: [StoreMigration]) async throws { try await store.migrate(migrations) }

    func read<Value: Sendable>(
        _ body: @escaping @Sendable (any StoreTransaction) throws -> Value
    ) async throws -> Value {
        if isLost.withLock({ $0 }) { throw StoreError.unavailable("lost") }
        return try await store.read(body)
    }

    func write<Value: Sendable>(
        _ change: StoreChange, _ body: @escaping @Sendable (any StoreTransaction) throws -> Value
    ) async throws -> Value { try await store.write(change, body) }

    func probe() async throws { try await store.probe() }
}

/// The page shell of a server that does not render screens.
struct KnownScreensTests {
    private static let shell = "<!doctype html><title>Shop</title>"

    /// Runs requests against a server with the sample content, a page shell and the routes of the gallery.
    private func run(
        store: (any PageStore)? = nil, server: TestServer, limits: ServerLimits = ServerLimits(),
        _ test: @escaping @Sendable (any TestClient) async throws -> Void
    ) async throws {
        try server.addFile("index.html", Self.shell)
        try await server.run(
            store: store, limits: limits,
            change: { configuration in configuration.screenMatch = { GalleryScreens.match($0) } }
        ) { client in try await test(client) }
    }

    @Test("the page shell has status 404 at addresses without a screen, and 200 at others")
    func statuses() async throws {
        let addresses = [
            ("/", 200), ("/storefront", 200), ("/storefront/bag", 200), ("/storefront/search?query=boots", 200),
            ("/product/1001", 200), ("/brand/haar", 200), ("/shows", 200), ("/shows/1/episodes", 200),
            ("/shows/1/episodes/7", 200), ("/people/1", 200), ("/earnings/7", 200), ("/homes/results?kind=loft", 200),
            ("/homes/results?kind=loft&sheet=search", 200),
            ("/homes/favourites", 200), ("/catalogue", 200), ("/catalogue/split/1", 200),
            ("/?picture=390x844@3;ltr;light;100", 200),
            // Only a response says that there is no such product.
            ("/product/0", 200),
            ("/nothing", 404), ("/a/b/c", 404), ("/storefront/nothing", 404), ("/shows/x", 404), ("/people/0", 404),
            ("/earnings/0", 404), ("/homes/1x", 404), ("/catalogue/x", 404), ("/catalogue/split/9", 404),
            ("/nothing?picture=390x844@3;ltr;light;100", 404),
        ]
        try await run(server: TestServer()) { client in
            for (path, status) in addresses {
                let response = try await client.execute(uri: path, method: .get)
                #expect(response.status.code == status, "\(path)")
                #expect(response.text == Self.shell, "\(path)")
            }
        }
    }

    @Test("a page shell with status 404 is neither conditional nor sent in parts")
    func conditions() async throws {
        try await run(server: TestServer()) { client in
            let first = try await client.execute(uri: "/", method: .get)
            let tag = try #require(first.headers[.eTag])
            let conditions: [HTTPFields] = [
                [.ifNoneMatch: tag], [.ifModifiedSince: "Fri, 31 Dec 9999 23:59:59 GMT"], [.range: "bytes=0-5"],
            ]
            for headers in conditions {
                let response = try await client.execute(uri: "/nothing", method: .get, headers: headers)
                #expect(response.status == .notFound)
                #expect(response.text == Self.shell)
            }
        }
    }

    @Test("the names of pages are read once for each version of the content")
    func reads() async throws {
        let server = try await TestServer()
        let store = CountingStore(server.database.store)
        try await run(store: store, server: server, limits: ServerLimits(versionSeconds: 3_600)) { client in
            func status() async throws -> Int { try await client.execute(uri: "/nothing", method: .get).status.code }
            #expect(try await status() == 404)
            let count = store.count
            for _ in 0..<5 { #expect(try await status() == 404) }
            #expect(store.count == count)
            let page = PageDocument(id: "nothing", kind: "nothing", title: "Nothing", sections: [])
            try await server.database.store.write { try $0.store(page) }
            #expect(try await status() == 200)
            #expect(store.count == count + 1)
        }
    }

    @Test("requests at the same time share one read of the names, also when the content has changed")
    func sharedReads() async throws {
        let server = try await TestServer(isSeeded: false)
        let gate = Gate(isOpen: true)
        let store = CountingStore(server.database.store) { await gate.wait() }
        var configuration = ServerConfiguration(
            pictures: server.directory.path(), limits: ServerLimits(requestSeconds: 600, versionSeconds: 3_600))
        configuration.screenMatch = { .page(String($0.dropFirst())) }
        let screens = KnownScreens(
            dependencies: try await ServerDependencies(
                PageApplication(store: store, features: [], configuration: configuration)))
        #expect(await screens.contain("/nothing") == false)
        let page = PageDocument(id: "nothing", kind: "nothing", title: "Nothing", sections: [])
        try await server.database.store.write { try $0.store(page) }
        let count = store.count
        gate.close()
        await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<20 { group.addTask { await screens.contain("/nothing") } }
            // All wait for the first one before it may go on.
            while store.count == count { await Task.yield() }
            for _ in 0..<1_000 { await Task.yield() }
            gate.open()
            for await isKnown in group { #expect(isKnown) }
        }
        #expect(store.count == count + 1)
    }

    @Test("where the names of pages cannot be read, the page shell leaves it to the program what there is")
    func lostStore() async throws {
        let server = try await TestServer(isSeeded: false)
        let store = LostStore(server.database.store)
        // The version of the content is read for each request.
        try await run(store: store, server: server, limits: ServerLimits(versionSeconds: 0)) { client in
            let before = try await client.execute(uri: "/nothing", method: .get)
            #expect(before.status == .notFound)
            store.lose()
            let after = try await client.execute(uri: "/nothing", method: .get)
            #expect(after.status == .ok)
            let impossible = try await client.execute(uri: "/a/b/c", method: .get)
            #expect(impossible.status == .notFound)
        }
    }
}
