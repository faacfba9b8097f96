import Foundation
import PageStore
import StoreTestSupport
import Testing

@testable import PageServer
@testable import SampleContent

/// The server on a disk that is truly full: a small file system in memory, mounted for the process of the server alone.
struct FullDiskTests {
    /// What runs a command among mounts of its own; empty where the machine does not permit that.
    static let namespace: [String] = {
        let commands = [["unshare", "--mount"], ["unshare", "--user", "--map-root-user", "--mount"]]
        let permitted = commands.first { command in
            let process = Process()
            process.executableURL = URL(filePath: "/usr/bin/env")
            process.arguments = command + ["mount", "-t", "tmpfs", "tmpfs", "/tmp"]
            process.standardOutput = FileHandle.nullDevice
            process.standardError = FileHandle.nullDevice
            guard (try? process.run()) != nil else { return false }
            process.waitUntilExit()
            return process.terminationReason == .exit && process.terminationStatus == 0
        }
        return permitted ?? []
    }()

    /// Mounts the disk at a folder ($1), with room for the files of another ($2), which it copies there, and then runs a command.
    private static let script = #"""
        size=$(($(du -sk "$2" | cut -f1) * 2 + 8192))k
        mount -t tmpfs -o "size=$size" tmpfs "$1" && cp "$2"/* "$1" && shift 2 && exec "$@"
        """#

    private static let ok = "HTTP/1.1 200 "
    private static let unavailable = "HTTP/1.1 503 "

    /// A client with the fields that it adds to each request.
    private struct Client {
        let server: RunningServer
        var fields = ""

        /// The response to a request, head and body.
        func get(_ path: String) async throws -> String {
            try await server.exchange("GET \(path) HTTP/1.1\r\nHost: localhost\r\n\(fields)Connection: close\r\n\r\n")
        }

        /// The response to a note about a person.
        func put(note: String) async throws -> String {
            let body = "{\"text\": \"\(note)\"}"
            let head = "PUT /v1/people/1/note HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
            let rest = "Content-Length: \(body.utf8.count)\r\nConnection: close\r\n\r\n\(body)"
            return try await server.exchange(head + fields + rest)
        }
    }

    /// Runs a server whose database and pictures are on a disk of their own.
    ///
    /// - Parameter body: It is given the folder of the disk, as this process sees it, and the paths of two pictures.
    private func withServer(_ body: (RunningServer, String, [String]) async throws -> Void) async throws {
        let directory = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appending(path: "page-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: directory) }
        let (source, disk) = (directory.appending(path: "source"), directory.appending(path: "disk"))
        for folder in [source, disk] {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }
        let database = source.appending(path: "shop.sqlite").path()
        let pictures = try await Self.makeDatabase(database)
        // A log that is there when the server starts has room for writes. It is removed when the file is closed.
        try await waitUntil { !FileManager.default.fileExists(atPath: database + "-wal") }
        let server = try await RunningServer(
            "page", ["serve", "--port", "0", "--database", disk.appending(path: "shop.sqlite").path()],
            launcher: ["/usr/bin/env"] + Self.namespace
                + ["sh", "-c", Self.script, "sh", disk.path(), source.path()])
        defer { server.kill() }
        // Where the process of the server sees the disk, this one sees an empty folder.
        try await body(server, "/proc/\(server.processID)/root\(disk.path())", pictures)
    }

    /// Makes a database with sample content, and returns the paths of two of its pictures.
    private static func makeDatabase(_ path: String) async throws -> [String] {
        let database = try await TestDatabase(SQLiteStore.open(path: path))
        try await database.seed(1, TestServer.features)
        return try await database.store.read { transaction in
            try [1_001, 1_002].compactMap { try ProductRow.find($0, in: transaction)?.product.picturePath }
        }
    }

    /// Writes a file until there is no room left.
    private static func fill(_ file: String) {
        let descriptor = open(file, O_WRONLY | O_CREAT, 0o600)
        defer { close(descriptor) }
        let zeros = [UInt8](repeating: 0, count: 65_536)
        while write(descriptor, zeros, zeros.count) > 0 {}
        let error = errno
        #expect(error == ENOSPC)
    }

    /// The files and folders below a folder, as paths from there.
    private static func paths(below folder: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.sorted().flatMap { name in
            [name] + paths(below: "\(folder)/\(name)").map { "\(name)/\($0)" }
        }
    }

    @Test(
        "while the disk is full, what needs room is refused and nothing is left half done, and then all works again",
        .enabled(if: !FullDiskTests.namespace.isEmpty, "mounting a disk takes root, or user namespaces"),
        .enabled(if: TestVips.isInstalled, "libvips makes the pictures"),
        .timeLimit(.minutes(10)))
    func fullDisk() async throws {
        try await withServer { server, disk, pictures in
            let stranger = Client(server: server)
            try await waitUntil { try await stranger.get("/readyz").hasPrefix(Self.ok) }
            try await waitUntil { try await stranger.get("/img/320/\(pictures[0])").hasPrefix(Self.ok) }
            let stored = try await stranger.put(note: "note-before")
            #expect(stored.hasPrefix(Self.ok), "\(stored)")
            let cookie = try #require(stored.firstMatch(of: /(?i)set-cookie: ([^;]+);/))
            let client = Client(server: server, fields: "Cookie: \(cookie.output.1)\r\n")
            let folder = "\(disk)/shop.sqlite-pictures"
            let files = Self.paths(below: folder)
            #expect(files.contains("masters/\(pictures[0])"))
            Self.fill("\(disk)/filler")

            // One picture has to be drawn; of the other only a copy is missing.
            for path in ["/img/320/\(pictures[1])", "/img/160/\(pictures[0])"] {
                let refused = try await client.get(path)
                #expect(refused.hasPrefix(Self.unavailable), "\(refused)")
                #expect(refused.lowercased().contains("retry-after: 30"), "\(refused)")
                #expect(refused.contains("There is no room for another picture"), "\(refused)")
            }
            #expect(Self.paths(below: folder) == files)
            #expect(try await client.get("/img/320/\(pictures[0])").hasPrefix(Self.ok))
            // A user who is known, and one whose session would begin.
            for writer in [client, stranger] {
                let refused = try await writer.put(note: "note-after")
                #expect(refused.hasPrefix(Self.unavailable), "\(refused)")
                #expect(refused.lowercased().contains("retry-after: 30"), "\(refused)")
                #expect(refused.contains("There is no room to store anything"), "\(refused)")
                #expect(!refused.lowercased().contains("set-cookie"), "\(refused)")
            }
            let profile = try await client.get("/v1/people/1")
            #expect(profile.hasPrefix(Self.ok))
            #expect(profile.contains("note-before"))
            try await waitUntil { try await client.get("/readyz").hasPrefix(Self.unavailable) }
            #expect(try await client.get("/readyz").contains(StoreError.full.description))
            #expect(try await client.get("/livez").hasPrefix(Self.ok))

            #expect(unlink("\(disk)/filler") == 0)
            try await waitUntil { try await client.get("/readyz").hasPrefix(Self.ok) }
            for path in ["/img/320/\(pictures[1])", "/img/160/\(pictures[0])"] {
                try await waitUntil { try await client.get(path).hasPrefix(Self.ok) }
            }
            #expect(Self.paths(below: folder).filter { $0.hasPrefix(".working-") && $0.contains("/") } == [])
            #expect(try await client.put(note: "note-after").hasPrefix(Self.ok))
            #expect(try await client.get("/v1/people/1").contains("note-after"))
        }
    }
}
