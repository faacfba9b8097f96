import CollectionDataSources
import CollectionGeometry
import CollectionLayout
import CollectionTestSupport
import CollectionViews

/// A place where a collection view calls the program.
enum CallingPlace: String, CaseIterable, Sendable {
    case cellProvider, cellConfiguration, supplementaryProvider, supplementaryConfiguration, itemName, sectionName
    case preferredSize, prepareForReuse, layoutSubviews, updateConfiguration, cellActivated
    case willDisplay, didEndDisplaying, willDisplaySupplementary, didEndDisplayingSupplementary
    case prefetch, cancelPrefetching
    case shouldHighlight, didHighlight, didUnhighlight, shouldSelect, didSelect, shouldDeselect, didDeselect
    case canPerformPrimaryAction, primaryAction, doubleTap, longPress
    case shouldBeginMultipleSelection, didBeginMultipleSelection
    case menuConfiguration, menuAction, swipeConfiguration, swipeAction
    case moveTarget, canReorder, willReorder, didReorder
    case didScroll, willBeginDragging, willEndDragging, didEndDragging, didEndDecelerating, didEndScrollingAnimation
    case didScrollToTop, didEndScrolling, rowBegan, rowScrolled, rowReleased, rowEnded
    case completion, announcement, sectionProvider, reach, refresh, didLayoutSubviews, timer
}

/// Calls a closure at chosen places, a limited number of times.
final class Meddler {
    /// What is done, and how often it is still done.
    var act: ((CallingPlace) -> Void)?
    /// The places that were reached.
    private(set) var reached: Set<CallingPlace> = []
    private var depth = 0

    func reach(_ place: CallingPlace) {
        reached.insert(place)
        // A program that calls itself for ever is no fault of the view's.
        guard depth < 3, let act else { return }
        depth += 1
        act(place)
        depth -= 1
    }
}

/// A cell that tells of each call it gets.
final class MeddlingCell: CollectionViewCell {
    let label = Label(.body, styleClasses: ["is-multiline"])
    var meddler: Meddler?

    required init() {
        super.init(element: .box, styleClasses: ["meddling-cell"])
        addSubview(label)
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        meddler?.reach(.prepareForReuse)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        meddler?.reach(.layoutSubviews)
    }

    override func preferredSize(fitting attributes: LayoutAttributes) -> Size? {
        meddler?.reach(.preferredSize)
        return super.preferredSize(fitting: attributes)
    }

    override func updateConfiguration(using state: CellConfigurationState) {
        super.updateConfiguration(using: state)
        meddler?.reach(.updateConfiguration)
    }

    override func activated() {
        super.activated()
        meddler?.reach(.cellActivated)
    }
}

/// Rows of unknown height with a header, a row that scrolls by itself, and lines: with all that a collection view offers, and
/// a meddler at every place where it calls the program.
final class MeddlingScreen: ViewController {
    let collectionView: CollectionView
    let dataSource: CollectionViewDiffableDataSource<Int, Int>
    let delegate: MeddlingDelegate
    let meddler = Meddler()
    let book = Book()
    /// What the collection view is in, and can be taken out of.
    let container = View(.box)

    /// What was submitted and what was completed.
    final class Book {
        var nextItem = 1_000
        var submitted = 0
        var completed: [Int: Int] = [:]
        var other: TextSource?
    }

    init(counts: [Int] = [30, 12, 30]) throws {
        let meddler = meddler
        let layout = CompositionalLayout { index, _ in
            meddler.reach(.sectionProvider)
            return Self.section(index)
        }
        collectionView = CollectionView(layout: layout)
        let cells = CellRegistration<MeddlingCell, Int> { cell, _, id in
            cell.meddler = meddler
            cell.label.text = "item \(id)"
            cell.accessories = [.reorder(label: "Move")]
            meddler.reach(.cellConfiguration)
        }
        let headers = SupplementaryRegistration<CollectionReusableView>(elementKind: .sectionHeader) { _, _, _ in
            meddler.reach(.supplementaryConfiguration)
        }
        dataSource = CollectionViewDiffableDataSource(collectionView: collectionView) { view, path, id in
            meddler.reach(.cellProvider)
            return view.dequeueConfiguredReusableCell(using: cells, for: path, item: id)
        }
        dataSource.supplementaryViewProvider = { view, _, path in
            meddler.reach(.supplementaryProvider)
            return view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
        }
        dataSource.itemNameProvider = {
            meddler.reach(.itemName)
            return "name \($0)"
        }
        dataSource.accessibilityLabelProvider = {
            meddler.reach(.sectionName)
            return "section \($0)"
        }
        dataSource.reorderingHandlers.canReorderItem = { _ in
            meddler.reach(.canReorder)
            return true
        }
        dataSource.reorderingHandlers.willReorder = { _ in meddler.reach(.willReorder) }
        dataSource.reorderingHandlers.didReorder = { _ in meddler.reach(.didReorder) }
        delegate = MeddlingDelegate(meddler)
        container.addSubview(collectionView)
        super.init(view: container)
        setUp()
        try show((0..<counts.count).map { section in (0..<counts[section]).map { section * 100 + $0 } })
    }

