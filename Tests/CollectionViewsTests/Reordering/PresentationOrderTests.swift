import CollectionDataSources
import CollectionDiffing
import CollectionGeometry
import CollectionLayout
import CollectionTestSupport
import Testing

@testable import CollectionViews

struct PresentationOrderTests {
    private struct MissingUpdate: Error {}

    private final class Counts: LayoutCounts {
        let sections: [[Int]]
        init(_ sections: [[Int]]) { self.sections = sections }
        var numberOfSections: Int { sections.count }
        func numberOfItems(inSection section: Int) -> Int { sections[section].count }
    }

    private let shapes: [[[Int]]] = [[[0]], [[0, 1, 2]], [[0, 1], [2, 3, 4], []], [[], [0], [1, 2]]]

    private func paths(_ sections: [[Int]]) -> [IndexPath] {
        sections.indices.flatMap { section in
            sections[section].indices.map { IndexPath(item: $0, section: section) }
        }
    }

    /// All places an item can go to.
    private func targets(_ sections: [[Int]], of source: IndexPath) -> [IndexPath] {
        sections.indices.flatMap { section in
            (0...(sections[section].count - (section == source.section ? 1 : 0)))
                .map { IndexPath(item: $0, section: section) }
        }
    }

    private func presented(_ sections: [[Int]], _ order: PresentationOrder) -> [[Int]] {
        var sections = sections
        let item = sections[order.source.section].remove(at: order.source.item)
        sections[order.target.section].insert(item, at: order.target.item)
        return sections
    }

    @Test("paths of what is seen and of the data lead to the same items, for every item and every place")
    func paths() {
        for sections in shapes {
            for source in paths(sections) {
                for target in targets(sections, of: source) {
                    let order = PresentationOrder(source: source, target: target)
                    let seen = presented(sections, order)
                    #expect(order.isPlace(target, among: Counts(sections)))
                    for path in paths(seen) {
                        let data = order.dataPath(of: path)
                        #expect(seen[path.section][path.item] == sections[data.section][data.item])
                        #expect(order.presentedPath(of: data) == path)
                    }
                    for section in sections.indices {
                        #expect(order.count(sections[section].count, inSection: section) == seen[section].count)
                    }
                }
            }
        }
        let order = PresentationOrder(source: IndexPath(item: 0, section: 0), target: IndexPath(item: 0, section: 0))
        let counts = Counts([[0, 1], []])
        #expect(order.isPlace(IndexPath(item: 1, section: 0), among: counts))
        #expect(!order.isPlace(IndexPath(item: 2, section: 0), among: counts))
        #expect(order.isPlace(IndexPath(item: 0, section: 1), among: counts))
        #expect(!order.isPlace(IndexPath(item: 1, section: 1), among: counts))
        #expect(!order.isPlace(IndexPath(item: 0, section: 2), among: counts))
        #expect(!order.isPlace(IndexPath(item: -1, section: 0), among: counts))
    }

    @Test("from each place to each other leads one legal update that moves the held item only")
    func gaps() throws {
        for sections in shapes {
            for source in paths(sections) {
                for first in targets(sections, of: source) {
                    for second in targets(sections, of: source) {
                        let before = PresentationOrder(source: source, target: first)
                        let after = PresentationOrder(source: source, target: second)
                        let update = before.update(showing: second, of: Counts(sections))
                        let translation = try #require(update.translation)
                        expectAgreement(presented(sections, before), presented(sections, after), translation)
                        for path in paths(sections) {
                            let new = translation.newPath(ofOld: before.presentedPath(of: path))
                            #expect(new == after.presentedPath(of: path))
                        }
                    }
                }
            }
        }
    }

    @Test("a change of the data leads from what is seen to the new data, whatever it does to the held item and its gap")
    func changes() throws {
        var random = SeededGenerator(seed: 46)
        var outcomes: Set<String> = []
        for _ in 0..<4000 {
            let old = shuffled(&random)
            guard let source = paths(old.items).randomElement(using: &random),
                let target = targets(old.items, of: source).randomElement(using: &random)
            else { continue }
            let new = shuffled(&random)
            let order = PresentationOrder(source: source, target: target)
            let core = DiffableDataSource<Int, Int>()
            core.apply(try snapshot(old))
            let pipeline = UpdatePipeline(isDisplayed: true)
            core.attach(to: pipeline)
            core.apply(try snapshot(new))
            guard case .update(let update)? = pipeline.next() else { throw MissingUpdate() }
            let data = try #require(update.translation)
            let composed = order.ending(with: update, data)
            guard let translation = composed.translation else {
                #expect(!update.changes.sectionMoves.isEmpty)
                #expect(!order.isIdentity)
                outcomes.insert("illegal")
                continue
            }
            let stays = data.newPath(ofOld: source) != nil
            let losesPlace = data.sections.newIndex(ofOld: target.section) == nil && !order.isIdentity
            outcomes.insert("\(stays) \(losesPlace)")
            for path in paths(old.items) {
                // An item whose place goes with its section comes anew.
                let isNew = path == source && losesPlace
                #expect(
                    translation.newPath(ofOld: order.presentedPath(of: path))
                        == (isNew ? nil : data.newPath(ofOld: path)))
            }
            expectAgreement(presented(old.items, order), new.items, translation)
        }
        #expect(outcomes == ["true true", "true false", "false true", "false false", "illegal"])
    }

    private struct Shape {
        var sections: [Int]
        var items: [[Int]]
    }

    private func shuffled(_ random: inout SeededGenerator) -> Shape {
        let sections = (0..<4).filter { _ in Int.random(in: 0..<4, using: &random) > 0 }.shuffled(using: &random)
        var items = sections.map { _ in [Int]() }
        guard !items.isEmpty else { return Shape(sections: [], items: []) }
        for item in (0..<8).shuffled(using: &random) where Int.random(in: 0..<5, using: &random) > 0 {
            items[Int.random(in: 0..<items.count, using: &random)].append(item)
        }
        return Shape(sections: sections, items: items)
    }

    private func snapshot(_ shape: Shape) throws -> DiffableDataSourceSnapshot<Int, Int> {
        var snapshot = DiffableDataSourceSnapshot<Int, Int>()
        for (section, items) in zip(shape.sections, shape.items) {
            try snapshot.appendSections([section])
            try snapshot.appendItems(items, toSection: section)
        }
        return snapshot
    }

    /// A translation leads from each item to the same item.
    private func expectAgreement(_ old: [[Int]], _ new: [[Int]], _ translation: IndexPathTranslation) {
        for path in paths(old) {
            if let found = translation.newPath(ofOld: path) {
                #expect(new[found.section][found.item] == old[path.section][path.item])
            }
        }
        for path in paths(new) {
            if let found = translation.oldPath(ofNew: path) {
                #expect(old[found.section][found.item] == new[path.section][path.item])
            }
        }
    }
}
