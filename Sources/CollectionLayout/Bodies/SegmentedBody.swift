import CollectionGeometry

/// Bodies one after the other: a section whose groups differ by index.
///
/// Finding a part is a binary search; a changed length is added up again over all parts, of which there are few.
final class SegmentedBody: SectionBody {
    private let makePart: (_ index: Int, _ count: Int, _ bases: KindCounts) -> SectionBody
    private let runs: [LayoutGroupRun]
    private let spacing: Double
    private var parts: [Part]

    /// A body and where it stands.
    struct Part {
        var body: SectionBody
        var firstItem = 0
        var firstGroup = 0
        var start = 0.0
        /// How far elements of this part and all before it reach, for finding the first part in sight.
        var reach = 0.0
    }

    /// Creates a body from the parts that a closure makes for each run that has items.
    init(
        _ runs: [LayoutGroupRun],
        count: Int,
        spacing: Double,
        axis: Axis,
        grid: PixelGrid,
        makePart: @escaping (Int, Int, KindCounts) -> SectionBody
    ) {
        self.runs = runs
        self.spacing = spacing
        self.makePart = makePart
        parts = []
        super.init(axis: axis, grid: grid)
        makeParts(count: count)
    }

    private init(_ other: SegmentedBody, parts: [Part]) {
        runs = other.runs
        spacing = other.spacing
        makePart = other.makePart
        self.parts = parts
        super.init(axis: other.axis, grid: other.grid)
    }

    override var itemCount: Int { parts.last.map { $0.firstItem + $0.body.itemCount } ?? 0 }
    override var length: Double { parts.last.map { $0.start + $0.body.length } ?? 0 }
    override var breadth: Double { parts.reduce(0) { max($0, $1.body.breadth) } }
    override var firstBreadth: Double { parts.first?.body.firstBreadth ?? 0 }
    override var groupCount: Int { parts.last.map { $0.firstGroup + $0.body.groupCount } ?? 0 }
    override var isMeasured: Bool { parts.contains { $0.body.isMeasured } }

    override var measuredBreadth: Double? {
        parts.reduce(nil) { longest, part in part.body.measuredBreadth.map { max(longest ?? 0, $0) } ?? longest }
    }

    override func overhang(along axis: Axis) -> (before: Double, after: Double) {
        var result = (before: 0.0, after: 0.0)
        for part in parts {
            let overhang = part.body.overhang(along: axis)
            if axis == self.axis {
                result.before = max(result.before, overhang.before - part.start)
                result.after = max(result.after, part.start + part.body.length + overhang.after - length)
            } else {
                result.before = max(result.before, overhang.before)
                result.after = max(result.after, part.body.breadth + overhang.after - breadth)
            }
        }
        return result
    }

    override func collect(from lower: Double, to upper: Double, into elements: inout PlacedElements) {
        let first = parts.partitioningIndex { $0.reach > lower }
        for part in parts[first...] {
            guard part.start - part.body.overhang(along: axis).before < upper else { continue }
            let items = elements.items.count
            let views = elements.supplementaries.count
            part.body.collect(from: lower - part.start, to: upper - part.start, into: &elements)
            for index in items..<elements.items.count { elements.items[index] = moved(elements.items[index], part) }
            for index in views..<elements.supplementaries.count {
                elements.supplementaries[index].frame.origin[axis] += part.start
            }
        }
    }

    override func item(at index: Int) -> PlacedItem? {
        guard let part = part(ofItem: index) else { return nil }
        return parts[part].body.item(at: index - parts[part].firstItem).map { moved($0, parts[part]) }
    }

    override func collectSupplementaries(around number: Int, kind: ElementKind, into elements: inout PlacedElements) {
        for part in parts {
            let views = elements.supplementaries.count
            part.body.collectSupplementaries(around: number, kind: kind, into: &elements)
            for index in views..<elements.supplementaries.count {
                elements.supplementaries[index].frame.origin[axis] += part.start
            }
        }
    }

    override func supplementaryCount(ofKind kind: ElementKind) -> Int {
        parts.reduce(0) { $0 &+ $1.body.supplementaryCount(ofKind: kind) }
    }

    override func groupSpan(_ number: Int) -> (lower: Double, upper: Double) {
        let index = parts.partitioningIndex { $0.firstGroup > number } - 1
        guard parts.indices.contains(index) else { return (0, 0) }
        let span = parts[index].body.groupSpan(number - parts[index].firstGroup)
        return (parts[index].start + span.lower, parts[index].start + span.upper)
    }

    override func firstItem(ofGroup number: Int) -> Int {
        let index = parts.partitioningIndex { $0.firstGroup > number } - 1
        guard parts.indices.contains(index) else { return 0 }
        return parts[index].firstItem + parts[index].body.firstItem(ofGroup: number - parts[index].firstGroup)
    }

