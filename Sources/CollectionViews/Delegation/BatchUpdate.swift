import CollectionDiffing

/// One batch of changes that a program describes with the methods of `CollectionView+BatchUpdates.swift`.
final class BatchUpdate {
    /// What was described.
    var changes = BatchChanges()
    /// The completions of the batch and of the batches within it.
    private var completions: [(Bool) -> Void] = []
}

extension BatchUpdate {
    func add(_ completion: ((Bool) -> Void)?) {
        if let completion { completions.append(completion) }
    }

    func complete(_ isShown: Bool) {
        for completion in completions { completion(isShown) }
    }
}
