import Foundation
import StoreTestSupport
import Testing

@testable import PageStore

/// What every store does, whatever it stores in.
struct StoreTests {
    /// The stores that there are.
    enum Kind: String, CaseIterable {
        case file, memory, postgreSQL

        /// The kinds that can be tested on this machine.
        static var available: [Kind] { allCases.filter { $0 != .postgreSQL || TestPostgreSQL.server != nil } }

        /// Runs a test on a new store of the kind, with the store's own schema and a table of a feature.
        func run(_ test: (any PageStore) async throws -> Void) async throws {
            let directory = FileManager.default.temporaryDirectory.appending(path: "page-\(UUID().uuidString)")
            defer { try? FileManager.default.removeItem(at: directory) }
            let store: any PageStore =
                switch self {
                case .file: try SQLiteStore.open(path: directory.appending(path: "a.sqlite").path())
                case .memory: try SQLiteStore.inMemory()
                case .postgreSQL: try await PostgreSQLStore.open(TestPostgreSQL.makeDatabase())
                }
            try await store.migrate([songs])
            try await test(store)
        }

        private var songs: StoreMigration {
            StoreMigration("songs-1") { transaction in
                try transaction.execute(
                    "CREATE TABLE song (id bigint PRIMARY KEY, title text, length double precision, cover bytea)")
            }
        }
    }

    private struct Failure: Error {}

    private static func page(_ id: String, sections: [String] = []) -> PageDocument {
        PageDocument(
            id: id, kind: "home", title: "A \"title\", isn't it?",
            sections: sections.map {
                PageDocument.Section(
                    id: $0, layout: "list.text", fallback: ["carousel", "list.text"], title: nil, subtitle: "Below",
                    rows: nil, load: "near", content: "songs", arguments: ["b": "1=2", "a": ""], batch: 7
                )
            }
        )
    }

