import CollectionGeometry
import CollectionLayout
import CollectionTestSupport
import Foundation

/// Draws random descriptions of layouts.
///
/// Each draw changes all that follow it, so that a further one in the midst turns the seeds with which defects were found into
/// others. Draw a new property by ``apart(_:_:)``, from a generator of its own that is made of the same seed.
struct RandomLayouts {
    var generator: SeededGenerator
    private let seed: UInt64
    private var ownGenerators: [String: SeededGenerator] = [:]
    /// Whether numbers may be negative, zero, huge or not numbers at all.
    var isHostile = false
    /// Whether some lengths are to be measured.
    var allowsEstimates = true
    var maximumDepth = 3

    /// The seeds that a test runs with: the first so many and those for which a long run has found a defect, or, in a long
    /// run (see `Scripts/fuzz`), forty times as many from elsewhere.
    static func seeds(_ count: Int, found: [Int] = []) -> [Int] {
        let environment = ProcessInfo.processInfo.environment
        guard environment["LONG_RUN_SECONDS"] != nil else { return Array(0..<count) + found }
        let first = environment["LONG_RUN_SEED"].flatMap { Int($0) } ?? 0
        return Array(first..<(first + 40 * count))
    }

    init(seed: UInt64) {
        self.seed = seed
        generator = SeededGenerator(seed: seed)
    }

