import Foundation

/// The room on the disk of a file.
package enum FreeSpace {
    /// The room below which a disk counts as full, in bytes.
    package static let minimumBytes = 1_048_576

    /// How many bytes the process may still write to the disk of a file or folder; `nil` if that is not known.
    package static func bytes(at path: String) -> UInt64? {
        var status = statvfs()
        guard statvfs(path, &status) == 0 else { return nil }
        let (bytes, isTooMany) = UInt64(status.f_bavail).multipliedReportingOverflow(by: UInt64(status.f_frsize))
        return isTooMany ? .max : bytes
    }
}
