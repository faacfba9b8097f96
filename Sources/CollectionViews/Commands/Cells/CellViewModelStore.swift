/// The current view models, by identity. A data source and its driver share it, so that they need not know each other.
final class CellViewModelStore {
    private var viewModels = [CellIdentity: CellViewModel]()
    private var keys = Set<CellCommandKey>()
}

extension CellViewModelStore {
    subscript(identity: CellIdentity) -> CellViewModel? { viewModels[identity] }

    /// Whether a view model has a command for one of some keys.
    func hasCommands(for wanted: [CellCommandKey]) -> Bool { wanted.contains { keys.contains($0) } }

    /// Replaces all view models; each identity must occur once.
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
