import CollectionViewKit

/// The views of the catalogue, made when they are first seen. Each stays the same while cells come and go, and is in one
/// cell at a time.
final class CatalogueStage {
    let entries = CatalogueEntry.all()
    private var samples: [View?]
    private var owners: [CatalogueCell?]

    init() {
        samples = Array(repeating: nil, count: entries.count)
        owners = Array(repeating: nil, count: entries.count)
    }

    /// Has a cell show an entry.
    func show(_ id: Int, in cell: CatalogueCell) {
        guard entries.indices.contains(id) else { return }
        let sample = samples[id] ?? entries[id].makeSample()
        samples[id] = sample
        if let owner = owners[id], owner !== cell { owner.removeSample() }
        for other in owners.indices where owners[other] === cell { owners[other] = nil }
        owners[id] = cell
        cell.show(entries[id], sample: sample)
    }
}
