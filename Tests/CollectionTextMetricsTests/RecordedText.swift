import CollectionTextMetrics
import Foundation

/// A text of the screens as a browser measured it. `Tests/Browser/record_texts.py` writes them.
struct RecordedText: Decodable {
    let text: String
    let traits: TextTraits
    /// The width on one line, in points.
    let width: Double
    /// Widths in points, and the number of lines in each.
    let lines: [(width: Double, count: Int)]

    init(from decoder: any Decoder) throws {
        var row = try decoder.unkeyedContainer()
        text = try row.decode(String.self)
        let size = try row.decode(Double.self)
        let weight = try row.decode(Double.self)
        let spacing = try row.decode(Double.self)
        traits = TextTraits(
            .fixed(size / 16), weight: weight, lineHeight: 2, letterSpacing: spacing / size,
            isTabular: try row.decode(Bool.self))
        let widths = try (0..<4).map { _ in try row.decode(Double.self) }
        width = try row.decode(Double.self)
        lines = try widths.map { ($0, try row.decode(Int.self)) }
    }

    static func all() throws -> [RecordedText] {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures")
        return try JSONDecoder().decode(
            [RecordedText].self, from: Data(contentsOf: folder.appending(path: "texts.json")))
    }
}