    override func groupNumber(atOffset offset: Double) -> Int {
        let index = max(parts.partitioningIndex { $0.start > offset } - 1, 0)
        guard parts.indices.contains(index) else { return 0 }
        return parts[index].firstGroup + parts[index].body.groupNumber(atOffset: offset - parts[index].start)
    }

    override func measure(_ index: Int, _ size: Size) -> Bool {
        guard let part = part(ofItem: index) else { return false }
        guard parts[part].body.measure(index - parts[part].firstItem, size) else { return false }
        locateParts()
        return true
    }

    override func measuredSize(at index: Int) -> Size? {
        part(ofItem: index).flatMap { parts[$0].body.measuredSize(at: index - parts[$0].firstItem) }
    }

    override func remeasure(_ index: Int) {
        guard let part = part(ofItem: index) else { return }
        parts[part].body.remeasure(index - parts[part].firstItem)
    }

    override func collectUnmeasuredSiblings(limit: Int, into items: inout ContiguousArray<PlacedItem>) {
        for part in parts {
            let first = items.count
            part.body.collectUnmeasuredSiblings(limit: limit, into: &items)
            for index in first..<items.count { items[index] = moved(items[index], part) }
        }
    }

    override func copied() -> SectionBody {
        SegmentedBody(
            self,
            parts: parts.map { part in
                var part = part
                part.body = part.body.copied()
                return part
            })
    }

    override func updated(by changes: ItemChanges) -> SectionBody {
        // Items pass from one group to another, where they want other sizes: only those that stay where they are keep
        // theirs.
        let body = SegmentedBody(self, parts: [])
        body.makeParts(count: itemCount - changes.deletes.count + changes.inserts.count)
        let unchanged = min(changes.deletes.first ?? .max, changes.inserts.first ?? .max)
        for (old, new) in zip(parts, body.parts) where new.firstItem == old.firstItem {
            guard new.firstItem + new.body.itemCount <= unchanged else { break }
            new.body.adopting(sizesOf: old.body)
        }
        body.locateParts()
        for index in changes.reloads { body.remeasure(index) }
        return body
    }

    override func adopting(sizesOf other: SectionBody) {
        guard let other = other as? SegmentedBody, other.parts.count == parts.count else { return }
        for (part, old) in zip(parts, other.parts) where part.body.itemCount == old.body.itemCount {
            part.body.adopting(sizesOf: old.body)
        }
        locateParts()
    }
}

extension SegmentedBody {
    private func makeParts(count: Int) {
        parts = []
        var bases = KindCounts()
        for (index, share) in LayoutGroupRun.shares(of: runs, total: count).enumerated() where share > 0 {
            let body = makePart(index, share, bases)
            guard body.itemCount > 0 else { continue }
            parts.append(Part(body: body))
            for kind in runs[index].group.kinds {
                bases.add(body.supplementaryCount(ofKind: kind), of: kind)
            }
        }
        locateParts()
    }

    private func locateParts() {
        var item = 0
        var group = 0
        var start = 0.0
        var reach = -Double.infinity
        for index in parts.indices {
            let body = parts[index].body
            parts[index].firstItem = item
            parts[index].firstGroup = group
            parts[index].start = start
            reach = max(reach, start + body.length + body.overhang(along: axis).after)
            parts[index].reach = reach
            item += body.itemCount
            group += body.groupCount
            start += body.length + spacing
        }
    }

    private func part(ofItem index: Int) -> Int? {
        guard index >= 0, index < itemCount else { return nil }
        return parts.partitioningIndex { $0.firstItem > index } - 1
    }

    private func moved(_ item: PlacedItem, _ part: Part) -> PlacedItem {
        var item = item
        item.index += part.firstItem
        item.frame.origin[axis] += part.start
        return item
    }
}

extension LayoutGroup {
    /// The kinds of all views attached to the group and what is in it.
    fileprivate var kinds: [ElementKind] {
        var kinds: [ElementKind] = []
        for item in supplementaryItems where !kinds.contains(item.elementKind) { kinds.append(item.elementKind) }
        for subitem in content.subitems {
            let inner =
                switch subitem {
                case .item(let item): item.supplementaryItems.map { $0.elementKind }
                case .group(let group): group.kinds
                }
            for kind in inner where !kinds.contains(kind) { kinds.append(kind) }
        }
        return kinds
    }
}

extension LayoutGroup.Content {
    /// What the group holds, as far as it is described.
    fileprivate var subitems: [LayoutSubitem] {
        switch self {
        case .custom: []
        case .line(_, .filled(let subitems)): subitems
        case .line(_, .shared(let subitem, _)), .line(_, .repeated(let subitem, _)): [subitem]
        }
    }
}
