import CollectionDiffing

/// An element with an identity and a content.
struct Labelled: Identifiable, Equatable {
    var id: Int
    var content: Int
}

/// The first law of flat changesets that the pair of lists breaks, or `nil`.
func brokenLaw(_ old: [Int], _ new: [Int], scratch: inout DiffingScratch) -> String? {
    let changes = IndexChangeset(fromIDs: old, toIDs: new, scratch: &scratch)
    let naive = NaiveDiff(old, new)
    if changes.oldCount != old.count || changes.newCount != new.count { return "counts" }
    if changes.deletes != naive.deletes { return "deletes" }
    if changes.inserts != naive.inserts { return "inserts" }
    if changes.moves.count != naive.moveCount { return "moves are minimal" }
    if changes.moves.contains(where: { naive.oldOfNew[$0.to] != $0.from }) { return "moves follow the pairing" }
    if changes.moves.map(\.to) != changes.moves.map(\.to).sorted() { return "moves are ordered" }
    if Set(changes.deletes + changes.moves.map(\.from)).count != changes.deletes.count + changes.moves.count {
        return "sources are unique"
    }
    if Set(changes.inserts + changes.moves.map(\.to)).count != changes.inserts.count + changes.moves.count {
        return "targets are unique"
    }
    if changes.isEmpty != (old == new) { return "empty exactly when equal" }
    if (try? changes.apply(to: old, from: new)) != new { return "replay gives the target" }
    if (try? changes.inverse.apply(to: new, from: old)) != old { return "the inverse leads back" }
    if changes.inverse.inverse != changes { return "the inverse of the inverse is the change" }
    let translation = IndexTranslation(changes)
    if old.indices.map({ translation.newIndex(ofOld: $0) }) != naive.newOfOld { return "translation forward" }
    if new.indices.map({ translation.oldIndex(ofNew: $0) }) != naive.oldOfNew { return "translation backward" }
    return brokenStageLaw(changes, old, new) ?? brokenBatchLaw(changes) ?? brokenContentLaw(old, new, naive, &scratch)
}

/// Each stage is legal, mentions nothing twice and the last leads to the target.
private func brokenStageLaw(_ changes: IndexChangeset, _ old: [Int], _ new: [Int]) -> String? {
    var current = old
    for stage in changes.stages {
        if stage.isEmpty { return "no stage is empty" }
        if let law = brokenBatchLaw(stage) { return "stage: " + law }
        let target = stage.newCount == new.count ? new : current
        guard let next = try? stage.apply(to: current, newElement: { target[$0] }) else { return "stages follow" }
        current = next
    }
    return current == new ? nil : "stages lead to the target"
}

private func brokenBatchLaw(_ changes: IndexChangeset) -> String? {
    let validator = BatchUpdateValidator(countsBefore: [changes.oldCount], countsAfter: [changes.newCount])
    return validator.violation(in: changes.batchSafe(inSection: 0).changes)?.description
}

/// The same lists with contents: updates are exactly the pairs whose content differs.
private func brokenContentLaw(
    _ old: [Int],
    _ new: [Int],
    _ naive: NaiveDiff,
    _ scratch: inout DiffingScratch
) -> String? {
    let before = old.enumerated().map { Labelled(id: $1, content: $0 % 2) }
    let after = new.enumerated().map { Labelled(id: $1, content: $0 % 3) }
    let changes = IndexChangeset(from: before, to: after, scratch: &scratch)
    let expected = naive.oldOfNew.enumerated().compactMap { new, old in
        old.flatMap { before[$0].content != after[new].content ? Update(old: $0, new: new) : nil }
    }
    if changes.updates != expected { return "updates" }
    return (try? changes.apply(to: before, from: after)) == after ? nil : "replay with contents gives the target"
}

/// Calls a body with every pair of lists up to a length, duplicates included, up to renaming the ids.
///
/// A diff compares and hashes ids and reads nothing else of them, so that a pair stands for all pairs that differ from it in the names
/// of the ids alone. Of these it is the one whose ids are numbered in the order in which they first occur, in the old list and then in
/// the new one. Where the ids are in a hash table differs from run to run, since the standard library hashes with a random seed.
func forEachPairOfLists(upTo length: Int, _ body: (_ old: [Int], _ new: [Int]) -> Void) {
    // What can follow an old list depends on the number of its ids alone.
    let news = (0...length).map { numberedLists(upTo: length, knowing: $0) }
    for old in news[0] {
        for new in news[old.known] { body(old.ids, new.ids) }
    }
}

/// A list whose ids are numbered in the order in which they first occur.
private struct NumberedList {
    var ids: [Int] = []
    /// The number of different ids in the list and before it.
    var known: Int
}

/// Every list up to a length, of the ids that are known, 0 and up, and of new ones.
private func numberedLists(upTo length: Int, knowing known: Int) -> [NumberedList] {
    var lists = [NumberedList(known: known)]
    var longest = lists
    for _ in 0..<length {
        longest = longest.flatMap { list in
            (0...list.known).map { NumberedList(ids: list.ids + [$0], known: max(list.known, $0 + 1)) }
        }
        lists += longest
    }
    return lists
}
