import Foundation
import GRDB
import PageStore
import StoreTestSupport
import Testing

@testable import PageServer
@testable import SampleContent

/// The command line, run as a person would.
struct CommandTests {
    private struct Result {
        let status: Int32
        let output: String
        let error: String
    }

    private func run(_ arguments: String...) async throws -> Result { try await run(arguments) }

    private func run(_ arguments: [String]) async throws -> Result {
        let process = Process()
        process.executableURL = RunningServer.program("page")
        process.arguments = arguments
        let output = Pipe()
        process.standardOutput = output
        // A file, since a pipe that is not read would block a program with much output.
        let errors = FileManager.default.temporaryDirectory.appending(path: "errors-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: errors) }
        try Data().write(to: errors)
        process.standardError = try FileHandle(forWritingTo: errors)
        try process.run()
        let handle = output.fileHandleForReading
        let data = try await blocking {
            let data = handle.readDataToEndOfFile()
            process.waitUntilExit()
            return data
        }
        return Result(
            status: process.terminationStatus, output: String(decoding: data, as: UTF8.self),
            error: String(decoding: try Data(contentsOf: errors), as: UTF8.self)
        )
    }

    private func withDirectory(_ body: (URL) async throws -> Void) async throws {
        let directory = FileManager.default.temporaryDirectory.appending(path: "page-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: directory) }
        try await body(directory)
    }

    @Test("a file that cannot be read does not keep the others from being checked")
    func unreadable() async throws {
        let fixtures = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../Tests/CollectionPagesTests/Fixtures/malformed").standardizedFileURL
        let name = try #require(
            try FileManager.default.contentsOfDirectory(atPath: fixtures.path()).sorted().first {
                $0.hasPrefix("syntax")
            }
        )
        let result = try await run("validate", "/", "/no/such/file.json", fixtures.appending(path: name).path())
        #expect(result.status == 1)
        #expect(result.output.contains(name))
    }

    @Test("every malformed document gets a line for each problem, and 1 if any is an error")
    func validate() async throws {
        let fixtures = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../Tests/CollectionPagesTests/Fixtures/malformed").standardizedFileURL
        let names = try FileManager.default.contentsOfDirectory(atPath: fixtures.path()).filter {
            $0.hasSuffix(".json")
        }
        #expect(names.count > 60)
        for name in names.sorted() {
            let result = try await run("validate", fixtures.appending(path: name).path())
            let lines = result.output.split(separator: "\n")
            let hasError = lines.contains { $0.hasPrefix("E") }
            #expect(result.status == (hasError ? 1 : 0), "\(name)")
            #expect(
                lines.allSatisfy { $0.firstMatch(of: /^[EW]\d+ [a-z-]+ \/.*: ./) != nil }, "\(name)\n\(result.output)")
            #expect(lines.isEmpty == name.hasPrefix("valid"), "\(name)")
        }
    }

    @Test("10 million bytes on one line are refused at once")
    func hugeFile() async throws {
        try await withDirectory { directory in
            let file = directory.appending(path: "huge.json")
            let text = #"{"format":1,"page":{"id":"a"},"sections":["# + String(repeating: " ", count: 10_000_000) + "]}"
            try Data(text.utf8).write(to: file)
            let result = try await run("validate", file.path())
            #expect(result.status == 1)
            #expect(result.output.hasPrefix("E1 limit-exceeded /: The document has 10000044 bytes"))
        }
    }

