import CollectionDataSources
import CollectionDiffing
import CollectionGeometry
import Testing

/// The first fourteen of the forty tests: what the tree shows, and where.
struct SourceTreeTests {
    private func path(_ section: Int, _ item: Int) -> IndexPath { IndexPath(item: item, section: section) }

    @Test("1: sections are counted through, and every section leads to its source and back")
    func mapping() {
        let children = [
            ShelfSource([(0, [1])]), ShelfSource([(0, [1]), (1, [2]), (2, [3])]), ShelfSource([(0, [1]), (1, [2])]),
        ]
        let screen = Screen(composed(children[0], children[1], children[2]))
        screen.update()
        #expect(screen.aggregate.numberOfSections == 6)
        for section in 0..<6 {
            guard let (source, local) = screen.aggregate.source(forSection: section), let local else {
                Issue.record("section \(section) has a source")
                continue
            }
            #expect(screen.aggregate.section(for: source, localSection: local) == section)
        }
        #expect(screen.aggregate.source(forSection: 4)?.source === children[2])
        #expect(screen.aggregate.source(forSection: 4)?.localSection == 0)
        #expect(screen.aggregate.source(forSection: 6) == nil)
        #expect(screen.aggregate.source(forSection: -1) == nil)
    }

    @Test("2: what the user does reaches the source it concerns, three levels down, with a path of its own")
    func deepPaths() throws {
        let leaf = ShelfSource([(0, [1, 2]), (1, [3, 4, 5])])
        leaf.isReorderable = true
        let screen = Screen(segmented(composed(try basic(1), leaf)))
        screen.update()
        #expect(screen.lines == ["1", "1 2", "3 4 5"])
        #expect(screen.aggregate.itemIdentifier(for: path(2, 1)) == 4)
        #expect(screen.aggregate.canMoveItem(at: path(2, 1)))
        #expect(screen.aggregate.removeItem(at: path(2, 1)))
        #expect(leaf.calls == ["can move [1, 1]", "remove [1, 1]"])
        let update = try #require(screen.update())
        #expect(update.changes == BatchChanges(itemDeletes: [path(2, 1)]))
        #expect(screen.aggregate.localPath(for: path(2, 2)) == nil)
        #expect(!screen.aggregate.removeItem(at: path(7, 0)))
        #expect(!screen.aggregate.canEditItem(at: path(0, -1)))
    }

    @Test("3: a batch deletes in the old paths and inserts in the new ones, whichever source changes first")
    func mixedBatch() throws {
        let (first, second) = (ShelfSource([(0, [1])]), ShelfSource([(0, [1, 2, 3, 4])]))
        let screen = Screen(composed(first, second))
        screen.update()
        first.shelves.append(DataSourceSection(id: 1, items: [9]))
        second.shelves[0].items.remove(at: 3)
        let update = try #require(screen.update())
        #expect(update.changes == BatchChanges(sectionInserts: [1], itemDeletes: [path(1, 3)]))
    }

    @Test("4: the last section of a child goes as exactly that section of the screen")
    func trailingSection() throws {
        let first = ShelfSource([(0, [1]), (1, [2])])
        let screen = Screen(composed(first, try basic(5)))
        screen.update()
        first.shelves.removeLast()
        #expect(try #require(screen.update()).changes == BatchChanges(sectionDeletes: [1]))
        first.shelves = []
        #expect(try #require(screen.update()).changes == BatchChanges(sectionDeletes: [0]))
        #expect(screen.lines == ["5"])
    }

    @Test("5: sections inserted in the middle shift only what follows")
    func middleSections() throws {
        let middle = ShelfSource([(0, [1]), (3, [2])])
        let screen = Screen(composed(try basic(8), middle, try basic(9)))
        screen.update()
        middle.shelves.insert(
            contentsOf: [DataSourceSection(id: 1, items: [3]), DataSourceSection(id: 2, items: [4])], at: 1)
        let update = try #require(screen.update())
        #expect(update.changes == BatchChanges(sectionInserts: [2, 3]))
        let translation = try #require(update.translation)
        let paths = [path(0, 0), path(1, 0), path(2, 0), path(3, 0)]
        #expect(paths.map { translation.newPath(ofOld: $0) } == [path(0, 0), path(1, 0), path(4, 0), path(5, 0)])
    }

    @Test("6: an item that two children have is found in the order of the tree, every time")
    func sharedItems() throws {
        for _ in 0..<100 {
            let (first, second) = (try basic(1, 7), try basic(7, 2))
            let screen = Screen(composed(first, composed(try basic(3)), second))
            screen.update()
            #expect(screen.aggregate.indexPaths(for: 7) == [path(0, 1), path(2, 0)])
            #expect(screen.aggregate.indexPath(for: 7, of: second) == path(2, 0))
            #expect(screen.aggregate.indexPaths(for: 99) == [])
        }
    }

