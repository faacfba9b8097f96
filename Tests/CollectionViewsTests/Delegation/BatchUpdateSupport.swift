import CollectionGeometry
import CollectionLayout
import CollectionTestSupport
import CollectionViews
import Testing

/// Calls that do not fit the data, and the letter of the rule they break.
struct Mistake: Sendable, CustomTestStringConvertible {
    let rule: String
    let calls: @Sendable (CollectionView) -> Void

    init(_ rule: String, _ calls: @escaping @Sendable (CollectionView) -> Void) {
        self.rule = rule
        self.calls = calls
    }

    var testDescription: String { rule }
}

/// Names in sections, in rows 20 points high, from a plain data source.
final class PlainScreen: ViewController, CollectionViewDataSource, CollectionViewDelegate {
    let collectionView: CollectionView
    var sections: [[String]]
    var cellRequests = 0
    var willDisplay: ((String) -> Void)?
    var didSelect: ((IndexPath) -> Void)?

    init(_ sections: [[String]]) {
        self.sections = sections
        let size = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(20))
        let group = LayoutGroup.vertical(layoutSize: size, subitems: [LayoutItem(layoutSize: size)])
        collectionView = CollectionView(layout: CompositionalLayout(section: LayoutSection(group: group)))
        super.init(view: collectionView)
        collectionView.register(TextCell.self, forCellWithReuseIdentifier: "Name")
        collectionView.allowsMultipleSelection = true
        collectionView.dataSource = self
        collectionView.delegate = self
    }

    func numberOfSections(in collectionView: CollectionView) -> Int { sections.count }

    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].count
    }

    func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell {
        cellRequests += 1
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Name", for: indexPath)
        (cell as? TextCell)?.label.text = sections[indexPath.section][indexPath.item]
        return cell
    }

    func collectionView(_ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }

    func collectionView(
        _ collectionView: CollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        let name = sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
        sections[destinationIndexPath.section].insert(name, at: destinationIndexPath.item)
    }

    func collectionView(
        _ collectionView: CollectionView, willDisplay cell: CollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        if let cell = cell as? TextCell { willDisplay?(cell.label.text) }
    }

    func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
        didSelect?(indexPath)
    }
}

/// A plain screen in its host.
final class PlainStage {
    let screen: PlainScreen
    let host: ModelHost
    var completions: [Bool] = []

    init(_ sections: [[String]], height: Double = 4_000, isStarted: Bool = true) {
        screen = PlainScreen(sections)
        host = ModelHost(screen, windowSize: Size(width: 400, height: height))
        if isStarted { host.start(path: "/") }
    }

    var view: CollectionView { screen.collectionView }

    /// Performs a batch and notes its completion.
    func perform(_ updates: @escaping () -> Void) {
        view.performBatchUpdates(updates) { [self] in completions.append($0) }
    }

    /// The texts of the visible cells, from the top.
    var shown: [String] {
        host.visibleCells.map { (host.frameInWindow($0)?.minY ?? 0, host.texts(in: $0).joined()) }
            .sorted { $0.0 < $1.0 }.map { $0.1 }
    }

    func select(_ names: String...) { select(names) }

    func select(_ names: [String]) {
        for (section, items) in screen.sections.enumerated() {
            for (item, name) in items.enumerated() where names.contains(name) {
                view.selectItem(at: IndexPath(item: item, section: section))
            }
        }
    }

    /// Expects that the view shows the data of the screen, without warnings.
    ///
    /// - Parameter selected: The names of the selected items; `nil` does not compare them.
    func expectShown(selected: [String]?, _ location: SourceLocation = #_sourceLocation) {
        host.send(.frame(0))
        host.finishAnimations()
        #expect(shown == screen.sections.flatMap { $0 }, sourceLocation: location)
        if let selected {
            let names = view.indexPathsForSelectedItems.map { screen.sections[$0.section][$0.item] }
            #expect(names.sorted() == selected.sorted(), sourceLocation: location)
        }
        #expect(host.logLines == [], sourceLocation: location)
    }
}

/// Sections as arrays of names that occur once, and random batches that change them.
struct BatchModel {
    private(set) var sections: [[String]] = []
    /// The old indexes of the sections that the last batch reloads.
    private(set) var reloaded: Set<Int> = []
    private var lastName = 0

    init(random: inout SeededGenerator) {
        for _ in 0..<Int.random(in: 0...4, using: &random) { sections.append(makeItems(&random)) }
    }

    private mutating func makeName() -> String {
        lastName += 1
        return "\(lastName)"
    }

    private mutating func makeItems(_ random: inout SeededGenerator) -> [String] {
        (0..<Int.random(in: 0...6, using: &random)).map { _ in makeName() }
    }

    /// Changes the sections, and returns the calls that describe it.
    mutating func change(_ random: inout SeededGenerator) -> [(CollectionView) -> Void] {
        var calls: [(CollectionView) -> Void] = []
        var result: [(items: [String], old: Int?)] = []
        var moving: [Int] = []
        reloaded = []
        /// The old indexes of the sections whose items change one by one.
        var edited: Set<Int> = []
        for (index, items) in sections.enumerated() {
            switch Int.random(in: 0..<10, using: &random) {
            case 0: calls.append { $0.deleteSections([index]) }
            case 1: moving.append(index)
            case 2:
                result.append((makeItems(&random), index))
                reloaded.insert(index)
                calls.append { $0.reloadSections([index]) }
            default:
                result.append((items, index))
                edited.insert(index)
            }
        }
        /// The items that move, by their old path.
        var taken: [(name: String, path: IndexPath)] = []
        for place in result.indices {
            guard let section = result[place].old, edited.contains(section) else { continue }
            var kept: [String] = []
            for (item, name) in result[place].items.enumerated() {
                let path = IndexPath(item: item, section: section)
                switch Int.random(in: 0..<6, using: &random) {
                case 0: calls.append { $0.deleteItems(at: [path]) }
                case 1: taken.append((name, path))
                default: kept.append(name)
                }
            }
            result[place].items = kept
        }
        var origins: [String: IndexPath] = [:]
        let places = result.indices.filter { result[$0].old.map { edited.contains($0) } ?? false }
        var arriving = taken.shuffled(using: &random).map { $0.name }
        for item in taken { origins[item.name] = item.path }
        if !places.isEmpty { for _ in 0..<Int.random(in: 0...4, using: &random) { arriving.append(makeName()) } }
        for name in arriving {
            guard let place = places.randomElement(using: &random) else { continue }
            let index = Int.random(in: 0...result[place].items.count, using: &random)
            result[place].items.insert(name, at: index)
        }
        for section in moving {
            result.insert((sections[section], section), at: Int.random(in: 0...result.count, using: &random))
        }
        for _ in 0..<Int.random(in: 0...1, using: &random) {
            result.insert((makeItems(&random), nil), at: Int.random(in: 0...result.count, using: &random))
        }
        let arrivals = Set(arriving)
        for (section, entry) in result.enumerated() {
            guard let old = entry.old else {
                calls.append { $0.insertSections([section]) }
                continue
            }
            if moving.contains(old) { calls.append { $0.moveSection(old, toSection: section) } }
            for (item, name) in entry.items.enumerated() where arrivals.contains(name) {
                let path = IndexPath(item: item, section: section)
                if let origin = origins[name] {
                    calls.append { $0.moveItem(at: origin, to: path) }
                } else {
                    calls.append { $0.insertItems(at: [path]) }
                }
            }
        }
        sections = result.map { $0.items }
        return calls
    }
}
