import CollectionTestSupport
import CollectionViewKit
import Testing

// The examples of the article about section controllers, with a model to run on.

private struct Home: Identifiable, Equatable {
    var id: Int
    var title: String
}

private struct Failure: Identifiable, Equatable {
    var id: String
}

private struct Search: Identifiable, Equatable {
    var id: Int
    var homes: [Home]
}

private final class TitleCell: CollectionViewCell {
    let label = Label(.body)

    required init() {
        super.init(element: .box, styleClasses: ["title-cell"])
        addSubview(label)
    }
}

private final class Model {
    var homes: [Home] = []
    var failures: [Failure] = []
    var searches: [Search] = []
    var calls: [String] = []
    let homeCells = CellRegistration<TitleCell, Home> { cell, _, home in cell.label.text = home.title }
    let failureCells = CellRegistration<TitleCell, Failure> { cell, _, failure in cell.label.text = "\(failure.id)!" }

    func retry(_ failure: Failure) { calls.append("retry \(failure.id)") }
    func open(_ home: Home) { calls.append("open \(home.title)") }
}

private final class HomeController: ValueSectionController<Home> {
    let model: Model
    private var photos: [Int] = []

    init(_ home: Home, _ model: Model) {
        self.model = model
        super.init(home)
    }

    override var numberOfItems: Int { 1 + photos.count }

    override func cell(forItemAt index: Int, in context: SectionContext) -> CollectionViewCell? {
        let photo = Home(id: index, title: "photo \(index)")
        return context.dequeue(model.homeCells, forItemAt: index, item: index == 0 ? value : photo)
    }

    override func didSelectItem(at index: Int, in context: SectionContext) { model.open(value) }

    func pageArrived(_ page: [Int]) {
        performBatch { [self] batch in
            let first = photos.count
            photos += page
            batch.insertItems(at: Array(1 + first..<1 + photos.count))
        }
    }
}

private final class Recommendations: NestedSectionController<Search> {
    override var children: [ListObject] { value.homes.map { ListObject($0) } + [ListObject(Failure(id: "more"))] }
    override var scrollingBehavior: OrthogonalScrollingBehavior { .continuousGroupLeadingBoundary }
}

@Suite("The examples of the article about section controllers")
struct SectionControllersArticleTests {
    private func makeAdapter(_ model: Model) -> ListAdapter {
        let adapter = ListAdapter {
            model.homes.map { ListObject($0) } + model.failures.map { ListObject($0) }
                + model.searches.map { ListObject($0) }
        }
        adapter.register { (home: Home) in HomeController(home, model) }
        adapter.register { (failure: Failure) in
            SingleSectionController(failure, cell: model.failureCells) { failure, _ in model.retry(failure) }
        }
        adapter.register { (search: Search) in
            let recommendations = Recommendations(search)
            recommendations.childFactory.register { (home: Home) in HomeController(home, model) }
            recommendations.childFactory.register { (failure: Failure) in
                SingleSectionController(failure, cell: model.failureCells)
            }
            return recommendations
        }
        return adapter
    }

    @Test("homes and failures are shown, activated, and changed by a page that arrives")
    func list() throws {
        let model = Model()
        model.homes = [Home(id: 1, title: "loft"), Home(id: 2, title: "villa")]
        model.failures = [Failure(id: "nearby")]
        model.searches = [Search(id: 1, homes: [Home(id: 1, title: "barn")])]
        let adapter = makeAdapter(model)
        let host = ModelHost(
            ViewController(view: adapter.collectionView), windowSize: Size(width: 390, height: 844))
        host.start(path: "/")
        host.finishAnimations()
        #expect(host.texts.prefix(3) == ["loft", "villa", "nearby!"])
        #expect(host.texts.contains("barn"))
        host.tap("villa")
        host.tap("nearby!")
        #expect(model.calls == ["open villa", "retry nearby"])
        let loft = try #require(adapter.sectionController(for: ListObject(model.homes[0])) as? HomeController)
        loft.pageArrived([7, 8])
        host.send(.frame(0))
        host.finishAnimations()
        #expect(adapter.collectionView.contentSource?.numberOfItems(inSection: 0) == 3)
        #expect(host.texts.contains("photo 2"))
    }
}
