import Foundation

/// What a file system says of a file: another stamp means that the bytes may be others.
///
/// It takes one system call. The attributes of Foundation take several for each, and allocate.
package struct FileStamp: Equatable, Sendable {
    private let device: UInt64
    private let number: UInt64
    private let size: Int64
    /// When the bytes were changed, in seconds since 1970, and the rest in nanoseconds.
    private let seconds: Int
    private let nanoseconds: Int

    /// Reads the stamp of a file, or of the one that a link leads to; `nil` if there is none.
    package init?(path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        device = UInt64(truncatingIfNeeded: status.st_dev)
        number = UInt64(truncatingIfNeeded: status.st_ino)
        size = Int64(status.st_size)
        #if canImport(Darwin)
        let time = status.st_mtimespec
        #else
        let time = status.st_mtim
        #endif
        seconds = Int(time.tv_sec)
        nanoseconds = Int(time.tv_nsec)
    }
}
