import CollectionGeometry
import CollectionTextMetrics
import CollectionViews
import Testing

@Suite("Measuring texts in the typeface")
struct TextMetricsTests {
    private let metrics = TextMetrics()
    private let body = TextStyle.body.traits

    private func lines(_ text: String, fitting line: String) -> Int {
        metrics.measure(text, body, maximumWidth: metrics.width(of: line, body)).lineCount
    }

    @Test("white space is collapsed, and takes no room at the end of a line")
    func whiteSpace() {
        #expect(metrics.width(of: "  Wool \n\t coat ", body) == metrics.width(of: "Wool coat", body))
        #expect(lines("Wool coat", fitting: "Wool") == 2)
        #expect(metrics.measure("", body, maximumWidth: 100).size == .zero)
        #expect(metrics.measure(" \n ", body, maximumWidth: 100).lineCount == 0)
    }

    @Test("lines end after hyphens, but not before digits, nor at no-break spaces")
    func opportunities() {
        #expect(lines("well-known", fitting: "known-") == 2)
        #expect(lines("10\u{A0}000", fitting: "10\u{A0}00") == 2)  // broken anywhere: 10 000 has no other place
        #expect(metrics.measure("a -5", body, maximumWidth: metrics.width(of: "a -", body)).lineCount == 2)
        #expect(lines("one two", fitting: "one two") == 1)
    }

    @Test("a line ends behind what combines with a character as it would behind the character")
    func combining() {
        #expect(lines("ab👍🏽👍🏽", fitting: "ab👍🏽") == 2)
        #expect(lines("日本\u{301}語", fitting: "日本\u{301}") == 2)
        #expect(lines("👩\u{200D}🔧👩\u{200D}🔧", fitting: "👩\u{200D}🔧") == 2)
        // Letters stay together, with accents or without.
        #expect(lines("a e\u{301}e\u{301}", fitting: "e\u{301}e\u{301}") == 2)
    }

    @Test("a soft hyphen is seen only where a line ends, and needs room there")
    func softHyphens() {
        #expect(metrics.width(of: "ship\u{AD}yard", body) == metrics.width(of: "shipyard", body))
        #expect(lines("ship\u{AD}yard", fitting: "ship-") == 2)
        #expect(lines("ship\u{AD}yard", fitting: "ship") == 3)  // shi, p-, yard would not fit either
    }

    @Test("ideographs are as wide as the font is high, and lines end between them but not before their punctuation")
    func ideographs() {
        #expect(metrics.width(of: "日本語", body) == 48)
        #expect(metrics.measure("日本語", body, maximumWidth: 32).lineCount == 2)
        // 日, 本。 and 語: without the rule they would be 日本 and 。語.
        #expect(metrics.measure("日本。語", body, maximumWidth: 33).lineCount == 3)
    }

    @Test("a word that is wider than the line is broken anywhere, at least one character to a line")
    func longWords() {
        #expect(metrics.measure("WWW", body, maximumWidth: 1).lineCount == 3)
        #expect(metrics.measure("WWW", body, maximumWidth: -1).lineCount == 3)
        #expect(metrics.measure("WWW", body, maximumWidth: .nan).lineCount == 3)
        #expect(metrics.measure("e\u{301}e\u{301}", body, maximumWidth: 1).lineCount == 2)
    }

    @Test("a limit of lines cuts the height, and is reported")
    func limits() {
        let text = "one two three four five six seven eight nine ten"
        let all = metrics.measure(text, body, maximumWidth: 60)
        let cut = metrics.measure(text, body, maximumWidth: 60, numberOfLines: 2)
        #expect(all.lineCount > 2)
        #expect(!all.isTruncated)
        #expect(cut.lineCount == 2)
        #expect(cut.isTruncated)
        #expect(cut.size.height == 2 * metrics.lineHeight(of: body))
        let single = metrics.measure(text, body, maximumWidth: 60, numberOfLines: 1)
        #expect(single.size == Size(width: 60, height: metrics.lineHeight(of: body)))
        #expect(single.lineCount == 1)
        #expect(single.isTruncated)
    }

    @Test("weights lie between those of the font, digits of columns have one width, pairs are kerned")
    func looks() {
        var heavy = body
        heavy.weight = 700
        var middle = body
        middle.weight = 550
        let widths = [body, middle, heavy].map { metrics.width(of: "Weight", $0) }
        #expect(widths[0] < widths[1])
        #expect(widths[1] < widths[2])
        #expect(abs(widths[0] + widths[2] - 2 * widths[1]) < 0.1)
        heavy.weight = 2_000
        #expect(metrics.width(of: "Weight", heavy) == widths[2])
        var columns = body
        columns.isTabular = true
        #expect(metrics.width(of: "111", columns) == metrics.width(of: "888", columns))
        #expect(metrics.width(of: "111", body) < metrics.width(of: "888", body))
        #expect(metrics.width(of: "AV", body) < metrics.width(of: "A", body) + metrics.width(of: "V", body))
    }

    @Test("text grows with the environment, and nonsense is taken for the default")
    func environments() {
        var environment = HostEnvironment(windowSize: Size(width: 390, height: 844))
        #expect(TextMetrics(environment: environment).rootFontSize == 16)
        environment.lineHeights = TextMetrics(rootFontSize: 32).lineHeights
        #expect(TextMetrics(environment: environment).rootFontSize == 32)
        for size in [0, -1, Double.nan, .infinity] { #expect(TextMetrics(rootFontSize: size).rootFontSize == 16) }
    }

    @Test("a measure for hosts takes the size of the font from the height of a line")
    func measure() {
        let measure = TypefaceTextMeasure()
        let text = AttributedText(runs: [.init("Wool "), .init("coat", styleClasses: ["is-strong"])])
        let usual = measure.size(of: text, style: .body, lineHeight: 22, maximumWidth: nil, maximumLines: nil)
        let large = measure.size(of: text, style: .body, lineHeight: 44.8, maximumWidth: nil, maximumLines: nil)
        #expect(usual.height == 22)
        #expect(large.height == 44.8)
        #expect(abs(large.width - 2 * usual.width) < 0.1)
        let wide = TextMetrics(windowWidth: 1_280)
        let display = measure.size(
            of: AttributedText("Sale"), style: .display, lineHeight: wide.lineHeights[0], maximumWidth: nil,
            maximumLines: nil)
        #expect(abs(display.width / wide.width(of: "Sale", TextStyle.display.traits) - 1) < 0.005)
        let wrapped = measure.size(of: text, style: .body, lineHeight: 22, maximumWidth: 50, maximumLines: 1)
        #expect(wrapped.height == 22)
        #expect(wrapped.width <= 50)
    }
}