    @Test("7: a move to another child is refused and changes nothing; one within a child is translated")
    func moves() throws {
        let leaf = ShelfSource([(0, [1, 2]), (1, [3])])
        leaf.isReorderable = true
        let other = try basic(8, 9)
        other.isReorderable = true
        let screen = Screen(composed(other, leaf))
        screen.update()
        #expect(!screen.aggregate.canMoveItem(at: path(0, 0), to: path(1, 0)))
        #expect(!screen.aggregate.moveItem(at: path(0, 0), to: path(1, 0)))
        #expect(screen.update() == nil)
        #expect(leaf.calls == [])
        #expect(screen.aggregate.moveItem(at: path(1, 1), to: path(2, 0)))
        #expect(leaf.calls == ["can move [0, 1]", "move [0, 1] to [1, 0]"])
        let update = try #require(screen.update())
        #expect(update.changes == BatchChanges(itemMoves: [Move(from: path(1, 1), to: path(2, 0))]))
    }

    @Test("8: items that stay do not move beyond the one that has to")
    func fewestMoves() throws {
        let source = try basic(1, 2, 3, 4)
        let screen = Screen(source)
        screen.update()
        try source.setItems(Note.list(2, 1, 4, 5))
        let changes = try #require(screen.update()).changes
        #expect(changes.itemDeletes == [path(0, 2)])
        #expect(changes.itemInserts == [path(0, 3)])
        #expect(changes.itemMoves.count == 1)
        #expect(changes.itemMoves.allSatisfy { $0.from.item < 2 })
        #expect(changes.itemMoves.allSatisfy { $0.to.item < 2 })
    }

