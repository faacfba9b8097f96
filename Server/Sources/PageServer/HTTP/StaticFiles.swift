import Foundation
import PageStore
import Synchronization

/// The files of one directory, read when they are requested and kept until they change.
///
/// A file may have compressed siblings, `engine.wasm.br` and `engine.wasm.gz`, which are sent in its place while they are not
/// older than it. What has none is compressed when it is requested first.
final class StaticFiles: Sendable {
    private struct Entry: Sendable {
        /// Of the file and of its siblings, before it was read.
        let stamps: [FileStamp?]
        let representation: Representation
    }

    /// The ends of the names of compressed siblings.
    private static let siblings: [(suffix: String, coding: Representation.Coding)] = [("br", .brotli), ("gz", .gzip)]

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
        let location = "\(root)/\(name)"
        guard let stamp = FileStamp(path: location) else { return nil }
        // While they are the same, the bytes are those of files that were permitted, whatever links lead to them.
        let stamps: [FileStamp?] = [stamp] + Self.siblings.map { FileStamp(path: "\(location).\($0.suffix)") }
        if let entry = entries.withLock({ $0[name] }), entry.stamps == stamps { return entry.representation }
        guard let (file, modified) = file(named: name) else { return nil }
        let siblings = Self.siblings.map { self.file(named: "\(name).\($0.suffix)") }
            .map { $0.flatMap { $0.modified >= modified ? $0 : nil } }
        // A file is read once and sent often, so it is worth the best compression.
        var representation = Representation(
            Array(try Data(contentsOf: file)), type: type,
            cacheControl: Self.isVersioned(name) ? "public, max-age=31536000, immutable" : "no-cache")
        for case (let sibling?, (_, let coding)) in zip(siblings, Self.siblings) {
            representation = representation.with(Array(try Data(contentsOf: sibling.file)), for: coding)
        }
        representation.modified = HTTPDate(seconds: Int(modified.timeIntervalSince1970.rounded(.down)))
        let result = representation.compressed()
        entries.withLock { $0[name] = Entry(stamps: stamps, representation: result) }
        return result
    }

    /// A regular file below the directory that is not too large, and when it was changed.
    private func file(named name: String) -> (file: URL, modified: Date)? {
        let file = URL(filePath: "\(root)/\(name)").resolvingSymlinksInPath()
        // A link inside the directory must not lead out of it.
        guard file.path().hasPrefix(root + "/") else { return nil }
        let values = try? file.resourceValues(forKeys: [.isRegularFileKey, .fileSizeKey, .contentModificationDateKey])
        guard let values, values.isRegularFile == true, let size = values.fileSize, size <= Self.sizeLimit else {
            return nil
        }
        return (file, values.contentModificationDate ?? .distantPast)
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
