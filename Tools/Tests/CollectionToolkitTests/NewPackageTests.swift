import CollectionToolkit
import Foundation
import Testing

@Suite struct NewPackageTests {
    private func withFolder(_ body: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder.path(percentEncoded: false))
    }

    @Test(
        "every template has the files of a package, with its name and nothing left to fill in",
        arguments: NewPackage.Template.allCases)
    func files(template: NewPackage.Template) throws {
        try withFolder { parent in
            let folder = try NewPackage("Inbox", template: template).write(in: parent)
            let files = try FileManager.default.subpathsOfDirectory(atPath: folder)
            for file in [
                "Package.swift", "README.md", ".gitignore", "Web/styles.css", "Sources/Inbox/InboxViewController.swift",
                "Sources/InboxWeb/Main.swift", "Tests/InboxTests/InboxTests.swift", "Tests/Browser/conftest.py",
                "Tests/Browser/test_app.py",
            ] {
                #expect(files.contains(file))
            }
            for file in files {
                guard let text = try? String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8) else { continue }
                #expect(!text.contains("{{"), "\(file)")
                #expect(!file.contains("__Name__"), "\(file)")
            }
            let manifest = try String(contentsOfFile: "\(folder)/Package.swift", encoding: .utf8)
            let path = try #require(manifest.firstMatch(of: /\.package\(path: "(.*)"\)/)).1
            #expect(FileManager.default.fileExists(atPath: "\(folder)/\(path)/Package.swift"))
        }
    }

    @Test("what is there already is not touched")
    func existing() throws {
        try withFolder { parent in
            _ = try NewPackage("Inbox", template: .list).write(in: parent)
            let readme = "\(parent)/Inbox/README.md"
            try "Mine".write(toFile: readme, atomically: true, encoding: .utf8)
            #expect(throws: ToolError.self) { try NewPackage("Inbox", template: .tabs).write(in: parent) }
            #expect(try String(contentsOfFile: readme, encoding: .utf8) == "Mine")
        }
    }

    @Test(
        "a name that no module can have is refused",
        arguments: ["inbox", "In-box", "", "Ünbox", "Collections", "Testing", "a/b"])
    func names(name: String) {
        #expect(throws: ToolError.self) { try NewPackage(name, template: .list) }
    }
}
