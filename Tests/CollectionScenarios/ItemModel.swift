import CollectionDataSources

/// Items in sections, and what each of them says. The content belongs to the model, so that a cell that shows an old
/// version is noticed.
final class ItemModel {
    /// The items of each section, in order.
    var sections: [[Int]] = []
    /// How often the content of an item was changed.
    private var versions: [Int: Int] = [:]
    private var nextID = 0
    /// How often the user took an item elsewhere, requested new content, and came near the end.
    var reorders = 0
    var refreshes = 0
    var reaches = 0

    /// Creates a model with new items.
    init(counts: [Int]) {
        for count in counts { sections.append(makeItems(count)) }
    }

    /// Items that have never been there.
    func makeItems(_ count: Int) -> [Int] {
        defer { nextID += count }
        return Array(nextID..<(nextID + count))
    }

    /// Changes the content of an item.
    func change(_ id: Int) {
        versions[id, default: 0] += 1
    }

    /// The name of an item, and how often it was changed.
    func text(of id: Int) -> String {
        let version = versions[id] ?? 0
        return version == 0 ? "Item \(id)" : "Item \(id) v\(version)"
    }

    /// The text of a note, between one and five lines at the width of a phone; its length changes with its version.
    func note(of id: Int) -> String {
        var text = text(of: id)
        let words = ((id &* 7 &+ (versions[id] ?? 0) &* 5) % 16) &+ 1
        for _ in 0..<words { text += " and so on" }
        return text
    }

    /// The items as a snapshot. Identifiers are unique by construction.
    func snapshot() -> DiffableDataSourceSnapshot<Int, Int> {
        var snapshot = DiffableDataSourceSnapshot<Int, Int>()
        do {
            try snapshot.appendSections(Array(sections.indices))
            for (index, ids) in sections.enumerated() { try snapshot.appendItems(ids, toSection: index) }
        } catch {
            preconditionFailure("The model made an identifier twice.")
        }
        return snapshot
    }
}