    private static func section(_ index: Int) -> LayoutSection {
        let isRow = index == 1
        let size = LayoutSize(
            widthDimension: isRow ? .absolute(150) : .fractionalWidth(1),
            heightDimension: index == 0 ? .estimated(40) : .absolute(60))
        var section = LayoutSection(group: .vertical(layoutSize: size, subitems: [LayoutItem(layoutSize: size)]))
        if isRow { section.orthogonalScrollingBehavior = .continuous }
        let header = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30))
        section.boundarySupplementaryItems = [
            LayoutBoundarySupplementaryItem(layoutSize: header, elementKind: .sectionHeader, alignment: .top)
        ]
        return section
    }

    private func setUp() {
        let meddler = meddler
        let view = collectionView
        view.delegate = delegate
        view.prefetchDataSource = delegate
        view.selectionMode = .multiple
        view.isKeyboardNavigable = true
        view.recognizesLongPresses = true
        view.updateAnnouncement = { _ in
            meddler.reach(.announcement)
            return "changed"
        }
        view.trailingSwipeActionsConfigurationProvider = { _ in
            meddler.reach(.swipeConfiguration)
            let action = ContextualAction(title: "Later") { _, completion in
                meddler.reach(.swipeAction)
                completion(true)
            }
            return SwipeActionsConfiguration(actions: [action])
        }
        let refresh = RefreshControl()
        refresh.addAction { [control = Weak(refresh)] in
            meddler.reach(.refresh)
            control.object?.endRefreshing()
        }
        view.refreshControl = refresh
        view.onReach(.end, within: .points(200)) { meddler.reach(.reach) }
    }

    override func viewDidLayoutSubviews() { meddler.reach(.didLayoutSubviews) }

    /// Shows sections; the completion is written into the book.
    func show(_ sections: [[Int]], animated: Bool = true) throws {
        var snapshot = DiffableDataSourceSnapshot<Int, Int>()
        for (index, items) in sections.enumerated() {
            try snapshot.appendSections([index])
            try snapshot.appendItems(items, toSection: index)
        }
        apply(snapshot, animated: animated)
    }

    func apply(_ snapshot: DiffableDataSourceSnapshot<Int, Int>, animated: Bool = true, reloading: Bool = false) {
        book.submitted += 1
        let completion = { [book, meddler, number = book.submitted] in
            book.completed[number, default: 0] += 1
            meddler.reach(.completion)
        }
        if reloading {
            dataSource.applySnapshotUsingReloadData(snapshot, completion: completion)
        } else {
            dataSource.apply(snapshot, animatingDifferences: animated, completion: completion)
        }
    }
}

/// A delegate that tells of each call it gets.
final class MeddlingDelegate: CollectionViewDelegate, CollectionViewDataSourcePrefetching {
    let lifetime = Lifetime()
    private let meddler: Meddler
    /// Whether items and the background have menus.
    var offersMenus = true
    /// Calls with a path that does not exist.
    private(set) var wrongPaths: [String] = []

    init(_ meddler: Meddler) { self.meddler = meddler }

    private func call(_ place: CallingPlace, _ view: CollectionView, _ path: IndexPath) {
        if view.contentSource.map({ !$0.contains(path) }) ?? true { wrongPaths.append("\(place) \(path)") }
        meddler.reach(place)
    }

    private func callPresented(_ place: CallingPlace) { meddler.reach(place) }

    func forgetWrongPaths() { wrongPaths = [] }
}

extension CollectionContentSource {
    /// Whether there is an item at a path.
    func contains(_ path: IndexPath) -> Bool {
        (0..<numberOfSections).contains(path.section)
            && (0..<numberOfItems(inSection: path.section)).contains(path.item)
    }
}

extension MeddlingDelegate {
    func collectionView(_ collectionView: CollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        call(.shouldHighlight, collectionView, indexPath)
        return true
    }

    func collectionView(_ collectionView: CollectionView, didHighlightItemAt indexPath: IndexPath) {
        call(.didHighlight, collectionView, indexPath)
    }

    func collectionView(_ collectionView: CollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        callPresented(.didUnhighlight)
    }

