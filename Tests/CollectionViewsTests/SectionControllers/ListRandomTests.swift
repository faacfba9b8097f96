import CollectionGeometry
import CollectionLayout
import CollectionTestSupport
import CollectionViews
import Testing

/// Random lives of a list against the plain flattening of its data.
struct ListRandomTests {
    /// A section of each kind, told apart by type alone: their ids are shared.
    private enum Kind: CaseIterable {
        case plain, binding, nested
    }

    private struct Plain: Identifiable, Equatable {
        var id: Int
        var lines: [Int]
    }

    private struct Bound: Identifiable, Equatable {
        var id: Int
        var lines: [Int]
    }

    private struct Nest: Identifiable, Equatable {
        var id: Int
        var parts: [Plain]
    }

    private struct Line: Identifiable, Equatable {
        var id: Int
    }

    /// The data behind one section, of whatever kind.
    private struct Record {
        var kind: Kind
        var id: Int
        var lines: [Int]

        /// The lines of a nest are cut into parts of two.
        var parts: [Plain] {
            stride(from: 0, to: lines.count, by: 2).map { start in
                Plain(id: lines[start], lines: Array(lines[start..<min(start + 2, lines.count)]))
            }
        }

        var object: ListObject {
            switch kind {
            case .plain: ListObject(Plain(id: id, lines: lines))
            case .binding: ListObject(Bound(id: id, lines: lines))
            case .nested: ListObject(Nest(id: id, parts: parts))
            }
        }
    }

    private final class World {
        let cells = CellRegistration<TextCell, Int> { cell, _, line in cell.label.text = "\(line)" }
        var living = 0
        var objects: [ListObject] = []
    }

