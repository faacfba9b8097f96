import Foundation

/// The head of a page shell, for a page that brings its screen.
///
/// Such a page is shown as soon as its markup and its style sheets have come. Programs are not loaded early in it. Scripts, which
/// would compete with the markup for the connection, are left to the end of the page. Typefaces are not: text that changes its
/// typeface may move what is below it.
struct ShellHead {
    /// The head without what is left to the end.
    private(set) var text = ""
    /// The scripts for the end of the page.
    private(set) var late = ""
    /// The style elements by their hashes, as a content security policy names them.
    private(set) var styleHashes: [String] = []

    /// A longer style sheet stays a file.
    private static let styleBytes = 256 * 1024

    /// Sorts the elements of a head.
    ///
    /// - Parameters:
    ///   - head: The text between the title and the end of the head.
    ///   - styleSheet: Returns the text of the style sheet at a path of this origin, which is then written into the head; `nil`
    ///     for one that the browser requests.
    init(_ head: Substring, styleSheet: (String) -> String?) {
        var rest = head
        while let start = rest.firstIndex(of: "<") {
            text += rest[..<start]
            rest = rest[start...]
            let end = Self.end(ofElement: rest)
            add(rest[..<end], styleSheet: styleSheet)
            rest = rest[end...]
        }
        text += rest
    }
}

extension ShellHead {
    /// Where the first element of a text ends: elements without an end tag with their tag.
    private static func end(ofElement text: Substring) -> Substring.Index {
        for name in ["script", "noscript", "style"] where text.hasPrefix("<\(name)") {
            if let tag = text.firstRange(of: "</\(name)>") { return tag.upperBound }
        }
        return text.firstIndex(of: ">").map { text.index(after: $0) } ?? text.endIndex
    }

    private mutating func add(_ element: Substring, styleSheet: (String) -> String?) {
        if element.hasPrefix("<link "), element.contains("rel=\"preload\""), element.contains("as=\"fetch\"") { return }
        if element.hasPrefix("<script type=\"module\"") {
            late += element + "\n"
        } else if element.hasPrefix("<link "), element.contains("rel=\"stylesheet\""),
            let path = element.firstMatch(of: /href="(\/[^"]*)"/)?.1,
            let styles = styleSheet(String(path)).flatMap({ Self.inlined($0, from: path) })
        {
            text += "<style>\(styles)</style>"
            styleHashes.append("'sha256-\(Data(SHA256.hash(Array(styles.utf8))).base64EncodedString())'")
        } else {
            text += element
        }
    }

    /// A style sheet for a style element: relative addresses in it are relative to the folder of its file. `nil` for what a
    /// style element cannot hold as it is.
    private static func inlined(_ styles: String, from path: Substring) -> String? {
        let isPossible = styles.utf8.count <= styleBytes && !styles.contains("</") && !styles.utf8.contains(0x0D)
        guard isPossible, !styles.contains("@import"), let slash = path.lastIndex(of: "/") else { return nil }
        return styles.replacing(/url\((["']?)(?![\/"'#]|[A-Za-z][A-Za-z0-9+.\-]*:)/) { match in
            "url(\(match.1)\(path[...slash])"
        }
    }
}
