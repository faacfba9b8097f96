import CollectionGeometry
import CollectionTestSupport
import Testing

@testable import CollectionLayout

/// A grid says what groups say that are solved one by one.
struct GridBodyTests {
    /// A group of the shape that a grid takes.
    static func group(_ random: inout SeededGenerator, axis: Axis) -> LayoutGroup {
        func dimension(_ value: Double) -> LayoutDimension {
            Bool.random(using: &random) ? .uniformAcrossSiblings(estimate: value) : .estimated(value)
        }
        func spacing() -> LayoutSpacing? {
            [nil, .fixed(3), .flexible(2)].randomElement(using: &random) ?? nil
        }
        let isVertical = axis == .vertical
        let (columns, along) = (Int.random(in: 2...9, using: &random), dimension(40))
        let across: LayoutDimension =
            isVertical ? .fractionalWidth(1 / Double(columns)) : .fractionalHeight(1 / Double(columns))
        var item = LayoutItem(
            layoutSize: LayoutSize(
                widthDimension: isVertical ? across : along, heightDimension: isVertical ? along : across))
        item.edgeSpacing =
            isVertical
            ? LayoutEdgeSpacing(top: spacing(), bottom: spacing())
            : LayoutEdgeSpacing(leading: spacing(), trailing: spacing())
        if Bool.random(using: &random) {
            item.contentInsets = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        }
        let size = LayoutSize(
            widthDimension: isVertical ? .fractionalWidth(1) : .estimated(40),
            heightDimension: isVertical ? .estimated(40) : .fractionalHeight(1))
        let isFilled = Bool.random(using: &random)
        var group =
            switch (isVertical, isFilled) {
            case (true, true): LayoutGroup.horizontal(layoutSize: size, subitems: [item])
            case (true, false): LayoutGroup.horizontal(layoutSize: size, repeatingSubitem: item, count: columns)
            case (false, true): LayoutGroup.vertical(layoutSize: size, subitems: [item])
            case (false, false): LayoutGroup.vertical(layoutSize: size, repeatingSubitem: item, count: columns)
            }
        if Bool.random(using: &random) { group.interItemSpacing = .fixed(1) }
        if Bool.random(using: &random) {
            group.contentInsets = DirectionalEdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8)
        }
        if Bool.random(using: &random) {
            group.edgeSpacing = LayoutEdgeSpacing(
                leading: .fixed(2), top: .fixed(4), trailing: .fixed(3), bottom: .fixed(5))
        }
        return group
    }

    static func plan(_ group: LayoutGroup, axis: Axis) throws -> GroupPlan {
        let container = Size(width: 320, height: 480)
        let environment = LayoutEnvironment(container: LayoutContainer(contentSize: container))
        return try GroupPlan(
            group, in: SectionPlace(container: container, axis: axis, environment: environment),
            solver: GroupSolver(grid: PixelGrid(scale: 2)))
    }

    static func expectAlike(_ grid: SectionBody, _ groups: SectionBody, _ random: inout SeededGenerator) {
        #expect(grid.itemCount == groups.itemCount)
        #expect(abs(grid.length - groups.length) < 1e-6)
        #expect(grid.breadth == groups.breadth)
        #expect(grid.firstBreadth == groups.firstBreadth)
        #expect(grid.measuredBreadth == groups.measuredBreadth)
        #expect(grid.groupCount == groups.groupCount)
        for axis in Axis.allCases {
            #expect(grid.overhang(along: axis) == groups.overhang(along: axis))
        }
        for _ in 0..<8 {
            let lower = Double.random(in: -50...(groups.length + 50), using: &random)
            #expect(grid.groupNumber(atOffset: lower) == groups.groupNumber(atOffset: lower))
            let upper = lower + .random(in: 0...200, using: &random)
            var (found, expected) = (PlacedElements(), PlacedElements())
            grid.collect(from: lower, to: upper, into: &found)
            groups.collect(from: lower, to: upper, into: &expected)
            #expect(found.items.map { $0.index } == expected.items.map { $0.index })
            for (item, other) in zip(found.items, expected.items) { expectAlike(item, other) }
        }
        for _ in 0..<8 where groups.itemCount > 0 {
            let index = Int.random(in: -1...groups.itemCount, using: &random)
            #expect(grid.measuredSize(at: index) == groups.measuredSize(at: index))
            let (item, other) = (grid.item(at: index), groups.item(at: index))
            #expect((item == nil) == (other == nil))
            if let item, let other { expectAlike(item, other) }
            let number = Int.random(in: -1...groups.groupCount, using: &random)
            #expect(grid.firstItem(ofGroup: number) == groups.firstItem(ofGroup: number))
            let (span, otherSpan) = (grid.groupSpan(number), groups.groupSpan(number))
            #expect(abs(span.lower - otherSpan.lower) < 1e-6)
            #expect(abs(span.upper - otherSpan.upper) < 1e-6)
        }
    }

    static func expectAlike(_ item: PlacedItem, _ other: PlacedItem) {
        #expect(item.index == other.index)
        #expect(item.isEstimated == other.isEstimated)
        #expect(item.freeAxes == other.freeAxes)
        #expect(item.zIndex == other.zIndex)
        for axis in Axis.allCases {
            let distance = item.frame.origin[axis] - other.frame.origin[axis]
            #expect(abs(distance) < 1e-6)
            let difference = item.frame.size[axis] - other.frame.size[axis]
            #expect(abs(difference) < 1e-6)
        }
    }

    @Test("a grid and solved groups return the same", arguments: 1...75 as ClosedRange<UInt64>)
    func groups(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let axis: Axis = Bool.random(using: &random) ? .vertical : .horizontal
        let plan = try Self.plan(Self.group(&random, axis: axis), axis: axis)
        let count = Int.random(in: 0...400, using: &random)
        let spacing: Double = Bool.random(using: &random) ? 0 : 4.5
        guard let body = GridBody(plan, count: count, spacing: spacing) else {
            #expect(plan.template.capacity < 2 || plan.template.capacity > GridTotals.maximumColumns)
            return
        }
        var grid: SectionBody = body
        var groups: SectionBody = GroupsBody(plan, count: count, spacing: spacing, numberBases: [])
        Self.expectAlike(grid, groups, &random)
        for _ in 0..<6 {
            for _ in 0..<Int.random(in: 0...60, using: &random) where grid.itemCount > 0 {
                let index = Int.random(in: 0..<grid.itemCount, using: &random)
                if Int.random(in: 0..<8, using: &random) == 0 {
                    grid.remeasure(index)
                    groups.remeasure(index)
                    continue
                }
                let length = Double(Int.random(in: 0...90, using: &random))
                _ = grid.measure(index, Size(width: length, height: length))
                _ = groups.measure(index, Size(width: length, height: length))
            }
            Self.expectAlike(grid, groups, &random)
            let old = grid
            let changes = Self.changes(of: grid.itemCount, &random)
            grid = grid.updated(by: changes)
            Self.expectAlike(old, groups, &random)
            groups = groups.updated(by: changes)
            Self.expectAlike(grid, groups, &random)
        }
    }

    static func changes(of count: Int, _ random: inout SeededGenerator) -> ItemChanges {
        var changes = ItemChanges()
        let deletes = (0..<count).filter { _ in Int.random(in: 0..<10, using: &random) == 0 }
        let inserts = Int.random(in: 0...5, using: &random)
        let newCount = count - deletes.count + inserts
        changes.deletes = deletes
        changes.inserts = Array((0..<newCount).shuffled(using: &random).prefix(inserts)).sorted()
        changes.reloads = (0..<count).filter { _ in Int.random(in: 0..<20, using: &random) == 0 }
        return changes
    }

    @Test("measured sizes stay when the description is replaced by one in which they are as wide")
    func adopting() throws {
        var random = SeededGenerator(seed: 3)
        let plan = try Self.plan(Self.group(&random, axis: .vertical), axis: .vertical)
        let old = try #require(GridBody(plan, count: 20, spacing: 0))
        _ = old.measure(7, Size(width: 0, height: 90))
        let new = try #require(GridBody(plan, count: 20, spacing: 5))
        new.adopting(sizesOf: old)
        #expect(new.measuredSize(at: 7) == Size(width: 0, height: 90))
        let other = try #require(GridBody(plan, count: 21, spacing: 5))
        other.adopting(sizesOf: old)
        #expect(other.measuredSize(at: 7) == nil)
    }
}
