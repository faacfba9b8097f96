/// Markdown as the documentation uses it, as HTML: headings, paragraphs, lists, tables, code, pictures, links, and names of
/// types in double backticks. Whatever it does not know is text.
struct MarkdownPage {
    /// The first heading, without marks; empty if there is none.
    private(set) var title = ""
    /// The page. Everything that came from the text is escaped.
    private(set) var html = ""

    /// Reads a text.
    ///
    /// - Parameter isKnown: Whether there is a page of a name, to which the name then leads.
    init(text: String, isKnown: (String) -> Bool) {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
        while let line = lines.first {
            if line.hasPrefix("```") {
                html += Self.code(&lines)
            } else if let level = Self.headingLevel(line) {
                let words = String(line.dropFirst(level + 1))
                if title.isEmpty { title = words.replacing("`", with: "") }
                html += "<h\(level)>\(Self.inline(words, isKnown))</h\(level)>"
                lines = lines.dropFirst()
            } else if line.hasPrefix("|") {
                html += Self.table(&lines, isKnown)
            } else if Self.item(line) != nil {
                html += Self.list(&lines, isKnown)
            } else if line.allSatisfy({ $0 == " " }) {
                lines = lines.dropFirst()
            } else {
                html += Self.paragraph(&lines, isKnown)
            }
        }
    }

    /// Text with the characters that mean something in HTML written out.
    static func escaped(_ text: some StringProtocol) -> String {
        String(text).replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
            .replacing("\"", with: "&quot;")
    }
}

// MARK: - Blocks

extension MarkdownPage {
    private typealias Lines = ArraySlice<Substring>

    private static func headingLevel(_ line: Substring) -> Int? {
        let marks = line.prefix { $0 == "#" }.count
        return (1...4).contains(marks) && line.dropFirst(marks).first == " " ? marks : nil
    }

    private static func code(_ lines: inout Lines) -> String {
        lines = lines.dropFirst()
        let body = lines.prefix { !$0.hasPrefix("```") }
        lines = lines.dropFirst(body.count + 1)
        return "<pre><code>\(escaped(body.joined(separator: "\n")))</code></pre>"
    }

    /// The text of an item of a list, without its mark; `nil` for any other line.
    private static func item(_ line: Substring) -> (text: Substring, isNumbered: Bool)? {
        let trimmed = line.drop { $0 == " " }
        if trimmed.hasPrefix("- ") || trimmed.hasPrefix("* ") { return (trimmed.dropFirst(2), false) }
        let digits = trimmed.prefix { $0.isNumber }
        guard !digits.isEmpty, trimmed.dropFirst(digits.count).hasPrefix(". ") else { return nil }
        return (trimmed.dropFirst(digits.count + 2), true)
    }

    private static func list(_ lines: inout Lines, _ isKnown: (String) -> Bool) -> String {
        let tag = lines.first.flatMap { item($0) }?.isNumbered == true ? "ol" : "ul"
        var items: [String] = []
        while let line = lines.first {
            if let item = item(line) {
                items.append(String(item.text))
            } else if line.hasPrefix(" "), !items.isEmpty, !line.allSatisfy({ $0 == " " }) {
                items[items.count - 1] += " " + line.drop { $0 == " " }
            } else {
                break
            }
            lines = lines.dropFirst()
        }
        return "<\(tag)>" + items.map { "<li>\(inline($0, isKnown))</li>" }.joined() + "</\(tag)>"
    }

    private static func table(_ lines: inout Lines, _ isKnown: (String) -> Bool) -> String {
        let rows = lines.prefix { $0.hasPrefix("|") }
        lines = lines.dropFirst(rows.count)
        let cells = rows.filter { row in row.contains { !"|-: ".contains($0) } }.enumerated().map { index, row in
            let tag = index == 0 ? "th" : "td"
            let texts = row.split(separator: "|").map { "<\(tag)>\(inline(String($0), isKnown))</\(tag)>" }
            return "<tr>\(texts.joined())</tr>"
        }
        return "<table>\(cells.joined())</table>"
    }