    @Test("a token is made, listed and revoked")
    func tokens() async throws {
        try await withDirectory { directory in
            let options = ["--database", directory.appending(path: "shop.sqlite").path()]
            try await SQLiteStore.open(path: options[1]).migrate([])
            func token(_ arguments: String...) async throws -> (status: Int32, output: String) {
                let result = try await run(["token"] + arguments.prefix(1) + options + arguments.dropFirst())
                return (Int32(result.status), result.output)
            }
            let created = try await token("create", "studio")
            #expect(created.status == 0)
            #expect(created.output.wholeMatch(of: /[A-Za-z0-9_-]{43}\n/) != nil)
            #expect(try await token("create", "studio").status != 0)
            #expect(try await token("create", "--role", "king", "other").status == 64)
            #expect(try await token("create", "--role", "viewer", "reviewer").status == 0)
            #expect(try await token("list").output == "reviewer\tviewer\nstudio\teditor\n")
            #expect(try await token("revoke", "reviewer").status == 0)
            #expect(try await token("revoke", "studio").status == 0)
            #expect(try await token("revoke", "studio").status != 0)
            #expect(try await token("list").output == "")
        }
    }

    @Test("a page is seeded, listed, exported, edited and stored")
    func editing() async throws {
        try await withDirectory { directory in
            let database = directory.appending(path: "shop.sqlite").path()
            #expect(try await run("seed", "--database", database, "--seed", "3").status == 0)
            #expect(try await run("export", "--database", database).output == "home\n")
            let document = try await run("export", "--database", database, "home")
            #expect(document.status == 0)
            let file = directory.appending(path: "home.json")
            let edited = document.output.replacing(
                "HomeWidgetProductXL", with: "HomeWidgetProductXS", maxReplacements: 1)
            try Data(edited.utf8).write(to: file)
            let stored = try await run("put", "--database", database, "home", file.path())
            #expect(stored.status == 0)
            #expect(stored.output.hasSuffix("Stored home, revision 2\n"))
            let late = try await run("put", "--database", database, "--revision", "1", "home", file.path())
            #expect(late.status == 1)
            #expect(try await run("export", "--database", database, "home").output == edited)
            try Data(edited.replacing("HomeWidgetProductXS", with: "NoSuchLayout").utf8).write(to: file)
            let refused = try await run("import", "--database", database, "home", file.path())
            #expect(refused.status == 1)
            #expect(refused.output.contains("E4 unknown-layout"))
            #expect(try await run("export", "--database", database, "home").output == edited)
            #expect(try await run("export", "--database", database, "nothing").status != 0)
            #expect(try await run("put", "--database", database, "home", "/no/such/file").status != 0)
            #expect(try await run("seed", "--database", database, "--force").status == 0)
            #expect(try await run("export", "--database", database, "home").output == document.output)
        }
    }

