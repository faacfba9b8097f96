import CollectionDataSources
import CollectionDiffing
import CollectionGeometry
import CollectionLayout

extension CollectionView {
    /// The numbers of items that an update inserted and deleted, for its announcement.
    public struct UpdateSummary: Hashable, Sendable {
        /// The number of inserted items.
        public var insertedCount: Int
        /// The number of deleted items.
        public var deletedCount: Int
        /// The number of items after the update.
        public var count: Int
    }

    /// The role of the view for assistive technology. The default is a list.
    public var accessibilityPattern: AccessibilityPattern {
        get { accessibility.pattern }
        set { if accessibility.setPattern(newValue) { showPattern() } }
    }

    /// The number of all items for assistive technology, where the data holds only those that have been loaded; `nil`, the
    /// default, for the number of items of the data. A number below that counts as that. Where sections have headers, the
    /// items that have not been loaded count as items of the last section.
    public var accessibilityItemCount: Int? {
        get { accessibility.itemCount }
        set { if accessibility.setItemCount(newValue) { setNeedsLayout() } }
    }

    /// Returns the announcement of a change of the data, which assistive technology reads out; `nil` for none. The view
    /// holds the closure strongly: it must not capture the owner of the view.
    public var updateAnnouncement: ((UpdateSummary) -> String?)? {
        get { accessibility.updateAnnouncement }
        set { accessibility.updateAnnouncement = newValue }
    }

    /// Updates the accessibility attributes of everything displayed.
    ///
    /// - Complexity: O(*n*) in the number of displayed views; O(*s*) more in the number of sections after a change of the
    ///   data.
    func describeDisplayed(_ source: any CollectionContentSource) {
        guard accessibilityPattern != .none || isKeyboardNavigable || accessibility.hasDescribed else { return }
        // Attributes are not updated while the content scrolls, unless the keyboard can move the focus to a cell
        // meanwhile.
        guard isKeyboardNavigable || scroll.viewport.isResting else { return }
        note(.describe)
        accessibility.noteDescribed()
        let numbers = accessibility.numbers(
            of: source, isRow: { isRow($0) }, hasHeader: { layout.hasHeader(inSection: $0) })
        let stop = isKeyboardNavigable ? tabStop : nil
        for displayed in display.cells {
            let description = description(
                of: displayed.view, at: displayed.indexPath, from: source, tabStop: stop, numbers)
            guard !display.needsReload else { return }
            displayed.view.describe(description)
        }
        rows?.describe(tabStop: stop, numbers, in: self)
        describeSupplementaries(numbers)
    }

    /// Sets the role and the position of headers and footers. Those of a section have the position of its header among
    /// all headers: browsers give an item without a position the one that follows the item before it. In a pattern without
    /// roles, those that a view has from the pattern before are removed, and the ones that it has set itself are kept.
    private func describeSupplementaries(_ numbers: ItemNumbering) {
        let role = accessibilityPattern.supplementaryRole
        for displayed in display.supplementaries {
            guard case .supplementary(_, let path) = displayed.element else { continue }
            guard !role.isNil || displayed.view.hasSupplementaryRole else { continue }
            displayed.view.hasSupplementaryRole = !role.isNil
            let hasPosition = !role.isNil && path.item != IndexPath.globalItem
            let position = hasPosition ? numbers.headerPosition(ofSection: path.section) : 0
            displayed.view.setAttribute(.accessibilityRole, role)
            displayed.view.setAttribute(.positionInSet, position > 0 ? "\(position)" : nil)
            displayed.view.setAttribute(.setSize, position > 0 ? "\(numbers.headerCount)" : nil)
        }
    }

    /// Shows a change of the pattern.
    func showPattern() {
        contentView.setAttribute(.accessibilityRole, accessibilityPattern.containerRole)
        showMultiplicity()
        rows?.setAccessibilityRole(accessibilityPattern.rowRole)
        setNeedsLayout()
    }

    /// Sends the announcement of an update, if there is one.
    func announce(_ update: CollectionUpdate) {
        guard let announcement = accessibility.updateAnnouncement, !update.isEmpty else { return }
        var summary = UpdateSummary(insertedCount: 0, deletedCount: 0, count: update.itemCountsAfter.reduce(0, +))
        let before = update.itemCountsBefore
        summary.deletedCount = update.changes.itemDeletes.count
        for section in update.changes.sectionDeletes where before.indices.contains(section) {
            summary.deletedCount += before[section]
        }
        summary.insertedCount = summary.count - before.reduce(0, +) + summary.deletedCount
        if let sentence = announcement(summary), !sentence.isEmpty { send(.announce(sentence)) }
    }

    private func description(
        of cell: CollectionViewCell,
        at path: IndexPath,
        from source: any CollectionContentSource,
        tabStop: IndexPath?,
        _ numbers: ItemNumbering
    ) -> ItemDescription {
        var description = ItemDescription()
        if isKeyboardNavigable {
            description.isTabStop = path == tabStop
            description.instructions = interaction.reordering(for: cell)?.instructions(forItemAt: path, in: self)
        }
        guard let role = accessibilityPattern.itemRole else { return description }
        description.role = role
        let isInRow = cell.layoutAttributes?.isInOrthogonalSection == true
        // The positions in a row are those of its own set.
        description.position = path.item + 1 + (isInRow ? 0 : numbers.start(ofSection: path.section))
        description.count =
            isInRow ? source.numberOfItems(inSection: path.section) : numbers.count(ofSection: path.section)
        if accessibilityPattern == .list, let place = source.outlinePlace(ofItemAt: path) {
            description.level = place.level + 1
        }
        if accessibilityPattern == .listbox { description.isSelected = selection.contains(path) }
        return description
    }

    private func isRow(_ section: Int) -> Bool {
        layout.layoutAttributesForItem(at: IndexPath(item: 0, section: section))?.isInOrthogonalSection == true
    }
}
