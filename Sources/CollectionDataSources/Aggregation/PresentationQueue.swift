import CollectionDiffing
import CollectionGeometry

/// What a tree shows after an update that may still have to wait for its turn.
struct PendingPresentation<ItemID: Hashable & Sendable> {
    var presentation: AggregatePresentation<ItemID>
    /// Which sections slide if they come and go, by index.
    var slides: SectionSlides
}

/// Keeps what each waiting update will show, so that answers agree with the update the view was handed last.
///
/// It is shared with the handler of the updates, which must not hold their data source.
final class PresentationQueue<ItemID: Hashable & Sendable> {
    /// What the view shows or is about to show.
    private(set) var presented = AggregatePresentation<ItemID>()
    private var waiting: [PendingPresentation<ItemID>] = []
}

extension PresentationQueue {
    func enqueue(_ entry: PendingPresentation<ItemID>) { waiting.append(entry) }

    /// An update is handed to the view: what it shows is presented. Returns the update with its slides.
    func begin(_ update: CollectionUpdate) -> CollectionUpdate {
        guard !waiting.isEmpty else { return update }
        let entry = waiting.removeFirst()
        var update = update
        if !update.isFullReload {
            update.reconfiguresGlobalSupplementaries = presented.globalStamp != entry.presentation.globalStamp
        }
        presented = entry.presentation
        guard update.isAnimated, !update.isFullReload, !entry.slides.isEmpty else { return update }
        for section in update.changes.sectionInserts {
            update.slides.inserted[section] = entry.slides.inserted[section]
        }
        for section in update.changes.sectionDeletes {
            update.slides.deleted[section] = entry.slides.deleted[section]
        }
        return update
    }

    /// Nobody is handed updates any more: the last one counts.
    func drain() {
        if let last = waiting.last { presented = last.presentation }
        waiting = []
    }
}
