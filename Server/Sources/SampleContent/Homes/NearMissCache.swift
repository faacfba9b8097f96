import PageServer
import Synchronization

/// The near misses of the most recent searches: finding them takes a look at all homes.
final class NearMissCache: Sendable {
    /// Which part of which list, of which version of the content.
    struct Key: Hashable, Sendable {
        let version: Int64
        let search: String
        let taste: HomeTaste?
        let after: Int64?
    }

    typealias Value = (nearMiss: NearMiss, best: [CursorPosition])

    private static let limit = 256

    private let values = Mutex<[Key: Value]>([:])
}

extension NearMissCache {
    /// What is kept under a key, or else what is found now.
    ///
    /// - Throws: What finding it throws.
    func value(_ key: Key, find: () throws -> Value) throws -> Value {
        if let known = values.withLock({ $0[key] }) { return known }
        let found = try find()
        values.withLock { values in
            // Those of older versions are of no use any more.
            values = values.filter { $0.key.version == key.version }
            if values.count >= Self.limit { values.removeAll() }
            values[key] = found
        }
        return found
    }
}
