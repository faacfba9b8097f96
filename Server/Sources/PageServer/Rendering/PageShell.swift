/// The page of the browser program, taken apart at the places where a rendered screen goes.
struct PageShell: Sendable {
    private let beforeTitle: String
    private let title: String
    private let head: ShellHead
    private let afterHead: String
    /// Between `>` of the element `main` and its end tag.
    private let afterMain: String
    /// The identifier of the language of the shell; `nil` if it has none.
    private let language: String?

    /// The start tag of the element whose content a shell shows to browsers without JavaScript.
    private static let noticeTag = "<p class=\"no-script\">"
    /// The content of this element in a page with a screen, by the language of the screen.
    private static let renderedPageNotices = [
        "en": englishRenderedPageNotice,
        "ar": "تعمل الروابط دون JavaScript، أما الأزرار والنماذج فتحتاج إليه.",
        "de": "Ohne JavaScript funktionieren Links; Schaltflächen und Formulare benötigen es.",
    ]
    private static let englishRenderedPageNotice = "Without JavaScript, links work; buttons and forms need it."

    /// Takes a page apart; `nil` if it has no title, head or element `main` with the attribute `data-engine`.
    ///
    /// - Parameter styleSheet: Returns the text of the style sheet at a path, which is then written into the page; `nil` for one
    ///   that the browser requests.
    init?(_ text: String, styleSheet: (String) -> String? = { _ in nil }) {
        guard let title = text.firstRange(of: "<title>"), let titleEnd = text.firstRange(of: "</title>"),
            let head = text.firstRange(of: "</head>"), let main = text.firstRange(of: "<main "),
            let mainTagEnd = text[main.upperBound...].firstIndex(of: ">"),
            let mainEnd = text.firstRange(of: "</main>"),
            title.upperBound <= titleEnd.lowerBound, titleEnd.upperBound <= head.lowerBound,
            head.upperBound <= main.lowerBound, mainTagEnd < mainEnd.lowerBound
        else { return nil }
        beforeTitle = String(text[..<title.lowerBound])
        self.title = String(text[title.upperBound..<titleEnd.lowerBound])
        self.head = ShellHead(text[titleEnd.upperBound..<head.lowerBound], styleSheet: styleSheet)
        afterHead = String(text[head.lowerBound..<mainTagEnd])
        afterMain = String(text[mainEnd.upperBound...])
        language = beforeTitle.firstMatch(of: /\ lang="([^"]*)"/).map { String($0.output.1) }
    }
}

extension PageShell {
    /// The style elements of the page by their hashes, as a content security policy names them.
    var styleHashes: [String] { head.styleHashes }

    /// The page with a screen in it.
    ///
    /// - Parameters:
    ///   - screen: The HTML of the screen.
    ///   - environment: What it was rendered for.
    ///   - metadata: What the head says of it.
    ///   - language: The identifier of its language; `nil` for that of the shell.
    ///   - origin: The scheme and host of the server; empty if they are not known.
    ///   - path: The address of the screen.
    ///   - responses: The responses that the screen shows, as JSON for a script element.
    func page(
        _ screen: [UInt8], _ environment: ScreenEnvironment, _ metadata: DocumentMetadata, language: String? = nil,
        origin: String, path: String, responses: [UInt8]
    ) -> [UInt8] {
        var page: [UInt8] = []
        page.reserveCapacity(screen.count + responses.count + 8_192)
        let direction = environment.isRightToLeft ? "dir=\"rtl\"" : "dir=\"ltr\""
        var start = beforeTitle.replacing("dir=\"ltr\"", with: direction)
        if let language {
            start.replace(/\ lang="[^"]*"/, with: " lang=\"\(Self.escaped(language))\"", maxReplacements: 1)
        }
        page += start.utf8
        page += "<title>\(Self.escaped(metadata.title.isEmpty ? title : metadata.title))</title>".utf8
        page += head.text.utf8
        page += description(metadata, origin: origin, path: path).utf8
        page += afterHead.utf8
        page += " data-rendered=\"\(environment.text)\">".utf8
        page += screen
        page += "</main>\n\(head.late)<script type=\"application/json\" id=\"rendered-responses\">".utf8
        page += responses
        page += "</script>".utf8
        page += end(language: language).utf8
        return page
    }

    /// The markup after the screen, with the notice for browsers without JavaScript in the language of the screen. In a language without
    /// a notice it is English, in an element with `lang="en"`.
    ///
    /// - Parameter language: The identifier of the language of the screen; `nil` for that of the shell.
    private func end(language: String?) -> String {
        guard let tag = afterMain.firstRange(of: Self.noticeTag),
            let endTag = afterMain[tag.upperBound...].firstRange(of: "</p>")
        else { return afterMain }
        let primary = (language ?? self.language ?? "").prefix { $0 != "-" }.lowercased()
        let notice =
            Self.renderedPageNotices[primary]
            ?? "<span lang=\"en\" dir=\"ltr\">\(Self.englishRenderedPageNotice)</span>"
        return "\(afterMain[..<tag.upperBound])\(notice)\(afterMain[endTag.lowerBound...])"
    }

    private func description(_ metadata: DocumentMetadata, origin: String, path: String) -> String {
        let address = origin + (metadata.canonicalPath ?? path)
        var lines = ["<link rel=\"canonical\" href=\"\(Self.escaped(address))\">"]
        func meta(_ kind: String, _ name: String, _ content: String?) {
            guard let content, !content.isEmpty else { return }
            lines.append("<meta \(kind)=\"\(name)\" content=\"\(Self.escaped(content))\">")
        }
        meta("name", "description", metadata.description)
        if !metadata.isListed { meta("name", "robots", "noindex") }
        meta("property", "og:title", metadata.title)
        meta("property", "og:description", metadata.description)
        meta("property", "og:type", metadata.type)
        meta("property", "og:url", address)
        meta("property", "og:image", metadata.imagePath.map { origin + $0 })
        for data in metadata.structuredData {
            let json = String(decoding: data.json(path: metadata.canonicalPath ?? path, origin: origin), as: UTF8.self)
            lines.append("<script type=\"application/ld+json\">\(json)</script>")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// A string as text or as the value of an attribute in double quotation marks.
    private static func escaped(_ string: String) -> String {
        var escaped = ""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "\0"..<" ", "\u{7F}"..<"\u{A0}": escaped += " "
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
