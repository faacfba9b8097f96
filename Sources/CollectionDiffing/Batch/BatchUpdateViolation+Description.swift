import CollectionGeometry

extension BatchUpdateViolation: CustomStringConvertible {
    /// The reason as a sentence, with the letter of the rule.
    public var description: String {
        switch self {
        case .sectionSourceRepeats(let section, let first, let second):
            "a: Section \(section) of the old data is the source of a \(first.description) and of a "
                + "\(second.description); it may be the source of one operation only."
        case .sectionTargetRepeats(let section, let first, let second):
            "a: Section \(section) of the new data is the target of a \(first.description) and of a "
                + "\(second.description); it may be the target of one operation only."
        case .itemSourceRepeats(let path, let first, let second):
            "a: Item \(path.description) of the old data is the source of a \(first.description) and of a "
                + "\(second.description); it may be the source of one operation only."
        case .itemTargetRepeats(let path, let first, let second):
            "a: Item \(path.description) of the new data is the target of a \(first.description) and of a "
                + "\(second.description); it may be the target of one operation only."
        case .sectionSourceOutOfBounds(let section, let operation, let count):
            "b: A \(operation.description) names section \(section), but the old data has \(count) sections."
        case .sectionTargetOutOfBounds(let section, let operation, let count):
            "b: A \(operation.description) names section \(section), but the new data has \(count) sections."
        case .itemSourceOutOfBounds(let path, let operation, let count):
            "b: A \(operation.description) names item \(path.description), but "
                + missing(section: path.section, count: count, data: "old")
        case .itemTargetOutOfBounds(let path, let operation, let count):
            "b: A \(operation.description) names item \(path.description), but "
                + missing(section: path.section, count: count, data: "new")
        case .itemCountMismatch(let numbers):
            numbers.description
        case .sectionCountMismatch(let before, let inserted, let deleted, let actual):
            "d: \(before) sections, \(inserted) inserted and \(deleted) deleted make \(before &+ inserted &- deleted), "
                + "but the new data has \(actual)."
        case .sectionsChangedBeforeBatch(let known, let actual):
            "e: The data had \(known) sections when it was last read and \(actual) when the batch began. Change the "
                + "data within the batch."
        case .itemsChangedBeforeBatch(let section, let known, let actual):
            "e: Section \(section) had \(known) items when it was last read and \(actual) when the batch began. Change "
                + "the data within the batch."
        case .itemInDeletedSection(let path, let operation):
            "f: A \(operation.description) names item \(path.description) of a section that is deleted as a whole."
        case .itemInInsertedSection(let path, let operation):
            "f: A \(operation.description) names item \(path.description) of a section that is inserted as a whole."
        case .reloadedSectionMoves(let section):
            "g: Section \(section) is reloaded and moved; a reload replaces it where it stands."
        case .itemInReloadedSection(let path, let operation):
            "g: A \(operation.description) names item \(path.description) of a section that is reloaded as a whole."
        case .itemInMovedSection(let move, let path, let operation):
            "h: A \(operation.description) names item \(path.description) while its section moves from \(move.from) to "
                + "\(move.to); delete and insert the section instead."
        case .negativeItemCount(let section, let count):
            "The data returns \(count) items for section \(section); the least number is 0."
        }
    }

    private func missing(section: Int, count: Int?, data: String) -> String {
        if let count {
            "section \(section) of the \(data) data has \(count) items."
        } else {
            "the \(data) data has no section \(section)."
        }
    }
}
