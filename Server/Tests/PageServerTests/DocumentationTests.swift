import Foundation
import FoundationXML
import HTTPTypes
import Testing

@testable import PageServer
@testable import SampleContent

struct DocumentationTests {
    /// The sources of this checkout.
    private static var sources: String {
        URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Sources").path(percentEncoded: false)
    }

    private func html(_ text: String) -> String { MarkdownPage(text: text, isKnown: { $0 == "Label" }).html }

    @Test("every article is a page, every link of it leads to one, and every picture is there")
    func articles() async throws {
        let server = try await TestServer(isSeeded: false)
        try await server.run(documentation: Self.sources) { client in
            let names = DocumentationFiles(directory: Self.sources).articleNames
            #expect(names.contains("Commands") && names.count > 10)
            for name in [""] + names.map({ "/" + $0 }) + ["/CollectionViewDiffableDataSource", "/ListAdapter"] {
                let response = try await client.execute(uri: "/documentation" + name, method: .get)
                #expect(response.status == .ok, "\(name)")
                #expect(response.headers[.contentType] == "text/html; charset=utf-8")
                let targets = response.text.matches(of: /(?:href|src)="(\/documentation[^"]*)"/).map { String($0.1) }
                for target in Set(targets) where target != "/documentation.css" {
                    #expect(try await client.execute(uri: target, method: .get).status == .ok, "\(name): \(target)")
                }
            }
        }
    }

    @Test("a page about a type has its comment, its declaration and its members")
    func sources() throws {
        let page = try #require(DocumentationFiles(directory: Self.sources).page("UndoBar"))
        // The words of the comment may change; it starts with the first words that are plain text.
        let file = try String(contentsOfFile: Self.sources + "/CollectionViews/Views/UndoBar.swift", encoding: .utf8)
        let line = try #require(file.split(separator: "\n").first { $0.hasPrefix("/// ") }).dropFirst(4)
        let words = line.prefix { $0.isLetter || $0 == " " }
        #expect(words.count > 5)
        #expect(page.contains("<pre><code>public final class UndoBar: View</code></pre><p>\(words)"))
        #expect(page.contains("<h3><code>public func followHistory()</code></h3>"))
        let comments = SourceComments(
            source: "/// One.\n///\n/// Two.\n@objc\npublic func a(\n    b: Int\n) -> Int { 1 }\n/// No.\nlet c = 1\n"
        ).all
        #expect(comments == [.init(text: "One.\n\nTwo.", declaration: "public func a( b: Int ) -> Int")])
    }

    @Test(
        "names that are none lead nowhere",
        arguments: ["Nothing", "..", "%2e%2e", "%FF", "images", "Commands.md", "images/none"])
    func refusals(name: String) async throws {
        try await TestServer(isSeeded: false).run(documentation: Self.sources) { client in
            let response = try await client.execute(uri: "/documentation/" + name, method: .get)
            #expect([.notFound, .badRequest].contains(response.status))
        }
        try await TestServer(isSeeded: false).run { client in
            let response = try await client.execute(uri: "/documentation/Commands", method: .get)
            #expect(response.status == .notFound)
        }
    }

    @Test(
        "marks become elements, and text stays text",
        arguments: [
            ("# A `b`\n\nc\nd", "<h1>A <code>b</code></h1><p>c d</p>"),
            ("- a\n- b\n  c", "<ul><li>a</li><li>b c</li></ul>"),
            ("1. a\n2. *b*", "<ol><li>a</li><li><em>b</em></li></ol>"),
            ("```swift\na < b\n```\nc", "<pre><code>a &lt; b</code></pre><p>c</p>"),
            (
                "| a | b |\n|---|---|\n| **c** | d |",
                "<table><tr><th> a </th><th> b </th></tr><tr><td> <strong>c</strong> </td><td> d </td></tr></table>"
            ),
            (
                "``Label/text`` ``None``",
                "<p><a href=\"/documentation/Label\"><code>text</code></a> <code>None</code></p>"
            ),
            ("<script>\"&", "<p>&lt;script&gt;&quot;&amp;</p>"), ("[a](javascript:b) 2 * 3 `", "<p>a 2 * 3 `</p>"),
            (
                "[a](https://b.example/?c=\"d)",
                "<p><a href=\"https://b.example/?c=&quot;d\" rel=\"noreferrer\">a</a></p>"
            ),
            ("```\nopen", "<pre><code>open</code></pre>"), ("", ""),
        ])
    func markdown(text: String, html expected: String) {
        #expect(html(text) == expected)
    }
}
