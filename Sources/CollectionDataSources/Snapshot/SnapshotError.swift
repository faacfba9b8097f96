/// What can be wrong with a change of a snapshot or with a snapshot given to a data source.
///
/// ```swift
/// do {
///     try snapshot.appendItems(ids)
/// } catch .duplicateItems(let ids) {
///     report("listed twice: \(ids)")
/// }
/// ```
///
/// Where UIKit stops the program, a method throws one of these instead and leaves the snapshot as it was.
public enum SnapshotError<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Error, Hashable, Sendable {
    /// The same items are given more than once, or are present already where that is not allowed.
    case duplicateItems([ItemID])
    /// The items are not in the snapshot.
    case unknownItems([ItemID])
    /// The same sections are given more than once, or are present already.
    case duplicateSections([SectionID])
    /// The sections are not in the snapshot.
    case unknownSections([SectionID])
    /// Items were appended without naming a section while the snapshot has none.
    case noSections
    /// An item was to be placed before or after itself.
    case itemRelativeToItself(ItemID)
    /// A section was to be placed before or after itself.
    case sectionRelativeToItself(SectionID)
    /// The items of a section snapshot stand in other sections of the data source.
    case itemsInOtherSections([ItemID])
}

extension SnapshotError {
    /// What happened and what to do about it, as a sentence without the identifiers.
    public var message: String { kind.message }

    private var kind: SnapshotProblem.Kind {
        switch self {
        case .duplicateItems: .duplicateItems
        case .unknownItems: .unknownItems
        case .duplicateSections: .duplicateSections
        case .unknownSections: .unknownSections
        case .noSections: .noSections
        case .itemRelativeToItself: .itemRelativeToItself
        case .sectionRelativeToItself: .sectionRelativeToItself
        case .itemsInOtherSections: .itemsInOtherSections
        }
    }
}

extension SnapshotError: CustomStringConvertible
where SectionID: CustomStringConvertible, ItemID: CustomStringConvertible {
    /// The message and the identifiers it is about.
    public var description: String {
        var names: [String]
        switch self {
        case .duplicateItems(let items), .unknownItems(let items), .itemsInOtherSections(let items):
            names = items.map { $0.description }
        case .duplicateSections(let sections), .unknownSections(let sections):
            names = sections.map { $0.description }
        case .itemRelativeToItself(let item):
            names = [item.description]
        case .sectionRelativeToItself(let section):
            names = [section.description]
        case .noSections:
            names = []
        }
        var text = message
        for (index, name) in names.enumerated() { text += (index == 0 ? " (" : ", ") + name }
        return names.isEmpty ? text : text + ")"
    }
}
