import Synchronization

/// Addresses whose screens have been found to be personal, so that they are not rendered for all clients first.
final class PersonalAddresses: Sendable {
    private static let limit = 1_000

    private let paths = Mutex<Set<String>>([])

    /// Whether the screen of an address is known to be personal.
    func contains(_ path: String) -> Bool { paths.withLock { $0.contains(path) } }

    /// Notes that the screen of an address is personal. Of too many addresses, some are forgotten.
    func insert(_ path: String) {
        paths.withLock { paths in
            while paths.count >= Self.limit { paths.removeFirst() }
            paths.insert(path)
        }
    }
}
