import Foundation
import Testing

@testable import CollectionToolkit

@Suite struct EmbeddedCheckTests {
    @Test("code that programs for browsers cannot have is found, except in comments and strings")
    func findings() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "check-\(UInt32.random(in: 0 ... .max))")
        defer { try? FileManager.default.removeItem(at: folder) }
        let sources = folder.appending(path: "Sources/Notes")
        try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
        try Data(
            """
            // notes.map(\\.title)
            let titles = ("type(of: view)", notes.map(\\.title))
            let kind = type(of: view)
            """.utf8
        ).write(to: sources.appending(path: "Note.swift"))
        let package = WebProgram.Package(
            path: folder.path, name: "Notes", sourceFolders: [folder.path], targetFolders: [],
            programFolders: [sources.path])
        let findings = try await EmbeddedCheck(WebProgram(package: package, product: "NotesWeb")).findings()
        #expect(findings.map { "\($0.line):\($0.column)" } == ["2:43", "3:12"])
        #expect(findings.allSatisfy { $0.message.contains("cannot be built for the browser; ") })
    }
}
