import CollectionDiffing
import CollectionGeometry
import CollectionLayout
import Testing

@testable import CollectionViews

struct DisplayListTests {
    private let elements = ElementTable()
    private let list = DisplayList()
    private let maker = ViewMaker(CollectionViewCell.self)

    private var items: [Int] { list.cells.map { $0.indexPath.item } }

    private func makeCell() -> CollectionViewCell {
        unsafeDowncast(maker.makeView(), to: CollectionViewCell.self)
    }

    /// A display pass for some items of the first section. Returns what it did, in order.
    @discardableResult
    private func show(_ items: [Int], keeping kept: Int? = nil, without missing: Int? = nil) -> [String] {
        var log: [String] = []
        let attributes = items.map { LayoutAttributes.of(.cell(.item($0))) }
        attributes.withUnsafeBufferPointer { attributes in
            list.removeCells(
                notIn: attributes, keeps: { $0.item == kept },
                release: { displayed in
                    log.append("release \(displayed.indexPath.item)")
                })
            _ = list.showCells(attributes, in: elements) { _, path, existing in
                log.append("\(existing == nil ? "make" : "keep") \(path.item)")
                return existing ?? (path.item == missing ? nil : makeCell())
            }
        }
        return log
    }

    /// Follows an update. Returns the views whose elements are gone.
    private func follow(_ batch: BatchChanges, from before: Int, to after: Int) throws -> [CollectionReusableView] {
        var released: [CollectionReusableView] = []
        try elements.follow(batch, from: [before], to: [after])
        list.elementsDidUpdate(keep: { _ in }, release: { released.append($0) })
        return released
    }

    @Test func `cells that go are released before those that come are made, in order`() {
        #expect(show([0, 1, 2]) == ["make 0", "make 1", "make 2"])
        #expect(show([1, 2, 3]) == ["release 0", "keep 1", "keep 2", "make 3"])
        #expect(items == [1, 2, 3])
    }

    @Test func `cells that come before others are inserted before them`() {
        show([5, 7])
        show([4, 5, 6, 7])
        #expect(items == [4, 5, 6, 7])
    }

    @Test func `a cell that is to stay stays although its item is not displayed any more`() {
        show([0, 1])
        #expect(show([7], keeping: 0) == ["release 1", "make 7"])
        #expect(items == [0, 7])
    }

    @Test func `an item for which no cell is handed over has none`() {
        show([0, 1, 2], without: 1)
        #expect(items == [0, 2])
        #expect(list.cell(at: .item(1)) == nil)
    }

    @Test func `what is no cell is reported and passed over`() {
        let attributes = [LayoutAttributes.of(.header(0)), .of(.cell(.item(0)))]
        let hasOthers = attributes.withUnsafeBufferPointer { attributes in
            list.showCells(attributes, in: elements) { _, _, _ in makeCell() }
        }
        #expect(hasOthers)
        #expect(items == [0])
    }

    @Test func `headers that are not displayed any more are released`() {
        let views = [CollectionReusableView(), CollectionReusableView()]
        for section in 0...1 { list.add(views[section], showing: .header(section), in: elements) }
        var released: [LayoutElement] = []
        [LayoutAttributes.of(.header(1))].withUnsafeBufferPointer { attributes in
            list.removeSupplementaries(notIn: attributes) { released.append($0.element) }
        }
        #expect(released == [.header(0)])
        #expect(list.supplementary(showing: .header(0)) == nil)
        #expect(list.supplementary(showing: .header(1)) === views[1])
    }

    @Test func `a view is found by its node and by that of a view in it`() {
        let context = HostContext()
        show([3, 4])
        let cell = list.cells[1].view
        let part = View()
        cell.addSubview(part)
        cell.realize(in: context)
        #expect(list.cell(around: part.node)?.indexPath == .item(4))
        #expect(list.view(for: part.node) === part)
        #expect(list.view(for: NodeID(rawValue: 99)) == nil)
    }

    @Test func `cells are in the new order after an update with moves`() throws {
        show([0, 1, 2])
        let views = list.cells.map { $0.view }
        let moves = BatchChanges(itemMoves: [Move(from: .item(0), to: .item(2))])
        #expect(try follow(moves, from: 3, to: 3).isEmpty)
        #expect(items == [0, 1, 2])
        #expect(list.cells.map { ObjectIdentifier($0.view) } == [1, 2, 0].map { ObjectIdentifier(views[$0]) })
    }

    @Test func `an update releases the views of what is gone and no others`() throws {
        show([0, 1, 2])
        let gone = list.cells[1].view
        let released = try follow(BatchChanges(itemDeletes: [.item(1)]), from: 3, to: 2)
        #expect(released.map { ObjectIdentifier($0) } == [ObjectIdentifier(gone)])
        #expect(items == [0, 1])
    }

