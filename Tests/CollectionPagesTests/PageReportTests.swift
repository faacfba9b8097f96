import CollectionPages
import Testing

struct PageReportTests {
    private let diagnostic = PageDiagnostic(
        .unknownLayout, .warning, at: "/sections/2/layout", "\"HomeWidgetProductX\" is not known here."
    )

    @Test("a report arrives as it was sent")
    func roundTrip() throws {
        let report = PageReport(page: "home", revision: "home-7", diagnostics: [diagnostic, diagnostic])
        #expect(try PageReport(bytes: report.bytes) == report)
        let bare = PageReport(page: "home", diagnostics: [])
        #expect(try PageReport(bytes: bare.bytes) == bare)
    }

    @Test("a report has room for so many diagnostics")
    func limit() throws {
        let report = PageReport(page: "home", diagnostics: Array(repeating: diagnostic, count: 50))
        #expect(report.diagnostics.count == PageReport.diagnosticLimit)
        #expect(try PageReport(bytes: report.bytes) == report)
    }

    @Test(
        "anything unexpected refuses all of it",
        arguments: [
            "", "[]", "{}", #"{"format":2,"page":"a","problems":[]}"#, #"{"format":1,"page":"","problems":[]}"#,
            #"{"format":1,"page":"a","problems":{}}"#, #"{"format":1,"page":"a","problems":[],"extra":1}"#,
            #"{"format":1,"page":"a","problems":[{}]}"#,
            #"{"format":1,"page":"a","problems":[{"code":"nonsense","severity":"error","at":"","text":""}]}"#,
            #"{"format":1,"page":"a","problems":[{"code":"text","severity":"fatal","at":"","text":""}]}"#,
            #"{"format":1,"page":"a","problems":[{"code":"text","severity":"error","at":"","text":"","x":1}]}"#,
            #"{"format":1,"page":"a","problems":[{"code":"text","severity":"error","at":1,"text":""}]}"#,
            #"{"format":1,"page":"a","rev":7,"problems":[]}"#,
            #"{"format":1,"page":"\#(String(repeating: "a", count: 65))","problems":[]}"#,
        ]
    )
    func refused(_ text: String) {
        #expect(throws: PageError.self) { try PageReport(bytes: Array(text.utf8)) }
    }
}
