import Foundation

/// The documentation of the library: the articles, and the comments in the sources, found by the name of a type.
struct DocumentationFiles: Sendable {
    private let articles: [String: String]
    private let sources: [String: [String]]
    private let pictures: [String: String]
    private let root: String

    /// Looks through a directory of sources once.
    ///
    /// - Parameter directory: The directory whose subdirectories are modules, one of them with a documentation catalogue.
    init(directory: String) {
        var articles: [String: String] = [:]
        var sources: [String: [String]] = [:]
        var pictures: [String: String] = [:]
        let paths = (FileManager.default.subpaths(atPath: directory) ?? []).sorted()
        for path in paths {
            guard let file = path.split(separator: "/").last, let dot = file.lastIndex(of: ".") else { continue }
            let name = String(file[..<dot])
            switch file[dot...] {
            case ".md": articles[name] = path
            case ".swift": sources[String(name.prefix { $0 != "+" }), default: []].append(path)
            case ".svg", ".png": pictures[name.replacing("@2x", with: "")] = path
            default: break
            }
        }
        self.articles = articles
        self.sources = sources
        self.pictures = pictures
        root = directory
    }
}

extension DocumentationFiles {
    /// The names of all articles, in their order.
    var articleNames: [String] { articles.keys.sorted() }

    /// Whether there is a page of a name.
    func hasPage(_ name: String) -> Bool { articles[name] != nil || sources[name] != nil }

    /// The page of a name as HTML; `nil` if there is none. An article goes before a source.
    func page(_ name: String) -> String? {
        if let path = articles[name], let text = text(of: path) {
            let page = MarkdownPage(text: text, isKnown: hasPage)
            return Self.document(title: page.title, path: path, body: page.html)
        }
        guard let paths = sources[name] else { return nil }
        let comments = paths.flatMap { path in text(of: path).map { SourceComments(source: $0).all } ?? [] }
        guard let first = comments.first(where: { $0.declares(name) }) ?? comments.first else { return nil }
        let body = ([first] + comments.filter { $0 != first }).enumerated().map { index, comment in
            let heading = index == 0 ? "" : "<h3><code>\(MarkdownPage.escaped(comment.declaration))</code></h3>"
            let lead = index == 0 ? "<pre><code>\(MarkdownPage.escaped(comment.declaration))</code></pre>" : ""
            let parts = index == 1 ? "<h2>Members</h2>" : ""
            return parts + heading + lead + MarkdownPage(text: comment.text, isKnown: hasPage).html
        }.joined()
        return Self.document(title: name, path: paths[0], body: "<h1>\(MarkdownPage.escaped(name))</h1>" + body)
    }

    /// The bytes of a picture of the articles, and their type.
    func picture(_ name: String) -> (bytes: [UInt8], type: String)? {
        guard let path = pictures[name], let data = FileManager.default.contents(atPath: "\(root)/\(path)") else {
            return nil
        }
        return (Array(data), path.hasSuffix(".svg") ? "image/svg+xml" : "image/png")
    }

    private func text(of path: String) -> String? {
        FileManager.default.contents(atPath: "\(root)/\(path)").map { String(decoding: $0, as: UTF8.self) }
    }

    private static func document(title: String, path: String, body: String) -> String {
        """
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <title>\(MarkdownPage.escaped(title)) · CollectionViewKit</title>
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <link rel="icon" href="/favicon.svg" type="image/svg+xml">
        <link rel="stylesheet" href="/theme.css">
        <link rel="stylesheet" href="/documentation.css">
        </head>
        <body>
        <header><a href="/documentation">CollectionViewKit</a> <span>Sources/\(MarkdownPage.escaped(path))</span></header>
        <main>\(body)</main>
        </body>
        </html>
        """
    }
}

extension DocumentationFiles {
    /// A page that leads to all articles.
    var index: String {
        let list = articleNames.map { name in
            let title = articles[name].flatMap { text(of: $0) }.map { MarkdownPage(text: $0, isKnown: hasPage).title }
            return "<li><a href=\"/documentation/\(name)\">\(MarkdownPage.escaped(title ?? name))</a></li>"
        }
        return Self.document(
            title: "Documentation", path: "CollectionViewKit",
            body: "<h1>Documentation</h1><ul>\(list.joined())</ul>")
    }
}
