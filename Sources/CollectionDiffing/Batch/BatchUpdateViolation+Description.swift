import CollectionDiagnostics
import CollectionGeometry

extension BatchUpdateViolation: CustomStringConvertible {
    /// The reason as a sentence, with the letter of the rule.
    public var description: String {
        switch self {
        case .sectionSourceRepeats(let section, let first, let second):
            repeats("Section \(section)", of: "old", as: "source", first, second)
        case .sectionTargetRepeats(let section, let first, let second):
            repeats("Section \(section)", of: "new", as: "target", first, second)
        case .itemSourceRepeats(let path, let first, let second):
            repeats("Item \(path.description)", of: "old", as: "source", first, second)
        case .itemTargetRepeats(let path, let first, let second):
            repeats("Item \(path.description)", of: "new", as: "target", first, second)
        case .sectionSourceOutOfBounds(let section, let operation, let count):
            names(
                "section \(section)", operation, rule: "b",
                diagnosticText(502, ", but the old data has \(count) sections."))
        case .sectionTargetOutOfBounds(let section, let operation, let count):
            names(
                "section \(section)", operation, rule: "b",
                diagnosticText(503, ", but the new data has \(count) sections."))
        case .itemSourceOutOfBounds(let path, let operation, let count):
            names(path, operation, rule: "b", ", but " + missing(section: path.section, count: count, data: "old"))
        case .itemTargetOutOfBounds(let path, let operation, let count):
            names(path, operation, rule: "b", ", but " + missing(section: path.section, count: count, data: "new"))
        case .itemCountMismatch(let numbers):
            numbers.description
        case .sectionCountMismatch(let before, let inserted, let deleted, let actual):
            diagnosticText(
                504,
                """
                d: \(before) sections, \(inserted) inserted and \(deleted) deleted make \
                \(before &+ inserted &- deleted), but the new data has \(actual).
                """)
        case .sectionsChangedBeforeBatch(let known, let actual):
            changed("The data", "sections", known: known, actual: actual)
        case .itemsChangedBeforeBatch(let section, let known, let actual):
            changed("Section \(section)", "items", known: known, actual: actual)
        case .itemInDeletedSection(let path, let operation):
            names(path, operation, rule: "f", diagnosticText(505, " of a section that is deleted as a whole."))
        case .itemInInsertedSection(let path, let operation):
            names(path, operation, rule: "f", diagnosticText(506, " of a section that is inserted as a whole."))
        case .reloadedSectionMoves(let section):
            diagnosticText(508, "g: Section \(section) is reloaded and moved; a reload replaces it where it stands.")
        case .itemInReloadedSection(let path, let operation):
            names(path, operation, rule: "g", diagnosticText(507, " of a section that is reloaded as a whole."))
        case .itemInMovedSection(let move, let path, let operation):
            names(
                path, operation, rule: "h",
                diagnosticText(
                    509,
                    " while its section moves from \(move.from) to \(move.to); delete and insert the section instead."))
        case .negativeItemCount(let section, let count):
            diagnosticText(510, "The data returns \(count) items for section \(section); the least number is 0.")
        }
    }
}

// Sentences of one shape are put together in one function, never inlined: the code for a sentence is larger than the sentence.
extension BatchUpdateViolation {
    @inline(never)
    private func repeats(
        _ place: String, of data: String, as role: String, _ first: BatchOperation, _ second: BatchOperation
    ) -> String {
        diagnosticText(
            511,
            """
            a: \(place) of the \(data) data is the \(role) of a \(first) and of a \(second); it may be the \(role) of \
            one operation only.
            """)
    }

    @inline(never)
    private func names(_ place: String, _ operation: BatchOperation, rule: String, _ problem: String) -> String {
        "\(rule): A \(operation.description) names \(place)\(problem)"
    }

    @inline(never)
    private func names(_ path: IndexPath, _ operation: BatchOperation, rule: String, _ problem: String) -> String {
        names("item " + path.description, operation, rule: rule, problem)
    }

    @inline(never)
    private func changed(_ whole: String, _ parts: String, known: Int, actual: Int) -> String {
        diagnosticText(
            512,
            """
            e: \(whole) had \(known) \(parts) when it was last read and \(actual) when the batch began. Change the data \
            within the batch.
            """)
    }

    @inline(never)
    private func missing(section: Int, count: Int?, data: String) -> String {
        if let count {
            diagnosticText(513, "section \(section) of the \(data) data has \(count) items.")
        } else {
            diagnosticText(514, "the \(data) data has no section \(section).")
        }
    }
}
