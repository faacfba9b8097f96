/// The view models that are shown, by identity. A data source and its driver share it, so that they need not know each
/// other.
final class CellViewModelStore {
    private var viewModels: [CellIdentity: CellViewModel] = [:]
    private var keys: Set<CellCommandKey> = []
}

extension CellViewModelStore {
    subscript(identity: CellIdentity) -> CellViewModel? { viewModels[identity] }

    /// Whether some view model has a command for one of some keys.
    func hasCommands(for wanted: [CellCommandKey]) -> Bool { wanted.contains { keys.contains($0) } }

    /// Forgets all view models and takes in others; no identity may be there twice.
    func replace(with sections: [[CellViewModel]]) {
        viewModels.removeAll(keepingCapacity: true)
        keys.removeAll(keepingCapacity: true)
        for items in sections {
            for item in items {
                viewModels[item.identity] = item
                keys.formUnion(item.commands.keys)
            }
        }
    }
}
