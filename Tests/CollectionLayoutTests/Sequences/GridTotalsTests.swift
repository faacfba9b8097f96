import CollectionTestSupport
import Testing

@testable import CollectionLayout

struct GridTotalsTests {
    /// The length of the complete rows of some items, worked out one by one, and the longest of the items after them.
    static func rows(_ lengths: ArraySlice<Double>, columns: Int) -> (length: Double, partial: Double) {
        var rest = lengths
        var length = 0.0
        while rest.count >= columns {
            length += rest.prefix(columns).max() ?? 0
            rest = rest.dropFirst(columns)
        }
        return (length, rest.max() ?? 0)
    }

    static func items(_ random: inout SeededGenerator, columns: Int) -> [(item: GridItem, times: Int)] {
        (0..<Int.random(in: 0...12, using: &random)).map { _ in
            let item = GridItem(
                length: Double(Int.random(in: 0...9, using: &random)), isMeasured: .random(using: &random),
                isStale: false,
                columns: UInt8(columns))
            return (item, Bool.random(using: &random) ? 1 : .random(in: 0...40, using: &random))
        }
    }

    @Test(
        "parts put together in any grouping know the rows from every item on",
        arguments: 1...300 as ClosedRange<UInt64>)
    func grouping(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let columns = Int.random(in: 2...GridTotals.maximumColumns, using: &random)
        let runs = Self.items(&random, columns: columns)
        let lengths = runs.flatMap { Array(repeating: $0.item.length, count: $0.times) }

        func total(_ range: Range<Int>) -> GridTotals {
            var totals = GridTotals()
            if range.count > 2 {
                let middle = Int.random(in: range, using: &random)
                totals.add(total(range.lowerBound..<middle))
                totals.add(total(middle..<range.upperBound))
            } else {
                for index in range { totals.add(runs[index].item, times: runs[index].times) }
            }
            return totals
        }
        let totals = total(0..<runs.count)

        #expect(totals.count == lengths.count)
        #expect(totals.measured == runs.reduce(0) { $0 + ($1.item.isMeasured ? $1.times : 0) })
        // Items in front of them make the first row start at each of the items in turn.
        for before in 0..<columns {
            let front = GridItem(length: 4, isMeasured: false, isStale: false, columns: UInt8(columns))
            var position = GridPosition(columns: columns)
            position.pass(front, times: before)
            position.pass(totals)
            let expected = Self.rows([Double](repeating: 4, count: before)[...] + lengths, columns: columns)
            #expect(position.count == before + lengths.count)
            #expect(position.length == expected.length)
            #expect(position.partial == expected.partial)
        }
    }

    @Test("rows are found by number and by offset", arguments: 1...40 as ClosedRange<UInt64>)
    func searching(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let columns = Int.random(in: 2...GridTotals.maximumColumns, using: &random)
        let count = Int.random(in: 0...2_000, using: &random)
        var items = GridItems(count: count, columns: columns, estimate: 5)
        var lengths = [Double](repeating: 5, count: count)
        for _ in 0..<(count == 0 ? 0 : Int.random(in: 0...600, using: &random)) {
            let index = Int.random(in: 0..<count, using: &random)
            lengths[index] = Double(Int.random(in: 0...9, using: &random))
            items.set(lengths[index], at: index)
        }
        var starts: [Double] = []
        var length = 0.0
        for start in stride(from: 0, to: count, by: columns) {
            starts.append(length)
            length += lengths[start..<min(start + columns, count)].max() ?? 0
        }

        #expect(items.length == length)
        #expect(items.rowCount == starts.count)
        let positions = starts.indices.map { items.position(ofRow: $0) }
        #expect(positions.map(\.row) == Array(starts.indices))
        #expect(positions.map(\.count) == starts.indices.map { $0 * columns })
        #expect(positions.map(\.length) == starts)
        let room = 2.5
        let end = length + Double(starts.count) * room + 20
        let offsets = (0..<200).map { _ in Double.random(in: -20...end, using: &random) }
        let rows = offsets.map { offset in
            starts.indices.last { starts[$0] + Double($0) * room <= offset } ?? 0
        }
        let found = offsets.map { items.position(atOffset: $0, room: room) }
        #expect(found.map(\.row) == rows)
        #expect(found.map(\.length) == rows.map { starts.isEmpty ? 0 : starts[$0] })
    }
}
