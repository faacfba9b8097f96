import CollectionGeometry
import CollectionTestSupport
import Testing

@testable import CollectionLayout

/// Measured sizes follow their items through updates, and what is in sight stays in place.
struct UpdatePropertyTests {
    /// Data with ids, so that sizes can be followed without the layout.
    struct Model {
        var sections: [[Int]]
        var sectionIDs: [Int]
        var sizes: [Int: Size] = [:]
        private var nextID: Int

        init(_ counts: [Int]) {
            var id = 0
            sections = counts.map { count in
                (0..<count).map { _ in
                    id += 1
                    return id
                }
            }
            sectionIDs = Array(counts.indices)
            nextID = id
        }

        var counts: [Int] { sections.map { $0.count } }

        /// Changes the data at random; returns the changes as a data source would report them.
        mutating func change(_ random: inout RandomLayouts) -> LayoutUpdate {
            let old = self
            if random.chance(20), sections.count > 1 {
                let index = Int.random(in: 0..<sections.count, using: &random.generator)
                sections.remove(at: index)
                sectionIDs.remove(at: index)
            }
            if random.chance(20) {
                let index = Int.random(in: 0...sections.count, using: &random.generator)
                nextID += 1
                sectionIDs.insert(1_000 + nextID, at: index)
                sections.insert(freshItems(random.pick([0, 1, 5])), at: index)
            }
            if random.chance(20), sections.count > 1 {
                let from = Int.random(in: 0..<sections.count, using: &random.generator)
                let to = Int.random(in: 0..<sections.count, using: &random.generator)
                sections.insert(sections.remove(at: from), at: to)
                sectionIDs.insert(sectionIDs.remove(at: from), at: to)
            }
            for _ in 0..<random.pick([0, 1, 3, 6]) { changeItem(&random) }
            return old.update(to: self)
        }

        private mutating func freshItems(_ count: Int) -> [Int] {
            nextID += count
            return Array((nextID - count + 1)..<(nextID + 1))
        }

        private mutating func changeItem(_ random: inout RandomLayouts) {
            let section = Int.random(in: 0..<sections.count, using: &random.generator)
            switch Int.random(in: 0..<3, using: &random.generator) {
            case 0:
                let fresh = freshItems(random.pick([1, 2, 5]))
                sections[section].insert(
                    contentsOf: fresh, at: Int.random(in: 0...sections[section].count, using: &random.generator))
            case 1:
                guard !sections[section].isEmpty else { return }
                sections[section].remove(at: Int.random(in: 0..<sections[section].count, using: &random.generator))
            default:
                guard !sections[section].isEmpty else { return }
                let id = sections[section].remove(
                    at: Int.random(in: 0..<sections[section].count, using: &random.generator))
                let target = Int.random(in: 0..<sections.count, using: &random.generator)
                sections[target].insert(id, at: Int.random(in: 0...sections[target].count, using: &random.generator))
            }
        }

        /// The changes between two states: every section and item that is in both and not in the longest run that keeps
        /// its order is reported as moved; here simply all that do not stand where deletes and inserts leave them.
        func update(to new: Model) -> LayoutUpdate {
            var update = LayoutUpdate()
            let kept = sectionIDs.filter { new.sectionIDs.contains($0) }
            let newKept = new.sectionIDs.filter { sectionIDs.contains($0) }
            update.deletedSections = sectionIDs.indices.filter { !new.sectionIDs.contains(sectionIDs[$0]) }
            update.insertedSections = new.sectionIDs.indices.filter { !sectionIDs.contains(new.sectionIDs[$0]) }
            for (position, id) in newKept.enumerated() where kept[position] != id {
                guard let from = sectionIDs.firstIndex(of: id), let to = new.sectionIDs.firstIndex(of: id) else {
                    continue
                }
                update.movedSections.append(LayoutUpdate.SectionMove(from: from, to: to))
            }
            let survivors = Set(sectionIDs).intersection(new.sectionIDs)
            for id in survivors {
                guard let from = sectionIDs.firstIndex(of: id), let to = new.sectionIDs.firstIndex(of: id) else {
                    continue
                }
                addItems(from, to, new, survivors, &update)
            }
            return update
        }

