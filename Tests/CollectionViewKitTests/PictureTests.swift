import Foundation
import Testing

/// The pictures that documentation comments show.
struct PictureTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    private static let resources = root.appending(path: "Sources/CollectionViewKit/CollectionViewKit.docc/Resources")
    private static let remedy =
        "Name the picture and its card in CARDS of Tests/Browser/draw_views.py, and run Scripts/draw-views."
    private static let article = "Sources/CollectionViewKit/CollectionViewKit.docc/Views.md"

    /// The views without a picture: classes that are subclassed, what stands in another view, and what has no looks of its own.
    private static let unseen: Set = [
        "BarButtonItem", "CarouselView", "Drawing", "MediaView", "ModalView", "ScreenBar", "TabBarController",
        "TabBarItem", "TextControl", "UndoBar", "ValueControl", "View",
    ]

    /// The texts of the files in which views are declared.
    private static func texts() throws -> [String] {
        try ["Views", "Bars"].flatMap { name in
            let folder = root.appending(path: "Sources/CollectionViews/\(name)")
            let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
            return try files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
                .map { try String(contentsOf: $0, encoding: .utf8) }
        }
    }

    @Test("every view has a picture, and every picture that is shown is there")
    func views() throws {
        let article = try String(contentsOf: Self.root.appending(path: Self.article), encoding: .utf8)
        for text in try Self.texts() {
            let pictures = text.matches(of: /\/\/\/ !\[[^\]]{10,}\]\((view-[a-z-]+)\)/).map { String($0.1) }
            let views = text.matches(of: /\n(?:public|open)(?: final)? class (\w+)/).map { String($0.1) }
            for view in views where pictures.isEmpty && !Self.unseen.contains(view) {
                Issue.record("The comment of \(view) shows no picture, as ![What is seen](view-name). \(Self.remedy)")
            }
            for name in pictures {
                let picture = try? Data(contentsOf: Self.resources.appending(path: "\(name)@2x.png"))
                let isPicture = picture?.starts(with: [0x89, 0x50, 0x4E, 0x47]) ?? false
                #expect(isPicture, "There is no picture \(name)@2x.png. \(Self.remedy)")
                #expect(article.contains("](\(name))"), "\(name) is missing. Show it in \(Self.article) too.")
            }
        }
    }
}
