import Foundation
import NIOCore
import Testing

@testable import CollectionToolkit

@Suite struct PageFilesTests {
    @Test("a file is served by its encoded name; hidden files, others and paths out of the folder are not")
    func names() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path(
            percentEncoded: false)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try FileManager.default.createDirectory(atPath: "\(folder)/Web/pictures", withIntermediateDirectories: true)
        for name in ["Web/pictures/my photo.png", "Web/.secret.json", "Web/notes.key", "beside.json"] {
            try Data(name.utf8).write(to: URL(filePath: "\(folder)/\(name)"))
        }
        let files = try PageFiles(app: "\(folder)/Web", styles: nil)
        let response = try #require(files.response(to: "/pictures/my%20photo.png"))
        #expect(String(buffer: response.body) == "Web/pictures/my photo.png")
        for path in [
            "/.secret.json", "/%2Esecret.json", "/notes.key", "/../beside.json", "/%2E%2E/beside.json",
            "/..%2Fbeside.json",
            "/pictures%2F..%2F..%2Fbeside.json", "/%zz.json", "/%00.json", "/",
        ] {
            #expect(files.response(to: path) == nil, "\(path)")
        }
    }

    @Test("a page names the origins that its app sends requests to, and no other text passes for one")
    func origins() throws {
        let origins = ["https://api.example.com", "http://127.0.0.1:8080"]
        let page = try PageFiles(app: "/", styles: nil, origins: origins).page(title: "", token: "", program: .native)
        #expect(
            String(buffer: page.body).contains(
                #"<main data-origins="https://api.example.com http://127.0.0.1:8080"></main>"#))
        for text in ["api.example.com", "https://api.example.com/", "*", "https://a\" onclick=\"", "https://a b"] {
            #expect(throws: ToolError.self) { try PageFiles(app: "/", styles: nil, origins: [text]) }
        }
    }
}
