/// Why a change of a snapshot is not possible, in terms of positions: ``SnapshotError`` without identifiers.
@usableFromInline
struct SnapshotProblem: Error {
    /// The cases of ``SnapshotError``.
    enum Kind {
        case duplicateItems
        case unknownItems
        case duplicateSections
        case unknownSections
        case itemRelativeToItself
        case sectionRelativeToItself
        case itemsInOtherSections
    }

    var kind: Kind
    /// Which of the identifiers that the caller has at hand the problem is about: those that were given, or those of the
    /// outline that was given, by slot.
    var positions: [Int32]
}

extension SnapshotError {
    /// The error about the identifiers at the positions of a problem.
    @usableFromInline
    init(_ problem: SnapshotProblem, items: [ItemID] = [], sections: [SectionID] = []) {
        switch problem.kind {
        case .duplicateItems: self = .duplicateItems(problem.elements(of: items))
        case .unknownItems: self = .unknownItems(problem.elements(of: items))
        case .duplicateSections: self = .duplicateSections(problem.elements(of: sections))
        case .unknownSections: self = .unknownSections(problem.elements(of: sections))
        case .itemRelativeToItself: self = .itemRelativeToItself(items[Int(problem.positions[0])])
        case .sectionRelativeToItself: self = .sectionRelativeToItself(sections[Int(problem.positions[0])])
        case .itemsInOtherSections: self = .itemsInOtherSections(problem.elements(of: items))
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
