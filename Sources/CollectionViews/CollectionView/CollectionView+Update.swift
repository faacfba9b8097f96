import CollectionDataSources
import CollectionDiffing
import CollectionGeometry
import CollectionLayout

// Changes of the data. Views that show elements which stay are carried over to the new paths, so that they need not be
// configured again; everything else is a layout pass like any other.
extension CollectionView {
    /// Carries out the changes the data source has to offer. The reader's place is kept: what is seen first stays where
    /// it is on the screen although content above it may come or go.
    func performUpdates() {
        guard let dataSource else { return }
        while let update = dataSource.takeUpdate() {
            perform(update)
            dataSource.finishUpdate(update.number)
        }
    }

    private func perform(_ update: CollectionUpdate) {
        guard !update.isEmpty else { return }
        viewport.invalidate()
        guard let translation = update.translation else {
            anchor = nil
            reloadData()
            return
        }
        let invalidation = layout.makeInvalidationContext()
        invalidation.invalidateDataSourceCounts = true
        invalidation.update = LayoutUpdate(update)
        layout.invalidateLayout(with: invalidation)
        anchor = anchor.flatMap { translate($0, by: translation) } ?? makeAnchor(surviving: translation)
        carryOver(translation)
        parkReloaded(update)
        pendingReconfigurations += update.reconfiguredItems
        pendingSupplementaryReconfigurations += update.reconfiguredSupplementaries
    }

    /// Keeps views with the elements that stay, and parks those of elements that go.
    private func carryOver(_ translation: IndexPathTranslation) {
        var kept: [DisplayedCell] = []
        for displayed in displayedCells {
            if let path = translation.newPath(ofOld: displayed.indexPath) {
                kept.append(DisplayedCell(indexPath: path, view: displayed.view))
            } else {
                pool.park(displayed.view)
            }
        }
        displayedCells = kept.sorted { $0.indexPath < $1.indexPath }
        focusedIndexPath = focusedIndexPath.flatMap { translation.newPath(ofOld: $0) }
        pendingReconfigurations = pendingReconfigurations.compactMap { translation.newPath(ofOld: $0) }

        displayedSupplementaries.removeAll { displayed in
            if translation.newElement(ofOld: displayed.element) != nil { return false }
            pool.park(displayed.view)
            return true
        }
        for index in displayedSupplementaries.indices {
            guard let element = translation.newElement(ofOld: displayedSupplementaries[index].element) else { continue }
            displayedSupplementaries[index].element = element
        }
        for view in displayedScrollers {
            view.carryOver(to: view.section.flatMap { translation.sections.newIndex(ofOld: $0) })
        }
        displayedScrollers.sort { ($0.section ?? -1) < ($1.section ?? -1) }
    }

    /// Parks the views of what is to get new ones.
    private func parkReloaded(_ update: CollectionUpdate) {
        guard !update.reloadedItems.isEmpty || !update.reloadedSections.isEmpty else { return }
        let items = Set(update.reloadedItems)
        let sections = Set(update.reloadedSections)
        displayedCells.removeAll { displayed in
            guard items.contains(displayed.indexPath) || sections.contains(displayed.indexPath.section) else {
                return false
            }
            pool.park(displayed.view)
            return true
        }
        displayedSupplementaries.removeAll { displayed in
            guard sections.contains(displayed.element.indexPath.section) else { return false }
            pool.park(displayed.view)
            return true
        }
    }

    /// Configures again what has changed its content and kept its view.
    func reconfigurePending() {
        let paths = pendingReconfigurations
        pendingReconfigurations = []
        for path in paths { reconfigureItem(at: path) }
        let sections = Set(pendingSupplementaryReconfigurations)
        pendingSupplementaryReconfigurations = []
        guard !sections.isEmpty else { return }
        for index in displayedSupplementaries.indices
        where sections.contains(displayedSupplementaries[index].element.indexPath.section) {
            reconfigureSupplementary(at: index)
        }
    }

