/// All ways to arrange items in sections.
///
/// A diff compares and hashes ids and reads nothing else of them, so that a pair of arrangements stands for all pairs that differ from
/// it in the names of the ids alone. Of these there is the one pair whose ids are numbered in the order in which they first occur, in
/// the old arrangement and then in the new one.
struct ShelfArrangements {
    /// An arrangement with the ids of its sections and of its items, in order.
    private struct Arrangement {
        let shelves: [Shelf]
        let sections: [Int]
        let items: [Int]
    }

    private let arrangements: [Arrangement]

    /// Arranges up to so many items, with as many ids as are given, in up to so many sections.
    init(sections: Int, items: Int, itemIDs: Int, repeating: Bool) {
        var all: [[Shelf]] = []
        func fill(_ shelves: [Shelf], _ remaining: Int) {
            all.append(shelves)
            guard remaining > 0 else { return }
            // Not before the last filled section, so that every arrangement appears once.
            let firstOpen = shelves.lastIndex { !$0.items.isEmpty } ?? 0
            for shelf in firstOpen..<shelves.count {
                for id in 0..<itemIDs {
                    if !repeating, shelves.contains(where: { $0.items.contains { $0.id == id } }) { continue }
                    var next = shelves
                    next[shelf].items.append(Labelled(id: id, content: 0))
                    fill(next, remaining - 1)
                }
            }
        }
        func choose(_ ids: [Int]) {
            fill(ids.map { Shelf($0, []) }, items)
            if ids.count < sections {
                for id in 0..<sections where !ids.contains(id) { choose(ids + [id]) }
            }
        }
        choose([])
        arrangements = all.map { shelves in
            Arrangement(shelves: shelves, sections: shelves.map(\.id), items: shelves.flatMap(\.items).map(\.id))
        }
    }
}

extension ShelfArrangements {
    /// The number of arrangements.
    var count: Int { arrangements.count }

    /// Calls a body with each pair, up to renaming of the ids of sections and of items.
    func forEachPair(_ body: (_ old: [Shelf], _ new: [Shelf]) -> Void) {
        for old in arrangements {
            guard let knownSections = Self.count(old.sections, knowing: 0),
                let knownItems = Self.count(old.items, knowing: 0)
            else { continue }
            for new in arrangements
            where Self.count(new.sections, knowing: knownSections) != nil
                && Self.count(new.items, knowing: knownItems) != nil
            {
                body(old.shelves, new.shelves)
            }
        }
    }

    /// The number of different ids after a list, or `nil` unless those that are not known are numbered in the order in which they first
    /// occur.
    ///
    /// - Parameter known: The number of ids that occur before the list; they are 0 and up.
    private static func count(_ ids: [Int], knowing known: Int) -> Int? {
        var count = known
        for id in ids {
            if id > count { return nil }
            if id == count { count += 1 }
        }
        return count
    }
}
