/// The view models that are shown, by identity. A data source and its driver share it, so that they need not know each
/// other.
final class CellViewModelStore {
    private var viewModels: [CellIdentity: CellViewModel] = [:]
    /// Whether some view model wants to know when it is seen.
    private(set) var hasDisplayCommands = false
    /// Whether some view model wants to know when it comes near.
    private(set) var hasPrefetchCommands = false
}

extension CellViewModelStore {
    subscript(identity: CellIdentity) -> CellViewModel? { viewModels[identity] }

    /// Forgets all view models and takes in others; no identity may be there twice.
    func replace(with sections: [[CellViewModel]]) {
        viewModels.removeAll(keepingCapacity: true)
        hasDisplayCommands = false
        hasPrefetchCommands = false
        for items in sections {
            for item in items {
                viewModels[item.identity] = item
                let keys = item.commands.keys
                if keys.contains(.willDisplay) || keys.contains(.didEndDisplaying) { hasDisplayCommands = true }
                if keys.contains(.prefetch) || keys.contains(.cancelPrefetching) { hasPrefetchCommands = true }
            }
        }
    }
}
