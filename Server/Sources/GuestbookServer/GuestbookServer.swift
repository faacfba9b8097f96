import CollectionPages
import Foundation
import Hummingbird
import PageServer
import PageStore

/// A server of which any number run over one database: a guest book, and a note that each user has to themselves.
///
/// `GUESTBOOK_DATABASE` is the address of a PostgreSQL database, `GUESTBOOK_PORT` the port to listen on.
@main
struct GuestbookServer: ServerFeature {
    let contents: [any SectionContent] = [GuestbookEntries()]

    var migrations: [StoreMigration] {
        [
            StoreMigration("guestbook-1") { store in
                try store.execute("CREATE TABLE entry (id TEXT PRIMARY KEY, text TEXT NOT NULL)")
                try store.execute(
                    """
                    CREATE TABLE note (\(name: "userId") TEXT PRIMARY KEY REFERENCES \(name: "session") (id) ON DELETE CASCADE,
                        text TEXT NOT NULL)
                    """
                )
            }
        ]
    }

    func samplePages() -> [PageDocument] {
        let section = PageDocument.Section(id: "entries", layout: "list.text", title: "Guests", content: "entries")
        return [PageDocument(id: "home", kind: "home", title: "Guest book", sections: [section])]
    }

    func addRoutes(to router: Router<AppRequestContext>, _ dependencies: ServerDependencies) {
        let responder = JSONResponder(dependencies: dependencies, type: "application/json")
        router.post("v1/entries") { request, context in
            let entry = try await request.decode(as: NewEntry.self, context: context)
            // The pages show entries; a request that is sent again writes none a second time.
            let key = try IdempotencyKey(request, key: entry.key, body: entry)
            return try await responder.writeValue(.content, once: key) { store in
                let id = UUID().uuidString
                try store.execute("INSERT INTO entry (id, text) VALUES (\(id), \(entry.text))")
                return StoredEntry(id: id)
            }
        }
        router.put("v1/note") { request, context in
            let note = try await request.decode(as: Note.self, context: context)
            return try await responder.change(for: context.session) { store, user in
                try store.execute(
                    """
                    INSERT INTO note (\(name: "userId"), text) VALUES (\(user), \(note.text))
                    ON CONFLICT (\(name: "userId")) DO UPDATE SET text = excluded.text
                    """
                )
            }
        }
        router.get("v1/note") { request, context in
            try await responder.readValue(request) { store in
                let user = context.session.user
                let row = try store.rows("SELECT text FROM note WHERE \(name: "userId") = \(user)").first
                return Note(text: try row?.text("text") ?? "")
            }
        }
    }

    static func main() async throws {
        let environment = ProcessInfo.processInfo.environment
        let store = try await PostgreSQLStore.open(environment["GUESTBOOK_DATABASE"] ?? "postgres:///guestbook")
        let port = environment["GUESTBOOK_PORT"].flatMap { Int($0) } ?? 8080
        let configuration = ServerConfiguration(port: port, pictures: "pictures")
        let server = PageApplication(store: store, features: [GuestbookServer()], configuration: configuration)
        try await server.prepare()
        if try await store.read({ try $0.pageIDs() }).isEmpty { try await server.seed(1) }
        try await server.run()
    }
}

/// An entry as a client sends it, with an idempotency key where the client sets no headers.
struct NewEntry: Codable {
    let text: String
    let key: String?
}

/// The response to an entry.
struct StoredEntry: Encodable {
    let id: String
}

/// The note of a user.
struct Note: Codable {
    let text: String
}

/// Fills sections with the entries of the guest book.
struct GuestbookEntries: SectionContent {
    let name = "entries"

    func slice(
        _ query: ContentQuery, _ composer: inout PageComposer, in store: any StoreTransaction
    ) throws -> ContentSlice {
        let rows = try store.rows("SELECT id, text FROM entry ORDER BY id LIMIT \(query.limit)")
        let items = try rows.map { row in
            PageItem(id: composer.id(try row.text("id")), kind: .row, title: try row.text("text"))
        }
        return ContentSlice(items: items)
    }
}
