/// Judges whether a batch of changes leads from one set of item counts to another.
///
/// A collection view that is given the wrong changes cannot know what to show. The validator finds the mistake before the
/// view does and says what it is:
///
/// ```swift
/// let validator = BatchUpdateValidator(countsBefore: [3], countsAfter: [3])
/// let changes = BatchChanges(itemDeletes: [IndexPath(item: 0, section: 0)])
/// validator.violation(in: changes)?.description
/// // "c: Section 0 (now 0) had 3 items; 0 inserted, 1 deleted, 0 moved in and 0 moved out make 2, but it has 3."
/// ```
///
/// The rules are those a batch update of UICollectionView follows (WWDC 2018, session 225, "A Tour of
/// UICollectionView"), each with a letter:
///
/// - a: no position is the source of two operations or the target of two;
/// - b: sources exist in the old data, targets in the new;
/// - c: the item counts of each section that stays add up;
/// - d: the section counts add up;
/// - e: the data has not changed since it was last read;
/// - f: items of a section that is inserted or deleted as a whole are not described on their own;
/// - g: a section reload stands alone: no move of the section, no operation on its items;
/// - h: a section that moves keeps its items as they are.
public struct BatchUpdateValidator: Sendable {
    /// The number of items of each section before the batch.
    public var countsBefore: [Int]
    /// The number of items of each section after the batch.
    public var countsAfter: [Int]
    /// The number of items of each section when the data was last read, if it was.
    public var knownCounts: [Int]?

    /// Creates a validator for the data before and after a batch.
    ///
    /// - Parameters:
    ///   - countsBefore: The number of items of each section, as the data returns just before the batch.
    ///   - countsAfter: The number of items of each section, as the data returns just after it.
    ///   - knownCounts: The numbers that the data returned in the last query, to check that nothing changed
    ///     in between; `nil` skips that check.
    public init(countsBefore: [Int], countsAfter: [Int], knownCounts: [Int]? = nil) {
        self.countsBefore = countsBefore
        self.countsAfter = countsAfter
        self.knownCounts = knownCounts
    }
}

extension BatchUpdateValidator {
    /// The first rule the changes break, or `nil` when they are legal.
    ///
    /// The rules are tried in a fixed order: e, then b and a for sections, d, g for moves, then f, g, h and b for each
    /// item, a for items, and c.
    ///
    /// - Complexity: O(*s* + *m* log *m*) for *s* sections and *m* operations.
    public func violation(in changes: BatchChanges) -> BatchUpdateViolation? {
        do throws(BatchUpdateViolation) {
            try checkCounts()
            let sections = try SectionOutcomes(of: changes, validator: self)
            let items = ItemOperations(changes)
            try items.checkPlaces(sections: sections, validator: self)
            try items.checkUniqueness()
            try items.checkCounts(sections: sections, validator: self)
            return nil
        } catch {
            return error
        }
    }

    /// Rule e, and that no count is negative.
    private func checkCounts() throws(BatchUpdateViolation) {
        for counts in [countsBefore, countsAfter] {
            for (section, count) in counts.enumerated() where count < 0 {
                throw .negativeItemCount(section: section, count: count)
            }
        }
        guard let knownCounts else { return }
        guard knownCounts.count == countsBefore.count else {
            throw .sectionsChangedBeforeBatch(known: knownCounts.count, actual: countsBefore.count)
        }
        for section in knownCounts.indices where knownCounts[section] != countsBefore[section] {
            throw .itemsChangedBeforeBatch(
                section: section,
                known: knownCounts[section],
                actual: countsBefore[section]
            )
        }
    }
}
