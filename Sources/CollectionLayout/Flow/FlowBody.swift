import CollectionGeometry

/// Lines of items, each filled until the next item does not fit, and justified.
final class FlowBody: LineBody {
    private let configuration: Configuration

    /// What lines are made of.
    struct Configuration {
        /// The length of a line.
        var room: Double
        /// The room between two items of a line at least.
        var itemSpacing: Double
        var lineSpacing: Double
        /// The size of every item, or the estimate.
        var itemSize: Size
        var isMeasured: Bool
        /// The sizes of the items one by one.
        var given: FlowSizes?
    }

    /// How much longer than a line its items may be altogether and still stay in it, in points.
    static let tolerance = 0.01

    /// Creates lines of which no item is measured.
    init(_ configuration: Configuration, count: Int, axis: Axis, grid: PixelGrid) {
        self.configuration = configuration
        let given = configuration.given.map { min($0.sizes.count, count) }
        super.init(axis: axis, grid: grid, count: given ?? count, room: configuration.lineSpacing, lead: 0)
        refill(fromItem: 0)
    }

    private init(_ other: FlowBody) {
        configuration = other.configuration
        super.init(copying: other)
    }

    override var measuredAxes: AxisSet { configuration.isMeasured ? [.horizontal, .vertical] : [] }
    override var breadth: Double { 0 }

    override func overhang(along axis: Axis) -> (before: Double, after: Double) {
        // Lines do not overlap, and items stay in theirs; across, a line of one item may stick out on both sides.
        axis == self.axis ? (0, 0) : (max(0, widestExcess / 2), max(0, widestExcess / 2))
    }

    override func copied() -> SectionBody { FlowBody(self) }

    override func updated(by changes: ItemChanges) -> SectionBody {
        let body = FlowBody(self)
        body.change(by: changes)
        return body
    }

    override func nextLines(from item: Int) -> (Line, count: Int)? {
        guard item < sizes.count else { return nil }
        if configuration.given == nil {
            let capacity = capacity(for: configuration.itemSize[axis.crossed])
            let count = unmeasuredCount(from: item) / capacity
            if count > 0 {
                return (line(of: configuration.itemSize, count: capacity, isMeasured: false), count)
            }
        }
        var count = 0
        var used = 0.0
        var length = 0.0
        while item + count < sizes.count {
            let size = size(of: item + count)
            let next = used + size[axis.crossed] + (count > 0 ? configuration.itemSpacing : 0)
            if count > 0, next > configuration.room + Self.tolerance { break }
            used = next
            length = max(length, size[axis])
            count += 1
            if count == LayoutGroup.maximumItemCount { break }
        }
        let isMeasured = sizes.firstMeasured(from: item).map { $0 < item + count } ?? false
        return (Line(length: length, breadth: used, weight: count, isMeasured: isMeasured), 1)
    }

    override func append(
        _ line: Line,
        at place: LinePlace,
        from lower: Double,
        to upper: Double,
        into elements: inout PlacedElements
    ) {
        guard place.start < upper, place.start + line.length > lower else { return }
        var spread = spread(line, place)
        for index in place.firstItem..<(place.firstItem + line.weight) {
            elements.items.append(item(index, line, place, at: &spread))
        }
    }

    override func item(_ index: Int, of line: Line, at place: LinePlace) -> PlacedItem? {
        var spread = spread(line, place)
        for before in place.firstItem..<index { spread.position += size(of: before)[axis.crossed] + spread.gap }
        return item(index, line, place, at: &spread)
    }
}

extension FlowBody {
    /// The place of the next item of a line, and the room to the one after.
    private struct Spread {
        var position: Double
        var gap: Double
    }

    private func size(of index: Int) -> Size {
        if let measured = sizes.entry(at: index) { return measured.size }
        guard let given = configuration.given, given.sizes.indices.contains(index) else {
            return configuration.itemSize
        }
        return given.sizes[index]
    }

    /// How many items of an extent a line can hold.
    private func capacity(for extent: Double) -> Int {
        let stride = extent + configuration.itemSpacing
        let room = configuration.room + Self.tolerance + configuration.itemSpacing
        guard stride > 0 else { return LayoutGroup.maximumItemCount }
        return (room / stride).integerBelow.boundedInt(1, LayoutGroup.maximumItemCount)
    }

    private func line(of size: Size, count: Int, isMeasured: Bool) -> Line {
        let breadth = Double(count) * size[axis.crossed] + Double(count - 1) * configuration.itemSpacing
        return Line(length: max(0, size[axis]), breadth: breadth, weight: count, isMeasured: isMeasured)
    }

    /// How the items of a line are spread.
    ///
    /// A full line shares what is left over between its items. The last line of a section does so only if its items are
    /// all alike, and as if it were full of them; otherwise they keep the least spacing. An item that no second one like
    /// it would fit beside is centred.
    private func spread(_ line: Line, _ place: LinePlace) -> Spread {
        let first = size(of: place.firstItem)
        if line.weight == 1 {
            let extent = first[axis.crossed]
            let isAlone = capacity(for: extent) == 1
            return Spread(position: isAlone ? (configuration.room - extent) / 2 : 0, gap: 0)
        }
        let spacing = configuration.itemSpacing
        guard place.firstItem + line.weight == sizes.count else {
            let leftover = configuration.room - line.breadth
            return Spread(position: 0, gap: spacing + leftover / Double(line.weight - 1))
        }
        let isUniform = (place.firstItem..<sizes.count).allSatisfy { size(of: $0) == first }
        let capacity = capacity(for: first[axis.crossed])
        guard isUniform, capacity > 1, capacity < LayoutGroup.maximumItemCount else {
            return Spread(position: 0, gap: spacing)
        }
        let leftover = configuration.room - Double(capacity) * first[axis.crossed]
        return Spread(position: 0, gap: leftover / Double(capacity - 1))
    }

    private func item(_ index: Int, _ line: Line, _ place: LinePlace, at spread: inout Spread) -> PlacedItem {
        let size = size(of: index)
        var frame = Rect(origin: .zero, size: size)
        frame.origin[axis] = place.start + (line.length - size[axis]) / 2
        frame.origin[axis.crossed] = spread.position
        spread.position += size[axis.crossed] + spread.gap
        return PlacedItem(
            index: index,
            frame: frame,
            zIndex: 0,
            freeAxes: measuredAxes,
            isEstimated: configuration.isMeasured && sizes.entry(at: index)?.isStale ?? true,
            pin: nil
        )
    }

    /// By how much the longest line exceeds the room.
    private var widestExcess: Double { lines.summary.breadth - configuration.room }
}
