import Testing

@testable import PageServer

struct ShellHeadTests {
    private static let module = "<script type=\"module\" src=\"/start.js\"></script>"
    private static let typeface = "<link rel=\"preload\" href=\"/a.woff2\" as=\"font\" crossorigin>"
    private static let link = "<link rel=\"stylesheet\" href=\"/looks/screens.css\">"

    private func head(_ text: String, styles: String? = nil) -> ShellHead {
        ShellHead(Substring(text)) { $0 == "/looks/screens.css" ? styles : nil }
    }

    @Test("scripts are left to the end, programs are left out, and the rest stays in its place")
    func order() {
        let icon = "<link rel=\"icon\" href=\"/a.svg\">"
        let program = "<link rel=\"preload\" href=\"/a.wasm\" as=\"fetch\" crossorigin>"
        let plain = "<noscript>\(Self.link)</noscript><script type=\"application/ld+json\">[\"<link \"]</script>"
        let head = head(icon + Self.typeface + program + Self.module + plain, styles: "a{}")
        #expect(head.text == icon + Self.typeface + plain)
        #expect(head.late == Self.module + "\n")
        #expect(head.styleHashes == [])
    }

    @Test("a style sheet is written into the head with its hash, and its addresses are those of its folder")
    func styles() {
        let styles =
            "@font-face{src:url(a.woff2),url('b/c.woff2')}p{background:url(/d.png) url(\"data:image/png,e\") url(#f)}"
        let head = head(Self.link, styles: styles)
        let expected =
            "@font-face{src:url(/looks/a.woff2),url('/looks/b/c.woff2')}"
            + "p{background:url(/d.png) url(\"data:image/png,e\") url(#f)}"
        #expect(head.text == "<style>\(expected)</style>")
        #expect(
            self.head(Self.link, styles: "a{}").styleHashes == ["'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='"]
        )
    }

    @Test(
        "a style sheet that an element cannot hold stays a file",
        arguments: [
            nil, "a{}</style><script>", "@import 'b.css';", "a{\r\n}", String(repeating: "a{}", count: 100_000),
        ])
    func files(_ styles: String?) {
        let head = head(Self.link, styles: styles)
        #expect(head.text == Self.link)
        #expect(head.styleHashes == [])
    }

    @Test(
        "a head that is broken off is kept as it is",
        arguments: ["<link rel=\"icon\"", "<", "<script type=\"x\">a", "<noscript>", "text", ""])
    func brokenOff(_ text: String) {
        #expect(head(text).text == text)
    }
}
