import CollectionDataSources
import CollectionDiagnostics
import CollectionDiffing
import CollectionGeometry
import CollectionLayout

// The view's side of its update pipeline.
extension CollectionView {
    /// Connects a new content source to its pipeline. Updates that wait in the pipeline of the previous one are not shown.
    func attachContentSource(replacing old: UpdatePipeline) {
        let updates = connection.updates
        if old.isInPass || interaction.reordering?.isDelivering == true { updates.beginPass() }
        updates.unseenUpdateHandler = { [elements] in Self.follow($0, elements) }
        wakeOnUpdates()
        contentSource?.attach(to: updates)
        old.close()
    }

    /// Schedules a pass in the same event for a change that is submitted after the view was laid out.
    func wakeOnUpdates() {
        guard let context else { return }
        connection.updates.wakeHandler = { context.setNeedsLayout() }
    }

    /// Shows a change of the data that is still to be shown: paths that come from the program are those after it.
    func catchUp() {
        if connection.updates.isAhead { layoutIfNeeded() }
    }

    /// The next change of the data; `nil` when there is none.
    ///
    /// - Parameter isDrop: Whether the change results from a drop.
    func nextUpdate(of dataSource: any CollectionContentSource, isDrop: Bool = false) -> LayoutStep? {
        let updates = connection.updates
        dataSource.prepareForUpdate()
        let next = updates.next()
        updates.isDisplayed = true
        guard let next else { return nil }
        switch next {
        case .newest(let updates):
            tellWillShow(nil)
            showNewest(after: updates)
            return LayoutStep(isOfData: true)
        case .update(let update):
            tellWillShow(update)
            guard update.fitsCounts(of: dataSource) else {
                send(.log(.warning, Self.mismatch))
                if let tracer = context?.tracer { send(.log(.debug, tracer.line(for: update))) }
                interaction.reordering?.lose(in: self)
                return LayoutStep(update: update.reload(to: dataSource), keepsPlace: true, isOfData: true)
            }
            return step(for: update, isDrop: isDrop)
        }
    }

    /// Applies changes of the data while the view has no size: nothing is visible that could be animated.
    func takeUpdatesUnseen(_ dataSource: any CollectionContentSource) {
        connection.updates.isDisplayed = false
        connection.updates.beginPass()
        tellWillLayout()
        let pipeline = connection.updates
        dataSource.prepareForUpdate()
        if case .newest(let changes)? = pipeline.next() {
            tellWillShow(nil)
            showNewest(after: changes)
            pipeline.finish()
        }
        connection.updates.endPass()
    }

    /// The warning about an update whose counts differ from those of its data source.
    private static var mismatch: String {
        diagnosticText(
            421,
            "The collection view is reloaded: an update does not fit the counts of its data source. A trace logs it.")
    }

    /// Translates elements over a change that is not visible.
    private static func follow(_ update: CollectionUpdate, _ elements: ElementTable) {
        if let translation = update.translation { elements.translate(translation) } else { elements.reset() }
    }

    /// Shows the newest data from scratch. The selection and the scroll target are kept.
    private func showNewest(after updates: [CollectionUpdate]) {
        for update in updates { Self.follow(update, elements) }
        scroll.setWidthAnchor(nil)
        reloadKeepingElements()
    }
}

extension CollectionUpdate {
    /// Whether the data source has the counts that the update leads to.
    ///
    /// - Complexity: O(*s*) for *s* sections.
    func fitsCounts(of dataSource: any CollectionContentSource) -> Bool {
        guard !isFullReload else { return true }
        if isEmpty, itemCountsBefore != itemCountsAfter { return false }
        guard itemCountsAfter.count == dataSource.numberOfSections else { return false }
        return itemCountsAfter.indices.allSatisfy { itemCountsAfter[$0] == dataSource.numberOfItems(inSection: $0) }
    }

    /// The full reload that shows the current data of the data source.
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