    func collectionView(_ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        call(.shouldSelect, collectionView, indexPath)
        return true
    }

    func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
        call(.didSelect, collectionView, indexPath)
    }

    func collectionView(_ collectionView: CollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        call(.shouldDeselect, collectionView, indexPath)
        return true
    }

    func collectionView(_ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath) {
        call(.didDeselect, collectionView, indexPath)
    }

    func collectionView(
        _ collectionView: CollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool {
        call(.canPerformPrimaryAction, collectionView, indexPath)
        return true
    }

    func collectionView(_ collectionView: CollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
        call(.primaryAction, collectionView, indexPath)
    }

    func collectionView(_ collectionView: CollectionView, didDoubleTapItemAt indexPath: IndexPath) {
        call(.doubleTap, collectionView, indexPath)
    }

    func collectionView(_ collectionView: CollectionView, didLongPressItemAt indexPath: IndexPath) {
        call(.longPress, collectionView, indexPath)
    }

    func collectionView(
        _ collectionView: CollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
        call(.shouldBeginMultipleSelection, collectionView, indexPath)
        return true
    }

    func collectionView(
        _ collectionView: CollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) { call(.didBeginMultipleSelection, collectionView, indexPath) }

    func collectionView(
        _ collectionView: CollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: Point
    ) -> ContextMenuConfiguration? {
        meddler.reach(.menuConfiguration)
        guard offersMenus else { return nil }
        let meddler = meddler
        return ContextMenuConfiguration { _ in
            Menu(children: [MenuAction("Copy") { meddler.reach(.menuAction) }])
        }
    }

    func collectionView(
        _ collectionView: CollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        meddler.reach(.moveTarget)
        return proposedIndexPath
    }

    func collectionView(
        _ collectionView: CollectionView, willDisplay cell: CollectionViewCell, forItemAt indexPath: IndexPath
    ) { call(.willDisplay, collectionView, indexPath) }

    func collectionView(
        _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell, forItemAt indexPath: IndexPath
    ) { callPresented(.didEndDisplaying) }

    func collectionView(
        _ collectionView: CollectionView, willDisplaySupplementaryView view: CollectionReusableView,
        forElementKind elementKind: ElementKind, at indexPath: IndexPath
    ) { callPresented(.willDisplaySupplementary) }

    func collectionView(
        _ collectionView: CollectionView, didEndDisplayingSupplementaryView view: CollectionReusableView,
        forElementOfKind elementKind: ElementKind, at indexPath: IndexPath
    ) { callPresented(.didEndDisplayingSupplementary) }

    func collectionView(_ collectionView: CollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        for path in indexPaths.prefix(1) { call(.prefetch, collectionView, path) }
    }

    func collectionView(_ collectionView: CollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
        callPresented(.cancelPrefetching)
    }
}

extension MeddlingDelegate {
    func scrollViewDidScroll(_ scrollView: CollectionView) { callPresented(.didScroll) }
    func scrollViewWillBeginDragging(_ scrollView: CollectionView) { callPresented(.willBeginDragging) }

    func scrollViewWillEndDragging(
        _ scrollView: CollectionView, withVelocity velocity: Point, targetContentOffset: inout Point
    ) { callPresented(.willEndDragging) }

    func scrollViewDidEndDragging(_ scrollView: CollectionView, willDecelerate decelerate: Bool) {
        callPresented(.didEndDragging)
    }

    func scrollViewDidEndDecelerating(_ scrollView: CollectionView) { callPresented(.didEndDecelerating) }
    func scrollViewDidEndScrollingAnimation(_ scrollView: CollectionView) { callPresented(.didEndScrollingAnimation) }
    func scrollViewDidScrollToTop(_ scrollView: CollectionView) { callPresented(.didScrollToTop) }
    func scrollViewDidEndScrolling(_ scrollView: CollectionView) { callPresented(.didEndScrolling) }

    func collectionView(_ collectionView: CollectionView, willBeginDraggingRowInSection section: Int) {
        callPresented(.rowBegan)
    }

    func collectionView(_ collectionView: CollectionView, didScrollRowInSection section: Int, to offset: Point) {
        callPresented(.rowScrolled)
    }

    func collectionView(
        _ collectionView: CollectionView, willEndDraggingRowInSection section: Int, withVelocity velocity: Point,
        targetContentOffset: inout Point
    ) { callPresented(.rowReleased) }

    func collectionView(
        _ collectionView: CollectionView, didEndScrollingRowInSection section: Int, at offset: Point, animated: Bool
    ) { callPresented(.rowEnded) }
}
