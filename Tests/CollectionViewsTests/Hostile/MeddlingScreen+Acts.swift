import CollectionDataSources
import CollectionGeometry
import CollectionLayout
import CollectionTestSupport
import CollectionViews

/// Something a program does to a collection view, wherever it is called.
enum MeddlingAct: String, CaseIterable, Sendable {
    case insertFirst, deleteFirst, turn, replaceAll, removeSection, empty, applyUsingReloadData, applySame
    case reloadData, reloadItems, reconfigureItems, invalidateLayout
    case scrollToLast, scrollToLastAnimated, scrollToMissing, setOffset, setOffsetAnimated, layoutIfNeeded, inset
    case select, deselect, selectAll, deselectAll, selectMissing, editing, permissions
    case noDelegate, noContent, swapContent, removeView, moveView
    case pickUp, drag, drop, cancelMovement, closeSwipe, closeMenu, dequeue
    case refresh, background, pattern, keyboard, poolSize, rearm, expand, sectionSnapshot, readings
}

extension MeddlingScreen {
    /// The items of the newest data, by section.
    var newest: [[Int]] {
        let snapshot = dataSource.snapshot()
        return snapshot.sectionIdentifiers.map { section in
            (try? snapshot.itemIdentifiers(inSection: section)).map { Array($0) } ?? []
        }
    }

