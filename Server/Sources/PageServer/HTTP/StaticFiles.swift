import Foundation
import Synchronization

/// The files of one directory, read when they are asked for and kept until they change.
final class StaticFiles: Sendable {
    private struct Entry: Sendable {
        let modified: Date
        let size: Int
        let representation: Representation
    }

    /// Larger files are not served: they would be held in memory.
    private static let sizeLimit = 32 * 1024 * 1024

    private let root: String
    private let entries = Mutex<[String: Entry]>([:])

    /// Serves a directory.
    init(directory: String) {
        let resolved = URL(filePath: directory).resolvingSymlinksInPath().path()
        root = resolved.hasSuffix("/") ? String(resolved.dropLast()) : resolved
    }
}

extension StaticFiles {
    /// The file of a path, or `nil` if there is none that may be served.
    ///
    /// - Parameters:
    ///   - path: The path of a request.
    ///   - names: Which names of files are served.
    func representation(of path: String, names: Names = .plain) throws -> Representation? {
        guard let name = Self.fileName(path, names), let type = Self.mediaType(of: name) else { return nil }
        let file = URL(filePath: "\(root)/\(name)").resolvingSymlinksInPath()
        // A link inside the directory must not lead out of it.
        guard file.path().hasPrefix(root + "/") else { return nil }
        let values = try? file.resourceValues(forKeys: [.isRegularFileKey, .fileSizeKey, .contentModificationDateKey])
        guard let values, values.isRegularFile == true, let size = values.fileSize, size <= Self.sizeLimit else {
            return nil
        }
        let modified = values.contentModificationDate ?? .distantPast
        if let entry = entries.withLock({ $0[name] }), entry.modified == modified, entry.size == size {
            return entry.representation
        }
        let representation = try Self.read(file, name: name, type: type)
        let entry = Entry(modified: modified, size: size, representation: representation)
        entries.withLock { $0[name] = entry }
        return representation
    }

    private static func read(_ file: URL, name: String, type: String) throws -> Representation {
        let bytes = Array(try Data(contentsOf: file))
        // A file is read once and sent often, so it is worth the best compression.
        return Representation(
            bytes, type: type,
            cacheControl: isVersioned(name) ? "public, max-age=31536000, immutable" : "no-cache"
        ).compressed()
    }

    /// Which names a file may have.
    enum Names {
        /// Letters, digits, periods, underscores and hyphens.
        case plain
        /// These, and the signs of functions and operators in Swift.
        case symbols
    }

    /// The name of a file below the directory: permitted characters only, nothing hidden, nothing that leads upwards.
    static func fileName(_ path: String, _ names: Names) -> String? {
        let segments = path.split(separator: "/", omittingEmptySubsequences: true)
        for segment in segments {
            let isPlain = segment.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"):
                    true
                default:
                    names == .symbols && "()[]:,'=<>!*+&|^~@$".utf8.contains(byte)
                }
            }
            guard isPlain, !segment.hasPrefix(".") else { return nil }
        }
        return segments.isEmpty ? "index.html" : segments.joined(separator: "/")
    }

    /// Whether a name carries a hash of the content, such as `engine.1f0c9a2b.wasm`, so that it never changes.
    static func isVersioned(_ name: String) -> Bool {
        let parts = name.split(separator: "/").last?.split(separator: ".") ?? []
        guard parts.count >= 3 else { return false }
        let hash = parts[parts.count - 2]
        return hash.count >= 8 && hash.allSatisfy(\.isHexDigit) && hash.contains(where: \.isNumber)
    }

    /// The types of files that a browser program is made of; nothing else is served.
    static func mediaType(of name: String) -> String? {
        switch name.split(separator: ".").last.map({ $0.lowercased() }) {
        case "html": "text/html; charset=utf-8"
        case "js", "mjs": "text/javascript; charset=utf-8"
        case "css": "text/css; charset=utf-8"
        case "wasm": "application/wasm"
        case "json", "map": "application/json"
        case "webmanifest": "application/manifest+json"
        case "svg": "image/svg+xml"
        case "png": "image/png"
        case "ico": "image/x-icon"
        case "webp": "image/webp"
        case "avif": "image/avif"
        case "jpg", "jpeg": "image/jpeg"
        case "woff2": "font/woff2"
        case "txt": "text/plain; charset=utf-8"
        default: nil
        }
    }
}
