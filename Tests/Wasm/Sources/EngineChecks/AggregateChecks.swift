import CollectionViewKit

private struct Note: Identifiable, Equatable {
    var id: Int
    var text = 0
}

/// Requests that the checks answer when they like.
private final class Inbox {
    var requests: [BatchRequest<Note>] = []

    func makeSource() -> BasicDataSource<Note> {
        let source = BasicDataSource<Note>()
        source.loader = { [self] in requests.append($0) }
        return source
    }
}

/// A source derived from the base.
private final class RangeSource: DataSource<Int> {
    private var ranges: [Int] = []

    override var sections: [DataSourceSection<Int>] { [DataSourceSection(items: ranges)] }

    override func loadContent(_ request: LoadRequest) {
        request.finish(.content) { self.ranges = [7, 30] }
    }
}

func aggregateChecks(_ checker: Checker) {
    treeChecks(checker)
    loadingChecks(checker)
    mixedChecks(checker)
}

/// A section of a list whose items come from a tree.
private final class NoteFeed: AggregateSectionController<Note, Int> {}

/// A section that notes what its value was and is.
private final class NoteHistory: ValueSectionController<Note> {
    private(set) var texts: [Int?] = []

    override func valueDidChange() { texts += [previousValue?.text, value.text] }
}

private func mixedChecks(_ checker: Checker) {
    let cells = CellRegistration<CollectionViewCell, Note> { _, _, _ in }
    let list = SectionControllerDataSource<Int> { [ListObject(Note(id: 1)), ListObject(Note(id: 2))] }
    list.register { (note: Note) in SingleSectionController(note, cell: cells) }
    let root = ComposedDataSource<Int>()
    root.add(BasicDataSource<Note>())
    root.add(list)
    let screen = AggregateDataSource<Int>(root: root)
    screen.update()
    checker.check("the objects of a list are sections of a tree", screen.numberOfSections == 3)
    let adapter = ListAdapter { [ListObject(Note(id: 1))] }
    adapter.register { (note: Note) in NoteFeed(note, root: BasicDataSource<Note>()) }
    let feed = NoteFeed(Note(id: 2), root: BasicDataSource<Note>())
    checker.check("a tree within a list is empty until it is shown", adapter.objects.isEmpty && feed.numberOfItems == 0)
    let history = NoteHistory(Note(id: 3))
    history.didUpdate(to: ListObject(Note(id: 3, text: 4)))
    history.didUpdate(to: ListObject(Note(id: 3, text: 5)))
    checker.check(
        "a section is told what its value was", history.texts == [0, 4, 4, 5] && history.previousValue == nil)
}

private func treeChecks(_ checker: Checker) {
    let (first, second) = (BasicDataSource<Note>(), BasicDataSource<Note>())
    let details = ComposedDataSource<Int>()
    details.add(first)
    details.add(second)
    let tabs = SegmentedDataSource<Int>()
    tabs.add(details)
    tabs.add(RangeSource())
    let screen = AggregateDataSource<Int>(root: tabs)
    var updates: [CollectionUpdate] = []
    let pipeline = UpdatePipeline(isDisplayed: true)
    screen.attach(to: pipeline)
    try? first.setItems([Note(id: 1)])
    try? second.setItems([Note(id: 1), Note(id: 2)])
    screen.update()
    checker.check("the sections of a tree are counted", screen.numberOfSections == 2)
    checker.check("an item of two sources is found twice", screen.indexPaths(for: 1).count == 2)
    take(pipeline, into: &updates)
    try? second.updateItem(Note(id: 2, text: 1))
    screen.update()
    take(pipeline, into: &updates)
    tabs.load()
    screen.update()
    take(pipeline, into: &updates)
    checker.check(
        "a changed item is configured again", updates[1].reconfiguredItems == [IndexPath(item: 1, section: 1)])
    tabs.selectChild(at: 1)
    screen.update()
    take(pipeline, into: &updates)
    checker.check(
        "a segment slides in", updates.count >= 3 && updates[updates.count - 1].slides.inserted[0] == .trailing)
    checker.check("a source of one's own loads", screen.itemIdentifier(for: IndexPath(item: 1, section: 0)) == 30)
}

private func loadingChecks(_ checker: Checker) {
    let inbox = Inbox()
    let root = ComposedDataSource<Int>()
    let children = [inbox.makeSource(), inbox.makeSource()]
    for child in children { root.add(child) }
    let screen = AggregateDataSource<Int>(root: root)
    screen.loadIfNeeded()
    screen.update()
    checker.check("all children are requested", inbox.requests.count == 2)
    checker.check("one spinner is shown", screen.presentation.sections[0].placeholder != nil)
    checker.check("and no other", screen.presentation.sections[1].placeholder == nil)
    inbox.requests[0].finish([Note(id: 1)], next: LoadCursor("next"))
    inbox.requests[1].fail(LoadError(code: 500, message: "no"))
    screen.update()
    checker.check("what loaded is shown", screen.numberOfItems(inSection: 0) == 1)
    checker.check("what failed is known", screen.presentation.errors.count == 1)
    children[0].loadMore()
    inbox.requests[2].finish([Note(id: 2)])
    screen.update()
    checker.check("a list goes on", screen.numberOfItems(inSection: 0) == 2 && children[0].loadMoreState == .exhausted)
    children[1].load()
    inbox.requests.removeLast()
    inbox.requests.removeAll()
    screen.update()
    checker.check("a request that is let go of has failed", children[1].loadStatus.error?.reason == .abandoned)
}
