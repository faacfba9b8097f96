import CollectionDataSources
import CollectionGeometry
import CollectionTestSupport
import Testing

struct OutlineSourceTests {
    typealias Source = DiffableDataSource<String, Int>
    typealias Outline = DiffableDataSourceSectionSnapshot<Int>

    /// Two roots of which the first is expanded and the second holds a tree.
    private func example() throws -> Outline {
        var outline = Outline()
        try outline.append([1, 2])
        try outline.append([10, 11], to: 1)
        try outline.append([20, 21], to: 2)
        try outline.append([200], to: 20)
        try outline.expand([1, 20])
        return outline
    }

    private func source() throws -> (Source, UpdateRecorder) {
        let source = Source()
        let recorder = UpdateRecorder(source)
        var snapshot = Source.Snapshot()
        try snapshot.appendSections(["list", "outline"])
        try snapshot.appendItems([90, 91], toSection: "list")
        source.apply(snapshot)
        try source.apply(example(), to: "outline")
        _ = recorder.take()
        return (source, recorder)
    }

    @Test("the main snapshot holds the visible items, the section snapshot the whole tree")
    func visibleItems() throws {
        let (source, _) = try source()
        #expect(source.snapshot().itemIdentifiers == [90, 91, 1, 10, 11, 2])
        #expect(try source.snapshot(for: "outline") == example())
        #expect(source.snapshot(for: "list").rootItems == [90, 91])
        #expect(source.snapshot(for: "nowhere").items.isEmpty)
    }

