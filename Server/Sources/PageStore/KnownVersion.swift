import Synchronization

/// The newest version of what pages are composed of that a server has made, read or heard of.
final class KnownVersion: Sendable {
    private let version = Mutex<Int64?>(nil)

    /// The version; `nil` if it has to be read.
    var value: Int64? { version.withLock { $0 } }

    /// Takes a version, unless a newer one is known.
    func raise(to newest: Int64) { version.withLock { $0 = max($0 ?? newest, newest) } }

    /// Forgets the version, since changes may have been missed.
    func forget() { version.withLock { $0 = nil } }
}
