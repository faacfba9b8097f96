import Testing

@testable import PageServer

@Suite("The notice of a page for browsers without JavaScript")
struct PageShellTests {
    private static let notice =
        "<noscript><p class=\"no-script\"><span lang=\"en\">It needs JavaScript.</span></p></noscript>"

    private static let english = "Without JavaScript, links work; buttons and forms need it."
    private static let marked = "<span lang=\"en\" dir=\"ltr\">\(english)</span>"

    /// The page of a shell with an empty screen in a language.
    private func page(attribute: String = " lang=\"en\"", language: String?, end: String = Self.notice) throws -> String
    {
        let text =
            "<html\(attribute) dir=\"ltr\"><head><title>Shell</title></head>"
            + "<main data-engine=\"/a.wasm\"></main>\(end)"
        let shell = try #require(PageShell(text))
        let page = shell.page(
            [], ScreenEnvironment(width: 390, height: 844, scale: 1), DocumentMetadata(title: "A"), language: language,
            origin: "", path: "/a", responses: [])
        return String(decoding: page, as: UTF8.self)
    }

    @Test(
        "the notice is in the language of the screen, in English that is marked as such where there is none in that language",
        arguments: [
            ("de-AT", "Ohne JavaScript funktionieren Links; Schaltflächen und Formulare benötigen es."),
            ("ar", "تعمل الروابط دون JavaScript، أما الأزرار والنماذج فتحتاج إليه."),
            ("en-GB", Self.english), ("fr", Self.marked), ("", Self.marked), ("he", Self.marked),
            (nil, Self.english),
        ] as [(String?, String)])
    func language(_ language: String?, notice: String) throws {
        let expected = "</script><noscript><p class=\"no-script\">\(notice)</p></noscript>"
        #expect(try page(language: language).hasSuffix(expected))
    }

    @Test(
        "the notice of a screen without a language is in that of the shell",
        arguments: [
            (" lang=\"de\"", "Ohne JavaScript funktionieren Links; Schaltflächen und Formulare benötigen es."),
            (" lang=\"fr\"", Self.marked), ("", Self.marked),
        ])
    func shellLanguage(_ attribute: String, notice: String) throws {
        #expect(try page(attribute: attribute, language: nil).contains("<p class=\"no-script\">\(notice)</p>"))
    }

    @Test("a shell without a notice keeps its end", arguments: ["<p>Own</p>", "<p class=\"no-script\">cut off"])
    func ownEnd(_ end: String) throws {
        #expect(try page(language: "de", end: end).hasSuffix("</script>" + end))
    }
}
