import CollectionGeometry
import CollectionLayout

/// Columns in which each item goes to the shortest one, written against the public interface alone.
final class ColumnsLayout: CollectionViewLayout {
    private let columns: Int
    private let spacing: Double
    private let heights: [Double]
    private var frames: [Rect] = []
    private var size = Size.zero

    init(columns: Int, spacing: Double, heights: [Double]) {
        self.columns = columns
        self.spacing = spacing
        self.heights = heights
        super.init()
    }

    override func prepare(_ context: LayoutContext) {
        let width = (context.bounds.width - Double(columns - 1) * spacing) / Double(columns)
        var ends = [Double](repeating: 0, count: columns)
        frames = heights.prefix(context.counts.numberOfItems(inSection: 0)).map { height in
            let column = ends.indices.min { ends[$0] < ends[$1] } ?? 0
            let frame = Rect(x: Double(column) * (width + spacing), y: ends[column], width: width, height: height)
            ends[column] = frame.maxY + spacing
            return frame
        }
        size = Size(width: context.bounds.width, height: frames.map { $0.maxY }.max() ?? 0)
    }

    override var collectionViewContentSize: Size { size }

    override func layoutAttributesForElements(in rect: Rect) -> [LayoutAttributes] {
        frames.indices.filter { frames[$0].intersects(rect) }
            .compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> LayoutAttributes? {
        guard indexPath.section == 0, frames.indices.contains(indexPath.item) else { return nil }
        return LayoutAttributes(element: .cell(indexPath), frame: frames[indexPath.item])
    }
}
