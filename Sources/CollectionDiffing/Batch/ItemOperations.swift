import CollectionGeometry

/// The operations of a batch on items, by their source and by their target, checked for the rules a, b, c, f, g and h.
struct ItemOperations {
    /// One end of an operation.
    struct Place {
        var path: IndexPath
        var operation: BatchOperation
    }

    /// What happens at paths of the old data, in ascending order of the paths.
    private let sources: [Place]
    /// What happens at paths of the new data, in ascending order of the paths.
    private let targets: [Place]

    init(_ changes: BatchChanges) {
        sources = ItemOperations.sorted(
            changes.itemDeletes.map { Place(path: $0, operation: .delete) }
                + changes.itemMoves.map { Place(path: $0.from, operation: .move) }
                + changes.itemReloads.map { Place(path: $0, operation: .reload) }
        )
        targets = ItemOperations.sorted(
            changes.itemInserts.map { Place(path: $0, operation: .insert) }
                + changes.itemMoves.map { Place(path: $0.to, operation: .move) }
        )
    }

    /// Sorts by path, then by operation, so that the result does not depend on the order in a batch.
    private static func sorted(_ places: [Place]) -> [Place] {
        places.ordered {
            $0.path != $1.path ? $0.path < $1.path : $0.operation.rawValue < $1.operation.rawValue
        }
    }
}

extension ItemOperations {
    /// Rules b, f, g and h: every place exists and its section lets its items be described.
    func checkPlaces(sections: SectionOutcomes, validator: BatchUpdateValidator) throws(BatchUpdateViolation) {
        for place in sources {
            let path = place.path
            guard validator.countsBefore.indices.contains(path.section) else {
                throw .itemSourceOutOfBounds(path, place.operation, count: nil)
            }
            switch sections.old[path.section] {
            case .ends: throw .itemInDeletedSection(path, place.operation)
            case .reloads: throw .itemInReloadedSection(path, place.operation)
            case .moves(let move): throw .itemInMovedSection(move, path, place.operation)
            case .stays: break
            }
            let count = validator.countsBefore[path.section]
            guard path.item >= 0, path.item < count else {
                throw .itemSourceOutOfBounds(path, place.operation, count: count)
            }
        }
        for place in targets {
            let path = place.path
            guard validator.countsAfter.indices.contains(path.section) else {
                throw .itemTargetOutOfBounds(path, place.operation, count: nil)
            }
            switch sections.new[path.section] {
            case .ends: throw .itemInInsertedSection(path, place.operation)
            case .reloads: throw .itemInReloadedSection(path, place.operation)
            case .moves(let move): throw .itemInMovedSection(move, path, place.operation)
            case .stays: break
            }
            let count = validator.countsAfter[path.section]
            guard path.item >= 0, path.item < count else {
                throw .itemTargetOutOfBounds(path, place.operation, count: count)
            }
        }
    }

    /// Rule a: no source and no target twice.
    func checkUniqueness() throws(BatchUpdateViolation) {
        for (first, second) in zip(sources, sources.dropFirst()) where first.path == second.path {
            throw .itemSourceRepeats(first.path, first.operation, second.operation)
        }
        for (first, second) in zip(targets, targets.dropFirst()) where first.path == second.path {
            throw .itemTargetRepeats(first.path, first.operation, second.operation)
        }
    }

    /// Rule c: the counts of each section that stays or moves add up. A reloaded section may have any count.
    func checkCounts(sections: SectionOutcomes, validator: BatchUpdateValidator) throws(BatchUpdateViolation) {
        var deleted = [Int](repeating: 0, count: validator.countsBefore.count)
        var movedOut = deleted
        for place in sources {
            if place.operation == .delete { deleted[place.path.section] += 1 }
            if place.operation == .move { movedOut[place.path.section] += 1 }
        }
        var inserted = [Int](repeating: 0, count: validator.countsAfter.count)
        var movedIn = inserted
        for place in targets {
            if place.operation == .insert { inserted[place.path.section] += 1 }
            if place.operation == .move { movedIn[place.path.section] += 1 }
        }
        for section in validator.countsBefore.indices {
            let target = sections.newOfOld[section]
            if target < 0 || sections.old[section] == .reloads { continue }
            let numbers = BatchItemCountMismatch(
                oldSection: section,
                newSection: target,
                before: validator.countsBefore[section],
                inserted: inserted[target],
                deleted: deleted[section],
                movedIn: movedIn[target],
                movedOut: movedOut[section],
                actual: validator.countsAfter[target]
            )
            if numbers.expected != numbers.actual { throw .itemCountMismatch(numbers) }
        }
    }
}
