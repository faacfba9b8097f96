import Foundation

/// The bytes of a file that was named on the command line.
enum FileBytes {
    /// Reads at most 32 MiB, which is far more than any document may have, so that a file of any size is refused quickly.
    static func read(_ path: String) throws -> [UInt8] {
        guard let handle = path == "-" ? .standardInput : FileHandle(forReadingAtPath: path) else {
            throw InputError(description: "The file \(path) cannot be read.")
        }
        return Array(try handle.read(upToCount: 32 * 1024 * 1024) ?? Data())
    }
}
