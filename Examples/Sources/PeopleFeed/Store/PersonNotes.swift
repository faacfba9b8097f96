import CollectionViewKit
import ScreenContracts
import SharedScreens

/// What the user thinks of people and has written down. Changes act upon it; it knows neither history nor server.
final class PeopleRecords {
    /// What the server knows of one person.
    struct Known: Equatable {
        var decision: Decision
        var note: String
    }

    /// One person.
    struct Record {
        var name: String
        var decision: Decision
        var note: String
        var sync: StoredValue<Decision>
        /// The last change of the decision, to be withdrawn if the server refuses it.
        var change: UndoableChange?
        var isSaving = false
        /// Whether the note could not be saved.
        var hasFailed = false
        /// Raised with every change that a card shows.
        var revision = 0
    }

    private var records: [Int: Record] = [:]
    /// Whose decision has changed since the server was told last.
    private var unsettled: Set<Int> = []
    /// Raised with every change.
    private(set) var revision = 0
}

extension PeopleRecords {
    subscript(id: Int) -> Record? { records[id] }

    /// Takes in what the server knows, unless the user knows better.
    func take(_ id: Int, name: String, _ known: Known) {
        guard let record = records[id] else {
            records[id] = Record(
                name: name, decision: known.decision, note: known.note, sync: StoredValue(stored: known.decision))
            return
        }
        update(id) { next in
            if record.note != known.note, !record.isSaving { next.note = known.note }
            guard !record.sync.isUnderWay, record.decision == record.sync.stored else { return }
            next.decision = known.decision
            next.sync = StoredValue(stored: known.decision)
        }
    }

    /// Changes what a card shows.
    func update(_ id: Int, _ change: (inout Record) -> Void) {
        guard var record = records[id] else { return }
        change(&record)
        record.revision += 1
        records[id] = record
        revision += 1
    }

    /// Changes what the user thinks.
    func decide(_ id: Int, _ decision: Decision) {
        update(id) { $0.decision = decision }
        unsettled.insert(id)
    }

    /// Hands over whose decision the server may have to hear of.
    func takeUnsettled() -> Set<Int> {
        defer { unsettled = [] }
        return unsettled
    }
}
