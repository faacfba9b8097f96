import CollectionDiagnostics
import Testing

@Suite("Texts of diagnostics")
struct DiagnosticSentenceTests {
    /// A value that is a text only by its description.
    private struct Place: CustomStringConvertible {
        let description: String
    }

    @Test("a sentence without values is its text")
    func literal() {
        #expect(diagnosticText(1, "The page has no \"id\".") == "The page has no \"id\".")
    }

    @Test("values are in their places")
    func values() {
        let place = Place(description: "line 3")
        let text = diagnosticText(1, "\(2) items at \(place), \("first") and \(UInt8(7)).")
        #expect(text == "2 items at line 3, first and 7.")
    }

    @Test("a value may be the text of a diagnostic")
    func nested() {
        let reason = diagnosticText(1, "it is empty")
        #expect(diagnosticText(2, "The link is not opened: \(reason).") == "The link is not opened: it is empty.")
    }

    @Test("lines of a literal are joined")
    func lines() {
        let text = diagnosticText(
            1,
            """
            One sentence of \(2) \
            lines.
            """)
        #expect(text == "One sentence of 2 lines.")
    }
}
