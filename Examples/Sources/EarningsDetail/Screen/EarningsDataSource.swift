import CollectionViewKit

/// The data source of the screen: an item is identified by what it is, and looked up by that in the properties.
typealias EarningsDataSource = CollectionViewDiffableDataSource<EarningsSection, EarningsItem.ID>

extension CollectionViewDiffableDataSource<EarningsSection, EarningsItem.ID> {
    /// Shows properties: a main snapshot with all sections and plain rows, then a section snapshot for each section that
    /// has rows to show and hide.
    ///
    /// - Parameters:
    ///   - properties: What to show.
    ///   - changed: The rows that show something else than before.
    func apply(_ properties: EarningsProperties, reconfiguring changed: [EarningsItem.ID], isAnimated: Bool) {
        apply(mainSnapshot(of: properties, reconfiguring: changed), animatingDifferences: isAnimated)
        for section in properties.sections where !section.expandables.isEmpty {
            do throws(SnapshotError<EarningsSection, EarningsItem.ID>) {
                let snapshot = sectionSnapshot(of: section, reconfiguring: changed)
                try apply(snapshot, to: section.section, animatingDifferences: isAnimated)
            } catch {
                preconditionFailure("Two sections name the same row.")
            }
        }
    }

    /// All sections, and the rows of those without an outline. An outline keeps what it shows until its own snapshot comes.
    private func mainSnapshot(of properties: EarningsProperties, reconfiguring changed: [EarningsItem.ID])
        -> Snapshot
    {
        let current = snapshot()
        var main = Snapshot()
        do throws(SnapshotError<EarningsSection, EarningsItem.ID>) {
            try main.appendSections(properties.sections.map { $0.section })
            for section in properties.sections {
                let isKept = !section.expandables.isEmpty && current.containsSection(section.section)
                let items =
                    isKept
                    ? Array(try current.itemIdentifiers(inSection: section.section))
                    : section.expandables.isEmpty ? section.items.map { $0.id } : []
                try main.appendItems(items, toSection: section.section)
                if section.expandables.isEmpty { try main.reconfigureItems(items.filter { changed.contains($0) }) }
            }
        } catch {
            preconditionFailure("The properties name a row twice.")
        }
        return main
    }

    private func sectionSnapshot(
        of section: EarningsProperties.Section, reconfiguring changed: [EarningsItem.ID]
    ) -> SectionSnapshot {
        var outline = SectionSnapshot()
        do throws(SectionSnapshot.Failure) {
            for expandable in section.expandables {
                try outline.append([expandable.item.id])
                try outline.append(expandable.subItems.map { $0.id }, to: expandable.item.id)
                if expandable.isExpanded { try outline.expand([expandable.item.id]) }
            }
            try outline.append(section.items.map { $0.id })
            try outline.reconfigure(outline.items.filter { changed.contains($0) })
        } catch {
            preconditionFailure("The properties name a row twice.")
        }
        return outline
    }
}
