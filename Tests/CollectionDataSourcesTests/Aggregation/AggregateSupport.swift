import CollectionDataSources
import CollectionDiffing
import CollectionGeometry

/// An item with an identity and content.
struct Note: Identifiable, Equatable {
    var id: Int
    var text = ""

    static func list(_ ids: Int...) -> [Note] { ids.map { Note(id: $0) } }
}

/// Keeps the requests of loaders, so that a test decides when each gets its response.
final class Inbox {
    private(set) var requests: [BatchRequest<Note>] = []
    private(set) var cancellations = 0

    func makeSource(_ title: String = "") -> BasicDataSource<Note> {
        let source = BasicDataSource<Note>()
        source.title = title
        source.loader = { [self] request in
            request.cancellationHandler = { self.cancellations += 1 }
            requests.append(request)
        }
        return source
    }

    /// Lets go of all requests, responded to or not.
    func forget() { requests = [] }
}

/// Sections of items that are given, each with an identity.
final class ShelfSource: DataSource<Int> {
    var shelves: [DataSourceSection<Int>] {
        didSet { setNeedsUpdate() }
    }
    var isReorderable = false
    private(set) var calls: [String] = []

    init(_ shelves: [(id: Int, items: [Int])]) {
        self.shelves = shelves.map { DataSourceSection(id: $0.id, items: $0.items) }
        super.init()
    }

    override var sections: [DataSourceSection<Int>] { shelves }

    override func canMoveItem(at source: IndexPath, to target: IndexPath?) -> Bool {
        calls.append("can move \(source)")
        return isReorderable
    }

    override func removeItem(at indexPath: IndexPath) {
        calls.append("remove \(indexPath)")
        shelves[indexPath.section].items.remove(at: indexPath.item)
    }

    override func moveItem(at source: IndexPath, to target: IndexPath) {
        calls.append("move \(source) to \(target)")
        let item = shelves[source.section].items.remove(at: source.item)
        shelves[target.section].items.insert(item, at: target.item)
    }
}

/// A tree with a view that carries every update out at once and writes it down.
final class Screen {
    let aggregate: AggregateDataSource<Int>
    private(set) var updates: [CollectionUpdate] = []
    private let pipeline = UpdatePipeline(isDisplayed: true)
    private(set) var diagnostics: [AggregateDiagnostic<Int>] = []

    init(_ root: DataSource<Int>) {
        aggregate = AggregateDataSource(root: root)
        aggregate.attach(to: pipeline)
        pipeline.wakeHandler = { [unowned self] in
            while case .update(let update)? = pipeline.next() {
                updates.append(update)
                pipeline.finish()
            }
        }
        aggregate.diagnosticHandler = { [unowned self] in diagnostics.append($0) }
    }

    /// Ends an event. Returns the update it brought.
    @discardableResult
    func update(animated: Bool = true) -> CollectionUpdate? {
        let count = updates.count
        aggregate.update(animatingDifferences: animated)
        return updates.count > count ? updates.last : nil
    }

    /// What is seen: the items of each section, or what covers them; `-` for a section that shows nothing at all.
    var lines: [String] {
        aggregate.presentation.sections.enumerated().map { index, section in
            if let placeholder = section.placeholder {
                let names: [LoadStatus.PlaceholderReason: String] = [
                    .loading: "loading", .noContent: "empty", .error: "error",
                ]
                return names[placeholder.placeholder.reason] ?? ""
            }
            let ids = (0..<aggregate.numberOfItems(inSection: index)).compactMap {
                aggregate.itemIdentifier(for: IndexPath(item: $0, section: index))
            }
            return ids.isEmpty ? "-" : ids.map { "\($0)" }.joined(separator: " ")
        }
    }
}

/// A composed source of children.
func composed(_ children: DataSource<Int>...) -> ComposedDataSource<Int> {
    let source = ComposedDataSource<Int>()
    for child in children { source.add(child) }
    return source
}

/// A segmented source of children.
func segmented(_ children: DataSource<Int>...) -> SegmentedDataSource<Int> {
    let source = SegmentedDataSource<Int>()
    for child in children { source.add(child) }
    return source
}

/// A source of notes that are there without being loaded.
func basic(_ ids: Int...) throws -> BasicDataSource<Note> {
    let source = BasicDataSource<Note>()
    try source.setItems(ids.map { Note(id: $0) })
    return source
}
