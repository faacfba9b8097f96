import CollectionDiffing
import CollectionGeometry

extension SectionedChangeset {
    /// Lists as updates what is marked in the new snapshot and stays.
    mutating func listMarks(from old: SlotSnapshot.Storage, to new: SlotSnapshot.Storage, _ pairs: SectionPairs) {
        for slot in new.order.itemMarks.slots(with: [.reload, .reconfigure]) {
            let counterpart = old.items.slot(near: slot, matching: new.items)
            guard counterpart >= 0,
                let before = old.order.path(ofItem: counterpart),
                let after = new.order.path(ofItem: slot),
                pairs.newOfOld[before.section] >= 0, pairs.oldOfNew[after.section] >= 0
            else { continue }
            appendUpdate(before.section, before.item, after.section, after.item)
        }
        sortUpdates()
        let hasRevisions = !(old.order.supplementaryRevisions.isEmpty && new.order.supplementaryRevisions.isEmpty)
        if new.order.sectionMarks.isEmpty && !hasRevisions { return }
        let oldSlots = Array(old.order.sections.walk(0))
        for (section, slot) in new.order.sections.walk(0).enumerated() where pairs.oldOfNew[section] >= 0 {
            let counterpart = Int(pairs.oldOfNew[section])
            let marks = new.order.sectionMarks[slot]
            if marks.contains(.reload) { appendSectionUpdate(old: counterpart, new: section) }
            let revision = old.order.supplementaryRevision(of: oldSlots[counterpart])
            if marks.contains(.supplementaries) || revision != new.order.supplementaryRevision(of: slot) {
                appendSupplementaryUpdate(old: counterpart, new: section)
            }
        }
    }
}
