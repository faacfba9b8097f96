import Foundation
import Testing

@testable import CollectionToolkit

@Suite struct SourceWatcherTests {
    @Test("files that are changed, added and removed are found, and what is no source is not")
    func changes() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path(
            percentEncoded: false)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        func write(_ name: String) throws {
            let file = URL(filePath: "\(folder)/\(name)")
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(name.utf8).write(to: file)
        }
        try write("Package.swift")
        try write("Sources/App/List.swift")
        try write("Sources/App/Row.swift")
        try write("App/Cell.swift")
        try write("Looks/screens.css")
        var watcher = SourceWatcher(
            packages: [folder], paths: ["\(folder)/App", "\(folder)/Looks/screens.css", "\(folder)/Looks/missing.css"])
        #expect(watcher.takeChanges() == [])
        try write("Web/styles.css")
        try write("App/Header.swift")
        try write("Looks/missing.css")
        for other in [
            "Sources/App/.List.swift.swp", "Sources/App/List.swift~", "Web/collection-view.min.js", "Site/index.html",
            "Looks/other.css",
        ] {
            try write(other)
        }
        try FileManager.default.removeItem(atPath: "\(folder)/Sources/App/Row.swift")
        let later = Date(timeIntervalSinceNow: 60)
        try FileManager.default.setAttributes(
            [.modificationDate: later], ofItemAtPath: "\(folder)/Sources/App/List.swift")
        let expected = [
            "App/Header.swift", "Looks/missing.css", "Sources/App/List.swift", "Sources/App/Row.swift",
            "Web/styles.css",
        ]
        #expect(watcher.takeChanges() == expected.map { "\(folder)/\($0)" })
        #expect(watcher.takeChanges() == [])
    }
}
