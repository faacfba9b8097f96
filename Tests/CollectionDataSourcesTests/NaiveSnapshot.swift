import CollectionDataSources

/// A snapshot as plainly as possible: an array of arrays.
struct NaiveSnapshot: Equatable {
    typealias Failure = SnapshotError<Int, Int>

    struct Section: Equatable {
        var id: Int
        var items: [Int]
    }

    var sections: [Section] = []
    var reloaded: Set<Int> = []
    var reconfigured: Set<Int> = []
    var reloadedSections: Set<Int> = []

    var items: [Int] { sections.flatMap(\.items) }

    private func place(of item: Int) -> (section: Int, item: Int)? {
        for (section, contents) in sections.enumerated() {
            if let index = contents.items.firstIndex(of: item) { return (section, index) }
        }
        return nil
    }

    mutating func appendItems(_ ids: [Int], toSection section: Int?) throws(Failure) {
        if let section, !sections.contains(where: { $0.id == section }) { throw .unknownSections([section]) }
        if section == nil, sections.isEmpty { throw .noSections }
        try checkUnique(ids)
        remove(ids)
        let target = sections.firstIndex { $0.id == section } ?? sections.count - 1
        sections[target].items += ids
    }

    mutating func insertItems(_ ids: [Int], anchor: Int, offset: Int) throws(Failure) {
        guard place(of: anchor) != nil else { throw .unknownItems([anchor]) }
        try checkUnique(ids)
        if ids.contains(anchor) { throw .itemRelativeToItself(anchor) }
        remove(ids)
        guard let place = place(of: anchor) else { return }
        sections[place.section].items.insert(contentsOf: ids, at: place.item + offset)
    }

    mutating func moveItem(_ item: Int, anchor: Int, offset: Int) throws(Failure) {
        guard place(of: item) != nil else { throw .unknownItems([item]) }
        guard place(of: anchor) != nil else { throw .unknownItems([anchor]) }
        try insertItems([item], anchor: anchor, offset: offset)
    }

    private func checkUnique(_ ids: [Int]) throws(Failure) {
        let repeated = ids.indices.filter { index in
            ids.firstIndex(of: ids[index]) == index && ids.lastIndex(of: ids[index]) != index
        }
        if !repeated.isEmpty { throw .duplicateItems(repeated.map { ids[$0] }) }
    }

    private mutating func remove(_ ids: [Int]) {
        for section in sections.indices { sections[section].items.removeAll { ids.contains($0) } }
    }

    mutating func deleteItems(_ ids: [Int]) {
        remove(ids)
        reloaded.subtract(ids)
        reconfigured.subtract(ids)
    }

    mutating func insertSections(_ ids: [Int], anchor: Int?, offset: Int) throws(Failure) {
        var position = sections.count
        if let anchor {
            guard let index = sections.firstIndex(where: { $0.id == anchor }) else { throw .unknownSections([anchor]) }
            position = index + offset
        }
        var rejected: [Int] = []
        for (index, id) in ids.enumerated()
        where sections.contains(where: { $0.id == id }) || ids[..<index].contains(id) {
            if !rejected.contains(id) { rejected.append(id) }
        }
        if !rejected.isEmpty { throw .duplicateSections(rejected) }
        sections.insert(contentsOf: ids.map { Section(id: $0, items: []) }, at: position)
    }

    mutating func deleteSections(_ ids: [Int]) {
        for section in sections where ids.contains(section.id) { deleteItems(section.items) }
        sections.removeAll { ids.contains($0.id) }
        reloadedSections.subtract(ids)
    }

    mutating func moveSection(_ id: Int, anchor: Int, offset: Int) throws(Failure) {
        guard let index = sections.firstIndex(where: { $0.id == id }) else { throw .unknownSections([id]) }
        guard sections.contains(where: { $0.id == anchor }) else { throw .unknownSections([anchor]) }
        if id == anchor { throw .sectionRelativeToItself(id) }
        let section = sections.remove(at: index)
        guard let target = sections.firstIndex(where: { $0.id == anchor }) else { return }
        sections.insert(section, at: target + offset)
    }

    mutating func reloadItems(_ ids: [Int]) throws(Failure) {
        let unknown = ids.filter { !items.contains($0) }
        if !unknown.isEmpty { throw .unknownItems(unknown) }
        reloaded.formUnion(ids)
        reconfigured.subtract(ids)
    }

    mutating func reconfigureItems(_ ids: [Int]) throws(Failure) {
        let unknown = ids.filter { !items.contains($0) }
        if !unknown.isEmpty { throw .unknownItems(unknown) }
        reconfigured.formUnion(Set(ids).subtracting(reloaded))
    }

    mutating func reloadSections(_ ids: [Int]) throws(Failure) {
        let unknown = ids.filter { id in !sections.contains { $0.id == id } }
        if !unknown.isEmpty { throw .unknownSections(unknown) }
        reloadedSections.formUnion(ids)
    }
}
