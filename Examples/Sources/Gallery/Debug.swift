import CollectionViewKit

final class RowLayout: CollectionViewLayout {
    let rowHeight: Double = 100
    private var counts: [Int] = []
    private var width = 0.0

    override func prepare(_ context: LayoutContext) {
        width = context.bounds.width
        counts = (0..<context.counts.numberOfSections).map { context.counts.numberOfItems(inSection: $0) }
    }

    override var collectionViewContentSize: Size {
        Size(width: width, height: rowHeight * Double(counts.reduce(0, +)))
    }

    override func collectLayoutAttributes(in rect: Rect, into attributes: inout [LayoutAttributes]) {
        let first = max(0, Int(rect.minY / rowHeight))
        var item = first
        while item < counts[0], Double(item) * rowHeight < rect.maxY {
            attributes.append(LayoutAttributes(element: .cell(IndexPath(item: item, section: 0)), frame: Rect(x: 0, y: Double(item) * rowHeight, width: width, height: rowHeight)))
            item += 1
        }
    }
}

final class TextCell: CollectionViewCell {
    let label = Label(.body)
    required init() {
        super.init(element: .box, roles: ["text-cell"])
        addSubview(label)
    }
}

final class TextSource: CollectionViewDataSource {
    let registration = CellRegistration<TextCell, String> { cell, _, text in cell.label.text = text }
    var numberOfSections: Int { 1 }
    func numberOfItems(inSection section: Int) -> Int { 100_000 }
    func cell(forItemAt indexPath: IndexPath, in collectionView: CollectionView) -> CollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: "Row \(indexPath.item)")
    }
    func supplementaryView(ofKind kind: ElementKind, at indexPath: IndexPath, in collectionView: CollectionView) -> CollectionReusableView? { nil }
}

final class DebugScreen: ViewController {
    init() {
        let collectionView = CollectionView(layout: RowLayout())
        let screen = View(.box, roles: ["screen"])
        screen.addSubview(collectionView)
        super.init(view: screen)
        collectionView.dataSource = TextSource()
    }
}