    @Test(
        "9: an item with other content is configured again, and one given twice is an error that changes nothing"
    )
    func content() throws {
        let source = try basic(1, 2, 3)
        let screen = Screen(composed(try basic(2), source))
        screen.update()
        try source.setItems([Note(id: 1), Note(id: 2, text: "new"), Note(id: 3)])
        let update = try #require(screen.update())
        #expect(update.changes.isEmpty)
        #expect(update.reconfiguredItems == [path(1, 1)])
        #expect(throws: DataSourceError<Int>.duplicateItems([3, 1])) {
            try source.setItems(Note.list(3, 3, 1, 3, 1))
        }
        #expect(throws: DataSourceError<Int>.duplicateItems([2])) {
            try source.insertItems(Note.list(9, 2), at: 0)
        }
        #expect(source.items.map { $0.text } == ["", "new", ""])
        #expect(screen.update() == nil)
        #expect(throws: DataSourceError<Int>.unknownItems([7])) { try source.updateItem(Note(id: 7)) }
        try source.updateItem(Note(id: 3, text: "x"))
        #expect(try #require(screen.update()).reconfiguredItems == [path(1, 2)])
    }

    @Test("10: another segment replaces all sections, from the side it lies on")
    func segments() throws {
        let source = segmented(
            ShelfSource([(0, [1]), (1, [2])]), try basic(5), ShelfSource([(0, [1]), (1, [2]), (2, [3])]))
        let screen = Screen(source)
        screen.update()
        #expect(source.selectChild(at: 2))
        var update = try #require(screen.update())
        #expect(update.changes == BatchChanges(sectionDeletes: [0, 1], sectionInserts: [0, 1, 2]))
        #expect(
            update.slides
                == SectionSlides(
                    inserted: [0: .trailing, 1: .trailing, 2: .trailing], deleted: [0: .trailing, 1: .trailing]))
        #expect(source.selectChild(at: 0))
        update = try #require(screen.update())
        #expect(
            update.slides
                == SectionSlides(
                    inserted: [0: .leading, 1: .leading], deleted: [0: .leading, 1: .leading, 2: .leading]))
        #expect(source.selectChild(at: 1, animated: false))
        update = try #require(screen.update())
        #expect(update.slides.isEmpty)
        #expect(!update.isAnimated)
        #expect(!source.selectChild(at: 3))
        #expect(!source.selectChild(at: -1))
        #expect(source.selectedIndex == 1)
    }

    @Test("sections slide by the child they belong to, not by where they stand")
    func slidesByIdentity() throws {
        let (top, bottom) = (ShelfSource([(0, [1])]), try basic(9))
        let tabs = segmented(try basic(1), try basic(2))
        let screen = Screen(composed(top, tabs, bottom))
        screen.update()
        tabs.selectChild(at: 1)
        top.shelves.append(DataSourceSection(id: 1, items: [5]))
        let update = try #require(screen.update())
        #expect(update.changes == BatchChanges(sectionDeletes: [1], sectionInserts: [1, 2]))
        #expect(update.slides == SectionSlides(inserted: [2: .trailing], deleted: [1: .trailing]))
        tabs.selectChild(at: 0)
        tabs.selectChild(at: 1)
        #expect(screen.update() == nil, "there and back again within one event is nothing")
    }

    @Test("11: the segment that is there is not selected again, and hidden ones change unseen")
    func hiddenSegments() throws {
        let hidden = try basic(2)
        let source = segmented(try basic(1), hidden)
        let screen = Screen(source)
        screen.update()
        var completions = 0
        #expect(!source.selectChild(at: 0) { completions += 1 })
        #expect(completions == 1)
        #expect(screen.update() == nil)
        try hidden.setItems([Note(id: 2, text: "new"), Note(id: 3)])
        #expect(screen.update() == nil)
        source.selectChild(at: 1) { completions += 1 }
        #expect(screen.update()?.reconfiguredItems == [])
        #expect(screen.lines == ["2 3"])
        #expect(completions == 2)
    }

    @Test("a completion is called once its child is shown, and never for a child that does not exist")
    func completions() throws {
        let source = segmented(try basic(1), try basic(2))
        let screen = Screen(source)
        screen.update()
        var calls: [String] = []
        source.selectChild(at: 1) { calls.append("there \(screen.lines)") }
        #expect(calls == [])
        screen.update()
        #expect(calls == ["there [\"2\"]"])
        #expect(!source.selectChild(at: 2) { calls.append("nowhere") })
        screen.update()
        calls = []
        source.selectChild(at: 0) { calls.append("back") }
        source.selectChild(at: 1) { calls.append("again") }
        source.selectChild(at: 1) { calls.append("selected") }
        #expect(calls == [])
        #expect(screen.update() == nil)
        #expect(calls == ["back", "again", "selected"])
        screen.update()
        #expect(calls.count == 3)
    }

    @Test("a completion waits while the update to its child does, and that of a child selected again waits with it")
    func waitingCompletions() throws {
        let source = segmented(try basic(1), try basic(2))
        let aggregate = AggregateDataSource<Int>(root: source)
        let pipeline = UpdatePipeline(isDisplayed: true)
        aggregate.attach(to: pipeline)
        func show() {
            _ = pipeline.next()
            pipeline.finish()
        }
        aggregate.update()
        show()
        var calls: [String] = []
        source.selectChild(at: 1) { calls.append("there") }
        aggregate.update()
        source.selectChild(at: 1) { calls.append("selected") }
        #expect(!aggregate.update())
        source.selectChild(at: 0) { calls.append("back") }
        source.selectChild(at: 1) { calls.append("again") }
        #expect(!aggregate.update())
        #expect(calls == [])
        source.selectChild(at: 0) { calls.append("behind") }
        #expect(aggregate.update())
        source.selectChild(at: 0) { calls.append("behind that") }
        #expect(!aggregate.update())
        show()
        #expect(calls == ["there", "selected", "back", "again"])
        show()
        #expect(calls.suffix(2) == ["behind", "behind that"])
        source.selectChild(at: 0) { calls.append("shown") }
        #expect(calls.last == "shown")
        #expect(calls.count == 7)
    }

    @Test("a completion may select another child and update: that update follows, with a view and without one")
    func updatesInCompletions() throws {
        for hasView in [false, true] {
            let source = segmented(try basic(1), try basic(2))
            let aggregate = AggregateDataSource<Int>(root: source)
            let pipeline = UpdatePipeline(isDisplayed: true)
            if hasView { aggregate.attach(to: pipeline) }
            aggregate.update()
            while pipeline.next() != nil { pipeline.finish() }
            var calls: [String] = []
            source.selectChild(at: 1) {
                calls.append("there")
                source.selectChild(at: 0) { calls.append("back") }
                calls.append("\(aggregate.update())")
            }
            aggregate.update()
            while pipeline.next() != nil { pipeline.finish() }
            #expect(calls == ["there", "true", "back"])
            #expect(aggregate.itemIdentifier(for: IndexPath(item: 0, section: 0)) == 1)
        }
    }

    @Test("a completion of a child that is removed, and of one that no view has shown yet, waits for the next update")
    func completionsBeforeUpdates() throws {
        let children = [try basic(1), try basic(2)]
        let source = segmented(children[0], children[1])
        var calls: [String] = []
        source.selectChild(at: 0) { calls.append("first") }
        #expect(calls == [])
        let screen = Screen(source)
        screen.update()
        #expect(calls == ["first"])
        source.remove(children[0])
        source.selectChild(at: 0) { calls.append("neighbour") }
        #expect(calls == ["first"])
        screen.update()
        #expect(calls == ["first", "neighbour"])
    }

    @Test(
        "12: the neighbour of a removed segment takes its place in one update, and the last one leaves nothing")
    func removedSegments() throws {
        let children = [try basic(1), try basic(2), try basic(3)]
        let source = segmented(children[0], children[1], children[2])
        source.selectChild(at: 2)
        let screen = Screen(source)
        screen.update()
        #expect(source.remove(children[2]))
        #expect(screen.update() != nil)
        #expect(screen.update() == nil)
        #expect(screen.lines == ["2"])
        #expect(source.selectedIndex == 1)
        #expect(source.remove(children[0]))
        #expect(source.selectedIndex == 0)
        #expect(screen.update() == nil)
        #expect(screen.lines == ["2"])
        #expect(source.remove(children[1]))
        #expect(!source.remove(children[1]))
        #expect(screen.update() != nil)
        #expect(screen.aggregate.numberOfSections == 0)
        #expect(source.selectedChild == nil)
    }

    @Test("13: the last item that goes leaves no content, the first that comes brings it, and a load is not disturbed")
    func emptiness() throws {
        let inbox = Inbox()
        let source = inbox.makeSource()
        source.placeholders.noContent = Placeholder(.noContent, title: "Nothing")
        let screen = Screen(source)
        source.load()
        inbox.requests[0].finish(Note.list(1))
        screen.update()
        #expect(source.loadState == .loaded)
        try source.setItems([])
        screen.update()
        #expect(source.loadState == .noContent)
        #expect(screen.lines == ["empty"])
        try source.setItems(Note.list(1, 2))
        screen.update()
        #expect(source.loadState == .loaded)
        #expect(screen.lines == ["1 2"])
        source.reset()
        source.load()
        try source.setItems([])
        #expect(source.loadState == .loading)
        try source.setItems(Note.list(4))
        #expect(source.loadState == .loading)
    }

    @Test("14: a move beyond the end ends at the end, in the items and in the update")
    func clampedMove() throws {
        let source = try basic(1, 2, 3)
        source.isReorderable = true
        let screen = Screen(source)
        screen.update()
        #expect(screen.aggregate.moveItem(at: path(0, 0), to: path(0, 99)))
        #expect(source.items.map { $0.id } == [2, 3, 1])
        #expect(try #require(screen.update()).changes.itemMoves == [Move(from: path(0, 0), to: path(0, 2))])
        #expect(source.moveItem(from: 5, to: 0) == nil)
        #expect(source.moveItem(from: 1, to: -4) == 0)
    }

    @Test("what the user does concerns the item that is seen, whatever its source has done since")
    func staleView() throws {
        let source = try basic(1, 2, 3)
        let screen = Screen(composed(try basic(9), source))
        screen.update()
        try source.insertItems(Note.list(7), at: 0)
        #expect(screen.aggregate.localPath(for: path(1, 1))?.indexPath == path(0, 2))
        #expect(screen.aggregate.removeItem(at: path(1, 1)))
        #expect(source.items.map { $0.id } == [7, 1, 3])
        #expect(!screen.aggregate.removeItem(at: path(1, 1)), "it has gone already")
        #expect(source.items.map { $0.id } == [7, 1, 3])
        screen.update()
        #expect(screen.lines == ["9", "7 1 3"])
    }

    @Test("a child that comes back under its identity is known again, and one that is there is not added twice")
    func identities() throws {
        let (first, second) = (try basic(1), try basic(2))
        let source = ComposedDataSource<Int>()
        #expect(source.add(first, id: 7) == 7)
        #expect(source.add(second, id: 7) == nil)
        #expect(source.add(first) == nil)
        #expect(source.add(second) == 8)
        let screen = Screen(source)
        screen.update()
        let copy = try basic(1)
        #expect(source.remove(first))
        #expect(source.add(copy, id: 7, at: 0) == 7)
        #expect(screen.update()?.isEmpty != false, "what it shows is the same")
        #expect(screen.aggregate.number(of: copy) != nil)
        #expect(screen.aggregate.number(of: first) == nil)
    }

    @Test("what a source of one's own says twice is shown once and said")
    func duplicates() throws {
        let source = ShelfSource([(0, [1, 2, 1]), (1, [3]), (1, [4]), (2, [2])])
        let screen = Screen(source)
        screen.update()
        #expect(screen.lines == ["1", "3", "2"])
        #expect(
            screen.diagnostics.map { $0.problem } == [.duplicateItems([1]), .duplicateSection(1), .duplicateItems([2])])
        #expect(screen.aggregate.presentation.sections.map { $0.items } == [[1], [3], [2]])
    }
}
