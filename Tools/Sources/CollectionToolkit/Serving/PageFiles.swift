import Foundation
import NIOCore

/// The files of a page in development: those of the app, those of the browser half, and the page itself.
struct PageFiles: Sendable {
    /// Where files are looked for, first in the first folder.
    private let folders: [String]
    /// The paths of the style sheets that the page loads.
    let styleSheets: [String]
    /// The origins that the app sends requests to besides its own.
    private let origins: [String]

    /// Describes the files.
    ///
    /// - Parameters:
    ///   - app: The folder `Web` of the app's package.
    ///   - styles: A style sheet in place of the kit's and the app's, by the path of its file; its folder is served as well.
    ///   - origins: The origins that the app sends requests to besides its own.
    /// - Throws: `ToolError` if one of the origins is none.
    init(app: String, styles: String?, origins: [String] = []) throws {
        for origin in origins where origin.wholeMatch(of: /https?:\/\/[\w.:\[\]-]+/) == nil {
            throw ToolError(
                "--origin \(origin): name a scheme and a host, such as https://api.example.com, and no path.")
        }
        self.origins = origins
        if let styles {
            let file = URL(filePath: styles.absolutePath)
            folders = [Kit.page, file.deletingLastPathComponent().path(percentEncoded: false), app, Kit.web]
            styleSheets = ["/\(file.lastPathComponent)"]
        } else {
            folders = [Kit.page, app, Kit.web]
            let own = FileManager.default.fileExists(atPath: "\(app)/styles.css") ? ["/styles.css"] : []
            styleSheets = ["/collection-view-kit.css"] + own
        }
    }
}

extension PageFiles {
    /// The response with the file of a path; `nil` if there is none that may be served.
    func response(to path: String) -> ServerResponse? {
        let names = path.split(separator: "/").map { $0.removingPercentEncoding ?? "" }
        let isPlain = names.allSatisfy { !$0.isEmpty && !$0.hasPrefix(".") && !$0.contains("/") && !$0.contains("\0") }
        guard isPlain, let type = names.last.flatMap(Self.mediaType) else { return nil }
        for folder in folders {
            guard let data = FileManager.default.contents(atPath: "\(folder)/\(names.joined(separator: "/"))") else {
                continue
            }
            return ServerResponse(type: type, body: ByteBuffer(bytes: data))
        }
        return nil
    }

    /// What shows the screens of a page.
    enum Program: Sendable {
        /// A native process, over the socket.
        case native
        /// The WebAssembly program, in the page.
        case webAssembly
        /// Nothing: the WebAssembly program has not been built yet.
        case none
    }

    /// The page that shows the program, whatever the address.
    ///
    /// - Parameter token: What the page must name to open a socket.
    func page(title: String, token: String, program: Program) -> ServerResponse {
        let sheets = styleSheets.map { "<link rel=\"stylesheet\" href=\"\($0)\">" }.joined(separator: "\n")
        let template = (try? String(contentsOfFile: "\(Kit.page)/live.html", encoding: .utf8)) ?? ""
        let script =
            switch program {
            case .native: "/live.js"
            case .webAssembly, .none: "/live-program.js"
            }
        let allowed = origins.isEmpty ? "" : " data-origins=\"\(origins.joined(separator: " "))\""
        let main =
            switch program {
            case .native, .none: "<main\(allowed)></main>"
            case .webAssembly: "<main\(allowed) data-engine=\"\(Self.programPath)\"></main>"
            }
        let text = template.replacing("{{title}}", with: title.escapedForMarkup).replacing("{{styles}}", with: sheets)
            .replacing("{{token}}", with: token).replacing("{{script}}", with: script).replacing("{{main}}", with: main)
        return ServerResponse(type: "text/html; charset=utf-8", text: text)
    }

    /// The response with the WebAssembly program, or with the names of its functions, which lie in a file beside it; `nil` if
    /// the path is another one.
    func program(_ program: String, at path: String) -> ServerResponse? {
        let names = { (file: String) in file.replacing(/\.wasm$/, with: ".names.txt") }
        let (file, type) =
            switch path {
            case Self.programPath: (program, "application/wasm")
            case names(Self.programPath): (names(program), "text/plain; charset=utf-8")
            default: ("", "")
            }
        return FileManager.default.contents(atPath: file).map {
            ServerResponse(type: type, body: ByteBuffer(bytes: $0))
        }
    }

    private static let programPath = "/live/program.wasm"

    private static func mediaType(of path: String) -> String? {
        guard let end = path.lastIndex(of: ".") else { return nil }
        return switch path[path.index(after: end)...] {
        case "js", "mjs": "text/javascript; charset=utf-8"
        case "css": "text/css; charset=utf-8"
        case "json", "map": "application/json"
        case "svg": "image/svg+xml"
        case "png": "image/png"
        case "jpg", "jpeg": "image/jpeg"
        case "webp": "image/webp"
        case "avif": "image/avif"
        case "gif": "image/gif"
        case "ico": "image/x-icon"
        case "webmanifest": "application/manifest+json"
        case "woff2": "font/woff2"
        case "mp3": "audio/mpeg"
        case "m4a": "audio/mp4"
        case "wav": "audio/wav"
        case "mp4": "video/mp4"
        case "webm": "video/webm"
        case "vtt": "text/vtt; charset=utf-8"
        case "txt": "text/plain; charset=utf-8"
        default: nil
        }
    }
}

extension String {
    /// The text as it stands in markup.
    var escapedForMarkup: String {
        replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
    }
}
