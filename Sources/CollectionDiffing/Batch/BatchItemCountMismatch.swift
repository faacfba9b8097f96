import CollectionDiagnostics

/// The numbers of a section whose items do not add up.
///
/// ```swift
/// if case .itemCountMismatch(let numbers) = validator.violation(in: changes) {
///     print("section \(numbers.newSection) should have \(numbers.expected) items and has \(numbers.actual)")
/// }
/// ```
public struct BatchItemCountMismatch: Hashable, Sendable {
    /// The index of the section in the old data.
    public var oldSection: Int
    /// The index of the section in the new data.
    public var newSection: Int
    /// The number of items before the batch.
    public var before: Int
    /// The number of items the batch puts in.
    public var inserted: Int
    /// The number of items the batch takes out.
    public var deleted: Int
    /// The number of items the batch moves in, from other sections or its own.
    public var movedIn: Int
    /// The number of items the batch moves out, to other sections or its own.
    public var movedOut: Int
    /// The number of items the data has after the batch.
    public var actual: Int

    /// The number of items the section must have after the batch.
    public var expected: Int { before &+ inserted &- deleted &+ movedIn &- movedOut }

    /// Creates the numbers of one section.
    public init(
        oldSection: Int,
        newSection: Int,
        before: Int,
        inserted: Int,
        deleted: Int,
        movedIn: Int,
        movedOut: Int,
        actual: Int
    ) {
        self.oldSection = oldSection
        self.newSection = newSection
        self.before = before
        self.inserted = inserted
        self.deleted = deleted
        self.movedIn = movedIn
        self.movedOut = movedOut
        self.actual = actual
    }
}

extension BatchItemCountMismatch: CustomStringConvertible {
    /// The sum that is wrong, as a sentence.
    public var description: String {
        diagnosticText(
            501,
            """
            c: Section \(oldSection) (now \(newSection)) had \(before) items; \(inserted) inserted, \(deleted) deleted, \
            \(movedIn) moved in and \(movedOut) moved out make \(expected), but it has \(actual).
            """)
    }
}
