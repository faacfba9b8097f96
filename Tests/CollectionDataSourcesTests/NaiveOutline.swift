import CollectionDataSources

/// An outline as plainly as possible: nodes that own their children.
struct NaiveOutline: Equatable {
    typealias Failure = SnapshotError<Never, Int>

    struct Node: Equatable {
        var id: Int
        var isExpanded = false
        var children: [Node] = []

        var ids: [Int] { [id] + children.flatMap(\.ids) }
        var visibleIDs: [Int] { [id] + (isExpanded ? children.flatMap(\.visibleIDs) : []) }
        var expandedIDs: [Int] { (isExpanded ? [id] : []) + children.flatMap(\.expandedIDs) }
    }

    var roots: [Node] = []

    var items: [Int] { roots.flatMap(\.ids) }
    var visibleItems: [Int] { roots.flatMap(\.visibleIDs) }
    var expandedItems: [Int] { roots.flatMap(\.expandedIDs) }

    /// The indexes of the ancestors of an item among their siblings, and its own.
    func path(of id: Int) -> [Int]? {
        func search(_ nodes: [Node]) -> [Int]? {
            for (index, node) in nodes.enumerated() {
                if node.id == id { return [index] }
                if let rest = search(node.children) { return [index] + rest }
            }
            return nil
        }
        return search(roots)
    }

    /// Changes the list of children that the path leads to.
    private mutating func edit(_ path: some Collection<Int>, _ body: (inout [Node]) -> Void) {
        func edit(_ nodes: inout [Node], _ path: ArraySlice<Int>) {
            if let first = path.first { edit(&nodes[first].children, path.dropFirst()) } else { body(&nodes) }
        }
        edit(&roots, Array(path)[...])
    }

    private func known(_ id: Int) throws(Failure) -> [Int] {
        guard let path = path(of: id) else { throw .unknownItems([id]) }
        return path
    }

    private func checkNew(_ ids: [Int], ignoring ignored: [Int] = []) throws(Failure) {
        var rejected: [Int] = []
        let present = Set(items).subtracting(ignored)
        for (index, id) in ids.enumerated() where present.contains(id) || ids[..<index].contains(id) {
            if !rejected.contains(id) { rejected.append(id) }
        }
        if !rejected.isEmpty { throw .duplicateItems(rejected) }
    }

    mutating func append(_ ids: [Int], to parent: Int?) throws(Failure) {
        let path = try parent.map { parent throws(Failure) in try known(parent) } ?? []
        try checkNew(ids)
        edit(path) { $0 += ids.map { Node(id: $0) } }
    }

    mutating func insert(_ nodes: [Node], anchor: Int, offset: Int) throws(Failure) {
        let path = try known(anchor)
        try checkNew(nodes.flatMap(\.ids))
        edit(path.dropLast()) { $0.insert(contentsOf: nodes, at: path[path.count - 1] + offset) }
    }

    mutating func replace(childrenOf parent: Int, using nodes: [Node]) throws(Failure) {
        let path = try known(parent)
        try checkNew(nodes.flatMap(\.ids), ignoring: Array(try subtree(of: parent).ids.dropFirst()))
        edit(path) { $0 = nodes }
    }

    mutating func delete(_ ids: [Int]) {
        for id in ids {
            guard let path = path(of: id) else { continue }
            edit(path.dropLast()) { $0.remove(at: path[path.count - 1]) }
        }
    }

    mutating func setExpanded(_ isExpanded: Bool, _ ids: [Int]) throws(Failure) {
        let unknown = ids.filter { path(of: $0) == nil }
        if !unknown.isEmpty { throw .unknownItems(unknown) }
        for id in ids {
            let path = try known(id)
            edit(path.dropLast()) { $0[path[path.count - 1]].isExpanded = isExpanded }
        }
    }

    func subtree(of id: Int) throws(Failure) -> Node {
        var node = Node(id: -1, children: roots)
        for index in try known(id) { node = node.children[index] }
        return node
    }

    /// The same outline as a section snapshot, built in the simplest way.
    static func sectionSnapshot(of nodes: [Node]) throws(Failure) -> DiffableDataSourceSectionSnapshot<Int> {
        var result = DiffableDataSourceSectionSnapshot<Int>()
        func add(_ nodes: [Node], _ parent: Int?) throws(Failure) {
            for node in nodes {
                try result.append([node.id], to: parent)
                if node.isExpanded { try result.expand([node.id]) }
                try add(node.children, node.id)
            }
        }
        try add(nodes, nil)
        return result
    }
}

extension NaiveOutline {
    /// The same outline as a section snapshot.
    init(of outline: DiffableDataSourceSectionSnapshot<Int>) throws {
        func nodes(_ ids: [Int]) -> [Node] {
            ids.map { Node(id: $0, isExpanded: outline.isExpanded($0), children: nodes(outline.children(of: $0))) }
        }
        roots = nodes(outline.rootItems)
    }
}
