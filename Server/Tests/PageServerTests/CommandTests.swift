import Foundation
import Testing

@testable import PageServer

/// The command line, run as a person would.
struct CommandTests {
    private struct Result {
        let status: Int32
        let output: String
    }

    private static var program: URL {
        // The tests and the program are built into the same directory.
        var directory = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
        while !FileManager.default.fileExists(atPath: directory.appending(path: "page").path()), directory.path() != "/"
        {
            directory.deleteLastPathComponent()
        }
        return directory.appending(path: "page")
    }

    private func run(_ arguments: String...) throws -> Result {
        let process = Process()
        process.executableURL = Self.program
        process.arguments = arguments
        let output = Pipe()
        process.standardOutput = output
        process.standardError = Pipe()
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Result(status: process.terminationStatus, output: String(decoding: data, as: UTF8.self))
    }

    private func withDirectory(_ body: (URL) throws -> Void) throws {
        let directory = FileManager.default.temporaryDirectory.appending(path: "page-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: directory) }
        try body(directory)
    }

    @Test("a file that cannot be read does not keep the others from being checked")
    func unreadable() throws {
        let fixtures = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../Tests/CollectionPagesTests/Fixtures/malformed").standardizedFileURL
        let name = try #require(
            try FileManager.default.contentsOfDirectory(atPath: fixtures.path()).sorted().first {
                $0.hasPrefix("syntax")
            }
        )
        let result = try run("validate", "/", "/no/such/file.json", fixtures.appending(path: name).path())
        #expect(result.status == 1)
        #expect(result.output.contains(name))
    }

    @Test("every malformed document gets a line for each problem, and 1 if any is an error", .timeLimit(.minutes(2)))
    func validate() throws {
        let fixtures = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../Tests/CollectionPagesTests/Fixtures/malformed").standardizedFileURL
        let names = try FileManager.default.contentsOfDirectory(atPath: fixtures.path()).filter {
            $0.hasSuffix(".json")
        }
        #expect(names.count > 60)
        for name in names.sorted() {
            let result = try run("validate", fixtures.appending(path: name).path())
            let lines = result.output.split(separator: "\n")
            let hasError = lines.contains { $0.hasPrefix("E") }
            #expect(result.status == (hasError ? 1 : 0), "\(name)")
            #expect(
                lines.allSatisfy { $0.firstMatch(of: /^[EW]\d+ [a-z-]+ \/.*: ./) != nil }, "\(name)\n\(result.output)")
            #expect(lines.isEmpty == name.hasPrefix("valid"), "\(name)")
        }
    }

    @Test("10 million bytes on one line are refused at once")
    func hugeFile() throws {
        try withDirectory { directory in
            let file = directory.appending(path: "huge.json")
            let text = #"{"format":1,"page":{"id":"a"},"sections":["# + String(repeating: " ", count: 10_000_000) + "]}"
            try Data(text.utf8).write(to: file)
            let result = try run("validate", file.path())
            #expect(result.status == 1)
            #expect(result.output.hasPrefix("E1 limit-exceeded /: The document has 10000044 bytes"))
        }
    }

    @Test("a page is seeded, listed, exported, edited and stored")
    func editing() throws {
        try withDirectory { directory in
            let database = directory.appending(path: "shop.sqlite").path()
            #expect(try run("seed", "--database", database, "--seed", "3").status == 0)
            #expect(try run("export", "--database", database).output == "home\n")
            let document = try run("export", "--database", database, "home")
            #expect(document.status == 0)
            let file = directory.appending(path: "home.json")
            let edited = document.output.replacing(
                "HomeWidgetProductXL", with: "HomeWidgetProductXS", maxReplacements: 1)
            try Data(edited.utf8).write(to: file)
            let stored = try run("put", "--database", database, "home", file.path())
            #expect(stored.status == 0)
            #expect(stored.output.hasSuffix("Stored home\n"))
            #expect(try run("export", "--database", database, "home").output == edited)
            try Data(edited.replacing("HomeWidgetProductXS", with: "NoSuchLayout").utf8).write(to: file)
            let refused = try run("import", "--database", database, "home", file.path())
            #expect(refused.status == 1)
            #expect(refused.output.contains("E4 unknown-layout"))
            #expect(try run("export", "--database", database, "home").output == edited)
            #expect(try run("export", "--database", database, "nothing").status != 0)
            #expect(try run("put", "--database", database, "home", "/no/such/file").status != 0)
        }
    }

    @Test("the server says where it listens, answers, and stops when it is told to", .timeLimit(.minutes(1)))
    func serve() async throws {
        let directory = FileManager.default.temporaryDirectory.appending(path: "page-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: directory) }
        let database = directory.appending(path: "shop.sqlite").path()
        #expect(try run("seed", "--database", database).status == 0)
        let process = Process()
        process.executableURL = Self.program
        process.arguments = ["serve", "--port", "0", "--database", database, "--log-level", "error"]
        let output = Pipe()
        process.standardOutput = output
        process.standardError = Pipe()
        try process.run()
        defer { if process.isRunning { process.terminate() } }
        let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        let address = try #require(line.firstMatch(of: /^Listening on (http:\/\/127\.0\.0\.1:\d+)\n$/)).output.1
        let fetch = Process()
        fetch.executableURL = URL(filePath: "/bin/bash")
        fetch.arguments = [
            "-c",
            "exec 3<>/dev/tcp/127.0.0.1/\(address.split(separator: ":").last ?? ""); printf 'GET /healthz HTTP/1.1\\r\\nHost: a\\r\\nConnection: close\\r\\n\\r\\n' >&3; cat <&3",
        ]
        let answer = Pipe()
        fetch.standardOutput = answer
        try fetch.run()
        let text = String(decoding: answer.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        #expect(text.hasPrefix("HTTP/1.1 200 OK\r\n"))
        #expect(text.hasSuffix("ok\n"))
        process.terminate()
        process.waitUntilExit()
        #expect(process.terminationReason == .exit)
        #expect(process.terminationStatus == 0)
    }
}
