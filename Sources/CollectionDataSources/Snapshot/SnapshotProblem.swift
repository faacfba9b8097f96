import CollectionDiagnostics

/// Why a change of a snapshot is not possible, in terms of positions: ``SnapshotError`` without identifiers.
@usableFromInline
struct SnapshotProblem: Error {
    /// The cases of ``SnapshotError``.
    enum Kind {
        case duplicateItems
        case unknownItems
        case duplicateSections
        case unknownSections
        case noSections
        case itemRelativeToItself
        case sectionRelativeToItself
        case itemsInOtherSections
    }

    var kind: Kind
    /// Which of the identifiers known to the caller the problem is about: those that were given, or those of the
    /// outline that was given, by slot.
    var positions: [Int32]
}

extension SnapshotError {
    /// The error about the items at the positions of a problem.
    @usableFromInline
    init(_ problem: SnapshotProblem, items: [ItemID]) {
        let elements = problem.elements(of: items)
        switch problem.kind {
        case .duplicateItems: self = .duplicateItems(elements)
        case .itemRelativeToItself: self = .itemRelativeToItself(elements[0])
        case .itemsInOtherSections: self = .itemsInOtherSections(elements)
        default: self = .unknownItems(elements)
        }
    }

    /// The error about the sections at the positions of a problem.
    init(_ problem: SnapshotProblem, sections: [SectionID]) {
        let elements = problem.elements(of: sections)
        switch problem.kind {
        case .duplicateSections: self = .duplicateSections(elements)
        case .sectionRelativeToItself: self = .sectionRelativeToItself(elements[0])
        default: self = .unknownSections(elements)
        }
    }
}

extension SnapshotProblem {
    /// A problem if there are positions.
    init?(_ kind: Kind, _ positions: [Int32]) {
        if positions.isEmpty { return nil }
        self.kind = kind
        self.positions = positions
    }

    /// The identifiers among the given that have no slot, if there are any.
    init?(_ kind: Kind, unknownIn slots: [Int32]) {
        self.init(kind, slots.indices.filter { slots[$0] < 0 }.map { Int32(truncatingIfNeeded: $0) })
    }

    /// The elements at the positions.
    fileprivate func elements<Element>(of all: [Element]) -> [Element] {
        var elements: [Element] = []
        for position in positions { elements.append(all[Int(position)]) }
        return elements
    }
}

extension SnapshotProblem.Kind {
    /// What happened and what to do about it, as a sentence without the identifiers.
    var message: String {
        switch self {
        case .duplicateItems:
            diagnosticText(
                601, "Items are given twice or are present already. Item identifiers must be unique within a snapshot.")
        case .unknownItems:
            diagnosticText(
                602, "Items are not in the snapshot. Append them first, or check for them with contains(_:).")
        case .duplicateSections:
            diagnosticText(
                603,
                """
                Sections are given twice or are present already. Section identifiers must be unique within a snapshot.
                """)
        case .unknownSections:
            diagnosticText(604, "Sections are not in the snapshot. Append them first with appendSections(_:).")
        case .noSections:
            diagnosticText(605, "The snapshot has no section to append items to. Append a section first.")
        case .itemRelativeToItself:
            diagnosticText(606, "An item cannot be placed before or after itself. Name a different item.")
        case .sectionRelativeToItself:
            diagnosticText(607, "A section cannot be placed before or after itself. Name a different section.")
        case .itemsInOtherSections:
            diagnosticText(
                608,
                """
                Items of the section snapshot stand in other sections. Remove them there first, or use other \
                identifiers.
                """)
        }
    }
}
