import Foundation
import Testing

/// Whether the code of the guides is the code that is compiled beside this file.
@Suite("The code in the articles")
struct ArticleTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    private static let catalogue = folder.appending(path: "../../Sources/CollectionViewKit/CollectionViewKit.docc")
        .standardized

    /// The lines of a text without their indentation, of which an article has less, and without comments of declarations.
    private static func lines(_ text: String) -> [String] {
        text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.isEmpty && !$0.hasPrefix("///") }
    }

    /// The blocks of an article that are marked as Swift.
    private static func blocks(_ article: String) throws -> [[String]] {
        let text = try String(contentsOf: catalogue.appending(path: article + ".md"), encoding: .utf8)
        return text.components(separatedBy: "```swift\n").dropFirst().map { part in
            lines(part.components(separatedBy: "\n```")[0])
        }
    }

    private static func compiled() throws -> [[String]] {
        let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
        return try files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
            .map { lines(try String(contentsOf: $0, encoding: .utf8)) }
    }

    @Test(
        "every block of Swift in a guide stands in a file that is compiled",
        arguments: [
            "CollectionViewKit", "GettingStarted", "InboxTutorial", "Lists", "Grids", "Carousels", "Outlines",
            "Loading", "Forms", "Navigating", "Texts", "Formatting", "Localizing", "SystemServices",
            "Testing",
        ])
    func blocks(article: String) throws {
        let files = try Self.compiled()
        let blocks = try Self.blocks(article)
        #expect(!blocks.isEmpty)
        for block in blocks {
            let isCompiled = files.contains { file in
                file.indices.contains { file[$0...].starts(with: block) }
            }
            #expect(isCompiled, "\(article) has code that is not compiled, from: \(block.first ?? "")")
        }
    }

    @Test(
        "the whole example of a guide whose other code is of parts is a file that is compiled",
        arguments: ["AggregateDataSources", "Theming"])
    func wholeExample(article: String) throws {
        let examples = try Self.blocks(article).filter { $0.first == "import CollectionViewKit" }
        #expect(examples.count == 1)
        let files = try Self.compiled()
        for example in examples { #expect(files.contains(example), "\(article) has an example that is not compiled") }
    }
}