    @Test("values come back as they were bound, and nothing in them is read as SQL", arguments: Kind.available)
    func values(_ kind: Kind) async throws {
        try await kind.run { store in
            let title = "it's \"quoted\"; DROP TABLE song; -- ü \u{1F3B5}"
            let cover = (0...255).map { UInt8($0) }
            try await store.write { transaction in
                try transaction.execute(
                    "INSERT INTO song (id, title, length, cover) VALUES (\(Int64.max), \(title), \(2.5), \(cover))")
                try transaction.execute(
                    "INSERT INTO song (id, title, length, cover) VALUES (\(-1), \(nil as String?), \(nil as Double?), \([] as [UInt8]))"
                )
            }
            let rows = try await store.read { try $0.rows("SELECT id, title, length, cover FROM song ORDER BY id") }
            #expect(rows.map(\.columns) == [["id", "title", "length", "cover"], ["id", "title", "length", "cover"]])
            #expect(rows.first?.values == [.integer(-1), .null, .null, .bytes([])])
            #expect(rows.last?.values == [.integer(.max), .text(title), .double(2.5), .bytes(cover)])
            #expect(try rows.last?.text("title") == title)
            #expect(try rows.first?.optionalText("title") == nil)
            #expect(throws: StoreError.unexpectedValue(column: "title")) { try rows.first?.text("title") }
            #expect(throws: StoreError.unexpectedValue(column: "none")) {
                try rows.first?.integer("none", as: Int.self)
            }
            let condition: StoreQuery = "title = \(title) AND length > \(2)"
            let found = try await store.read { try $0.rows("SELECT id FROM song WHERE \(condition)") }
            #expect(found.count == 1)
        }
    }

    @Test("a text with U+0000 is refused, not cut, and nothing of its transaction stays", arguments: Kind.available)
    func nullCharacters(_ kind: Kind) async throws {
        try await kind.run { store in
            let page = PageDocument(id: "home", kind: "home", title: "a\0b", sections: [])
            await #expect(throws: StoreError.nullCharacter) { try await store.write { try $0.store(page) } }
            await #expect(throws: StoreError.nullCharacter) {
                try await store.read { try $0.rows("SELECT id FROM page WHERE id = \("home\0")") }
            }
            let pages = try await store.read { try $0.pageIDs() }
            #expect(pages == [])
        }
    }

    private enum Genre: String, StoreValueConvertible {
        case waltz, march
    }

    private enum Side: Int, StoreValueConvertible {
        case first = 1, second
    }

    @Test("columns are read by type, and by names in any case", arguments: Kind.available)
    func columns(_ kind: Kind) async throws {
        try await kind.run { store in
            let key = try await store.write { transaction in
                let key = transaction.dialect.integerKey
                try transaction.execute(
                    """
                    CREATE TABLE side (id \(key), songId BIGINT, genre TEXT, half BIGINT, isLoud BOOLEAN,
                        length DOUBLE PRECISION)
                    """
                )
                try transaction.execute(
                    """
                    INSERT INTO side (id, songId, genre, half, isLoud, length)
                    VALUES (\(1), \(7), \(Genre.march), \(Side.second), \(true), \(2))
                    """
                )
                return try transaction.integer("SELECT songId FROM side WHERE isLoud")
            }
            #expect(key == 7)
            let rows = try await store.read { try $0.rows("SELECT songId, genre, half, isLoud, length FROM side") }
            let row = try #require(rows.first)
            #expect(try row.integer("songId", as: Int8.self) == 7)
            #expect(try row.integer("SONGID", as: Int.self) == 7)
            #expect(try row.value("genre", as: Genre.self) == .march)
            #expect(try row.value("half", as: Side.self) == .second)
            #expect(try row.boolean("isLoud"))
            #expect(try row.double("length") == 2)
            #expect(throws: StoreError.unexpectedValue(column: "genre")) { try row.double("genre") }
            #expect(throws: StoreError.unexpectedValue(column: "songId")) { try row.boolean("songId") }
            #expect(throws: StoreError.unexpectedValue(column: "songId")) { try row.value("songId", as: Side.self) }
            #expect(throws: StoreError.unexpectedValue(column: "none")) { try row.value("none", as: Genre.self) }
            #expect(throws: StoreError.unexpectedValue(column: "none")) { try row.optionalText("none") }
        }
    }

    @Test("rows are inserted in bulk, and found by lists of values", arguments: Kind.available)
    func bulk(_ kind: Kind) async throws {
        try await kind.run { store in
            try await store.write { transaction in
                let songs = (1...5_000).map { number -> [any StoreValueConvertible] in
                    [number, number % 2 == 0 ? "even" : nil as String?, Double(number) / 2]
                }
                try transaction.insert(into: "song", "id, title, length", songs)
                try transaction.insert(into: "song", "id, title", [])
            }
            try await store.read { transaction in
                #expect(try transaction.integer("SELECT count(*) FROM song") == 5_000)
                #expect(try transaction.integer("SELECT count(*) FROM song WHERE title IS NULL") == 2_500)
                let ids = [3, 4_999, 7_000]
                #expect(try transaction.integer("SELECT count(*) FROM song WHERE id IN \(list: ids)") == 2)
                #expect(try transaction.integer("SELECT count(*) FROM song WHERE id IN \(list: [] as [Int])") == 0)
                let parts: [StoreQuery] = ["id > \(10)", "title = \("even")", "length < \(8)"]
                let found = try transaction.rows(
                    "SELECT \(transaction.dialect.jsonArray(of: "id")) AS ids FROM song WHERE \(parts.joined(separator: " AND "))"
                )
                #expect(try found.first?.text("ids").filter { $0 != " " } == "[12,14]")
                #expect(try transaction.integer("SELECT id FROM song WHERE id > 9999") == nil)
                #expect(throws: StoreError.unexpectedValue(column: "title")) {
                    try transaction.integer("SELECT title FROM song WHERE id = 2")
                }
            }
        }
    }

    @Test("a transaction that fails leaves nothing behind, a savepoint only what it keeps", arguments: Kind.available)
    func transactions(_ kind: Kind) async throws {
        try await kind.run { store in
            let version = try await store.contentVersion()
            await #expect(throws: Failure.self) {
                try await store.write { transaction in
                    try transaction.store(Self.page("lost", sections: ["lost"]))
                    throw Failure()
                }
            }
            #expect(try await store.read { try $0.pageIDs() } == [])
            #expect(try await store.contentVersion() == version)
            try await store.write { transaction in
                try transaction.savepoint {
                    try transaction.store(Self.page("undone"))
                    return false
                }
                try? transaction.savepoint {
                    try transaction.store(Self.page("failed"))
                    throw Failure()
                }
                try transaction.savepoint {
                    try transaction.store(Self.page("kept"))
                    return true
                }
            }
            #expect(try await store.read { try $0.pageIDs() } == ["kept"])
        }
    }

    @Test("the version counts changes of content, and only those", arguments: Kind.available)
    func contentVersions(_ kind: Kind) async throws {
        try await kind.run { store in
            let version = try await store.contentVersion()
            try await store.write(.activity) { _ = try $0.execute("INSERT INTO song (id) VALUES (1)") }
            try await store.probe()
            #expect(try await store.contentVersion() == version)
            try await store.write { try $0.store(Self.page("home")) }
            #expect(try await store.contentVersion() == version + 1)
            #expect(store.lastKnownContentVersion == version + 1)
        }
    }

    @Test("there is no damage in a store that is whole", arguments: Kind.available)
    func integrity(_ kind: Kind) async throws {
        try await kind.run { store in
            try await store.write { try $0.store(Self.page("home", sections: ["a"])) }
            try await store.checkIntegrity()
        }
    }

    @Test("a page is stored with its sections in their order, and replaced as a whole", arguments: Kind.available)
    func pages(_ kind: Kind) async throws {
        try await kind.run { store in
            try await store.write { transaction in
                try transaction.store(Self.page("home", sections: ["c", "a", "b"]))
                try transaction.store(Self.page("about"))
            }
            let stored = try await store.read { try $0.page("home") }
            #expect(stored == StoredPage(document: Self.page("home", sections: ["c", "a", "b"]), revision: 1))
            #expect(try await store.read { try $0.section("a") }?.pageID == "home")
            try await store.write { try $0.store(Self.page("home", sections: ["b", "d"])) }
            let replaced = try await store.read { try $0.page("home") }
            #expect(replaced == StoredPage(document: Self.page("home", sections: ["b", "d"]), revision: 2))
            #expect(try await store.read { try $0.section("a") } == nil)
            // An id that another page has taken is refused, and nothing of the transaction stays.
            await #expect(throws: (any Error).self) {
                try await store.write { try $0.store(Self.page("about", sections: ["x", "d"])) }
            }
            #expect(try await store.read { try $0.page("about") }?.document.sections == [])
            try await store.write { try $0.removePage("home") }
            #expect(try await store.read { try $0.pageIDs() } == ["about"])
            #expect(try await store.read { try $0.section("d") } == nil)
        }
    }

    @Test("a secret is made once, however many request it at the same time", arguments: Kind.available)
    func secrets(_ kind: Kind) async throws {
        try await kind.run { store in
            let secrets = try await withThrowingTaskGroup(of: [UInt8].self) { group in
                for _ in 0..<20 { group.addTask { try await store.secret(named: "cursor") } }
                return try await group.reduce(into: Set<[UInt8]>()) { $0.insert($1) }
            }
            #expect(secrets.count == 1)
            #expect(secrets.first?.count == 32)
            #expect(try await store.secret(named: "other") != secrets.first)
        }
    }

    @Test("a migration runs once, and one that fails leaves nothing behind", arguments: Kind.available)
    func migrations(_ kind: Kind) async throws {
        try await kind.run { store in
            let failing = StoreMigration("songs-2") { transaction in
                try transaction.execute("INSERT INTO song (id) VALUES (5)")
                throw Failure()
            }
            let first = StoreMigration("songs-1") { _ in Issue.record("the migration has run already") }
            await #expect(throws: Failure.self) { try await store.migrate([first, failing]) }
            #expect(try await store.read { try $0.rows("SELECT id FROM song") } == [])
            let second = StoreMigration("songs-2") { _ = try $0.execute("INSERT INTO song (id) VALUES (6)") }
            for _ in 0..<2 { try await store.migrate([first, second]) }
            #expect(try await store.read { try $0.rows("SELECT id FROM song") }.count == 1)
        }
    }

    @Test("sessions are known once they are stored, and end with what belongs to them", arguments: Kind.available)
    func sessions(_ kind: Kind) async throws {
        try await kind.run { store in
            try await store.migrate([
                StoreMigration("notes-1") { transaction in
                    try transaction.execute(
                        """
                        CREATE TABLE note (id text PRIMARY KEY REFERENCES \(name: "session") (id) ON DELETE CASCADE)
                        """)
                }
            ])
            let isKnown = try await store.write(.activity) { transaction in
                let isKnown = try transaction.touchSession("a", at: 100)
                try transaction.insertSession("a", at: 100, lifetime: 1_000_000)
                try transaction.execute("INSERT INTO note (id) VALUES (\("a"))")
                return isKnown
            }
            #expect(!isKnown)
            #expect(try await store.write(.activity) { try $0.touchSession("a", at: 500_000) })
            // Within the lifetime after the last write it stays, beyond it goes.
            try await store.write(.activity) { try $0.insertSession("b", at: 1_400_000, lifetime: 1_000_000) }
            #expect(try await store.read { try $0.rows("SELECT id FROM note") }.count == 1)
            try await store.write(.activity) { try $0.insertSession("c", at: 1_600_000, lifetime: 1_000_000) }
            #expect(try await store.read { try $0.rows("SELECT id FROM note") }.isEmpty)
            #expect(try await !store.write(.activity) { try $0.touchSession("a", at: 1_600_000) })
        }
    }

    @Test("of requests with one key that come at the same time one is carried out", arguments: Kind.available)
    func keys(_ kind: Kind) async throws {
        try await kind.run { store in
            let responses = try await withThrowingTaskGroup(of: String.self) { group in
                for number in 0..<12 {
                    group.addTask {
                        try await store.write(.activity) { transaction in
                            let kept = try transaction.claimKey("k", for: "r", at: 100, lifetime: 50)
                            if let kept { return kept.body }
                            try transaction.execute("INSERT INTO song (id, title) VALUES (\(number), \("one"))")
                            try transaction.keepResponse("made by \(number)", for: "k")
                            return "made by \(number)"
                        }
                    }
                }
                return try await group.reduce(into: Set<String>()) { $0.insert($1) }
            }
            #expect(responses.count == 1)
            #expect(responses.first?.hasPrefix("made by") == true)
            #expect(try await store.read { try $0.rows("SELECT id FROM song") }.count == 1)
            await #expect(throws: Failure.self) {
                try await store.write(.activity) { transaction in
                    _ = try transaction.claimKey("other", for: "r", at: 100, lifetime: 50)
                    throw Failure()
                }
            }
            let isFree = try await store.write(.activity) { transaction in
                // What failed is carried out when it comes again; what is too old, too.
                let isFree = try transaction.claimKey("other", for: "r", at: 100, lifetime: 50) == nil
                return try transaction.claimKey("k", for: "r", at: 200, lifetime: 50) == nil && isFree
            }
            #expect(isFree)
        }
    }

    @Test("tokens are found by their hash until they are deleted", arguments: Kind.available, AccessToken.Role.allCases)
    func accessTokens(_ kind: Kind, _ role: AccessToken.Role) async throws {
        try await kind.run { (store) async throws in
            let token = AccessToken(name: "studio", role: role)
            #expect(try await store.write(.activity) { try $0.insert(token, hash: "h") })
            #expect(try await !store.write(.activity) { try $0.insert(token, hash: "i") })
            #expect(try await store.read { try $0.accessToken(hash: "h") } == token)
            #expect(try await store.read { try $0.accessToken(hash: "i") } == nil)
            #expect(try await store.write(.activity) { try $0.deleteAccessToken("studio") })
            #expect(try await store.read { try $0.accessTokens() } == [])
        }
    }
}
