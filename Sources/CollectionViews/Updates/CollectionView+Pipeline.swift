import CollectionDataSources
import CollectionDiffing
import CollectionGeometry
import CollectionLayout

// The view's side of its update pipeline.
extension CollectionView {
    /// Has a new data source submit its changes to a new pipeline. What waits in the old one is not shown any more.
    func replaceUpdates() {
        let old = updates
        updates = UpdatePipeline(isDisplayed: false)
        if old.isInPass || interaction.reordering?.isDelivering == true { updates.beginPass() }
        updates.unseenUpdateHandler = { [elements] in Self.follow($0, elements) }
        wakeOnUpdates()
        contentSource?.attach(to: updates)
        old.close()
    }

    /// Has a change that is submitted after the view was brought up to date seen in the same event.
    func wakeOnUpdates() {
        guard let context else { return }
        updates.wakeHandler = { context.setNeedsLayout() }
    }

    /// Shows a change of the data that is still to be shown: paths that come from the program are those after it.
    func catchUp() {
        if updates.isAhead { layoutIfNeeded() }
    }

    /// The next change of the data; `nil` when there is none.
    ///
    /// - Parameter isDrop: Whether it is what putting an item down has led to.
    func takeUpdate(_ dataSource: any CollectionContentSource, isDrop: Bool = false) -> LayoutStep? {
        let updates = updates
        dataSource.prepareForUpdate()
        let next = updates.next()
        updates.isDisplayed = true
        guard let next else { return nil }
        tellWillShowUpdate()
        switch next {
        case .newest(let updates):
            showNewest(after: updates)
            return LayoutStep(isOfData: true)
        case .update(let update):
            guard update.fitsCounts(of: dataSource) else {
                send(.log(.warning, Self.mismatch))
                if let tracer = context?.tracer { send(.log(.debug, tracer.line(for: update))) }
                interaction.reordering?.lose(in: self)
                return LayoutStep(update: update.reload(to: dataSource), keepsPlace: true, isOfData: true)
            }
            return step(for: update, isDrop: isDrop)
        }
    }

    /// Takes in changes of data that are not seen, since the view has no size. Then there is nothing that could move.
    func takeUpdatesUnseen(_ dataSource: any CollectionContentSource) {
        updates.isDisplayed = false
        updates.beginPass()
        tellWillLayout()
        let pipeline = updates
        dataSource.prepareForUpdate()
        if case .newest(let changes)? = pipeline.next() {
            tellWillShowUpdate()
            showNewest(after: changes)
            pipeline.finish()
        }
        updates.endPass()
    }

    /// What is said of an update that does not lead to the counts of its data source.
    private static var mismatch: String {
        "The collection view is reloaded, because an update does not fit the counts of its data source. Trace to see it."
    }

    /// Follows elements over a change that is not seen.
    private static func follow(_ update: CollectionUpdate, _ elements: ElementTable) {
        if let translation = update.translation { elements.translate(translation) } else { elements.reset() }
    }

    /// Shows the newest data anew. What has been selected stays so, and the item to be scrolled to is still that.
    private func showNewest(after updates: [CollectionUpdate]) {
        for update in updates { Self.follow(update, elements) }
        scroll.setAnchor(nil)
        reloadKeepingElements()
    }
}

extension CollectionUpdate {
    /// Whether the data are as the update says.
    ///
    /// - Complexity: O(*s*) for *s* sections.
    func fitsCounts(of dataSource: any CollectionContentSource) -> Bool {
        guard !isFullReload else { return true }
        if isEmpty, itemCountsBefore != itemCountsAfter { return false }
        guard itemCountsAfter.count == dataSource.numberOfSections else { return false }
        return itemCountsAfter.indices.allSatisfy { itemCountsAfter[$0] == dataSource.numberOfItems(inSection: $0) }
    }

    /// The update that starts anew with what the data source has.
    func reload(to dataSource: any CollectionContentSource) -> CollectionUpdate {
        CollectionUpdate(
            number: number,
            isFullReload: true,
            isAnimated: false,
            itemCountsBefore: itemCountsBefore,
            itemCountsAfter: Self.counts(of: dataSource)
        )
    }

    private static func counts(of dataSource: any CollectionContentSource) -> [Int] {
        (0..<dataSource.numberOfSections).map { dataSource.numberOfItems(inSection: $0) }
    }
}
