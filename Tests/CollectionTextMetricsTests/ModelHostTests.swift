import CollectionDataSources
import CollectionGeometry
import CollectionLayout
import CollectionServerRendering
import CollectionTestSupport
import CollectionTextMetrics
import CollectionViews
import Testing

@Suite("A model host that measures in the typeface")
struct ModelHostTests {
    /// The height of a cell that shows a text, measured.
    private func height(of text: String, measuredBy measure: any TextMeasuring) throws -> Double {
        let screen = TextScreen(text)
        let host = ModelHost(screen, windowSize: Size(width: 200, height: 400), textMeasure: measure)
        host.start(path: "/")
        host.runFrames()
        #expect(host.violations == [])
        let cell = try #require(host.visibleCells.first)
        return try #require(host.frameInWindow(cell)).height
    }

    @Test("narrow letters take one line where as many of equal width take two")
    func lines() throws {
        let text = String(repeating: "il ", count: 9)
        let uniform = try height(of: text, measuredBy: UniformTextMeasure())
        let typeface = try height(of: text, measuredBy: TypefaceTextMeasure())
        #expect(typeface < uniform)
        #expect(try height(of: "il", measuredBy: TypefaceTextMeasure()) == typeface)
    }
}

/// A list of one text.
private final class TextScreen: ViewController {
    private let collectionView = CollectionView(
        layout: CompositionalLayout.list(using: ListConfiguration(appearance: .plain)))
    private var dataSource: CollectionViewDiffableDataSource<Int, Int>?
    private let text: String

    init(_ text: String) {
        self.text = text
        super.init()
    }

    override func viewDidLoad() {
        view.addSubview(collectionView)
        let row = CellRegistration<TextCell, Int> { [text] cell, _, _ in cell.label.text = text }
        dataSource = CollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, item in
            view.dequeueConfiguredReusableCell(using: row, for: indexPath, item: item)
        }
        var snapshot = DiffableDataSourceSnapshot<Int, Int>()
        try? snapshot.appendSections([0])
        try? snapshot.appendItems([1])
        dataSource?.apply(snapshot)
    }
}

private final class TextCell: CollectionViewCell {
    let label = Label(.body, styleClasses: ["is-multiline"])

    required init() {
        super.init(element: .box, styleClasses: ["text-cell"])
        addSubview(label)
    }
}