    private func reconfigureItem(at path: IndexPath) {
        guard let dataSource, let index = displayedCells.firstIndex(where: { $0.indexPath == path }) else { return }
        let cell = displayedCells[index].view
        reconfiguredView = cell
        destinationParent = cell.parentNode
        let configured = dataSource.cell(forItemAt: path, in: self)
        reconfiguredView = nil
        guard configured !== cell else { return }
        // The data source chose another registration: the element gets another view after all.
        pool.park(cell)
        displayedCells.remove(at: index)
        viewport.invalidate()
        setNeedsLayout()
        if let configured { pool.park(configured) }
    }

    private func reconfigureSupplementary(at index: Int) {
        guard let dataSource, let kind = displayedSupplementaries[index].element.kind else { return }
        let view = displayedSupplementaries[index].view
        reconfiguredView = view
        let path = displayedSupplementaries[index].element.indexPath
        let configured = dataSource.supplementaryView(ofKind: kind, at: path, in: self)
        reconfiguredView = nil
        if let configured, configured !== view { pool.park(configured) }
    }
}

extension LayoutUpdate {
    /// What a layout has to know of a change of the data. Reloads name positions after the change in an update and before
    /// it in a layout's terms; the translation leads back.
    fileprivate init(_ update: CollectionUpdate) {
        let changes = update.changes
        self.init(
            deletedSections: changes.sectionDeletes,
            insertedSections: changes.sectionInserts,
            movedSections: changes.sectionMoves.map { SectionMove(from: $0.from, to: $0.to) },
            deletedItems: changes.itemDeletes,
            insertedItems: changes.itemInserts,
            movedItems: changes.itemMoves.map { ItemMove(from: $0.from, to: $0.to) }
        )
        guard !update.reloadedItems.isEmpty || !update.reloadedSections.isEmpty, let translation = update.translation
        else { return }
        reloadedItems = update.reloadedItems.compactMap { translation.oldPath(ofNew: $0) }
        reloadedSections = update.reloadedSections.compactMap { translation.sections.oldIndex(ofNew: $0) }
    }
}

// MARK: - The reader's place

extension CollectionView {
    /// An item by whose place on the screen the reader's place is kept.
    struct Anchor {
        var indexPath: IndexPath
        /// The distance of its top edge below the top of the view, in points.
        let distance: Double
    }

    /// The first item that is seen and stays. At the very top there is none: what is inserted there is to be seen.
    private func makeAnchor(surviving translation: IndexPathTranslation) -> Anchor? {
        guard bounds.minY > 0 else { return nil }
        for displayed in displayedCells {
            guard let frame = displayed.view.layoutAttributes?.frame,
                frame.maxY > bounds.minY, frame.minY < bounds.maxY,
                let path = translation.newPath(ofOld: displayed.indexPath)
            else { continue }
            return Anchor(indexPath: path, distance: frame.minY - bounds.minY)
        }
        return nil
    }

    private func translate(_ anchor: Anchor, by translation: IndexPathTranslation) -> Anchor? {
        translation.newPath(ofOld: anchor.indexPath).map { Anchor(indexPath: $0, distance: anchor.distance) }
    }

    /// Scrolls so that the anchor is where it was on the screen. Called when the layout knows the new places.
    func restoreAnchor() {
        guard let anchor else { return }
        self.anchor = nil
        guard let frame = layout.layoutAttributesForItem(at: anchor.indexPath)?.frame else { return }
        let longest = max(0, contentSize.height - bounds.size.height)
        let target = Point(x: bounds.minX, y: min(max(0, frame.minY - anchor.distance), longest))
        guard target != bounds.origin else { return }
        viewport.adjust(to: target)
        viewport.invalidate()
        send(.scroll(node, to: target, animated: false))
    }
}

extension IndexPathTranslation {
    /// The element that a supplementary view or decoration shows after the update: it follows its section.
    fileprivate func newElement(ofOld element: LayoutElement) -> LayoutElement? {
        let path = element.indexPath
        guard path.item != IndexPath.globalItem else { return element }
        guard let section = sections.newIndex(ofOld: path.section) else { return nil }
        let newPath = IndexPath(item: path.item, section: section)
        return switch element {
        case .cell: .cell(newPath)
        case .supplementary(let kind, _): .supplementary(kind, newPath)
        case .decoration(let kind, _): .decoration(kind, newPath)
        }
    }
}
