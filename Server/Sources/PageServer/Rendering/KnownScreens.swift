import PageStore
import Synchronization

/// Decides whether there is a screen at an address, for a server that does not render screens.
///
/// The names of pages are read once for each version of the content, however many requests need them at the same time.
final class KnownScreens: Sendable {
    private struct PageNames {
        let version: Int64
        let names: Set<String>
    }

    /// A read that is under way, for a version of the content.
    private struct Read {
        let version: Int64
        let task: Task<Set<String>, any Error>
    }

    private struct State {
        /// The names that were read last.
        var latest: PageNames?
        var read: Read?
    }

    /// Where the names come from.
    private enum Source {
        case known(Set<String>)
        case read(Task<Set<String>, any Error>)
    }

    private let dependencies: ServerDependencies
    private let state = Mutex(State())

    init(dependencies: ServerDependencies) {
        self.dependencies = dependencies
    }
}

extension KnownScreens {
    /// Whether there is a screen at an address. Where the names of pages cannot be read, there is: the program finds out.
    ///
    /// - Parameter path: The path and query.
    func contain(_ path: String) async -> Bool {
        switch dependencies.configuration.screenMatch(path) {
        case .nothing: return false
        case .screen: return true
        case .page(let name):
            let names = try? await pageNames()
            return names?.contains(name) ?? true
        }
    }

    private func pageNames() async throws -> Set<String> {
        let version = try await dependencies.version.current()
        switch source(of: version) {
        case .known(let names): return names
        case .read(let task): return try await task.value
        }
    }

    /// The names that are known for a version, the read of them that is under way, or a new one. A read goes on when the request that
    /// began it is given up, since others wait for it.
    private func source(of version: Int64) -> Source {
        state.withLock { state -> Source in
            if let latest = state.latest, latest.version == version { return .known(latest.names) }
            if let read = state.read, read.version == version { return .read(read.task) }
            let task = Task {
                let result: Result<Set<String>, any Error>
                do { result = .success(try await readNames()) } catch { result = .failure(error) }
                finish(version, try? result.get())
                return try result.get()
            }
            state.read = Read(version: version, task: task)
            return .read(task)
        }
    }

    private func readNames() async throws -> Set<String> {
        try await dependencies.limited { [dependencies] in
            try await dependencies.store.read { try Set(dependencies.registry.routes(in: $0)) }
        }
    }

    private func finish(_ version: Int64, _ names: Set<String>?) {
        state.withLock { state in
            if state.read?.version == version { state.read = nil }
            guard let names else { return }
            // A read of an older version may end after one of a newer version.
            if let known = state.latest, known.version > version { return }
            state.latest = PageNames(version: version, names: names)
        }
    }
}
