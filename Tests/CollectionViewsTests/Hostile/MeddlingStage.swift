import CollectionGeometry
import CollectionLayout
import CollectionTestSupport
import CollectionViews

/// A meddling screen in its host: plays a visit of a user through all that can be done, and looks at what is left of it.
struct MeddlingStage {
    let screen: MeddlingScreen
    let host: ModelHost

    init() throws {
        screen = try MeddlingScreen()
        host = ModelHost(screen, windowSize: Size(width: 400, height: 600))
    }

    var view: CollectionView { screen.collectionView }

    /// Does all that a user can do, one thing after the other.
    func play() {
        host.start(path: "/")
        settle()
        for step in MeddlingStep.allCases { play(step) }
    }

    /// Does one of the things that a user can do.
    func play(_ step: MeddlingStep) {
        switch step {
        case .tap: tapCells(1)
        case .doubleTap:
            guard let cell = cells.first else { return }
            for time in [1000.0, 1100.0] {
                host.press(cell, at: Point(x: 200, y: 80), time: time)
                host.releasePress(time: time)
            }
        case .hold:
            // Items in rows have no swipe actions, which would be in a menu.
            for cell in cells.prefix(2) + cellsInRows.prefix(2) where host.isAttached(cell) {
                host.press(cell, at: Point(x: 200, y: 300))
                while host.fireNextTimer() {}
                host.releasePress()
                host.tap("Copy")
            }
        case .drag:
            perform { view.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0)) }
            for y in [150.0, 220.0, 100.0] {
                perform { view.updateInteractiveMovementTargetPosition(Point(x: 200, y: y)) }
            }
            perform { view.endInteractiveMovement() }
        case .handle:
            guard let handle = host.nodes(where: { $0.styleClasses.contains("reorder-handle") }).first,
                let frame = host.frameInWindow(handle)
            else { return }
            host.press(handle, at: frame.origin)
            for _ in 0..<3 { host.movePress(byX: 0, y: 40) }
            host.releasePress()
        case .swipe:
            guard let cell = cells.dropFirst().first else { return }
            host.press(cell, at: Point(x: 300, y: 100))
            for _ in 0..<6 { host.movePress(byX: -25, y: 0, time: 10) }
            host.releasePress()
            host.tap("Later")
        case .menu:
            guard let cell = cells.dropFirst(2).first else { return }
            host.send(.menuRequested(cell, Point(x: 100, y: 100)))
            host.tap("Copy")
        case .keys:
            guard let cell = cells.first else { return }
            host.focusedNode = cell
            host.send(.focused(cell))
            for key in [Key.down, .down, .space, .up, .end, .home, .selectAll, .escape] {
                if host.isAttached(host.focusedNode) { host.send(.keyPressed(key, host.focusedNode)) }
            }
            host.send(.keyCommand(.down, .shift, host.focusedNode))
            host.send(.typed("n", host.focusedNode))
            host.send(.focused(.none))
        case .scroll:
            // The view is not always there for the user to scroll.
            guard host.isAttached(view.node) else { break }
            for offset in [200.0, 900, 3000, 400, 0] { host.scroll(to: Point(x: 0, y: offset)) }
            host.send(.scrollReleased(view.node, velocity: Point(x: 0, y: 1)))
            host.endScroll()
        case .row:
            perform { view.scrollToItem(at: IndexPath(item: 0, section: 1), at: .center, animated: false) }
            guard let row = host.nodes(where: { $0.element == .carousel }).first else { return }
            for offset in [100.0, 600] { host.scroll(row, to: Point(x: offset, y: 0)) }
            host.send(.scrollReleased(row, velocity: Point(x: 1, y: 0)))
            host.endScroll(row)
        case .longPress:
            screen.delegate.offersMenus = false
            if let cell = cellsInRows.first {
                host.press(cell, at: Point(x: 200, y: 300))
                while host.fireNextTimer() {}
                host.releasePress()
            }
            screen.delegate.offersMenus = true
        case .checkMarks:
            perform { view.isEditing = true }
            let marks = host.nodes(withStyleClass: "cell-check")
            if let mark = marks.first(where: { [cells] in cells.contains(host.node($0)?.parent ?? .none) }) {
                host.press(mark, at: Point(x: 20, y: 100))
                for _ in 0..<2 { host.movePress(byX: 0, y: 60) }
                host.releasePress()
            }
            perform { view.isEditing = false }
        case .animatedScroll:
            perform { view.setContentOffset(Point(x: 0, y: 100), animated: true) }
            host.endScroll()
        case .pull:
            guard host.isAttached(view.node) else { break }
            for distance in [20.0, 200] { host.send(.pulled(view.node, HostPull(.moved, distance: distance))) }
            host.send(.pulled(view.node, HostPull(.released, distance: 200)))
        case .edit: perform { screen.perform(.insertFirst) }
        case .turn: perform { screen.perform(.turn) }
        case .reload: perform { view.reloadData() }
        case .resize:
            for size in [Size(width: 300, height: 500), .zero, Size(width: 400, height: 600)] {
                host.change { $0.windowSize = size }
            }
        case .textSize:
            for scale in [1.5, 1 / 1.5] { host.change { $0.lineHeights = $0.lineHeights.map { $0 * scale } } }
        case .timer:
            view.context?.after(milliseconds: 10) { [meddler = screen.meddler] in meddler.reach(.timer) }
        }
        settle()
    }

    private var cells: [NodeID] { host.visibleCells }

    private var cellsInRows: [NodeID] {
        cells.filter { cell in
            host.node(cell).flatMap { host.node($0.parent) }?.styleClasses.contains("carousel-row") == true
        }
    }

    private func tapCells(_ count: Int) {
        for cell in cells.prefix(count + 1) where host.isAttached(cell) {
            guard let frame = host.frameInWindow(cell) else { continue }
            host.press(cell, at: Point(x: frame.midX, y: frame.midY))
            host.releasePress()
        }
    }

    private func perform(_ change: () -> Void) {
        change()
        host.send(.frame(0))
    }

    /// Lets everything come to rest.
    func settle() {
        for _ in 0..<3 {
            host.runFrames()
            host.finishAnimations()
            for id in host.nodes(where: { $0.element == .scroller || $0.element == .carousel }) { host.endScroll(id) }
        }
        host.runFrames()
    }

    /// Puts the view back where it belongs, with the data it had.
    func restore() {
        screen.meddler.act = nil
        if !screen.container.subviews.contains(where: { $0 === view }) { screen.container.addSubview(view) }
        host.send(.frame(0))
        view.cancelInteractiveMovement()
        view.dismissContextMenu()
        view.closeSwipeActions()
        screen.delegate.offersMenus = true
        if view.contentSource !== screen.dataSource { view.contentSource = screen.dataSource }
        view.delegate = screen.delegate
        host.send(.frame(0))
        settle()
        view.refreshControl?.endRefreshing()
        view.setContentOffset(Point(x: 0, y: 0), animated: false)
        host.send(.frame(0))
        settle()
    }

    /// What is wrong with what is seen, at rest.
    func complaint() -> String? {
        if let line = host.logLines.first(where: { $0.contains("still ask") || $0.contains("does not fit") }) {
            return line
        }
        let wrong = screen.book.completed.filter { $0.value != 1 }
        if !wrong.isEmpty { return "completed \(wrong)" }
        if screen.book.completed.count != screen.book.submitted {
            return "\(screen.book.completed.count) of \(screen.book.submitted) completed"
        }
        return layoutComplaint() ?? cellComplaint()
    }

    private func layoutComplaint() -> String? {
        let layout = view.layout
        for (section, items) in screen.newest.enumerated() {
            let last = IndexPath(item: items.count - 1, section: section)
            if !items.isEmpty, layout.layoutAttributesForItem(at: last) == nil {
                return "the layout has less than \(items.count) items in section \(section)"
            }
            if layout.layoutAttributesForItem(at: IndexPath(item: items.count, section: section)) != nil {
                return "the layout has more than \(items.count) items in section \(section)"
            }
        }
        return nil
    }

    private func cellComplaint() -> String? {
        for path in view.indexPathsForDisplayedItems {
            guard let id = screen.dataSource.itemIdentifier(for: path) else { return "\(path) does not exist" }
            guard let cell = view.cellForItem(at: path) as? MeddlingCell else { return "\(path) has another cell" }
            guard cell.label.text == "item \(id)" else { return "\(path) is \(cell.label.text), not item \(id)" }
            guard cell.layoutAttributes?.frame == view.layout.layoutAttributesForItem(at: path)?.frame else {
                return "\(path) is at \(String(describing: cell.layoutAttributes?.frame))"
            }
        }
        var expected: [String] = []
        for attributes in view.layout.layoutAttributesForElements(in: view.bounds) {
            guard case .cell(let path) = attributes.element, let id = screen.dataSource.itemIdentifier(for: path),
                !attributes.isInOrthogonalSection
            else { continue }
            expected.append("item \(id)")
        }
        let seen = host.visibleCells.filter { host.node($0)?.attributes[.isHiddenFromAccessibility] != "true" }
            .filter { [rows = cellsInRows] in !rows.contains($0) }
            .map { host.texts(in: $0).first ?? "" }
        let missing = expected.filter { !seen.contains($0) }
        let surplus = seen.filter { !expected.contains($0) }
        if Set(seen).count != seen.count { return "twice in \(seen)" }
        if !missing.isEmpty || !surplus.isEmpty { return "missing \(missing), too many \(surplus)" }
        return nil
    }
}

/// Something that a user, or a program, does at its own time.
enum MeddlingStep: CaseIterable {
    case tap, doubleTap, hold, drag, handle, swipe, menu, keys, scroll, row, longPress, checkMarks, animatedScroll, pull
    case edit, turn, reload, resize, textSize, timer
}
