import CollectionGeometry
import CollectionLayout
import CollectionTestSupport
import CollectionViews

/// Rows of one height, as wide as the view: the smallest layout there is.
final class RowLayout: CollectionViewLayout {
    let rowHeight: Double
    private var counts: [Int] = []
    private var width = 0.0
    private(set) var preparations = 0

    init(rowHeight: Double) {
        self.rowHeight = rowHeight
    }

    override func prepare(_ context: LayoutContext) {
        preparations += 1
        width = context.bounds.width
        counts = (0..<context.counts.numberOfSections).map { context.counts.numberOfItems(inSection: $0) }
    }

    override var collectionViewContentSize: Size {
        Size(width: width, height: rowHeight * Double(counts.reduce(0, +)))
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> LayoutAttributes? {
        let row = counts[..<indexPath.section].reduce(indexPath.item, +)
        let frame = Rect(x: 0, y: Double(row) * rowHeight, width: width, height: rowHeight)
        return LayoutAttributes(element: .cell(indexPath), frame: frame)
    }

    override func collectLayoutAttributes(in rect: Rect, into attributes: inout [LayoutAttributes]) {
        var top = 0.0
        for (section, count) in counts.enumerated() {
            for item in 0..<count {
                let frame = Rect(x: 0, y: top, width: width, height: rowHeight)
                if frame.intersects(rect) {
                    let path = IndexPath(item: item, section: section)
                    attributes.append(LayoutAttributes(element: .cell(path), frame: frame))
                }
                top += rowHeight
            }
        }
    }
}

/// A cell with one text.
final class TextCell: CollectionViewCell {
    let label = Label(.body)
    private(set) var reuses = 0

    required init() {
        super.init(element: .box, styleClasses: ["text-cell"])
        addSubview(label)
    }

    override func prepareForReuse() {
        reuses += 1
    }
}

/// Texts in sections, shown by ``TextCell``.
final class TextSource: CollectionContentSource {
    var sections: [[String]]
    let registration = CellRegistration<TextCell, String> { cell, _, text in cell.label.text = text }
    private(set) var cellsAskedFor = 0

    init(_ sections: [[String]]) {
        self.sections = sections
    }

    var numberOfSections: Int { sections.count }

    func numberOfItems(inSection section: Int) -> Int { sections[section].count }

    func cell(forItemAt indexPath: IndexPath, in collectionView: CollectionView) -> CollectionViewCell? {
        cellsAskedFor += 1
        return collectionView.dequeueConfiguredReusableCell(
            using: registration,
            for: indexPath,
            item: sections[indexPath.section][indexPath.item]
        )
    }

    func supplementaryView(
        ofKind kind: ElementKind,
        at indexPath: IndexPath,
        in collectionView: CollectionView
    ) -> CollectionReusableView? { nil }
}

/// A screen that is one collection view of texts.
final class TextScreen: ViewController {
    let source: TextSource
    let collectionView: CollectionView

    init(_ sections: [[String]], rowHeight: Double = 100) {
        source = TextSource(sections)
        collectionView = CollectionView(layout: RowLayout(rowHeight: rowHeight))
        super.init(view: collectionView)
        collectionView.contentSource = source
    }

    static func rows(_ count: Int) -> TextScreen {
        TextScreen([(0..<count).map { "row \($0)" }])
    }
}
