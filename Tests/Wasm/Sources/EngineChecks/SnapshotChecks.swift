import CollectionViewKit

private typealias Snapshot = DiffableDataSourceSnapshot<Int, Int>
private typealias Source = DiffableDataSource<Int, Int>

func snapshotChecks(_ checker: Checker) {
    do throws(Snapshot.Failure) {
        try buildChecks(checker)
        try sourceChecks(checker)
    } catch {
        checker.check("no snapshot check throws", false)
    }
    errorChecks(checker)
}

private func buildChecks(_ checker: Checker) throws(Snapshot.Failure) {
    var snapshot = Snapshot()
    try snapshot.appendSections([7, 8])
    for item in 0..<2_000 { try snapshot.appendItems([item], toSection: 7 + item % 2) }
    checker.check("items are counted", snapshot.numberOfItems == 2_000)
    checker.check("items are found", snapshot.indexOfItem(1) == 1_000)
    checker.check("paths are found", snapshot.indexPath(for: 3) == IndexPath(item: 1, section: 1))
    snapshot.deleteItems(Array(0..<1_000))
    try snapshot.moveItem(1_999, beforeItem: 1_000)
    try snapshot.moveSection(8, beforeSection: 7)
    checker.check("changes keep the order", snapshot.itemIdentifiers.first == 1_001)
    checker.check("moved items are found", snapshot.indexPath(for: 1_999) == IndexPath(item: 0, section: 1))
    checker.check("a snapshot equals its copy", snapshot == snapshot)
}

private func sourceChecks(_ checker: Checker) throws(Snapshot.Failure) {
    let source = Source()
    var updates: [CollectionUpdate] = []
    var completions = 0
    let pipeline = UpdatePipeline(isDisplayed: true)
    source.attach(to: pipeline)
    var first = Snapshot()
    try first.appendSections([0])
    try first.appendItems([1, 2, 3])
    source.apply(first) { completions += 1 }
    var second = source.snapshot()
    try second.moveItem(1, afterItem: 3)
    try second.reconfigureItems([1])
    source.apply(second) { completions += 1 }
    checker.check(
        "the second update waits", source.itemIdentifier(for: IndexPath(item: 0, section: 0)) == 1
    )
    take(pipeline, into: &updates)
    checker.check("both updates are carried out", updates.count == 2 && completions == 2)
    checker.check("moves and marks arrive", updates[1].changes.itemMoves.count == 1)
    checker.check("marks are at new paths", updates[1].reconfiguredItems == [IndexPath(item: 2, section: 0)])
}

private func errorChecks(_ checker: Checker) {
    var snapshot = Snapshot()
    do throws(Snapshot.Failure) {
        try snapshot.appendItems([1])
        checker.check("an item needs a section", false)
    } catch {
        checker.check("an item needs a section", error == .noSections && error.message.utf8.elementsEqual("⟦605⟧".utf8))
    }
    do throws(Snapshot.Failure) {
        try snapshot.appendSections([0])
        try snapshot.appendItems([1, 2, 1])
        checker.check("an item is given once", false)
    } catch {
        checker.check("an item is given once", error == .duplicateItems([1]) && snapshot.numberOfItems == 0)
    }
}

/// Carries out all updates that wait.
func take(_ pipeline: UpdatePipeline, into updates: inout [CollectionUpdate]) {
    while case .update(let update)? = pipeline.next() {
        updates.append(update)
        pipeline.finish()
    }
}