    /// Draws a property that was added later, without changing what is drawn after it:
    /// `section.inset = apart("inset") { $0.number(0...40) }`.
    ///
    /// - Parameters:
    ///   - property: A name that no other draw has; the generator is made of it and the seed.
    ///   - draw: Draws as ever.
    mutating func apart<T>(_ property: String, _ draw: (inout RandomLayouts) -> T) -> T {
        var own =
            ownGenerators[property]
            ?? SeededGenerator(seed: property.utf8.reduce(seed) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 })
        swap(&generator, &own)
        let value = draw(&self)
        swap(&generator, &own)
        ownGenerators[property] = own
        return value
    }

    mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &generator) < percent }

    mutating func pick<T>(_ values: [T]) -> T { values[Int.random(in: 0..<values.count, using: &generator)] }

    mutating func number(_ usual: ClosedRange<Double>) -> Double {
        if isHostile, chance(20) {
            return pick([0, -1, -50, -1e12, 1e12, .greatestFiniteMagnitude, .infinity, -.infinity, .nan, 1e-300, 0.1])
        }
        // Halves, so that sums are exact.
        return (Double.random(in: usual, using: &generator) * 2).rounded() / 2
    }

    /// A size of whole points, so that no two differ by less than a pixel.
    mutating func wholeSize(_ lengths: ClosedRange<Double>) -> Size {
        Size(
            width: Double.random(in: lengths, using: &generator).rounded(),
            height: Double.random(in: lengths, using: &generator).rounded())
    }

    mutating func insets(_ percent: Int) -> DirectionalEdgeInsets {
        guard chance(percent) else { return .zero }
        return DirectionalEdgeInsets(
            top: number(0...20), leading: number(0...20), bottom: number(0...20), trailing: number(0...20))
    }

    mutating func spacing() -> LayoutSpacing { chance(70) ? .fixed(number(0...12)) : .flexible(number(0...12)) }

    mutating func edgeSpacing() -> LayoutEdgeSpacing {
        guard chance(15) else { return LayoutEdgeSpacing() }
        var room = LayoutEdgeSpacing()
        if chance(50) { room.leading = spacing() }
        if chance(50) { room.top = spacing() }
        if chance(50) { room.trailing = spacing() }
        if chance(50) { room.bottom = spacing() }
        return room
    }

    mutating func dimension(of axis: Axis, _ lengths: ClosedRange<Double>) -> LayoutDimension {
        switch Int.random(in: 0..<(allowsEstimates ? 10 : 7), using: &generator) {
        case 0..<3:
            let fraction = isHostile && chance(20) ? number(0...1) : pick([0.2, 0.25, 1.0 / 3, 0.5, 0.6, 1])
            return axis == .horizontal ? .fractionalWidth(fraction) : .fractionalHeight(fraction)
        case 3: return axis == .horizontal ? .fractionalHeight(pick([0.1, 0.2])) : .fractionalWidth(pick([0.1, 0.2]))
        case 4..<7: return .absolute(number(lengths))
        case 7..<9: return .estimated(number(lengths))
        default: return .uniformAcrossSiblings(estimate: number(lengths))
        }
    }

    mutating func size(_ lengths: ClosedRange<Double>) -> LayoutSize {
        LayoutSize(
            widthDimension: dimension(of: .horizontal, lengths), heightDimension: dimension(of: .vertical, lengths))
    }

    mutating func badges(_ percent: Int) -> [LayoutSupplementaryItem] {
        guard chance(percent) else { return [] }
        let edges: [DirectionalRectEdge] = [[], .top, .leading, [.bottom, .trailing], [.top, .trailing], .all]
        return (0..<Int.random(in: 1...2, using: &generator)).map { index in
            LayoutSupplementaryItem(
                layoutSize: size(5...30),
                elementKind: index == 0 ? "badge" : "mark",
                containerAnchor: LayoutAnchor(
                    edges: pick(edges),
                    offset: chance(50)
                        ? .fractional(Point(x: pick([-0.5, 0, 0.5]), y: pick([-0.5, 0, 0.5])))
                        : .absolute(Point(x: number(-10...10), y: number(-10...10)))),
                itemAnchor: chance(30) ? LayoutAnchor(edges: pick(edges)) : nil
            )
        }
    }

    mutating func subitem(depth: Int) -> LayoutSubitem {
        if depth < maximumDepth, chance(35) { return .group(group(depth: depth + 1)) }
        var item = LayoutItem(layoutSize: size(10...120), supplementaryItems: badges(10))
        item.contentInsets = insets(20)
        item.edgeSpacing = edgeSpacing()
        return .item(item)
    }

    mutating func group(depth: Int = 1) -> LayoutGroup {
        let size = size(20...300)
        var group: LayoutGroup
        let isHorizontal = chance(60)
        switch Int.random(in: 0..<10, using: &generator) {
        case 0:
            let frames = (0..<Int.random(in: 0...6, using: &generator)).map { _ in
                LayoutGroupCustomItem(
                    frame: Rect(
                        x: number(-20...200), y: number(-20...200), width: number(0...100), height: number(0...100)),
                    zIndex: Int.random(in: 0...3, using: &generator))
            }
            group = .custom(layoutSize: size) { _ in frames }
        case 1..<4:
            let (subitem, count) = (subitem(depth: depth), Int.random(in: 1...4, using: &generator))
            group =
                isHorizontal
                ? .horizontal(layoutSize: size, subitem: subitem, count: count)
                : .vertical(layoutSize: size, subitem: subitem, count: count)
        case 4:
            let (subitem, count) = (subitem(depth: depth), Int.random(in: 1...4, using: &generator))
            group =
                isHorizontal
                ? .horizontal(layoutSize: size, repeatingSubitem: subitem, count: count)
                : .vertical(layoutSize: size, repeatingSubitem: subitem, count: count)
        default:
            let subitems = (0..<Int.random(in: 1...3, using: &generator)).map { _ in subitem(depth: depth) }
            group =
                isHorizontal
                ? .horizontal(layoutSize: size, subitems: subitems) : .vertical(layoutSize: size, subitems: subitems)
        }
        group.contentInsets = insets(20)
        group.edgeSpacing = edgeSpacing()
        if chance(50) { group.interItemSpacing = spacing() }
        group.supplementaryItems = badges(10)
        return group
    }

    mutating func boundaryItems(_ percent: Int) -> [LayoutBoundarySupplementaryItem] {
        guard chance(percent) else { return [] }
        return (0..<Int.random(in: 1...3, using: &generator)).map { index in
            var item = LayoutBoundarySupplementaryItem(
                layoutSize: size(10...80),
                elementKind: ["first", "second", "third"][index],
                alignment: pick(RectAlignment.allCases),
                absoluteOffset: chance(20) ? Point(x: number(-10...10), y: number(-10...10)) : .zero
            )
            item.contentInsets = insets(10)
            item.extendsBoundary = chance(80)
            item.pinToVisibleBounds = chance(40)
            if chance(10) { item.scrollBehavior = chance(50) ? .stretches : .collapses(minimum: number(0...30)) }
            return item
        }
    }

    mutating func content() -> LayoutSection.Content {
        switch Int.random(in: 0..<20, using: &generator) {
        case 0:
            return .waterfall(
                WaterfallConfiguration(
                    columns: chance(50)
                        ? .fixed(Int.random(in: 1...4, using: &generator))
                        : .adaptive(minimumBreadth: number(50...150)),
                    spacing: number(0...10),
                    itemLength: allowsEstimates && chance(70)
                        ? .estimated(number(10...100)) : .absolute(number(10...100))))
        case 1:
            var lines = WrappingConfiguration(itemSize: size(20...120), interItemSpacing: number(0...10))
            lines.alignment = pick([.leading, .center, .trailing, .justified])
            lines.itemAlignment = pick([.start, .center, .end])
            return .wrapping(lines)
        case 2..<5:
            return .groups(
                (0..<Int.random(in: 1...3, using: &generator)).map { index in
                    LayoutGroupRun(
                        group: group(), itemCount: chance(60) ? Int.random(in: 0...5, using: &generator) : nil)
                })
        default:
            return .groups([LayoutGroupRun(group: group())])
        }
    }

    mutating func section() -> LayoutSection {
        var section = LayoutSection(content: content())
        section.contentInsets = insets(40)
        section.interGroupSpacing = chance(50) ? number(0...15) : 0
        section.boundarySupplementaryItems = boundaryItems(40)
        section.supplementariesFollowContentInsets = chance(70)
        section.contentInsetsReference = pick([.automatic, .none, .layoutMargins])
        if chance(20) {
            section.decorationItems = [.background(elementKind: "background", contentInsets: insets(50), zIndex: -1)]
        }
        if chance(20) {
            section.orthogonalScrollingBehavior = pick([
                .continuous, .continuousGroupLeadingBoundary, .paging, .groupPaging, .groupPagingCentered,
            ])
            section.orthogonalExtent = pick([
                .tallestGroup, .tallestMeasuredGroup, .firstGroup, .fixed(number(10...200)),
            ])
        }
        return section
    }

    mutating func description() -> LayoutDescription {
        LayoutDescription(
            sections: (0..<Int.random(in: 1...4, using: &generator)).map { _ in section() },
            configuration: CompositionalLayoutConfiguration(
                scrollDirection: chance(75) ? .vertical : .horizontal,
                interSectionSpacing: chance(50) ? number(0...20) : 0,
                boundarySupplementaryItems: boundaryItems(20),
                contentInsetsReference: pick([.safeArea, .layoutMargins, .none]),
                contentAnchor: chance(15) ? .end : .start
            )
        )
    }

    mutating func counts(_ range: ClosedRange<Int> = 0...30) -> [Int] {
        (0..<Int.random(in: 1...5, using: &generator)).map { _ in Int.random(in: range, using: &generator) }
    }

    mutating func context(_ counts: [Int], direction: LayoutDirection = .leftToRight) -> LayoutContext {
        LayoutContext(
            bounds: Rect(x: 0, y: 0, width: number(200...500), height: number(200...800)),
            counts: FixedLayoutCounts(counts),
            layoutDirection: direction,
            displayScale: isHostile ? number(1...3) : pick([1, 2, 3]),
            safeAreaInsets: EdgeInsets(top: number(0...40), left: number(0...10), bottom: number(0...30), right: 0),
            layoutMargins: insets(50),
            contentInset: EdgeInsets(top: number(0...40), left: 0, bottom: number(0...30), right: 0)
        )
    }
}
