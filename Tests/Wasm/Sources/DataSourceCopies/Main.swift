import CRuntime
import CollectionDataSources
import CollectionDiffing
import CollectionGeometry

// Three data sources and two trees of data sources whose identifiers have different types and layouts: what a program pays for
// each further one. Scripts/program-size.mjs adds up what is compiled for the types declared here.

struct AlphaSection: Hashable, Sendable {
    var number: Int32

    init(_ number: Int32) { self.number = number }
}

struct AlphaItem: Hashable, Sendable {
    var number: Int32

    init(_ number: Int32) { self.number = number }
}

enum BetaSection: Hashable, Sendable {
    case first
    case other

    init(_ number: Int32) { self = number == 0 ? .first : .other }
}

struct BetaItem: Hashable, Sendable {
    var number: UInt64

    init(_ number: Int32) { self.number = UInt64(number) }
}

struct GammaSection: Hashable, Sendable {
    var number: Int16
    var isPinned: Bool

    init(_ number: Int32) {
        self.number = Int16(number)
        isPinned = number == 0
    }
}

struct GammaItem: Hashable, Sendable {
    var bytes: [UInt8]

    init(_ number: Int32) { bytes = [UInt8(number)] }
}

struct DeltaID: Hashable, Sendable {
    var number: Int64
}

struct DeltaEntry: Identifiable, Equatable {
    var id: DeltaID
    var stars = 3

    init(_ number: Int32) { id = DeltaID(number: Int64(number)) }
}

struct EpsilonID: Hashable, Sendable {
    var number: Int32
    var kind: Int8
}

struct EpsilonEntry: Identifiable, Equatable {
    var id: EpsilonID

    init(_ number: Int32) { id = EpsilonID(number: number, kind: 1) }
}

/// What a list does with its data source: it builds snapshots and changes them.
@inline(never)
func editList<SectionID, ItemID>(
    _ source: DiffableDataSource<SectionID, ItemID>,
    _ sections: [SectionID],
    _ items: [ItemID]
) -> Int {
    var result = 0
    do throws(SnapshotError<SectionID, ItemID>) {
        var snapshot = source.snapshot()
        try snapshot.appendSections(sections)
        try snapshot.appendItems(items, toSection: sections[0])
        source.apply(snapshot)
        try snapshot.insertItems([items[1]], beforeItem: items[0])
        try snapshot.moveItem(items[0], afterItem: items[2])
        try snapshot.reconfigureItems([items[0]])
        try snapshot.reloadItems([items[1]])
        snapshot.deleteItems([items[3]])
        snapshot.deleteSections([sections[1]])
        source.apply(snapshot, animatingDifferences: false)
        for item in snapshot.itemIdentifiers where item == items[0] { result += 1 }
        result += snapshot.numberOfItems
    } catch {
        result -= error.message.utf8.count
    }
    let path = IndexPath(item: 0, section: 0)
    if let item = source.itemIdentifier(for: path), source.indexPath(for: item) == path { result += 100 }
    if let section = source.sectionIdentifier(for: 0), source.index(for: section) == 0 { result += 200 }
    return result
}

/// What an outline does with its data source.
@inline(never)
func editOutline<SectionID, ItemID>(
    _ source: DiffableDataSource<SectionID, ItemID>,
    _ section: SectionID,
    _ items: [ItemID]
) -> Int {
    var outline = source.snapshot(for: section)
    outline.deleteAll()
    do throws(SnapshotError<Never, ItemID>) {
        try outline.append([items[0]])
        try outline.append(Array(items.dropFirst()), to: items[0])
        try outline.expand([items[0]])
    } catch {
        return -1
    }
    do throws(SnapshotError<SectionID, ItemID>) {
        try source.apply(outline, to: section)
    } catch {
        return -2
    }
    let shown = source.numberOfItems(inSection: 0)
    return shown + (source.toggleItem(items[0]) ? source.numberOfItems(inSection: 0) * 1_000 : -3)
}

/// What a list whose items can be dragged does with its data source.
@inline(never)
func reorder<SectionID, ItemID>(_ source: DiffableDataSource<SectionID, ItemID>) -> Int {
    var moves = 0
    source.reorderingHandlers.canReorderItem = { _ in true }
    source.reorderingHandlers.didReorder = { moves += $0.difference.moves.count }
    let isDone = source.reorderItem(at: IndexPath(item: 0, section: 0), to: IndexPath(item: 2, section: 0))
    return isDone ? moves : -4
}

/// Runs a data source through all of it.
func run<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>(
    _ sections: [SectionID],
    _ items: [ItemID]
) -> Int {
    let source = DiffableDataSource<SectionID, ItemID>()
    return editList(source, sections, items) + reorder(source) * 10_000 + editOutline(source, sections[0], items)
}

/// What a screen does with a tree of data sources.
@inline(never)
func showTree<Element: Identifiable & Equatable>(_ elements: [Element]) -> Int where Element.ID: Sendable {
    let (first, second) = (BasicDataSource<Element>(), BasicDataSource<Element>())
    first.loader = { $0.finish(elements) }
    second.loader = { $0.finish(Array(elements.dropLast())) }
    let both = ComposedDataSource<Element.ID>()
    both.add(first)
    both.add(second)
    let tabs = SegmentedDataSource<Element.ID>()
    tabs.add(both)
    let tree = AggregateDataSource(root: tabs)
    tree.loadIfNeeded()
    tree.update()
    var result = 0
    for section in 0..<tree.numberOfSections { result = result * 10 + tree.numberOfItems(inSection: section) }
    let path = IndexPath(item: 1, section: 1)
    if let item = tree.itemIdentifier(for: path), let local = tree.localPath(for: path), local.source === second,
        tree.indexPath(for: item, of: second) == path
    {
        result += 1_000
    }
    first.removeItem(id: elements[0].id)
    tree.update()
    return result * 10 + tree.numberOfItems(inSection: 0)
}

@main
struct Main {
    static func main() {
        let numbers: [Int32] = [0, 1, 2, 3, 4, 5, 6, 7, 8]
        let results: [Int] = [
            run([AlphaSection(0), AlphaSection(1)], numbers.map { AlphaItem($0) }),
            run([BetaSection(0), BetaSection(1)], numbers.map { BetaItem($0) }),
            run([GammaSection(0), GammaSection(1)], numbers.map { GammaItem($0) }),
        ]
        // The lists end with eight items of nine, an item in the first place, one drop of one move, and an outline of nine
        // visible items that is collapsed to one.
        let right = results.count { $0 == 1 + 8 + 100 + 200 + 10_000 + 9 + 1_000 }
        // The trees end with sections of three and two items, the first of which loses one.
        let trees: [Int] = [
            showTree([DeltaEntry(1), DeltaEntry(2), DeltaEntry(3)]),
            showTree([EpsilonEntry(1), EpsilonEntry(2), EpsilonEntry(3)]),
        ]
        let rightTrees = trees.count { $0 == 10_322 }
        let count = results.count + trees.count
        log("checks: \(right + rightTrees) passed, \(count - right - rightTrees) failed")
    }

    static func log(_ line: String) {
        #if arch(wasm32)
        var line = line
        line.withUTF8 { hostLog(1, $0.baseAddress, Int32($0.count)) }
        #else
        print(line)
        #endif
    }
}

#if arch(wasm32)
@_extern(wasm, module: "host", name: "log")
@_extern(c)
private func hostLog(_ level: Int32, _ text: UnsafePointer<UInt8>?, _ count: Int32)

@_expose(wasm, "run_checks")
@c
func runChecks() {
    Main.main()
}
#endif
