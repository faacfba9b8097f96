import Foundation

/// A folder for files that are not finished yet. It belongs to one process for as long as that runs.
///
/// The process holds a lock on the folder, which ends with the process, even when that is killed. A server that starts can
/// therefore tell the folders that were left behind from those in use, also where process ids mean nothing: between
/// containers that share a volume.
final class WorkingFolder: Sendable {
    private static let prefix = ".working-"

    /// The path of the folder.
    let path: String
    private let descriptor: Int32

    /// Creates a folder in a directory, which is created too if it is missing.
    ///
    /// - Throws: An error of the file system.
    init(in directory: String) throws {
        while true {
            let path = "\(directory)/\(Self.prefix)\(UUID().uuidString)"
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
            // A server that starts at this moment may take the folder for one that was left behind, until it is locked.
            let descriptor = Self.open(path)
            guard descriptor >= 0 else {
                guard errno == ENOENT else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
                continue
            }
            // On a file system without locks the folder is used all the same, and is not removed.
            let isTaken = flock(descriptor, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK
            // Names are given once: what is at the path is this folder.
            guard !isTaken, FileManager.default.fileExists(atPath: path) else {
                close(descriptor)
                continue
            }
            self.path = path
            self.descriptor = descriptor
            return
        }
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
        close(descriptor)
    }

    /// Whether the folder is still there.
    var exists: Bool { FileManager.default.fileExists(atPath: path) }

    /// Removes the folders in a directory whose processes have ended, with all that is in them.
    static func removeAbandoned(in directory: String) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
        for name in names where name.hasPrefix(prefix) {
            let path = "\(directory)/\(name)"
            let descriptor = open(path)
            guard descriptor >= 0 else { continue }
            defer { close(descriptor) }
            if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { try? FileManager.default.removeItem(atPath: path) }
        }
    }

    /// Opens a folder; a negative number if it cannot be opened.
    private static func open(_ path: String) -> Int32 {
        // Programs that the server starts do not inherit the descriptor: they would keep the lock.
        Foundation.open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    }
}
