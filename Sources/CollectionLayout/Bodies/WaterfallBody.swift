import CollectionGeometry

/// Columns in which each item goes to the shortest one.
///
/// The place of an item depends on all before it, so items up to the last one of a length of its own are placed one by one,
/// with the ends of the columns noted every ``blockSize`` items. Those behind it are all alike: they even out the columns
/// and then go to them in turn, which is arithmetic.
final class WaterfallBody: SectionBody {
    private let configuration: WaterfallConfiguration
    private let columnBreadth: Double
    private let columnSpacing: Double
    private let itemSpacing: Double
    private let commonLength: Double
    private let count: Int
    /// The lengths that a closure has computed, by item.
    private let lengths: ContiguousArray<Double>
    private var sizes: MeasuredSizes
    private var placed: ContiguousArray<Placed> = []
    private var blocks: ContiguousArray<Block> = []
    private var columns: WaterfallColumns
    private var turn: ContiguousArray<Int> = []

    /// Where an item stands that has been placed.
    struct Placed {
        var column: Int32
        var start: Double
        var end: Double
    }

    /// The state before some items, and how far those reach.
    struct Block {
        var columns: WaterfallColumns
        var end: Double
    }

    static let blockSize = 64
    static let maximumColumns = 1_000

    /// Creates columns of which no item is measured.
    init(_ configuration: WaterfallConfiguration, count: Int, in place: SectionPlace, grid: PixelGrid) {
        self.configuration = configuration
        self.count = min(max(count, 0), Int(Int32.max))
        let room = place.container[place.axis.crossed]
        columnSpacing = configuration.columnSpacing.boundedLength
        itemSpacing = max(configuration.itemSpacing.boundedLength, 0)
        let number = configuration.columns.number(in: room, spacing: columnSpacing)
        let breadth = grid.roundedDown((room - Double(number - 1) * columnSpacing) / Double(number))
        columnBreadth = breadth
        columns = WaterfallColumns(count: number)
        sizes = MeasuredSizes(count: self.count)
        switch configuration.itemLength {
        case .estimated(let length), .absolute(let length):
            commonLength = max(length.boundedLength, 0)
            lengths = []
        case .proportional(let factor):
            commonLength = max(grid.roundedDown(factor * breadth).boundedLength, 0)
            lengths = []
        case .provided(let provider):
            commonLength = 0
            lengths = ContiguousArray((0..<self.count).map { max(provider.length($0, breadth).boundedLength, 0) })
        }
        super.init(axis: place.axis, grid: grid)
        placeItems(from: 0)
    }

    private init(_ other: WaterfallBody, count: Int, lengths: ContiguousArray<Double>) {
        configuration = other.configuration
        columnBreadth = other.columnBreadth
        columnSpacing = other.columnSpacing
        itemSpacing = other.itemSpacing
        commonLength = other.commonLength
        self.count = count
        self.lengths = lengths
        sizes = other.sizes
        placed = other.placed
        blocks = other.blocks
        columns = other.columns
        turn = other.turn
        super.init(axis: other.axis, grid: other.grid)
    }

    override var itemCount: Int { count }
    override var groupCount: Int { count }
    override var isMeasured: Bool { configuration.itemLength.isEstimated }
    override var length: Double { count == 0 ? 0 : max(0, lastEnd - itemSpacing) }

    override var breadth: Double {
        let number = Double(columns.ends.count)
        return count == 0 ? 0 : number * columnBreadth + (number - 1) * columnSpacing
    }

    override func collect(from lower: Double, to upper: Double, into elements: inout PlacedElements) {
        for (number, block) in blocks.enumerated() where block.end > lower {
            let first = number * Self.blockSize
            guard placed[first].start < upper else { break }
            for index in first..<min(first + Self.blockSize, placed.count)
            where placed[index].start < upper && placed[index].end > lower {
                elements.items.append(item(index, placed[index]))
            }
        }
        for index in tailRange(from: lower, to: upper) { elements.items.append(item(index, tail(index))) }
    }

    override func item(at index: Int) -> PlacedItem? {
        guard index >= 0, index < count else { return nil }
        return item(index, index < placed.count ? placed[index] : tail(index))
    }

    override func groupSpan(_ number: Int) -> (lower: Double, upper: Double) {
        guard let frame = item(at: number)?.frame else { return (0, 0) }
        return (frame.min(along: axis), frame.max(along: axis))
    }

    override func groupNumber(atOffset offset: Double) -> Int {
        let index = placed.partitioningIndex { $0.start > offset }
        if index < placed.count || stride <= 0 { return max(index - 1, 0) }
        return max(min(tailRange(from: offset, to: offset.nextUp).upperBound, count) - 1, index - 1, 0)
    }

    override func measure(_ index: Int, _ size: Size) -> Bool {
        guard isMeasured, index >= 0, index < count else { return false }
        var new = Size.zero
        new[axis] = max(size[axis].boundedLength, 0)
        let old = sizes.entry(at: index)
        if let old, abs(old.size[axis] - new[axis]) < grid.pixel {
            if old.isStale { sizes.set(old.size, at: index) }
            return false
        }
        sizes.set(new, at: index)
        if old == nil, new[axis] == commonLength { return false }
        placeItems(from: index)
        return true
    }

    override func measuredSize(at index: Int) -> Size? { sizes.entry(at: index)?.size }

    override func remeasure(_ index: Int) { sizes.markStale(index) }