        private func addItems(_ from: Int, _ to: Int, _ new: Model, _ survivors: Set<Int>, _ update: inout LayoutUpdate)
        {
            let (before, after) = (sections[from], new.sections[to])
            let stays = after.filter { before.contains($0) }
            let stayed = before.filter { after.contains($0) }
            var moved: Set<Int> = []
            for (position, id) in stays.enumerated() where stayed[position] != id { moved.insert(id) }
            for (item, id) in before.enumerated() where !after.contains(id) {
                let target = new.path(of: id)
                if let target, survivors.contains(new.sectionIDs[target.section]) { continue }
                update.deletedItems.append(IndexPath(item: item, section: from))
            }
            for (item, id) in after.enumerated() {
                let path = IndexPath(item: item, section: to)
                if moved.contains(id), let origin = before.firstIndex(of: id) {
                    update.movedItems.append(
                        LayoutUpdate.ItemMove(from: IndexPath(item: origin, section: from), to: path))
                } else if !before.contains(id) {
                    let origin = self.path(of: id)
                    if let origin, survivors.contains(sectionIDs[origin.section]) {
                        update.movedItems.append(LayoutUpdate.ItemMove(from: origin, to: path))
                    } else {
                        update.insertedItems.append(path)
                    }
                }
            }
        }

        func path(of id: Int) -> IndexPath? {
            for (section, items) in sections.enumerated() {
                if let item = items.firstIndex(of: id) { return IndexPath(item: item, section: section) }
            }
            return nil
        }
    }

