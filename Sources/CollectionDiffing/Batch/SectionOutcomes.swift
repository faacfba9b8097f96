import CollectionGeometry

/// What a batch does with each section, checked for the rules a, b, d and g.
struct SectionOutcomes {
    /// What an operation does with a section, and where the section stands on the other side.
    enum Fate: Equatable {
        /// No operation names the section.
        case stays
        /// The section is deleted, in the old data, or inserted, in the new.
        case ends
        /// The section is reloaded where it stands.
        case reloads
        /// The section moves.
        case moves(Move<Int>)
    }

    /// The outcome for each old section.
    private(set) var old: [Fate]
    /// The outcome for each new section.
    private(set) var new: [Fate]
    /// For each old section that stays or moves, its new index; else -1.
    private(set) var newOfOld: [Int]

    init(of changes: BatchChanges, validator: BatchUpdateValidator) throws(BatchUpdateViolation) {
        old = Array(repeating: .stays, count: validator.countsBefore.count)
        new = Array(repeating: .stays, count: validator.countsAfter.count)
        newOfOld = Array(repeating: -1, count: validator.countsBefore.count)
        try enter(changes)
        let expected = old.count + changes.sectionInserts.count - changes.sectionDeletes.count
        guard expected == new.count else {
            throw .sectionCountMismatch(
                before: old.count,
                inserted: changes.sectionInserts.count,
                deleted: changes.sectionDeletes.count,
                actual: new.count
            )
        }
        pairStaying()
    }
}

extension SectionOutcomes {
    /// Enters the operations on sections.
    private mutating func enter(_ changes: BatchChanges) throws(BatchUpdateViolation) {
        for section in changes.sectionDeletes { try enterSource(section, .ends) }
        for section in changes.sectionReloads { try enterSource(section, .reloads) }
        for move in changes.sectionMoves { try enterSource(move.from, .moves(move)) }
        for section in changes.sectionInserts { try enterTarget(section, .ends) }
        for move in changes.sectionMoves { try enterTarget(move.to, .moves(move)) }
    }

    private mutating func enterSource(_ section: Int, _ fate: Fate) throws(BatchUpdateViolation) {
        let operation = operation(of: fate, ending: .delete)
        guard old.indices.contains(section) else {
            throw .sectionSourceOutOfBounds(section, operation, count: old.count)
        }
        switch (old[section], fate) {
        case (.stays, _):
            old[section] = fate
        case (.reloads, .moves):
            throw .reloadedSectionMoves(section)
        case (let earlier, _):
            throw .sectionSourceRepeats(section, self.operation(of: earlier, ending: .delete), operation)
        }
    }

    private mutating func enterTarget(_ section: Int, _ fate: Fate) throws(BatchUpdateViolation) {
        let operation = operation(of: fate, ending: .insert)
        guard new.indices.contains(section) else {
            throw .sectionTargetOutOfBounds(section, operation, count: new.count)
        }
        guard new[section] == .stays else {
            throw .sectionTargetRepeats(section, self.operation(of: new[section], ending: .insert), operation)
        }
        new[section] = fate
    }

    /// Pairs the sections no insert, delete or move names: they keep their order.
    private mutating func pairStaying() {
        var target = 0
        for section in old.indices {
            switch old[section] {
            case .ends:
                continue
            case .moves(let move):
                newOfOld[section] = move.to
            case .stays, .reloads:
                while target < new.count, new[target] != .stays { target += 1 }
                newOfOld[section] = target
                if old[section] == .reloads { new[target] = .reloads }
                target += 1
            }
        }
    }

    private func operation(of fate: Fate, ending: BatchOperation) -> BatchOperation {
        switch fate {
        case .stays, .ends: ending
        case .reloads: .reload
        case .moves: .move
        }
    }
}