    override func copied() -> SectionBody { WaterfallBody(self, count: count, lengths: lengths) }

    override func updated(by changes: ItemChanges) -> SectionBody {
        let newCount = count - changes.deletes.count + changes.inserts.count
        var lengths = lengths
        if case .provided(let provider) = configuration.itemLength {
            lengths = ContiguousArray((0..<newCount).map { max(provider.length($0, columnBreadth).boundedLength, 0) })
        }
        let body = WaterfallBody(self, count: newCount, lengths: lengths)
        for index in changes.reloads { body.sizes.markStale(index) }
        for range in changes.deletes.ranges.reversed() { body.sizes.remove(range) }
        for range in changes.inserts.ranges { body.sizes.insert(count: range.count, at: range.lowerBound) }
        let first = min(changes.deletes.first ?? .max, changes.inserts.first ?? .max)
        if first < .max || !lengths.isEmpty { body.placeItems(from: lengths.isEmpty ? min(first, newCount) : 0) }
        return body
    }

    override func adopting(sizesOf other: SectionBody) {
        guard let other = other as? WaterfallBody, other.axis == axis, other.count == count,
            other.columnBreadth == columnBreadth
        else { return }
        sizes = other.sizes
        placeItems(from: 0)
    }
}

// MARK: Placing

extension WaterfallBody {
    private var stride: Double { commonLength + itemSpacing }

    private func length(of index: Int) -> Double {
        if !lengths.isEmpty { return lengths[index] }
        return sizes.entry(at: index)?.size[axis] ?? commonLength
    }

    /// Places the items from one on again, as far as they have to be placed one by one.
    private func placeItems(from first: Int) {
        let block = min(first, placed.count) / Self.blockSize
        if block < blocks.count { columns = blocks[block].columns }
        let start = min(block * Self.blockSize, placed.count)
        placed.removeSubrange(start...)
        blocks.removeSubrange(min(block, blocks.count)...)

        let lastOwn = lengths.isEmpty ? lastMeasured ?? -1 : count - 1
        var index = start
        while index < count, index <= lastOwn || !(stride <= 0 || columns.isLevel(stride: stride)) {
            if index.isMultiple(of: Self.blockSize) { blocks.append(Block(columns: columns, end: 0)) }
            let length = length(of: index)
            let (column, start) = columns.place(stride: length + itemSpacing)
            placed.append(Placed(column: Int32(column), start: start, end: start + length))
            blocks[blocks.count - 1].end = max(blocks[blocks.count - 1].end, start + length)
            index += 1
        }
        turn = columns.turn
    }

    /// The last item that has been measured.
    private var lastMeasured: Int? { sizes.lastMeasured }

    /// An item behind those that are placed one by one.
    private func tail(_ index: Int) -> Placed {
        let (round, place) = (index - placed.count).quotientAndRemainder(dividingBy: turn.count)
        // Without any stride all items go to the column that is shortest now.
        let column = stride > 0 ? turn[place] : turn[0]
        let start = columns.ends[column] + Double(round) * stride
        return Placed(column: Int32(column), start: start, end: start + commonLength)
    }

    /// The items behind those placed one by one that may meet a range.
    private func tailRange(from lower: Double, to upper: Double) -> Range<Int> {
        let tailCount = count - placed.count
        guard tailCount > 0 else { return count..<count }
        guard stride > 0 else { return placed.count..<count }
        let shortest = columns.ends[turn[0]]
        let first = ((lower - shortest - stride) / stride).integerBelow - 1
        let last = ((upper - shortest) / stride).integerAbove
        let rounds = tailCount / turn.count + 1
        let start = first.boundedInt(0, rounds) * turn.count
        let end = last.boundedInt(0, rounds) * turn.count
        return (placed.count + min(start, tailCount))..<(placed.count + min(max(start, end), tailCount))
    }

    /// Where the longest column ends, with the spacing behind it.
    private var lastEnd: Double {
        var end = columns.longestEnd
        let tailCount = count - placed.count
        if tailCount > 0 {
            for index in max(count - turn.count, placed.count)..<count { end = max(end, tail(index).end + itemSpacing) }
        }
        return end
    }

    private func item(_ index: Int, _ placed: Placed) -> PlacedItem {
        var frame = Rect.zero
        frame.origin[axis] = placed.start
        frame.size[axis] = placed.end - placed.start
        frame.origin[axis.crossed] = Double(placed.column) * (columnBreadth + columnSpacing)
        frame.size[axis.crossed] = columnBreadth
        if let measured = sizes.entry(at: index) { frame.size[axis] = measured.size[axis] }
        return PlacedItem(
            index: index,
            frame: frame,
            zIndex: 0,
            freeAxes: isMeasured ? AxisSet(axis) : [],
            isEstimated: isMeasured && sizes.entry(at: index)?.isStale ?? true,
            pin: nil
        )
    }
}

extension WaterfallConfiguration.Columns {
    /// The number of columns in some room.
    fileprivate func number(in room: Double, spacing: Double) -> Int {
        switch self {
        case .fixed(let count): min(max(count, 1), WaterfallBody.maximumColumns)
        case .adaptive(let minimum):
            ((room + spacing) / max(minimum.boundedLength + spacing, 1e-3)).boundedInt(1, WaterfallBody.maximumColumns)
        }
    }
}

extension WaterfallConfiguration.ItemLength {
    fileprivate var isEstimated: Bool {
        if case .estimated = self { true } else { false }
    }
}
