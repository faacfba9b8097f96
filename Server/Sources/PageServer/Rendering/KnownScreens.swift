import PageStore
import Synchronization

/// Decides whether there is a screen at an address, for a server that does not render screens.
///
/// The names of pages are read once for each version of the content.
final class KnownScreens: Sendable {
    private struct PageNames {
        let version: Int64
        let names: Set<String>
    }

    private let dependencies: ServerDependencies
    /// The names that were read last.
    private let latest = Mutex<PageNames?>(nil)

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
        if let latest = latest.withLock({ $0 }), latest.version == version { return latest.names }
        let names = try await dependencies.limited { [dependencies] in
            try await dependencies.store.read { try Set(dependencies.registry.routes(in: $0)) }
        }
        // A read of an older version may end after one of a newer version.
        latest.withLock { latest in
            if let known = latest, known.version > version { return }
            latest = PageNames(version: version, names: names)
        }
        return names
    }
}
