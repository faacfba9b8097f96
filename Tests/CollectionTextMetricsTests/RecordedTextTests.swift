import CollectionTextMetrics
import CollectionViews
import Testing

@Suite("Texts of the screens, measured as Chromium measures them")
struct RecordedTextTests {
    private let metrics = TextMetrics()

    @Test("widths are within 1 %, or half a point for the shortest")
    func widths() throws {
        let texts = try RecordedText.all()
        #expect(texts.count > 300)
        let other = texts.compactMap { text -> String? in
            let width = metrics.width(of: text.text, text.traits)
            guard abs(width - text.width) > max(0.5, text.width * 0.01) else { return nil }
            return "\(text.text): \(width) instead of \(text.width)"
        }
        #expect(other == [])
    }

    @Test("at least 99.5 % of the line counts agree")
    func lines() throws {
        var total = 0
        var other: [String] = []
        for text in try RecordedText.all() {
            for (width, count) in text.lines {
                let own = metrics.measure(text.text, text.traits, maximumWidth: width).lineCount
                total += 1
                if own != count { other.append("\(text.text) in \(width): \(own) instead of \(count)") }
            }
        }
        #expect(Double(other.count) <= Double(total) * 0.005, "\(other.joined(separator: "\n")) of \(total)")
    }
}