    private static let rowSize = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))

    private final class PlainController: ValueSectionController<Plain> {
        let world: World
        var lines: [Int]

        init(_ value: Plain, _ world: World) {
            self.world = world
            lines = value.lines
            super.init(value)
            world.living += 1
        }

        deinit { world.living -= 1 }

        override func valueDidChange() { lines = value.lines }
        override var numberOfItems: Int { lines.count }
        override var itemSize: LayoutSize { ListRandomTests.rowSize }
        override func cell(forItemAt index: Int, in context: SectionContext) -> CollectionViewCell? {
            context.dequeue(world.cells, forItemAt: index, item: lines[index])
        }
    }

    private final class BoundController: BindingSectionController<Bound> {
        let world: World

        init(_ value: Bound, _ world: World) {
            self.world = world
            super.init(value)
        }

        override var viewModels: [ListObject] { value.lines.map { ListObject(Line(id: $0)) } }
        override var itemSize: LayoutSize { ListRandomTests.rowSize }
        override func cell(for model: ListObject, at index: Int, in context: SectionContext) -> CollectionViewCell? {
            let line: Line? = model.value()
            return line.map { context.dequeue(world.cells, forItemAt: index, item: $0.id) }
        }
    }

    private final class NestController: NestedSectionController<Nest> {
        init(_ value: Nest, _ world: World) {
            super.init(value)
            childFactory.register { (part: Plain) in PlainController(part, world) }
        }

        override var children: [ListObject] { value.parts.map { ListObject($0) } }
    }

    private struct Session {
        var random: SeededGenerator
        let world = World()
        let adapter: ListAdapter
        let host: ModelHost
        var records: [Record] = []
        var nextNumber = 1000
        /// What controllers of plain sections have changed since their object last did.
        var edits: [Int: [Int]] = [:]

        init(seed: UInt64) {
            random = SeededGenerator(seed: seed)
            let world = world
            adapter = ListAdapter(configuration: .init(workingRange: 1, validatesUpdates: true)) { world.objects }
            adapter.register { (value: Plain) in PlainController(value, world) }
            adapter.register { (value: Bound) in BoundController(value, world) }
            adapter.register { (value: Nest) in NestController(value, world) }
            host = ModelHost(ViewController(view: adapter.collectionView), windowSize: Size(width: 400, height: 9000))
            host.start(path: "/")
        }

        mutating func number() -> Int {
            nextNumber += 1
            return nextNumber
        }

        /// Changes a list of lines by an insert, a delete, a move or a replacement, all lines staying different.
        mutating func scramble(_ lines: inout [Int]) {
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                let index = Int.random(in: 0...lines.count, using: &random)
                switch Int.random(in: 0..<4, using: &random) {
                case 0 where lines.count < 7: lines.insert(number(), at: index)
                case 1 where index < lines.count: lines.remove(at: index)
                case 2 where index < lines.count:
                    let line = lines.remove(at: index)
                    lines.insert(line, at: Int.random(in: 0...lines.count, using: &random))
                case 3 where index < lines.count: lines[index] = number()
                default: break
                }
            }
        }

        /// Changes the objects.
        mutating func changeObjects() {
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                let index = Int.random(in: 0...records.count, using: &random)
                switch Int.random(in: 0..<4, using: &random) {
                case 0 where records.count < 9:
                    var lines: [Int] = []
                    scramble(&lines)
                    let kind = Kind.allCases.randomElement(using: &random) ?? .plain
                    let id = Int.random(in: 0..<6, using: &random)
                    guard !records.contains(where: { $0.kind == kind && $0.id == id }) else { continue }
                    records.insert(Record(kind: kind, id: id, lines: lines), at: index)
                case 1 where index < records.count: records.remove(at: index)
                case 2 where index < records.count:
                    let record = records.remove(at: index)
                    records.insert(record, at: Int.random(in: 0...records.count, using: &random))
                case 3 where index < records.count:
                    var lines = records[index].lines
                    scramble(&lines)
                    records[index].lines = lines
                default: break
                }
            }
            world.objects = records.map(\.object)
            adapter.performUpdates(animated: Bool.random(using: &random))
        }

        /// Has the controller of a plain section change its items by itself.
        mutating func changeItems() {
            guard let index = records.indices.filter({ records[$0].kind == .plain }).randomElement(using: &random),
                let controller = adapter.sectionController(for: records[index].object) as? PlainController
            else { return }
            let fresh = number()
            let choice = Int.random(in: 0..<5, using: &random)
            let place = Double.random(in: 0..<1, using: &random)
            controller.performBatch(animated: Bool.random(using: &random)) { batch in
                let count = controller.lines.count
                let item = Int(place * Double(count))
                switch choice {
                case 0:
                    controller.lines.insert(fresh, at: item)
                    batch.insertItems(at: [item])
                case 1 where count > 0:
                    controller.lines.remove(at: item)
                    batch.deleteItems(at: [item])
                case 2 where count > 0:
                    controller.lines.append(controller.lines.remove(at: item))
                    batch.moveItem(at: item, to: count - 1)
                case 3 where count > 0:
                    controller.lines[item] = fresh
                    if fresh.isMultiple(of: 2) {
                        batch.reloadItems(at: [item])
                    } else {
                        batch.reconfigureItems(at: [item])
                    }
                default:
                    controller.lines = [fresh]
                    batch.reloadSection()
                }
            }
        }

        /// What should be seen: the lines the controllers have, in the order of the objects.
        var expected: [String] {
            records.flatMap { record -> [Int] in
                guard record.kind == .plain,
                    let controller = adapter.sectionController(for: record.object) as? PlainController
                else { return record.lines }
                return controller.lines
            }
            .map { "\($0)" }
        }

        /// What is wrong after an event; `nil` if all is well.
        func problem() -> String? {
            if host.rows != expected { return "\(host.rows) instead of \(expected)" }
            if !host.violations.isEmpty { return host.violations.joined(separator: ", ") }
            for (index, record) in records.enumerated() {
                guard let controller = adapter.sectionController(for: record.object) else {
                    return "no controller for \(record)"
                }
                guard controller.section == index, controller.isFirstSection == (index == 0),
                    controller.isLastSection == (index == records.count - 1)
                else { return "\(record) is at \(controller.section ?? -1) instead of \(index)" }
            }
            let plain = records.filter { $0.kind == .plain }.count
            let parts = records.filter { $0.kind == .nested }.reduce(0) { $0 + $1.parts.count }
            if world.living != plain + parts { return "\(world.living) controllers live instead of \(plain + parts)" }
            let seen = adapter.visibleSectionControllers.filter { $0 is PlainController }.count
            let filled = records.filter { $0.kind == .plain && !linesAreEmpty($0) }.count
            if seen != filled + parts { return "\(seen) controllers are seen instead of \(filled + parts)" }
            return nil
        }

        private func linesAreEmpty(_ record: Record) -> Bool {
            (adapter.sectionController(for: record.object) as? PlainController)?.lines.isEmpty ?? true
        }

        /// Lives through some events. Returns what went wrong.
        mutating func run(steps: Int) -> String? {
            var diagnostics: [String] = []
            var reloads = 0
            adapter.diagnosticHandler = { diagnostics.append($0.description) }
            adapter.addUpdateListener { if $0 == .reload { reloads += 1 } }
            for step in 0..<steps {
                for _ in 0..<Int.random(in: 1...4, using: &random) {
                    if Bool.random(using: &random) { changeObjects() } else { changeItems() }
                }
                host.send(.frame(0))
                if Bool.random(using: &random) { host.finishAnimations() }
                if let problem = problem() { return "step \(step): \(problem)" }
                if let first = diagnostics.first { return "step \(step): \(first)" }
                if reloads > 0 { return "step \(step): the list was reloaded" }
            }
            return nil
        }
    }

    @Test("whatever objects, view models, parts and batches do in whatever order, what is seen is what the data says")
    func sessions() {
        let result = LongRun().search { seed in
            var session = Session(seed: seed)
            return session.run(steps: 20)
        }
        #expect(result.finding == nil)
        #expect(result.seeds > 0)
    }
}