    @Test(
        "all subcommands take the address of a database in PostgreSQL",
        .enabled(if: TestPostgreSQL.server != nil, "Scripts/test starts PostgreSQL"))
    func postgreSQL() async throws {
        try await withDirectory { directory in
            let database = try TestPostgreSQL.makeDatabase()
            let empty = try await run("export", "--database", database)
            #expect(empty.status == 1)
            #expect(empty.error.hasSuffix(" is not a database of pages.\n"))
            let seeded = try await run("seed", "--database", database)
            #expect(seeded.status == 0, "\(seeded.error)")
            let again = try await run("seed", "--database", database)
            #expect(again.status == 1)
            #expect(again.error.hasSuffix(" has pages already. With --force they are replaced.\n"))
            #expect(try await run("export", "--database", database).output == "home\n")
            let document = try await run("export", "--database", database, "home").output
            let file = directory.appending(path: "home.json")
            try Data(document.utf8).write(to: file)
            let stored = try await run("put", "--database", database, "--revision", "1", "home", file.path())
            #expect(stored.output.hasSuffix("Stored home, revision 2\n"))
            #expect(try await run("token", "create", "--database", database, "studio").status == 0)
            #expect(try await run("token", "list", "--database", database).output == "studio\teditor\n")
            let pictures = directory.appending(path: "pictures").path()
            let server = try await RunningServer(
                "page", ["serve", "--port", "0", "--database", database, "--pictures", pictures])
            defer { server.kill() }
            let response = try await server.exchange("GET /v1/people HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
            #expect(response.hasPrefix("HTTP/1.1 200 OK\r\n"))
        }
    }

    @Test(
        "a database in PostgreSQL that has tables of something else is seeded with --force only, and keeps them",
        .enabled(if: TestPostgreSQL.server != nil, "Scripts/test starts PostgreSQL"))
    func otherTables() async throws {
        let database = try TestPostgreSQL.makeDatabase()
        let store = try await PostgreSQLStore.open(database)
        try await store.write(.activity) { transaction in
            try transaction.execute("CREATE TABLE song (id bigint PRIMARY KEY)")
            try transaction.execute("INSERT INTO song VALUES (7)")
        }
        func tableCount() async throws -> Int64? {
            try await store.read {
                try $0.integer("SELECT count(*) FROM pg_tables WHERE schemaname = current_schema()")
            }
        }
        let refused = try await run("seed", "--database", database)
        #expect(refused.status == 1)
        #expect(refused.error.hasSuffix(" tables of another program. With --force they are kept.\n"))
        #expect(try await tableCount() == 1)
        let seeded = try await run("seed", "--database", database, "--force")
        #expect(seeded.status == 0, "\(seeded.error)")
        #expect(try await run("export", "--database", database).output == "home\n")
        #expect(try await store.read { try $0.integer("SELECT id FROM song") } == 7)
    }

    @Test("an address that is none of PostgreSQL or cannot be reached is refused, and no message holds its password")
    func addresses() async throws {
        for address in [
            "mysql://page:secret@db.example/shop", "postgres://page:se/secret@db.example/shop",
            "postgres://page:se@secret@db.example/shop", "postgres://page:secret%@db.example/shop",
            "postgres://page:secret%00@db.example/shop", "postgres://page:123#secret@db.example/shop",
            "postgres://page:123?secret@db.example/shop",
        ] {
            let result = try await run("export", "--database", address)
            #expect(result.status == 64, "\(address)")
            #expect(result.error.contains("special characters are percent-encoded"), "\(address)")
            #expect(!result.error.contains("secret"), "\(address)")
            #expect(!result.error.contains("123"), "\(address)")
        }
        for string in [
            "host=/run/postgresql dbname=shop password=secret", "password=secret user=page", "dbname=shop",
            " host = db.example dbname = shop", "connect_timeout=10 host=db.example",
        ] {
            let result = try await run("seed", "--database", string)
            #expect(result.status == 64, "\(string)")
            #expect(result.error.contains("begins a connection string of keywords"), "\(string)")
            #expect(!result.error.contains("secret"), "\(string)")
        }
        // Nothing listens on this port.
        let closed = "postgres://page:secret@127.0.0.1:1/shop?sslpassword=secret"
        for arguments in [["export"], ["put", "home", "/dev/null"], ["seed"], ["serve"], ["token", "list"]] {
            let result = try await run(arguments + ["--database", closed])
            #expect(result.status == 1)
            #expect(result.error.hasPrefix("Error: The database cannot be reached: "))
            #expect(!result.error.contains("secret"))
        }
        let durable = try await run("serve", "--database", closed, "--durability", "normal")
        #expect(durable.status == 64)
        #expect(durable.error.contains("Durability is for SQLite"))
    }

    @Test("the server says where it listens, responds, and stops when it is told to")
    func serve() async throws {
        let directory = FileManager.default.temporaryDirectory.appending(path: "page-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: directory) }
        let database = directory.appending(path: "shop.sqlite").path()
        #expect(try await run("seed", "--database", database).status == 0)
        let server = try await RunningServer(
            "page", ["serve", "--port", "0", "--database", database, "--log-level", "error"])
        defer { server.kill() }
        let response = try await server.exchange("GET /livez HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
        #expect(response.hasPrefix("HTTP/1.1 200 OK\r\n"))
        #expect(response.hasSuffix("ok\n"))
        server.terminate()
        #expect(try await server.waitForStatus() == 0)
    }

    @Test("documentation is served only when it is named, also when it stands beside the browser program")
    func documentation() async throws {
        try await withDirectory { directory in
            for name in ["Web", "Site/documentation/kit/song"] {
                try FileManager.default.createDirectory(
                    at: directory.appending(path: name), withIntermediateDirectories: true)
            }
            for name in ["", "documentation/kit/song/"] {
                try Data("<!doctype html>".utf8).write(to: directory.appending(path: "Site/\(name)index.html"))
            }
            let options = [
                "serve", "--port", "0", "--database", directory.appending(path: "shop.sqlite").path(), "--web",
                directory.appending(path: "Web").path(),
            ]
            for (more, status) in [
                ([], "404"), (["--documentation", directory.appending(path: "Site").path()], "200"),
            ] {
                let server = try await RunningServer("page", options + more)
                defer { server.kill() }
                let response = try await server.exchange(
                    "GET /documentation/documentation/kit/song HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
                #expect(response.hasPrefix("HTTP/1.1 \(status) "))
            }
        }
    }

    @Test("the server of the documentation's example responds with its page")
    func greetingServer() async throws {
        let server = try await RunningServer("GreetingServer", [])
        defer { server.kill() }
        let response = try await server.exchange("GET /v1/pages/home HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
        #expect(response.hasPrefix("HTTP/1.1 200 OK\r\n"))
        for title in ["Greetings", "Hello", "Moin", "Servus"] { #expect(response.contains(title)) }
    }

    @Test("a command that cannot do what it is told says why in a sentence, without its usage")
    func refusals() async throws {
        try await withDirectory { directory in
            let database = directory.appending(path: "shop.sqlite").path()
            let foreign = directory.appending(path: "foreign.sqlite").path()
            try await DatabaseQueue(path: foreign).write { try $0.execute(sql: "CREATE TABLE songs (title TEXT)") }
            let before = try Data(contentsOf: URL(filePath: foreign))
            let missing = try await run("export", "--database", database)
            #expect(missing.status == 1)
            #expect(missing.error == "Error: There is no database at \(database).\n")
            for arguments in [["export"], ["put", "home", "/dev/null"], ["seed"]] {
                let result = try await run([arguments[0], "--database", foreign] + arguments.dropFirst())
                #expect(result.status == 1)
                #expect(result.error == "Error: \(foreign) is not a database of pages.\n")
            }
            #expect(try Data(contentsOf: URL(filePath: foreign)) == before)
            #expect(try await run("seed", "--database", database).status == 0)
            let page = try await run("export", "--database", database, "nothing")
            #expect(page.status == 1)
            #expect(page.error == "Error: There is no page nothing.\n")
            let seeded = try await run("seed", "--database", database, "--seed", "2")
            #expect(seeded.status == 1)
            #expect(seeded.error == "Error: \(database) has pages already. With --force they are replaced.\n")
            let file = try await run("put", "--database", database, "home", "/no/such/file")
            #expect(file.status == 1)
            #expect(file.error == "Error: The file /no/such/file cannot be read.\n")
        }
    }

    @Test("the tool says its version, and takes only directories for directories and origins for origins")
    func options() async throws {
        #expect(try await run("--version").output == PageApplication.version + "\n")
        let result = try await run("serve", "--database", "/tmp/none.sqlite", "--web", "/etc/passwd")
        #expect(result.status == 64)
        #expect(result.error.contains("There is no directory /etc/passwd."))
        let path = try await run("serve", "--database", "/tmp/none.sqlite", "--connect-origin", "https://a.example/v1")
        #expect(path.status == 64)
        #expect(path.error.contains("https://a.example/v1 is not an origin"))
        for option in [
            ["--body-seconds", "inf"], ["--shutdown-seconds", "1e30"], ["--cache-megabytes", "9223372036854775807"],
        ] {
            let refused = try await run(["serve", "--database", "/tmp/none.sqlite"] + option)
            #expect(refused.status == 64, "\(option)")
            #expect(refused.error.contains("Times are limited to a day"), "\(option)")
        }
    }
}