    func perform(_ act: MeddlingAct) {
        switch act {
        case .insertFirst, .deleteFirst, .turn, .replaceAll, .removeSection, .empty, .applyUsingReloadData, .applySame,
            .expand, .sectionSnapshot:
            changeData(act)
        case .reloadData, .reloadItems, .reconfigureItems, .invalidateLayout, .dequeue, .readings, .background,
            .pattern, .keyboard, .poolSize, .rearm, .refresh:
            changeViews(act)
        case .scrollToLast, .scrollToLastAnimated, .scrollToMissing, .setOffset, .setOffsetAnimated, .layoutIfNeeded,
            .inset:
            scroll(act)
        case .select, .deselect, .selectAll, .deselectAll, .selectMissing, .editing, .permissions:
            changeSelection(act)
        case .noDelegate: collectionView.delegate = nil
        case .noContent: collectionView.contentSource = nil
        case .swapContent:
            book.other = TextSource([["a", "b"], ["c"]])
            collectionView.contentSource = book.other
        case .removeView: container.removeSubview(collectionView)
        case .moveView:
            container.removeSubview(collectionView)
            container.addSubview(collectionView)
        case .pickUp: collectionView.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0))
        case .drag: collectionView.updateInteractiveMovementTargetPosition(Point(x: 100, y: 200))
        case .drop: collectionView.endInteractiveMovement()
        case .cancelMovement: collectionView.cancelInteractiveMovement()
        case .closeSwipe: collectionView.closeSwipeActions()
        case .closeMenu: collectionView.dismissContextMenu()
        }
    }

    private func changeData(_ act: MeddlingAct) {
        var sections = newest
        switch act {
        case .insertFirst:
            if sections.isEmpty { sections = [[]] }
            sections[0].insert(book.nextItem, at: 0)
            book.nextItem += 1
        case .deleteFirst: if sections.first?.isEmpty == false { sections[0].removeFirst() }
        case .turn: sections = sections.map { $0.reversed() }
        case .replaceAll:
            sections = (0..<3).map { section in (0..<20).map { book.nextItem + section * 20 + $0 } }
            book.nextItem += 60
        case .removeSection: if !sections.isEmpty { sections.removeLast() }
        case .empty: sections = []
        case .expand:
            _ = dataSource.toggleItem(at: IndexPath(item: 0, section: 0))
            return
        case .sectionSnapshot:
            var outline = DiffableDataSourceSectionSnapshot<Int>()
            try? outline.append([book.nextItem, book.nextItem + 1])
            try? outline.append([book.nextItem + 2], to: book.nextItem)
            book.nextItem += 3
            book.submitted += 1
            do throws(SnapshotError<Int, Int>) {
                try dataSource.apply(outline, to: 0) { [book, number = book.submitted] in
                    book.completed[number, default: 0] += 1
                }
            } catch {
                book.submitted -= 1
            }
            return
        default: break
        }
        var snapshot = DiffableDataSourceSnapshot<Int, Int>()
        for (index, items) in sections.enumerated() {
            try? snapshot.appendSections([index])
            try? snapshot.appendItems(items, toSection: index)
        }
        apply(snapshot, reloading: act == .applyUsingReloadData)
    }

    private func changeViews(_ act: MeddlingAct) {
        let view = collectionView
        switch act {
        case .reloadData: view.reloadData()
        case .reloadItems: view.reloadItems(at: view.indexPathsForDisplayedItems)
        case .reconfigureItems: view.reconfigureItems(at: view.indexPathsForDisplayedItems)
        case .invalidateLayout: view.invalidateLayout()
        case .dequeue:
            let registration = CellRegistration<TextCell, Int> { _, _, _ in }
            _ = view.dequeueConfiguredReusableCell(
                using: registration, for: IndexPath(item: 3, section: 7), item: 1)
        case .readings:
            _ = (view.visibleItems, view.debugDescription, view.indexPathsForDisplayedItems, view.contentOffset)
            _ = view.visibleSupplementaryViews(ofKind: .sectionHeader)
            _ = dataSource.scrollRestoration(of: view)
            _ = view.cellForItem(at: IndexPath(item: -1, section: .max))
        case .background: view.backgroundView = view.backgroundView == nil ? View(.box) : nil
        case .pattern: view.accessibilityPattern = view.accessibilityPattern == .list ? .listbox : .list
        case .keyboard: view.isKeyboardNavigable.toggle()
        case .poolSize: view.maximumReusableViews = view.maximumReusableViews == 0 ? 64 : 0
        case .rearm: view.rearmReach(of: .end)
        default: view.refreshControl?.beginRefreshing()
        }
    }

    private func scroll(_ act: MeddlingAct) {
        let view = collectionView
        let last = IndexPath(item: max(0, (newest.last?.count ?? 0) - 1), section: max(0, newest.count - 1))
        switch act {
        case .scrollToLast: view.scrollToItem(at: last, at: .bottom, animated: false)
        case .scrollToLastAnimated: view.scrollToItem(at: last, at: .center, animated: true)
        case .scrollToMissing:
            for path in Self.missing { view.scrollToItem(at: path, at: .nearest, animated: false) }
        case .setOffset: view.setContentOffset(Point(x: 0, y: view.contentOffset.y > 300 ? 0 : 700), animated: false)
        case .setOffsetAnimated: view.setContentOffset(Point(x: 0, y: 500), animated: true)
        case .layoutIfNeeded: view.layoutIfNeeded()
        default: view.contentInset = EdgeInsets(top: view.contentInset.top == 0 ? 20 : 0, left: 0, bottom: 0, right: 0)
        }
    }

    private func changeSelection(_ act: MeddlingAct) {
        let view = collectionView
        switch act {
        case .select: view.selectItem(at: IndexPath(item: 0, section: 0))
        case .deselect: view.deselectItem(at: IndexPath(item: 0, section: 0))
        case .selectAll: view.selectAll()
        case .deselectAll: view.deselectAll()
        case .selectMissing:
            for path in Self.missing { view.selectItem(at: path) }
        case .editing: view.isEditing.toggle()
        default: view.selectionMode = view.selectionMode == .multiple ? .single : .multiple
        }
    }

    /// Paths at which there is nothing.
    static var missing: [IndexPath] {
        [
            IndexPath(item: 99, section: 0), IndexPath(item: 0, section: 99), IndexPath(item: -1, section: 0),
            IndexPath(item: 0, section: -1), IndexPath(item: .max, section: .max), IndexPath(item: .min, section: 0),
            IndexPath(item: IndexPath.globalItem, section: 0), IndexPath(item: 0, section: .max),
        ]
    }
}