    private static func paragraph(_ lines: inout Lines, _ isKnown: (String) -> Bool) -> String {
        let own = lines.enumerated().prefix { index, line in
            index == 0
                || !(line.allSatisfy { $0 == " " } || line.hasPrefix("```") || headingLevel(line) != nil
                    || item(line) != nil)
        }.map(\.element)
        lines = lines.dropFirst(own.count)
        return "<p>\(inline(own.joined(separator: " "), isKnown))</p>"
    }
}

// MARK: - In a line

extension MarkdownPage {
    private static func inline(_ text: String, _ isKnown: (String) -> Bool) -> String {
        var rest = text[...]
        var html = ""
        while let mark = rest.firstIndex(where: { "`![*<".contains($0) }) {
            html += escaped(rest[..<mark])
            rest = rest[mark...]
            if let (part, end) = symbol(rest, isKnown) ?? code(rest) ?? link(rest) ?? strong(rest, isKnown) {
                html += part
                rest = rest[end...]
            } else {
                html += escaped(rest.prefix(1))
                rest = rest.dropFirst()
            }
        }
        return html + escaped(rest)
    }

    private typealias Part = (html: String, end: Substring.Index)

    /// A name of a type in double backticks, or an article in angle brackets.
    private static func symbol(_ text: Substring, _ isKnown: (String) -> Bool) -> Part? {
        let (open, close) = text.hasPrefix("``") ? ("``", "``") : ("<doc:", ">")
        guard text.hasPrefix(open), let end = text.dropFirst(open.count).firstRange(of: close) else { return nil }
        let name = text.dropFirst(open.count)[..<end.lowerBound]
        let parts = name.split(separator: "/")
        let shown = "<code>\(escaped(parts.last ?? name))</code>"
        guard let page = parts.first(where: { isKnown(String($0)) }) else { return (shown, end.upperBound) }
        return ("<a href=\"/documentation/\(escaped(page))\">\(shown)</a>", end.upperBound)
    }

    private static func code(_ text: Substring) -> Part? {
        guard text.hasPrefix("`"), let end = text.dropFirst().firstIndex(of: "`") else { return nil }
        return ("<code>\(escaped(text.dropFirst()[..<end]))</code>", text.index(after: end))
    }

    /// A link or a picture. Links lead to pages of the web; pictures are those of the catalogue.
    private static func link(_ text: Substring) -> Part? {
        let isPicture = text.hasPrefix("!")
        let start = isPicture ? text.dropFirst() : text
        guard start.hasPrefix("["), let middle = start.firstRange(of: "]("),
            let end = start[middle.upperBound...].firstIndex(of: ")")
        else { return nil }
        let words = escaped(start.dropFirst()[..<middle.lowerBound])
        let target = start[middle.upperBound..<end]
        let after = start.index(after: end)
        if isPicture {
            let name = target.prefix { $0 != "." }
            return ("<img src=\"/documentation/images/\(escaped(name))\" alt=\"\(words)\" loading=\"lazy\">", after)
        }
        guard target.hasPrefix("https://") else { return (words, after) }
        return ("<a href=\"\(escaped(target))\" rel=\"noreferrer\">\(words)</a>", after)
    }

    private static func strong(_ text: Substring, _ isKnown: (String) -> Bool) -> Part? {
        let mark = text.hasPrefix("**") ? "**" : "*"
        guard text.hasPrefix(mark), text.dropFirst(mark.count).first.map({ $0 != " " }) == true,
            let end = text.dropFirst(mark.count).firstRange(of: mark)
        else { return nil }
        let tag = mark.count == 2 ? "strong" : "em"
        let inner = inline(String(text.dropFirst(mark.count)[..<end.lowerBound]), isKnown)
        return ("<\(tag)>\(inner)</\(tag)>", end.upperBound)
    }
}
