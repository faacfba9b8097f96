import Foundation
import Testing

/// The documentation of the libraries, beside the record of what is public in them (`Server/Interface.txt`).
struct LibraryCatalogueTests {
    private static let server = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
        .standardized

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: server.appending(path: path), encoding: .utf8)
    }

    /// The names of the public declarations of a module, such as `PageApplication` and `PageApplication.run(logger:onRunning:)`.
    private static func declarations(of module: String) throws -> Set<String> {
        let lines = try text("Interface.txt").split(separator: "\n").map { $0.split(separator: "\t") }
        return Set(lines.filter { $0[0] == module && $0[1] != "conformance" }.map { String($0[2]) })
    }

    @Test("the landing page of a library has each of its types in one topic", arguments: ["PageServer", "PageStore"])
    func topics(module: String) throws {
        let page = try Self.text("Sources/\(module)/\(module).docc/\(module).md")
        let links = page.split(separator: "\n").filter { $0.hasPrefix("- ``") }.map {
            String($0.dropFirst(4).dropLast(2))
        }
        let types = try Self.declarations(of: module).filter { !$0.contains(".") }
        // A type with the name of its module is linked by its whole path.
        let paths = types.map { $0 == module ? "/\(module)/\($0)" : $0 }
        #expect(links.sorted() == paths.sorted())
    }

    @Test("what the article about a server of your own links to is public")
    func article() throws {
        let article = try Self.text("Sources/PageServer/PageServer.docc/ServerOfYourOwn.md")
        let links = Set(article.matches(of: #/``([^`\s]+)``/#).map { String($0.1).replacing("/", with: ".") })
        let declarations = try Self.declarations(of: "PageServer")
        #expect(!links.isEmpty)
        #expect(links.subtracting(declarations) == [])
    }
}