    @Test func `a header follows its section over an update`() throws {
        let header = CollectionReusableView()
        list.add(header, showing: .header(0), in: elements)
        try elements.follow(BatchChanges(sectionInserts: [0]), from: [1], to: [2, 1])
        list.elementsDidUpdate(keep: { _ in }, release: { _ in })
        #expect(list.supplementary(showing: .header(1)) === header)
    }

    @Test func `a reload that is requested in the midst of a pass is that of the next one`() {
        list.setNeedsReload()
        #expect(list.takeReload())
        #expect(!list.needsReload)
        list.setNeedsReload()
        #expect(list.takeReload())
        #expect(!list.takeReload())
    }

    @Test func `after a reload items get the views back in the order in which they had them`() {
        show([0, 1])
        let first = list.cells[0].view
        list.removeAll { list.park($0, in: elements) }
        #expect(list.isEmpty)
        #expect(list.takeParked(maker) === first)
    }
}

// MARK: - Changes of content

extension DisplayListTests {
    @Test func `the greater of two changes of an item counts`() {
        show([0, 1])
        list.setNeedsUpdate(ofItemAt: .item(1), .replacement)
        list.setNeedsUpdate(ofItemAt: .item(1), .reconfiguration)
        let cell = list.cells[1].view
        var released: [ObjectIdentifier] = []
        list.removeReplaced { released.append(ObjectIdentifier($0)) }
        #expect(released == [ObjectIdentifier(cell)])
        #expect(items == [0])
    }

    @Test func `a change of an item without a cell is passed over`() {
        show([0])
        list.setNeedsUpdate(ofItemAt: .item(5), .reconfiguration)
        #expect(!list.hasPendingReconfigurations)
    }

    @Test func `while a cell is configured again a dequeue can return it, and no longer`() {
        show([0, 1])
        list.setNeedsUpdate(ofItemAt: .item(1), .reconfiguration)
        var configured: [LayoutElement] = []
        list.reconfigure { element in
            configured.append(element)
            return list.reconfiguredView
        } replace: { _, _ in
            Issue.record("the cell stays")
        }
        #expect(configured == [.cell(.item(1))])
        #expect(list.reconfiguredView == nil)
        #expect(!list.hasPendingReconfigurations)
        #expect(items == [0, 1])
    }

    @Test func `a cell in whose place another one is handed over goes`() {
        show([0, 1])
        let old = list.cells[1].view
        let new = makeCell()
        var replaced: [ObjectIdentifier] = []
        list.setNeedsUpdate(ofItemAt: .item(1), .reconfiguration)
        list.reconfigure { _ in
            new
        } replace: { old, new in
            replaced = [old, new].compactMap { $0 }.map { ObjectIdentifier($0) }
        }
        #expect(replaced == [ObjectIdentifier(old), ObjectIdentifier(new)])
        #expect(items == [0])
    }

    @Test func `headers are configured again where a condition holds`() {
        for section in 0...1 { list.add(CollectionReusableView(), showing: .header(section), in: elements) }
        list.setNeedsUpdate(of: { $0 == .header(1) }, .reconfiguration)
        var configured: [LayoutElement] = []
        list.reconfigure { element in
            configured.append(element)
            return list.reconfiguredView
        } replace: { _, _ in
            Issue.record("the header stays")
        }
        #expect(configured == [.header(1)])
    }

    @Test func `a header in whose place another one is handed over goes`() {
        let views = [CollectionReusableView(), CollectionReusableView()]
        list.add(views[0], showing: .header(0), in: elements)
        list.setNeedsUpdate(of: { _ in true }, .reconfiguration)
        var replaced: [ObjectIdentifier] = []
        list.reconfigure { _ in
            views[1]
        } replace: { old, new in
            replaced = [old, new].compactMap { $0 }.map { ObjectIdentifier($0) }
        }
        #expect(replaced == views.map { ObjectIdentifier($0) })
        #expect(list.supplementary(showing: .header(0)) == nil)
    }

    @Test func `a view that waits shows nothing and follows no change`() {
        show([0])
        let cell = list.cells[0].view
        cell.noteChange(.replacement)
        list.park(cell, in: elements)
        #expect(cell.elementHandle?.element == nil)
        #expect(cell.pendingChange == .none)
        #expect(list.parkedCount == 1)
    }

    @Test func `a view is taken that is where the next one will be`() {
        let views = [makeCell(), makeCell()]
        for (number, view) in views.enumerated() {
            view.noteParent(NodeID(rawValue: Int32(number)))
            list.park(view, in: elements)
        }
        list.prepareToMake(in: NodeID(rawValue: 0))
        #expect(list.takeParked(maker) === views[0])
        #expect(list.attachedParkedCount == 1)
    }

    @Test func `views that were parked outside of a pass are hidden by the next settling`() {
        let cell = makeCell()
        list.park(cell, in: elements)
        list.setNeedsSettling()
        #expect(list.isSettlingDue)
        list.settle(keepingAttached: 10, lingers: { _ in false }, detach: { _ in }, giveUp: { _ in })
        #expect(cell.isHidden)
        #expect(!list.isSettlingDue)
    }
}
