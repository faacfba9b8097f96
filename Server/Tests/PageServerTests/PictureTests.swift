import Foundation
import HTTPTypes
import Logging
import NIOCore
import PageStore
import StoreTestSupport
import Synchronization
import Testing

@testable import PageServer
@testable import SampleContent

extension PictureStore {
    /// The bytes of a picture.
    fileprivate func bytes(of request: PictureRequest, for client: String) async throws -> [UInt8] {
        Array(try await picture(of: request, for: client).body.readableBytesView)
    }
}

struct PictureTests {
    /// The path of a picture of the sample content.
    private func path(of id: Int64, in server: TestServer) async throws -> String {
        let row = try await server.database.store.read { try ProductRow.find(id, in: $0) }
        return try #require(row).product.picturePath
    }

    /// A program that stands in for libvips: it notes each call in a file and does what its script says.
    private func tool(
        _ script: String, in server: TestServer, limits: VipsTool.Limits = .init(duration: .seconds(600))
    ) throws -> VipsTool {
        let program = server.directory.appending(path: "fake-vips")
        let calls = server.directory.appending(path: "calls").path()
        try Data("#!/bin/sh\necho \"$@\" >> \(calls)\n\(script)\n".utf8).write(to: program)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path())
        return VipsTool(limits: limits, program: program.path())
    }

    private func calls(in server: TestServer) -> [Substring] {
        let text = try? String(contentsOf: server.directory.appending(path: "calls"), encoding: .utf8)
        return text?.split(separator: "\n") ?? []
    }

    /// Writes what it is told to the file named by the third argument, without the encoder's options.
    private static let copyScript = "out=\"${3%%\\[*}\"; echo made > \"$out\""

    /// Does the same when a file is there, of which a shell has no event.
    private static func waitScript(_ gate: URL) -> String {
        "while [ ! -f '\(gate.path())' ]; do sleep 0.02; done; \(copyScript)"
    }

    /// The pictures of a server, which read another store than the server's if one is named.
    private func store(
        _ tool: VipsTool, in server: TestServer, reading content: (any PageStore)? = nil, concurrency: Int = 2
    ) -> PictureStore {
        PictureStore(
            directory: server.directory.appending(path: "pictures").path(), store: content ?? server.database.store,
            providers: [ProductPictureProvider()], tool: tool, concurrency: concurrency
        )
    }

    private func files(in server: TestServer) -> [String] {
        let root = server.directory.appending(path: "pictures")
        let paths = FileManager.default.enumerator(atPath: root.path())?.compactMap { $0 as? String } ?? []
        return paths.filter { path in
            var isDirectory: ObjCBool = false
            return FileManager.default.fileExists(atPath: root.appending(path: path).path(), isDirectory: &isDirectory)
                && !isDirectory.boolValue
        }.sorted()
    }

    @Test(
        "a picture is sent in the best format that the client names",
        .enabled(if: TestVips.isInstalled, "libvips makes the pictures"),
        arguments: [
            ("image/avif,image/webp,image/apng,image/*,*/*;q=0.8", "image/avif"), ("image/webp,*/*", "image/webp"),
            ("image/avif;q=0, image/webp", "image/webp"), ("*/*", "image/jpeg"), ("image/*", "image/jpeg"),
            ("", "image/jpeg"),
            ("text/html", "image/jpeg"), ("IMAGE/WEBP", "image/webp"),
        ]
    )
    func negotiation(_ accept: String, _ type: String) async throws {
        let server = try await TestServer()
        let path = try await path(of: 1_001, in: server)
        try await server.run { client in
            let response = try await client.execute(uri: "/img/160/\(path)", method: .get, headers: [.accept: accept])
            #expect(response.status == .ok)
            #expect(response.headers[.contentType] == type)
            #expect(response.headers[.vary] == "Accept")
            #expect(response.headers[.cacheControl] == "public, max-age=31536000, immutable")
            #expect(Self.format(response.bytes) == type)
            let again = try await client.execute(
                uri: "/img/160/\(path)", method: .get,
                headers: [.accept: accept, .ifNoneMatch: try #require(response.headers[.eTag])]
            )
            #expect(again.status == .notModified)
        }
    }

    /// Writes a file without making another one of it, and sets the second of its change.
    private static func overwrite(_ file: URL, _ text: String, second: Int) throws {
        let handle = try FileHandle(forWritingTo: file)
        try handle.truncate(atOffset: 0)
        try handle.write(contentsOf: Data(text.utf8))
        try handle.close()
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: TimeInterval(second))], ofItemAtPath: file.path())
    }

    @Test("a client that has a picture gets 304 without a read of the file, until the file changes")
    func knownTags() async throws {
        let server = try await TestServer(isSeeded: false)
        let file = server.directory.appending(path: "pictures/sized/160/own.jpg.jpeg")
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data().write(to: file)
        try Self.overwrite(file, "one", second: 1_000_000_000)
        try await server.run { client in
            let first = try await client.execute(uri: "/img/160/own.jpg", method: .get)
            #expect(first.text == "one")
            let tag = try #require(first.headers[.eTag])
            func again() async throws -> TestResponse {
                try await client.execute(uri: "/img/160/own.jpg", method: .get, headers: [.ifNoneMatch: tag])
            }
            // The size and the date stay, so that only a read would find the other bytes.
            try Self.overwrite(file, "two", second: 1_000_000_000)
            let known = try await again()
            #expect(known.status == .notModified)
            #expect(known.headers[.eTag] == tag)
            #expect(known.headers[.vary] == "Accept")
            #expect(known.headers[.cacheControl] == "public, max-age=31536000, immutable")
            try Self.overwrite(file, "two", second: 1_000_000_001)
            let changed = try await again()
            #expect(changed.status == .ok)
            #expect(changed.text == "two")
            #expect(changed.headers[.eTag] != tag)
        }
    }

    @Test(
        "a picture has the width that was requested, and the ratio of its master",
        .enabled(if: TestVips.isInstalled, "libvips makes the pictures"))
    func sizes() async throws {
        let server = try await TestServer()
        let path = try await path(of: 1_002, in: server)
        try await server.run { client in
            for width in PictureWidths.all {
                let response = try await client.execute(uri: "/img/\(width)/\(path)", method: .get)
                let size = try #require(Self.sizeOfJPEG(response.bytes))
                #expect(size.width == width)
                #expect(abs(size.height - width * 3 / 2) <= 1)
            }
        }
    }

    @Test(
        "widths that are not served and paths outside the store are refused",
        arguments: [
            "/img/1600/p/1001.jpg", "/img/0/p/1001.jpg", "/img/-160/p/1001.jpg", "/img/0160/p/1001.jpg",
            "/img/+160/p/1001.jpg",
            "/img/160.0/p/1001.jpg", "/img/99999999999999999999/p/1001.jpg", "/img/w/p/1001.jpg", "/img/160",
            "/img/160/", "/img",
            "/img/160/../160/p/1001.jpg", "/img/160/p/../../../secret.jpg", "/img/160/%2e%2e/secret.jpg",
            "/img/160/p%2f1001.jpg",
            "/img/160//etc/passwd.jpg", "/img/160/p/1001.r1.svg", "/img/160/p/1001",
            "/img/160/p/01001.r1.jpg", "/img/160/p/99999.r1.jpg", "/img/160/p/1001.r999999999999999999999.jpg",
            "/img/160/p/-1.r1.jpg", "/img/160/p/1001.r0.jpg", "/img/160/.hidden.jpg",
        ]
    )
    func refused(_ path: String) async throws {
        let server = try await TestServer()
        try await server.run { client in
            let response = try await client.execute(uri: path, method: .get)
            #expect(response.status == .notFound)
            #expect(response.headers[.contentType] == "application/problem+json")
        }
        #expect(files(in: server) == [])
    }

    @Test("many who request the same picture at once have it made once, and again from disk")
    func deduplication() async throws {
        let server = try await TestServer()
        let gate = server.directory.appending(path: "gate")
        let content = CountingStore(server.database.store)
        let store = store(try tool(Self.waitScript(gate), in: server), in: server, reading: content)
        let request = try PictureRequest(
            width: "320", path: try await path(of: 1_003, in: server), accept: "image/webp")
        try await withThrowingTaskGroup(of: [UInt8].self) { group in
            for _ in 0..<40 { group.addTask { try await store.bytes(of: request, for: "a") } }
            // Each request reads the product before it waits for the picture.
            try await waitUntil { content.count == 40 }
            try Data().write(to: gate)
            for try await bytes in group { #expect(bytes == Array("made\n".utf8)) }
        }
        #expect(calls(in: server).count == 2)
        #expect(try await store.bytes(of: request, for: "a") == Array("made\n".utf8))
        #expect(calls(in: server).count == 2)
        // No temporary file is left, and the copy is beside others of its width.
        #expect(files(in: server).filter { $0.hasPrefix(".") || $0.contains("/.") } == [])
        #expect(files(in: server).contains(request.cachePath))
    }

    @Test("each picture is drawn and resized before the next one is begun, so that the first ones are there soon")
    func order() async throws {
        let server = try await TestServer()
        let gate = server.directory.appending(path: "gate")
        let content = CountingStore(server.database.store)
        let tool = try tool(Self.waitScript(gate), in: server)
        let store = store(tool, in: server, reading: content, concurrency: 1)
        try await withThrowingTaskGroup(of: [UInt8].self) { group in
            for id in [1_003, 1_004, 1_005] as [Int64] {
                let request = try PictureRequest(width: "320", path: try await path(of: id, in: server), accept: nil)
                group.addTask { try await store.bytes(of: request, for: "a") }
            }
            // Each request reads its product before it waits for its turn.
            try await waitUntil { content.count == 3 }
            try Data().write(to: gate)
            for try await bytes in group { #expect(bytes == Array("made\n".utf8)) }
        }
        let commands = calls(in: server).map { String($0.prefix { $0 != " " }) }
        #expect(commands == ["copy", "thumbnail", "copy", "thumbnail", "copy", "thumbnail"])
    }

    @Test("a client gets its picture while as many of another one wait as may")
    func turns() async throws {
        let server = try await TestServer()
        let gate = server.directory.appending(path: "gate")
        try FileManager.default.createDirectory(at: gate, withIntermediateDirectories: true)
        // A picture of the first client takes a file to be drawn, until the gate is open; those of the second are drawn at once.
        let isOpen = "[ -e '\(gate.path())/open' ]"
        let takesFile = [1, 2].map { "rm '\(gate.path())/\($0)' 2>/dev/null" }.joined(separator: " || ")
        let wait = "until \(isOpen) || \(takesFile); do sleep 0.02; done"
        let script = "case \"$1 $2\" in copy*-101?.r*) ;; copy*) \(wait) ;; esac; \(Self.copyScript)"
        let program = try tool(script, in: server).program
        var (first, second): ([String], [String]) = ([], [])
        for id in 1_001...1_006 as ClosedRange<Int64> { first.append(try await path(of: id, in: server)) }
        for id in 1_011...1_014 as ClosedRange<Int64> { second.append(try await path(of: id, in: server)) }
        let (firstPaths, secondPaths) = (first, second)
        try await server.run(
            limits: ServerLimits(waitingPictures: 3),
            change: {
                $0.pictureProgram = program
                $0.trustedProxies = AddressRange.local
            }, .connection
        ) { client in
            defer { try? Data().write(to: gate.appending(path: "open")) }
            let port = try #require((client as? CookieClient)?.client as? ConnectionClient).port
            try await withThrowingTaskGroup(of: String.self) { group in
                // Two are made and three wait, so that one is refused.
                for path in firstPaths {
                    group.addTask { try await Self.response(to: path, of: "first", at: "203.0.113.1", port: port) }
                }
                let firstRefusal = try await group.next()
                #expect(firstRefusal == "first 503")
                // Three wait in a line of their own.
                for path in secondPaths {
                    group.addTask { try await Self.response(to: path, of: "second", at: "203.0.113.2", port: port) }
                }
                let secondRefusal = try await group.next()
                #expect(secondRefusal == "second 503")
                // Two of the first are finished. The place of one is that of the first again, that of the other the second's.
                for number in 1...2 { try Data().write(to: gate.appending(path: "\(number)")) }
                var finished: [String] = []
                for _ in 0..<3 { finished.append(try await group.next() ?? "") }
                #expect(finished.sorted() == ["first 200", "first 200", "second 200"])
                try Data().write(to: gate.appending(path: "open"))
                var others: [String] = []
                for try await response in group { others.append(response) }
                #expect(others.sorted() == ["first 200", "first 200", "first 200", "second 200", "second 200"])
            }
        }
    }

    /// Requests a picture through a proxy, over a connection of its own.
    ///
    /// - Returns: The name of the client and the status of the response.
    private static func response(
        to path: String, of client: String, at address: String, port: Int
    ) async throws -> String {
        let status = Mutex(0)
        try await ConnectionClient.run(port: port) { connection in
            let name = try #require(HTTPField.Name("X-Forwarded-For"))
            let response = try await connection.execute(
                uri: "/img/320/\(path)", method: .get, headers: [name: address])
            status.withLock { $0 = response.status.code }
        }
        return "\(client) \(status.withLock { $0 })"
    }

    @Test("a server that starts removes what a killed one has left unfinished, and nothing of one that runs")
    func abandonedFiles() async throws {
        let server = try await TestServer()
        let directory = server.directory.appending(path: "pictures").path()
        let running = try WorkingFolder(in: directory)
        let abandoned = directory + "/.working-abandoned"
        try FileManager.default.createDirectory(atPath: abandoned, withIntermediateDirectories: true)
        for folder in [running.path, abandoned] {
            try Data("a".utf8).write(to: URL(filePath: folder + "/1-a.webp.svg"))
        }
        let store = store(try tool(Self.copyScript, in: server), in: server)
        #expect(files(in: server).count == 1)
        #expect(running.exists)
        #expect(!FileManager.default.fileExists(atPath: abandoned))
        // The folder of the store itself may be removed by someone who makes room.
        for id in [1_003, 1_004] as [Int64] {
            let request = try PictureRequest(width: "320", path: try await path(of: id, in: server), accept: nil)
            #expect(try await store.bytes(of: request, for: "a") == Array("made\n".utf8))
            for name in try FileManager.default.contentsOfDirectory(atPath: directory) {
                try FileManager.default.removeItem(atPath: directory + "/" + name)
            }
        }
        #expect(!running.exists)
        let path = try WorkingFolder(in: directory).path
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test("who goes away does not stop a picture that others wait for")
    func cancellation() async throws {
        let server = try await TestServer()
        let gate = server.directory.appending(path: "gate")
        let store = store(try tool(Self.waitScript(gate), in: server), in: server)
        let request = try PictureRequest(width: "320", path: try await path(of: 1_004, in: server), accept: nil)
        let first = Task { try await store.bytes(of: request, for: "a") }
        try await waitUntil { !calls(in: server).isEmpty }
        let second = Task { try await store.bytes(of: request, for: "a") }
        first.cancel()
        await #expect(throws: CancellationError.self) { try await first.value }
        try Data().write(to: gate)
        #expect(try await second.value == Array("made\n".utf8))
    }

    @Test("a tool that fails leaves nothing behind, and the next request has it tried again")
    func failure() async throws {
        let server = try await TestServer()
        let store = store(try tool("echo broken >&2; touch \"${3%%\\[*}\"; exit 3", in: server), in: server)
        let request = try PictureRequest(width: "320", path: try await path(of: 1_005, in: server), accept: nil)
        for _ in 0..<2 {
            await #expect(throws: PictureError.failed("broken\n")) { try await store.bytes(of: request, for: "a") }
        }
        #expect(calls(in: server).count == 2)
        #expect(files(in: server) == [])
    }

    @Test(
        "a tool that finds the disk full leaves nothing behind, and says so",
        arguments: ["unix error: No space left on device", "unix error: Disk quota exceeded"])
    func fullDisk(_ message: String) async throws {
        let server = try await TestServer()
        let script = "echo '\(message)' >&2; touch \"${3%%\\[*}\"; exit 1"
        let store = store(try tool(script, in: server), in: server)
        let request = try PictureRequest(width: "320", path: try await path(of: 1_005, in: server), accept: nil)
        await #expect(throws: PictureError.full) { try await store.bytes(of: request, for: "a") }
        #expect(files(in: server) == [])
    }

    @Test("an error of the file system that says that the disk is full is one of pictures, and others stay as they are")
    func fileSystemErrors() {
        #expect(PictureError.translating(CocoaError(.fileWriteOutOfSpace)) as? PictureError == .full)
        let forbidden = PictureError.translating(CocoaError(.fileWriteNoPermission)) as? CocoaError
        #expect(forbidden?.code == .fileWriteNoPermission)
        #expect(PictureError.translating(PictureError.failed("broken")) as? PictureError == .failed("broken"))
    }

    @Test("a tool that takes too long is stopped")
    func timeLimit() async throws {
        let server = try await TestServer()
        let limits = VipsTool.Limits(duration: .milliseconds(200))
        // The time that a tool may take is what is tested: this one takes more than the test could.
        let store = store(try tool("exec sleep 600", in: server, limits: limits), in: server)
        let request = try PictureRequest(width: "320", path: try await path(of: 1_006, in: server), accept: nil)
        let start = ContinuousClock.now
        await #expect(throws: PictureError.tookTooLong) { try await store.bytes(of: request, for: "a") }
        #expect(ContinuousClock.now - start < .seconds(300))
    }

    @Test("a tool has only so much memory and processor time")
    func processLimits() async throws {
        let server = try await TestServer()
        let limits = VipsTool.Limits(memoryKiB: 123_456, processorSeconds: 7)
        let script = "out=\"${3%%\\[*}\"; { ulimit -v; ulimit -t; echo \"$VIPS_BLOCK_UNTRUSTED\"; } > \"$out\""
        let store = store(try tool(script, in: server, limits: limits), in: server)
        let request = try PictureRequest(width: "320", path: try await path(of: 1_007, in: server), accept: nil)
        #expect(String(decoding: try await store.bytes(of: request, for: "a"), as: UTF8.self) == "123456\n7\n1\n")
    }

    @Test("pictures in the store are served without being drawn, but not those that a link leads out to")
    func ownPictures() async throws {
        let server = try await TestServer()
        let store = store(try tool(Self.copyScript, in: server), in: server)
        let masters = server.directory.appending(path: "pictures/masters")
        try FileManager.default.createDirectory(at: masters, withIntermediateDirectories: true)
        try Data("own".utf8).write(to: masters.appending(path: "own.jpg"))
        try Data("secret".utf8).write(to: server.directory.appending(path: "secret.jpg"))
        try FileManager.default.createSymbolicLink(
            at: masters.appending(path: "link.jpg"), withDestinationURL: server.directory.appending(path: "secret.jpg")
        )
        let own = try PictureRequest(width: "160", path: "own.jpg", accept: nil)
        #expect(try await store.bytes(of: own, for: "a") == Array("made\n".utf8))
        let link = try PictureRequest(width: "160", path: "link.jpg", accept: nil)
        await #expect(throws: PictureError.unknownPicture) { try await store.bytes(of: link, for: "a") }
    }

    @Test("pictures of the stored pages are drawn in advance, in the order of the pages, and each once")
    func warming() async throws {
        let server = try await TestServer()
        let store = store(try tool("out=\"${3%%\\[*}\"; echo made > \"$out\"", in: server), in: server)
        var document = try #require(try await server.database.document(of: "home"))
        document.sections = document.sections.filter { ["recommended", "trending"].contains($0.id) }
        document.sections[0].batch = 5
        document.sections[1].batch = 3
        try await server.database.store(document)
        let signer = CursorSigner(secret: [1], clock: server.clock)
        let warmer = PictureWarmer(
            pictures: store, registry: PageRegistry(features: TestServer.features), signer: signer, clock: server.clock,
            store: server.database.store, logger: Logger(label: "test")
        )
        let count = try await warmer.drawAll()
        #expect((5...8).contains(count))
        #expect(calls(in: server).count == count)
        #expect(try await warmer.drawAll() == count)
        #expect(calls(in: server).count == count)
    }

    @Test("who waits too long for a picture is told so, and the picture is made all the same")
    func waiting() async throws {
        let server = try await TestServer()
        let gate = server.directory.appending(path: "gate")
        let store = store(try tool(Self.waitScript(gate), in: server), in: server)
        let request = try PictureRequest(width: "320", path: try await path(of: 1_008, in: server), accept: nil)
        await #expect(throws: TimeLimitExceeded.self) {
            try await withTimeLimit(seconds: 0.1) { try await store.bytes(of: request, for: "a") }
        }
        try Data().write(to: gate)
        #expect(try await store.bytes(of: request, for: "a") == Array("made\n".utf8))
        #expect(calls(in: server).count == 2)
    }

    @Test("only so many pieces of work run at a time, and only so many wait")
    func workQueue() async throws {
        let queue = WorkQueue(limit: 2, capacity: 3)
        let gate = AsyncStream<Void>.makeStream()
        let counts = Counts()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 1...5 {
                group.addTask {
                    try await queue.run(for: "a") {
                        counts.running.add(1, ordering: .relaxed)
                        for await _ in gate.stream {}
                        counts.finished.add(1, ordering: .relaxed)
                    }
                }
                try await waitUntil {
                    let waiting = await queue.waitingCount
                    return counts.running.load(ordering: .relaxed) == min(number, 2) && waiting == max(number - 2, 0)
                }
            }
            for _ in 0..<15 {
                await #expect(throws: PictureError.busy) { try await queue.run(for: "a") {} }
            }
            gate.continuation.finish()
            try await group.waitForAll()
        }
        #expect(counts.finished.load(ordering: .relaxed) == 5)
        #expect(await queue.isIdle)
    }

    /// Counts pieces of work.
    private final class Counts: Sendable {
        let running = Atomic(0)
        let finished = Atomic(0)
    }

    /// The media type by the first bytes.
    private static func format(_ bytes: [UInt8]) -> String? {
        if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return "image/jpeg" }
        if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) { return "image/webp" }
        return bytes.dropFirst(4).starts(with: "ftypavif".utf8) ? "image/avif" : nil
    }

    /// The size in the frame header of a JPEG file.
    private static func sizeOfJPEG(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
        var index = 2
        while index + 9 < bytes.count, bytes[index] == 0xFF {
            let length = Int(bytes[index + 2]) << 8 | Int(bytes[index + 3])
            if (0xC0...0xC2).contains(bytes[index + 1]) {
                return (
                    Int(bytes[index + 7]) << 8 | Int(bytes[index + 8]),
                    Int(bytes[index + 5]) << 8 | Int(bytes[index + 6])
                )
            }
            index += 2 + length
        }
        return nil
    }
}
