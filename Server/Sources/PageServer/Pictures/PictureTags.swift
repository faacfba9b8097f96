import PageStore
import Synchronization

/// The entity tags of finished pictures, each kept until its file changes.
///
/// A tag is the hash of the bytes, so that all servers of a site have the same one. It is computed when a file is read first; whether the
/// file has changed since then takes one system call.
final class PictureTags: Sendable {
    private struct Entry: Sendable {
        let stamp: FileStamp
        let tag: String
    }

    /// The maximum number of tags, of some 200 bytes each. When it is reached, all are removed; a tag is computed again when its file is
    /// read.
    private static let limit = 16_384

    private let entries = Mutex<[String: Entry]>([:])
}

extension PictureTags {
    /// The tag of a file, without quotes; `nil` if it is not known, or if the file has changed or was removed since.
    func tag(ofFile path: String) -> String? {
        guard let entry = entries.withLock({ $0[path] }), entry.stamp == FileStamp(path: path) else { return nil }
        return entry.tag
    }

    /// The tag of a file that has been read.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - stamp: The stamp of the file, taken before it was read.
    ///   - computed: Computes the tag of what was read, if it is not known.
    func tag(ofFile path: String, _ stamp: FileStamp, computed: () -> String) -> String {
        if let entry = entries.withLock({ $0[path] }), entry.stamp == stamp { return entry.tag }
        let tag = computed()
        entries.withLock { entries in
            if entries.count >= Self.limit { entries.removeAll(keepingCapacity: true) }
            entries[path] = Entry(stamp: stamp, tag: tag)
        }
        return tag
    }
}
