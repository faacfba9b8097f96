import Foundation
import Testing

/// The pictures that documentation comments show.
struct PictureTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    private static let resources = root.appending(path: "Sources/CollectionViewKit/CollectionViewKit.docc/Resources")

    @Test("every view has a picture, and every picture that is shown is there")
    func views() throws {
        var shown: Set<String> = []
        for folder in ["Views", "Bars"] {
            let folder = Self.root.appending(path: "Sources/CollectionViews/\(folder)")
            let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
            for case let file as URL in files where file.pathExtension == "swift" {
                let text = try String(contentsOf: file, encoding: .utf8)
                for match in text.matches(of: /\/\/\/ !\[[^\]]{10,}\]\((view-[a-z-]+)\)/) {
                    shown.insert(String(match.1))
                }
            }
        }
        #expect(shown.count == 24)
        for name in shown {
            let picture = try Data(contentsOf: Self.resources.appending(path: "\(name)@2x.png"))
            #expect(picture.starts(with: [0x89, 0x50, 0x4E, 0x47]), "\(name) is no picture")
        }
    }
}
