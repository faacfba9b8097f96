import CollectionViewKit

/// Rows of known heights, one below the other: a layout of one's own.
///
/// Heights are summed up in blocks, so that an insert adds to one block and renews the offsets of the blocks alone.
final class RowLayout: CollectionViewLayout {
    private static let blockLength = 256

    private let heights: (Range<Int>) -> [Double]
    private var blocks: [Block] = []
    private var width = 0.0
    private var rowCount = 0
    private var length = 0.0
    private var isOutdated = true

    /// Rows that follow each other.
    private struct Block {
        var firstRow = 0
        var offset = 0.0
        /// Where each row ends, from the start of the block.
        var ends: [Double] = []
        var length = 0.0

        init(heights: [Double] = []) {
            ends = heights
            var length = 0.0
            ends.withUnsafeMutableBufferPointer { ends in
                for index in ends.indices {
                    length += ends[index]
                    ends[index] = length
                }
            }
            self.length = length
        }

        mutating func insert(_ height: Double, at number: Int) {
            ends.insert(start(of: number), at: number)
            ends.withUnsafeMutableBufferPointer { ends in
                for index in number..<ends.count { ends[index] += height }
            }
            length += height
        }

        /// Where a row begins, from the start of the block.
        func start(of number: Int) -> Double { number > 0 ? ends[number - 1] : 0 }

        /// The first row that ends behind a place; the number of rows if there is none.
        func firstRow(endingBehind place: Double) -> Int {
            var low = 0
            var high = ends.count
            while low < high {
                let middle = (low + high) / 2
                if ends[middle] <= place { low = middle + 1 } else { high = middle }
            }
            return low
        }
    }

    /// Creates a layout that requests the heights of rows, in points, once and many at a time.
    init(heights: @escaping (Range<Int>) -> [Double]) {
        self.heights = heights
    }

    override func invalidateLayout(with context: LayoutInvalidationContext) {
        super.invalidateLayout(with: context)
        if let update = context.update, let row = update.onlyInsert, !isOutdated {
            insert(heights(row..<row + 1)[0], at: row)
        } else if context.invalidateEverything || context.invalidateDataSourceCounts {
            isOutdated = true
        }
    }

    override func prepare(_ context: LayoutContext) {
        width = context.bounds.width
        if isOutdated { rebuild(count: context.counts.numberOfItems(inSection: 0)) }
        isOutdated = false
    }

    override var collectionViewContentSize: Size { Size(width: width, height: length) }

    override func collectLayoutAttributes(in rect: Rect, into attributes: inout [LayoutAttributes]) {
        guard var index = lastBlock(where: { $0.offset <= max(0, rect.minY) }) else { return }
        while index < blocks.count, blocks[index].offset < rect.maxY {
            let block = blocks[index]
            for number in block.firstRow(endingBehind: rect.minY - block.offset)..<block.ends.count {
                guard block.offset + block.start(of: number) < rect.maxY else { return }
                attributes.append(self.attributes(of: number, in: block))
            }
            index += 1
        }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> LayoutAttributes? {
        guard indexPath.section == 0, (0..<rowCount).contains(indexPath.item),
            let index = lastBlock(where: { $0.firstRow <= indexPath.item })
        else { return nil }
        return attributes(of: indexPath.item - blocks[index].firstRow, in: blocks[index])
    }
}

extension RowLayout {
    private func attributes(of number: Int, in block: Block) -> LayoutAttributes {
        let top = block.start(of: number)
        return LayoutAttributes(
            element: .cell(IndexPath(item: block.firstRow + number, section: 0)),
            frame: Rect(x: 0, y: block.offset + top, width: width, height: block.ends[number] - top)
        )
    }

    private func rebuild(count: Int) {
        rowCount = count
        blocks = stride(from: 0, to: count, by: Self.blockLength).map { first in
            Block(heights: heights(first..<min(count, first + Self.blockLength)))
        }
        placeBlocks()
    }

    private func insert(_ height: Double, at row: Int) {
        guard let index = lastBlock(where: { $0.firstRow <= row }) else { return isOutdated = true }
        blocks[index].insert(height, at: row - blocks[index].firstRow)
        rowCount += 1
        if blocks[index].ends.count > 2 * Self.blockLength { split(index) }
        placeBlocks()
    }

    private func split(_ index: Int) {
        let block = blocks[index]
        let middle = block.start(of: Self.blockLength)
        var second = Block()
        second.ends = block.ends[Self.blockLength...].map { $0 - middle }
        second.length = block.length - middle
        blocks[index].ends.removeSubrange(Self.blockLength...)
        blocks[index].length = middle
        blocks.insert(second, at: index + 1)
    }

    private func placeBlocks() {
        var row = 0
        length = 0
        for index in blocks.indices {
            blocks[index].firstRow = row
            blocks[index].offset = length
            row += blocks[index].ends.count
            length += blocks[index].length
        }
    }

    /// The last block that satisfies a condition which holds up to some block.
    private func lastBlock(where condition: (Block) -> Bool) -> Int? {
        var low = 0
        var high = blocks.count
        while low < high {
            let middle = (low + high) / 2
            if condition(blocks[middle]) { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? low - 1 : nil
    }
}

extension LayoutUpdate {
    /// The row that is inserted if nothing else happens.
    fileprivate var onlyInsert: Int? {
        guard insertedItems.count == 1 else { return nil }
        return self == LayoutUpdate(insertedItems: insertedItems) ? insertedItems[0].item : nil
    }
}
