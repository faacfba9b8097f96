import CollectionGeometry

/// Groups or lines one after the other, whose lengths and numbers of items depend on what is measured.
///
/// Of each line only its extents and number of items are kept, runs of equal ones as one; where its items stand is worked
/// out again when it is displayed. A changed size moves the lines after it without touching them. Subclasses say
/// what the next line holds and where its items are.
class LineBody: SectionBody {
    final var lines = RunSequence<Line>()
    final var sizes: MeasuredSizes
    /// The room between two lines.
    final let room: Double
    /// The room before the first line.
    final let lead: Double

    /// A line in the sequence, whose weight is its number of items; measured if one of them is. Where all lines are to be
    /// equally long, the breadth is the length that it would have by itself.
    typealias Line = MeasuredExtent

    /// Where a line stands.
    struct LinePlace {
        var number: Int
        var firstItem: Int
        var start: Double
    }

    init(axis: Axis, grid: PixelGrid, count: Int, room: Double, lead: Double) {
        sizes = MeasuredSizes(count: min(max(count, 0), Int(Int32.max)))
        self.room = room
        self.lead = lead
        super.init(axis: axis, grid: grid)
    }

    init(copying other: LineBody) {
        lines = other.lines
        sizes = other.sizes
        room = other.room
        lead = other.lead
        super.init(axis: other.axis, grid: other.grid)
    }

    // MARK: For subclasses

    /// The next line from an item on, or as many in a row as are alike and not touched by any measured size.
    func nextLines(from item: Int) -> (Line, count: Int)? { nil }
    /// Adds the items of a line that may meet a range.
    func append(
        _ line: Line,
        at place: LinePlace,
        from lower: Double,
        to upper: Double,
        into elements: inout PlacedElements
    ) {}
    /// One item of a line.
    func item(_ index: Int, of line: Line, at place: LinePlace) -> PlacedItem? { nil }
    /// The axes along which items are measured.
    var measuredAxes: AxisSet { [] }
    /// Whether the number of items in a line depends on what is measured.
    var breaksByMeasure: Bool { true }
    /// The length that all lines have, if they are to be equally long.
    var equalLength: Double? { nil }

    // MARK: What all have in common

    override var itemCount: Int { sizes.count }
    override var groupCount: Int { lines.count }
    override var isMeasured: Bool { !measuredAxes.isEmpty }

    override var length: Double {
        lines.count == 0 ? 0 : max(0, start(of: lines.count, lines.summary.length) - room)
    }

    override func collect(from lower: Double, to upper: Double, into elements: inout PlacedElements) {
        guard lines.count > 0 else { return }
        let overhang = overhang(along: axis)
        lines.forEachRun(from: groupNumber(atOffset: lower - overhang.after)) { before, line, count in
            for offset in 0..<count {
                let place = place(before, line, offset)
                if place.start >= upper + overhang.before { return false }
                append(line, at: place, from: lower, to: upper, into: &elements)
            }
            return true
        }
    }

    override func item(at index: Int) -> PlacedItem? {
        guard let line = lines.location(atWeight: index) else { return nil }
        return item(index, of: line.element, at: place(line.before, line.element, 0))
    }

    override func groupSpan(_ number: Int) -> (lower: Double, upper: Double) {
        guard let line = lines.location(at: number) else { return (0, 0) }
        let start = start(of: number, line.before.length)
        return (start, start + (equalLength ?? line.element.length))
    }

    override func firstItem(ofGroup number: Int) -> Int { lines.location(at: number)?.before.weight ?? 0 }

    override func groupNumber(atOffset offset: Double) -> Int {
        guard let equalLength else { return lines.location(atOffset: offset - lead, spacing: room)?.index ?? 0 }
        let stride = equalLength + room
        return stride > 0 ? ((offset - lead) / stride).integerBelow.boundedInt(0, max(lines.count - 1, 0)) : 0
    }