    /// A section of one kind of measured items.
    static func measuredSection(_ kind: Int, _ random: inout RandomLayouts) -> LayoutSection {
        let whole = LayoutDimension.fractionalWidth(1)
        switch kind {
        case 0:
            let size = LayoutSize(widthDimension: whole, heightDimension: .estimated(44))
            var section = LayoutSection(group: .vertical(layoutSize: size, subitems: [LayoutItem(layoutSize: size)]))
            section.interGroupSpacing = random.number(0...8)
            return section
        case 1:
            let size = LayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .estimated(50))
            let group = LayoutSize(widthDimension: whole, heightDimension: .estimated(50))
            return LayoutSection(group: .horizontal(layoutSize: group, subitem: LayoutItem(layoutSize: size), count: 2))
        case 2:
            let size = LayoutSize(widthDimension: .estimated(70), heightDimension: .absolute(30))
            let group = LayoutSize(widthDimension: whole, heightDimension: .absolute(30))
            return LayoutSection(group: .horizontal(layoutSize: group, subitems: [LayoutItem(layoutSize: size)]))
        case 3:
            let size = LayoutSize(widthDimension: .estimated(70), heightDimension: .estimated(30))
            return LayoutSection(wrapping: WrappingConfiguration(itemSize: size, interItemSpacing: 6))
        case 4:
            return LayoutSection(
                waterfall: WaterfallConfiguration(columns: .fixed(3), spacing: 4, itemLength: .estimated(80)))
        default:
            let size = LayoutSize(widthDimension: whole, heightDimension: .estimated(44))
            return LayoutSection(
                group: .vertical(
                    layoutSize: LayoutSize(
                        widthDimension: whole, heightDimension: .uniformAcrossSiblings(estimate: 44)),
                    subitems: [LayoutItem(layoutSize: size)]))
        }
    }

    @Test("after any updates a layout stands as one that was measured afresh", arguments: RandomLayouts.seeds(72))
    func remapping(seed: Int) {
        var random = RandomLayouts(seed: UInt64(seed))
        let section = Self.measuredSection(seed % 6, &random)
        let layout = CompositionalLayout(section: section)
        var model = Model(random.counts(1...25))
        let driver = LayoutDriver(layout: layout, context: random.context(model.counts))
        for _ in 0..<6 {
            var sizes: [PreferredSize] = []
            for (section, items) in model.sections.enumerated() {
                for (item, id) in items.enumerated() where random.chance(30) {
                    let size = random.wholeSize(20...150)
                    model.sizes[id] = size
                    let path = IndexPath(item: item, section: section)
                    sizes.append(PreferredSize(element: .cell(path), size: size))
                }
            }
            layout.measuringDidSettle()
            _ = layout.updatePreferredSizes(sizes)
            let old = model
            let update = model.change(&random)
            // An item in a section of its own life is new where it goes.
            for (section, id) in old.sectionIDs.enumerated() where !model.sectionIDs.contains(id) {
                for item in old.sections[section] { model.sizes[item] = nil }
            }
            for (section, id) in model.sectionIDs.enumerated() where !old.sectionIDs.contains(id) {
                for item in model.sections[section] { model.sizes[item] = nil }
            }
            driver.apply(update, counts: FixedLayoutCounts(model.counts))
            #expect(layout.errors.isEmpty)

            let fresh = CompositionalLayout(section: section)
            fresh.prepare(driver.context)
            var known: [PreferredSize] = []
            for (section, items) in model.sections.enumerated() {
                for (item, id) in items.enumerated() {
                    guard let size = model.sizes[id] else { continue }
                    let path = IndexPath(item: item, section: section)
                    known.append(PreferredSize(element: .cell(path), size: size))
                }
            }
            _ = fresh.updatePreferredSizes(known)
            let (left, right) = (layout.allFrames, fresh.allFrames)
            #expect(left.items.count == right.items.count)
            for (left, right) in zip(left.items, right.items) {
                #expect(left.count == right.count)
                for (left, right) in zip(left, right) {
                    #expect(abs(left.minX - right.minX) < 1e-6)
                    #expect(abs(left.minY - right.minY) < 1e-6)
                    #expect(abs(left.width - right.width) < 1e-6)
                    #expect(abs(left.height - right.height) < 1e-6)
                }
            }
        }
    }

    @Test("items that come in two updates end as those that come in one", arguments: RandomLayouts.seeds(72))
    func splitting(seed: Int) {
        var random = RandomLayouts(seed: UInt64(seed) &* 29)
        let section = Self.measuredSection(seed % 6, &random)
        let (whole, split) = (CompositionalLayout(section: section), CompositionalLayout(section: section))
        let count = Int.random(in: 1...40, using: &random.generator)
        let context = random.context([count])
        let (once, twice) = (
            LayoutDriver(layout: whole, context: context), LayoutDriver(layout: split, context: context)
        )
        let sizes = (0..<count).filter { _ in random.chance(50) }.map { item in
            PreferredSize(element: .cell(IndexPath(item: item, section: 0)), size: random.wholeSize(20...150))
        }
        _ = whole.updatePreferredSizes(sizes)
        _ = split.updatePreferredSizes(sizes)
        // Ascending paths after all of them have come, so the first ones can come by themselves.
        let all = (0..<(count + 20)).filter { _ in random.chance(30) }.prefix(20).map {
            IndexPath(item: $0, section: 0)
        }
        let paths = all.enumerated().filter { $1.item <= count + $0 }.map { $1 }
        let first = paths.prefix(Int.random(in: 0...paths.count, using: &random.generator))
        let total = FixedLayoutCounts([count + paths.count])
        once.apply(LayoutUpdate(insertedItems: paths), counts: total)
        twice.apply(LayoutUpdate(insertedItems: Array(first)), counts: FixedLayoutCounts([count + first.count]))
        twice.apply(LayoutUpdate(insertedItems: Array(paths.dropFirst(first.count))), counts: total)
        #expect(whole.errors.isEmpty)
        #expect(split.errors.isEmpty)
        #expect(whole.allFrames == split.allFrames)
    }

    @Test(
        "measuring keeps the first item in sight exactly where it is seen",
        arguments: RandomLayouts.seeds(50, found: [313, 384, 460, 471, 869, 1118]))
    func anchoring(seed: Int) throws {
        var random = RandomLayouts(seed: UInt64(seed))
        let kind = random.pick([0, 1])
        let layout = CompositionalLayout(section: Self.measuredSection(kind, &random))
        let counts = [60, 40, 80]
        var context = random.context(counts)
        context.displayScale = random.pick([1, 2])
        context.safeAreaInsets = .zero
        let driver = LayoutDriver(layout: layout, context: context)
        for _ in 0..<10 {
            let end = layout.collectionViewContentSize.height - driver.bounds.height
            var bounds = driver.bounds
            bounds.origin.y = (end * Double(random.pick([0.3, 0.5, 0.7]))).rounded()
            driver.setBounds(bounds)
            driver.layoutIfNeeded()
            let visibleTop = driver.context.visibleBounds.minY
            let first = try #require(
                layout.layoutAttributesForElements(in: driver.bounds).first { $0.frame.maxY > visibleTop })
            let distance = first.frame.minY - driver.bounds.minY
            let sizes = (0..<20).map { _ in
                let section = Int.random(in: 0..<3, using: &random.generator)
                let path = IndexPath(
                    item: Int.random(in: 0..<counts[section], using: &random.generator), section: section)
                return PreferredSize(element: .cell(path), size: Size(width: 0, height: random.number(20...100)))
            }
            layout.measuringDidSettle()
            driver.scroll(by: layout.updatePreferredSizes(sizes, in: driver.bounds).contentOffset)
            let moved = try #require(layout.layoutAttributes(for: first.element))
            // In a row of unequal items the row is what stays.
            if kind == 0 { #expect(moved.frame.minY - driver.bounds.minY == distance) }
            #expect(abs(moved.frame.minY - driver.bounds.minY - distance) < 1e-9)
        }
    }
}
