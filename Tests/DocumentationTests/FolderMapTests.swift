import Foundation
import Testing

/// Whether the map in CONTRIBUTING.md is that of the folders.
@Suite("The map of the repository")
struct FolderMapTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The folders whose own folders the map lists; the first is the repository.
    private static let listed = ["", "Sources/", "Examples/Sources/", "Server/Sources/", "Tools/Sources/", "Tests/"]

    /// The paths that the map names, each with a description, in the order of the file.
    ///
    /// A line without a description is the folder of the indented lines below it.
    private static func described() throws -> [String] {
        let text = try String(contentsOf: root.appending(path: "CONTRIBUTING.md"), encoding: .utf8)
        let section = try #require(text.components(separatedBy: "\n## Structure\n").dropFirst().first)
        let map = try #require(section.components(separatedBy: "\n```\n").dropFirst().first)
        var parent = ""
        var paths: [String] = []
        for line in map.split(separator: "\n") {
            let words = line.split(separator: " ", maxSplits: 1).map { String($0) }
            if words.count == 1 {
                parent = words[0]
            } else {
                paths.append(line.hasPrefix(" ") ? parent + words[0] : words[0])
            }
        }
        return paths
    }

    /// The names of the folders that git ignores.
    private static func ignored() throws -> Set<String> {
        let text = try String(contentsOf: root.appending(path: ".gitignore"), encoding: .utf8)
        let names = text.split(separator: "\n").filter { $0.hasSuffix("/") }
        return Set(names.map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "/")) })
    }

    /// The names of what is in a folder, without what is hidden or ignored by git.
    private static func entries(of path: String, ignoring ignored: Set<String>) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: root.path(percentEncoded: false) + path)
            .filter { !$0.hasPrefix(".") && !ignored.contains($0) }
    }

    /// Whether a path names a folder with something in it: git leaves empty ones behind. Links are no folders.
    private static func isFolder(_ path: String, ignoring ignored: Set<String>) throws -> Bool {
        let attributes = try FileManager.default.attributesOfItem(atPath: root.path(percentEncoded: false) + path)
        guard attributes[.type] as? FileAttributeType == .typeDirectory else { return false }
        return try !entries(of: path + "/", ignoring: ignored).isEmpty
    }

    /// The paths of the folders that the map lists.
    private static func folders() throws -> [String] {
        let names = try ignored()
        var paths: [String] = []
        for parent in listed {
            let found = try entries(of: parent, ignoring: names)
            paths += try found.filter { try isFolder(parent + $0, ignoring: names) }.map { "\(parent)\($0)/" }
        }
        return paths
    }

    @Test("every folder has a line in the map, and every line a folder")
    func map() throws {
        let (lines, folders) = (try Self.described(), try Self.folders())
        let map = "the map in the chapter Structure of CONTRIBUTING.md"
        for folder in Set(folders).subtracting(lines).sorted() { Issue.record("\(folder) has no line in \(map)") }
        for line in Set(lines).subtracting(folders).sorted() { Issue.record("\(line) is no folder, see \(map)") }
        #expect(Set(lines).count == lines.count, "a folder has more than one line in \(map)")
    }
}