    override func measure(_ index: Int, _ size: Size) -> Bool {
        guard isMeasured, index >= 0, index < sizes.count else { return false }
        let free = measuredAxes
        let size = Size(
            width: free.contains(.horizontal) ? max(size.width.boundedLength, 0) : 0,
            height: free.contains(.vertical) ? max(size.height.boundedLength, 0) : 0
        )
        if let old = sizes.entry(at: index), abs(old.size.width - size.width) < grid.pixel,
            abs(old.size.height - size.height) < grid.pixel
        {
            if old.isStale { sizes.set(old.size, at: index) }
            return false
        }
        sizes.set(size, at: index)
        return refill(around: index)
    }

    override func measuredSize(at index: Int) -> Size? { sizes.entry(at: index)?.size }

    override func remeasure(_ index: Int) { sizes.markStale(index) }
}

// MARK: Where lines stand

extension LineBody {
    /// Where a line starts when those before it have some length altogether.
    final func start(of number: Int, _ length: Double) -> Double {
        (equalLength.map { $0 * Double(number) } ?? length) + Double(number) * room + lead
    }

    final func place(_ before: RunSummary, _ line: Line, _ offset: Int) -> LinePlace {
        let number = before.count + offset
        return LinePlace(
            number: number,
            firstItem: before.weight + offset * line.weight,
            start: start(of: number, before.length + Double(offset) * line.length)
        )
    }
}

// MARK: Filling lines

extension LineBody {
    /// Fills the lines from the one that holds an item to the end again.
    final func refill(fromItem item: Int) {
        let first = lines.location(atWeight: max(item - 1, 0)) ?? lines.location(at: lines.count - 1)
        var cursor = min(first?.before.weight ?? 0, sizes.count)
        lines.remove((first?.index ?? 0)..<lines.count)
        while let (line, count) = nextLines(from: cursor) {
            lines.append(line, count: count)
            cursor += count * line.weight
        }
    }

    /// Fills the line of a measured item again, and those after it until one starts where it did before; returns whether
    /// anything is different.
    final func refill(around index: Int) -> Bool {
        var item = index
        if breaksByMeasure, let own = lines.location(atWeight: index), own.before.weight > 0 {
            // The line before may hold more items now, or was solved with a look at the items behind it.
            item = own.before.weight - 1
        }
        guard let first = lines.location(atWeight: item) else { return false }
        var fresh: [(line: Line, count: Int)] = []
        var cursor = first.before.weight
        var end = lines.count
        while let (line, count) = nextLines(from: cursor) {
            fresh.append((line, count))
            cursor += count * line.weight
            guard cursor > index, let next = lines.location(atWeight: cursor) else { continue }
            if next.before.weight == cursor {
                end = next.index
                break
            }
        }
        if fresh.count == 1, fresh[0].count == 1, end == first.index + 1 {
            if fresh[0].line == first.element { return first.element.isMeasured }
            lines.replace(at: first.index, with: fresh[0].line)
            return true
        }
        lines.remove(first.index..<end)
        var number = first.index
        for (line, count) in fresh {
            lines.insert(line, count: count, at: number)
            number += count
        }
        return true
    }

    /// How many items from one on can be put into lines without looking at each: up to the next measured one. The item
    /// behind a line decides too where the line breaks.
    final func unmeasuredCount(from item: Int) -> Int {
        guard let measured = sizes.firstMeasured(from: item) else { return sizes.count - item }
        return max(0, measured - item - (breaksByMeasure ? 1 : 0))
    }

    /// Takes inserts and deletes of items, and fills the lines again from the first of them on.
    final func change(by changes: ItemChanges) {
        for index in changes.reloads { sizes.markStale(index) }
        for range in changes.deletes.ranges.reversed() { sizes.remove(range) }
        for range in changes.inserts.ranges { sizes.insert(count: range.count, at: range.lowerBound) }
        let first = min(changes.deletes.first ?? .max, changes.inserts.first ?? .max)
        if first < .max { refill(fromItem: first) }
    }
}
