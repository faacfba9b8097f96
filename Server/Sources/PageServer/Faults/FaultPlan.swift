import Synchronization

/// Faults that were requested in advance: the next so many requests below a path fail in a certain way.
final class FaultPlan: Sendable {
    private struct Entry {
        let path: String
        let fault: Fault
        var count: Int
    }

    private let entries = Mutex<[Entry]>([])

    /// Plans a fault.
    ///
    /// - Parameters:
    ///   - path: The start of the paths it is for.
    ///   - count: For how many requests.
    func add(_ fault: Fault, path: String, count: Int) {
        entries.withLock { $0.append(Entry(path: path, fault: fault, count: count)) }
    }

    /// Forgets everything that was planned.
    func clear() {
        entries.withLock { $0.removeAll() }
    }

    /// The fault for a request, which is then used up by one.
    func take(for path: String) -> Fault? {
        entries.withLock { entries in
            guard let index = entries.firstIndex(where: { path.hasPrefix($0.path) }) else { return nil }
            let fault = entries[index].fault
            entries[index].count -= 1
            if entries[index].count <= 0 { entries.remove(at: index) }
            return fault
        }
    }
}
