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
        var heights: [Double] = []
        var length = 0.0
    }

    /// Creates a layout that asks for the heights of rows, in points, once and many at a time.
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
            var top = blocks[index].offset
            for (number, height) in blocks[index].heights.enumerated() {
                if top >= rect.maxY { return }
                if top + height > rect.minY {
                    attributes.append(self.attributes(of: blocks[index].firstRow + number, top, height))
                }
                top += height
            }
            index += 1
        }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> LayoutAttributes? {
        guard indexPath.section == 0, (0..<rowCount).contains(indexPath.item),
            let index = lastBlock(where: { $0.firstRow <= indexPath.item })
        else { return nil }
        let number = indexPath.item - blocks[index].firstRow
        let top = blocks[index].heights[..<number].reduce(blocks[index].offset, +)
        return attributes(of: indexPath.item, top, blocks[index].heights[number])
    }
}

extension RowLayout {
    private func attributes(of row: Int, _ top: Double, _ height: Double) -> LayoutAttributes {
        LayoutAttributes(
            element: .cell(IndexPath(item: row, section: 0)),
            frame: Rect(x: 0, y: top, width: width, height: height)
        )
    }

    private func rebuild(count: Int) {
        rowCount = count
        blocks = stride(from: 0, to: count, by: Self.blockLength).map { first in
            var block = Block()
            block.heights = heights(first..<min(count, first + Self.blockLength))
            block.length = block.heights.reduce(0, +)
            return block
        }
        placeBlocks()
    }

    private func insert(_ height: Double, at row: Int) {
        guard let index = lastBlock(where: { $0.firstRow <= row }) else { return isOutdated = true }
        blocks[index].heights.insert(height, at: row - blocks[index].firstRow)
        blocks[index].length += height
        rowCount += 1
        if blocks[index].heights.count > 2 * Self.blockLength { split(index) }
        placeBlocks()
    }

    private func split(_ index: Int) {
        var second = Block()
        second.heights = Array(blocks[index].heights[Self.blockLength...])
        second.length = second.heights.reduce(0, +)
        blocks[index].heights.removeSubrange(Self.blockLength...)
        blocks[index].length -= second.length
        blocks.insert(second, at: index + 1)
    }

    private func placeBlocks() {
        var row = 0
        length = 0
        for index in blocks.indices {
            blocks[index].firstRow = row
            blocks[index].offset = length
            row += blocks[index].heights.count
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
