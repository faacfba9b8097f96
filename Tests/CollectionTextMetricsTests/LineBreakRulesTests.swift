import Foundation
import Testing

@testable import CollectionTextMetrics

@Suite("Where lines may end between two characters")
struct LineBreakRulesTests {
    /// Between which characters Chromium ends lines: each pair stood between letters in a block without width.
    private struct Recording: Decodable {
        /// The characters that were paired.
        let characters: String
        /// Each character, and those before which a line may end after it.
        let breaks: [[String]]
    }

    @Test("at least 99 % of the pairs of characters agree with Chromium, of ASCII all")
    func pairs() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures/breaks.json")
        let recording = try JSONDecoder().decode(Recording.self, from: Data(contentsOf: file))
        var total = 0
        var other: [String] = []
        var otherInASCII: [String] = []
        for row in recording.breaks {
            let left = try #require(row[0].unicodeScalars.first)
            let allowed = Set(row[1].unicodeScalars)
            for right in recording.characters.unicodeScalars {
                total += 1
                let isAllowed = LineBreakRules.allowsBreak(after: left, before: right, previous: "a")
                guard isAllowed != allowed.contains(right) else { continue }
                other.append("\(left) \(right)")
                if left.isASCII, right.isASCII { otherInASCII.append("\(left) \(right)") }
            }
        }
        #expect(total > 20_000)
        #expect(otherInASCII == [])
        #expect(Double(other.count) <= Double(total) * 0.01, "\(other)")
    }

    @Test("before digits a hyphen ends a line after letters and digits only")
    func minusSigns() {
        #expect(LineBreakRules.allowsBreak(after: "-", before: "1", previous: "a"))
        #expect(LineBreakRules.allowsBreak(after: "-", before: "1", previous: "0"))
        #expect(!LineBreakRules.allowsBreak(after: "-", before: "1", previous: "("))
        #expect(!LineBreakRules.allowsBreak(after: "-", before: "1", previous: nil))
    }
}
