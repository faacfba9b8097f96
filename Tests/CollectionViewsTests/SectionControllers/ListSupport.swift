import CollectionGeometry
import CollectionLayout
import CollectionTestSupport
import CollectionViews

/// A section of lines.
struct Shelf: Identifiable, Equatable {
    var id: String
    var lines: [String]

    init(_ id: String, _ lines: String...) {
        self.id = id
        self.lines = lines
    }

    init(_ id: String, lines: [String]) {
        self.id = id
        self.lines = lines
    }
}

/// Something of another type, whose ids may be those of shelves.
enum Notice: Identifiable, Equatable {
    case text(String, of: String)
    case silence

    var id: String {
        switch self {
        case .text(_, let id): id
        case .silence: "silence"
        }
    }
}

/// What a list of a test shows, and what its controllers were told. Closures and controllers hold it instead of a
/// screen.
final class ListWorld {
    var objects: [ListObject] = []
    var trace: [String] = []
    /// Whether cells and display are traced as well.
    var tracesDisplay = false
    /// Whether the mark of a pressed item is traced as well.
    var tracesPresses = false
    var fetches = 0
    let cells = CellRegistration<TextCell, String> { cell, _, text in cell.label.text = text }
    /// Called for each activated line, instead of tracing it.
    var onSelect: (() -> Void)?
    let headers = SupplementaryRegistration<CollectionReusableView>(elementKind: .sectionHeader) { _, _, _ in }

    /// Hands over the trace and starts with an empty one.
    func takeTrace() -> [String] {
        defer { trace = [] }
        return trace
    }

    func show(_ shelves: Shelf...) { objects = shelves.map { ListObject($0) } }
}

/// Shows a shelf, a hundred points for a line, and traces what it is told.
class ShelfController: ValueSectionController<Shelf> {
    let world: ListWorld

    init(_ shelf: Shelf, _ world: ListWorld) {
        self.world = world
        super.init(shelf)
        world.trace.append("make \(shelf.id)")
    }

    deinit { world.trace.append("free \(value.id)") }

    func note(_ text: String) {
        if world.tracesDisplay { world.trace.append(text) }
    }

    /// Changes the lines; the next batch has to say how.
    func edit(_ lines: [String]) { rewritten = lines }

    private(set) var rewritten: [String]?
    var lines: [String] { rewritten ?? value.lines }

    override func valueDidChange() {
        rewritten = nil
        let place = section.map { "\($0)" } ?? "nowhere"
        let previous = previousValue?.lines.joined() ?? "none"
        world.trace.append("\(value.id) at \(place): \(previous) → \(value.lines.joined())")
    }

    override var numberOfItems: Int { lines.count }
    override var itemSize: LayoutSize {
        LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
    }

    override func cell(forItemAt index: Int, in context: SectionContext) -> CollectionViewCell? {
        note("cell \(value.id)\(index)")
        return context.dequeue(world.cells, forItemAt: index, item: lines[index])
    }

    override func didSelectItem(at index: Int, in context: SectionContext) {
        if let onSelect = world.onSelect { return onSelect() }
        world.trace.append("select \(value.id)\(index): \(lines[index]), \(isFirstSection) \(isLastSection)")
    }

    override func didDeselectItem(at index: Int, in context: SectionContext) {
        world.trace.append("deselect \(value.id)\(index)")
    }

    override func didHighlightItem(at index: Int, in context: SectionContext) {
        if world.tracesPresses { world.trace.append("mark \(value.id)\(index)") }
    }

    override func didUnhighlightItem(at index: Int, in context: SectionContext) {
        if world.tracesPresses { world.trace.append("unmark \(value.id)\(index)") }
    }

    override func willDisplay(in context: SectionContext) { note("see \(value.id)") }
    override func didEndDisplaying() { note("lose \(value.id)") }
    override func willDisplayItem(at index: Int, in context: SectionContext) { note("see \(value.id)\(index)") }
    override func didEndDisplayingItem(at index: Int) { note("lose \(value.id)\(index)") }
    override func didEnterWorkingRange() { note("near \(value.id)") }
    override func didExitWorkingRange() { note("far \(value.id)") }
}

/// A screen that is one list.
final class ListScreen: ViewController {
    let adapter: ListAdapter
    let world: ListWorld

    init(_ world: ListWorld = ListWorld(), configuration: ListAdapter.Configuration = .init()) {
        self.world = world
        adapter = ListAdapter(configuration: configuration) {
            world.fetches += 1
            return world.objects
        }
        super.init(view: adapter.collectionView)
        adapter.register { (shelf: Shelf) in ShelfController(shelf, world) }
        adapter.register { (notice: Notice) in
            if case .text(let text, _) = notice { NoticeController(text, world) } else { nil }
        }
    }

    func host() -> ModelHost {
        let host = ModelHost(self, windowSize: Size(width: 400, height: 800))
        host.start(path: "/")
        return host
    }

    /// Shows shelves and lets the event end.
    func show(_ shelves: Shelf..., in host: ModelHost, animated: Bool = false) {
        world.objects = shelves.map { ListObject($0) }
        adapter.performUpdates(animated: animated)
        host.send(.frame(0))
    }

    func controller(_ id: String) -> ShelfController? {
        adapter.sectionController(for: ListObject(Shelf(id))) as? ShelfController
    }
}

/// Shows a notice in one cell.
final class NoticeController: SectionController {
    let text: String
    let world: ListWorld

    init(_ text: String, _ world: ListWorld) {
        self.text = text
        self.world = world
    }

    override func cell(forItemAt index: Int, in context: SectionContext) -> CollectionViewCell? {
        context.dequeue(world.cells, forItemAt: index, item: text)
    }
}

extension ModelHost {
    /// The texts of the cells that do not disappear, from top to bottom.
    var rows: [String] {
        visibleCells.filter { node($0)?.attributes[.isHiddenFromAccessibility] != "true" }
            .map { (frame: frameInWindow($0) ?? .zero, text: texts(in: $0).first ?? "") }
            .sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
            .map(\.text)
    }
}
