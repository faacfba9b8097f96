import PageStore

/// Decides whether there is a screen at an address, for a server that does not render screens.
struct KnownScreens: Sendable {
    let dependencies: ServerDependencies
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
            let names = try? await dependencies.limited { [dependencies] in
                try await dependencies.store.read { try dependencies.registry.routes(in: $0) }
            }
            return names?.contains(name) ?? true
        }
    }
}