    @Test("expanding and collapsing yield the items that appear and disappear; inner expansion is remembered")
    func toggle() throws {
        let (source, recorder) = try source()
        #expect(source.toggleItem(2))
        #expect(source.toggleItem(1))
        #expect(source.toggleItem(2, animatingDifferences: false))
        #expect(!source.toggleItem(1_000))
        #expect(
            recorder.take() == [
                "update 3: insert [1, 4], insert [1, 5], insert [1, 6]",
                "update 4: delete [1, 1], delete [1, 2]",
                "update 5: delete [1, 2], delete [1, 3], delete [1, 4]",
            ]
        )
        #expect(source.snapshot(for: "outline").expandedItems == [20])
    }

    @Test("handlers are called in a fixed order, and may refuse")
    func handlers() throws {
        let (source, recorder) = try source()
        source.sectionSnapshotHandlers = SectionSnapshotHandlers(
            shouldExpandItem: { item in
                recorder.add("should expand \(item)")
                return item != 1
            },
            willExpandItem: { recorder.add("will expand \($0)") },
            snapshotForExpandingParent: { item, children in
                recorder.add("children of \(item): \(Array(children.items))")
                var children = children
                try? children.append([22])
                return children
            },
            shouldCollapseItem: { item in
                recorder.add("should collapse \(item)")
                return item != 1
            },
            willCollapseItem: { recorder.add("will collapse \($0)") }
        )
        #expect(source.expandItem(2))
        #expect(!source.expandItem(2))
        #expect(source.collapseItem(2))
        #expect(!source.collapseItem(1))
        #expect(
            recorder.take() == [
                "should expand 2", "will expand 2", "children of 2: [20, 200, 21]",
                "update 3: insert [1, 4], insert [1, 5], insert [1, 6], insert [1, 7]",
                "should collapse 2", "will collapse 2",
                "update 4: delete [1, 4], delete [1, 5], delete [1, 6], delete [1, 7]",
                "should collapse 1",
            ]
        )
        #expect(source.snapshot(for: "outline").children(of: 2) == [20, 21, 22])
    }

    @Test("children that are present elsewhere are not shown and reported; the item is expanded as it was")
    func rejectedChildren() throws {
        let (source, recorder) = try source()
        var diagnostics: [DataSourceDiagnostic<Int>] = []
        source.diagnosticHandler = { diagnostics.append($0) }
        var answer: [Int] = []
        source.sectionSnapshotHandlers.snapshotForExpandingParent = { _, _ in
            var children = Outline()
            try? children.append(answer)
            return children
        }
        answer = [90, 300]
        #expect(source.expandItem(2))
        source.collapseItem(2)
        answer = [10]
        #expect(source.expandItem(2))
        #expect(
            diagnostics == [
                .childrenRejected(of: 2, conflicts: [90]), .childrenRejected(of: 2, conflicts: [10]),
            ]
        )
        #expect(recorder.take().count == 3)
        #expect(source.snapshot(for: "outline").children(of: 2) == [20, 21])
    }

    @Test("an outline may not hold items of other sections, hidden ones included")
    func conflicts() throws {
        let (source, recorder) = try source()
        var outline = Outline()
        try outline.append([5, 91, 200, 21])
        #expect(throws: Source.Snapshot.Failure.itemsInOtherSections([91, 200, 21])) {
            try source.apply(outline, to: "other")
        }
        #expect(throws: Source.Snapshot.Failure.itemsInOtherSections([200, 21])) {
            try source.apply(outline, to: "list")
        }
        #expect(recorder.take() == [])
    }

    @Test("an outline for an unknown section appends the section")
    func unknownSection() throws {
        let (source, recorder) = try source()
        var outline = Outline()
        try outline.append([7])
        try source.apply(outline, to: "new")
        #expect(recorder.take() == ["update 3: insert section 2"])
        #expect(source.indexPath(for: 7) == IndexPath(item: 0, section: 2))
    }

    @Test("marks of an outline reach the view for what is visible")
    func marks() throws {
        let (source, recorder) = try source()
        var outline = source.snapshot(for: "outline")
        try outline.reconfigure([10, 200])
        try outline.reload([2])
        try source.apply(outline, to: "outline")
        try source.apply(source.snapshot(for: "outline"), to: "outline")
        #expect(
            recorder.take() == [
                "update 3: no changes, then reload [1, 3], then reconfigure [1, 1]", "update 4: no changes",
            ]
        )
    }

    @Test("a tree survives a main snapshot that shows the same items, and goes with its section")
    func survival() throws {
        let (source, _) = try source()
        var snapshot = source.snapshot()
        snapshot.deleteItems([90])
        source.apply(snapshot)
        #expect(try source.snapshot(for: "outline") == example())
        snapshot.deleteSections(["outline"])
        source.apply(snapshot)
        #expect(source.snapshot(for: "outline").items.isEmpty)
    }

    @Test("a main snapshot that changes the visible items takes the tree along")
    func reconciliation() throws {
        let (source, _) = try source()
        func visible(_ items: [Int]) throws -> String {
            let snapshot = source.snapshot()
            defer { source.apply(snapshot) }
            var changed = snapshot
            try changed.appendItems(items, toSection: "outline")
            changed.deleteItems(try changed.itemIdentifiers(inSection: "outline").filter { !items.contains($0) })
            source.apply(changed)
            try source.apply(source.snapshot(for: "outline"), to: "outline")
            let text = source.snapshot(for: "outline").visualDescription()
            try source.apply(example(), to: "outline")
            return text.split(separator: "\n").joined(separator: "|")
        }
        let hidden = "|  - (20)|    • (200)|  • (21)"
        // A new item between the children of an expanded parent is one of them; behind them it is a root.
        #expect(try visible([1, 10, 5, 11, 2]) == "- 1|  • 10|  • 5|  • 11|+ 2" + hidden)
        #expect(try visible([1, 5, 10, 11, 2]) == "- 1|  • 5|  • 10|  • 11|+ 2" + hidden)
        #expect(try visible([1, 10, 11, 5, 2]) == "- 1|  • 10|  • 11|• 5|+ 2" + hidden)
        // A collapsed item takes its hidden descendants along, also into another tree.
        #expect(try visible([2, 1, 10, 11]) == "+ 2" + hidden + "|- 1|  • 10|  • 11")
        #expect(
            try visible([1, 10, 2, 11]) == "- 1|  • 10|  + 2|    - (20)|      • (200)|    • (21)|  • 11"
        )
        // Children of a parent that goes become roots; so does a child that leaves the tree.
        #expect(try visible([10, 11, 2]) == "• 10|• 11|+ 2" + hidden)
        #expect(try visible([1, 10, 2, 11]).hasSuffix("• 11"))
        #expect(try visible([1, 11, 2, 10]).hasSuffix("• 10"))
        // A hidden item that is shown elsewhere leaves its place.
        #expect(try visible([1, 10, 11, 2, 21]) == "- 1|  • 10|  • 11|+ 2|  - (20)|    • (200)|• 21")
        #expect(try visible([]) == "")
    }

    @Test("random changes of the visible items always leave a tree that shows exactly these", arguments: 0..<20)
    func reconciliationShowsWhatIsAsked(seed: Int) throws {
        var generator = SeededGenerator(seed: UInt64(seed))
        let source = Source()
        var outline = Outline()
        var naive = NaiveOutline()
        for _ in 0..<40 {
            for _ in 0..<4 {
                let operation = OutlineOperation.random(items: 30, using: &generator)
                #expect(operation.apply(to: &outline) == operation.apply(to: &naive))
            }
            try source.apply(outline, to: "outline")
            var snapshot = source.snapshot()
            for _ in 0..<Int.random(in: 0...4, using: &generator) {
                let items = Array(try snapshot.itemIdentifiers(inSection: "outline"))
                guard let item = items.randomElement(using: &generator) else { break }
                let other = Int.random(in: 0..<40, using: &generator)
                switch Int.random(in: 0..<3, using: &generator) {
                case 0: snapshot.deleteItems([item])
                case 1 where other != item: try snapshot.insertItems([other], afterItem: item)
                default: try snapshot.appendItems([item], toSection: "outline")
                }
            }
            source.apply(snapshot)
            let result = source.snapshot(for: "outline")
            #expect(result.brokenInvariant() == nil)
            #expect(try result.visibleItems == snapshot.itemIdentifiers(inSection: "outline"))
            outline = result
            naive = try NaiveOutline(of: result)
        }
    }
}
