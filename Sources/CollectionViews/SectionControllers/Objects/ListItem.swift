import CollectionDiffing

/// One item of a section controller, as the diff sees it.
///
/// Controllers speak of positions; a number that stays with an item lets updates of many controllers, one after the
/// other, be found out as one change at the end.
struct ListItem: Identifiable, Equatable {
    /// The number of the item, unique in its list.
    let id: Int
    /// Counts how often the item was given other content.
    var version = 0
}

/// One section of a list, as the diff sees it.
struct ListSection: DiffableSection {
    /// The number of its controller.
    let id: Int
    /// Counts how often the section was given other content as a whole.
    var version: Int
    /// Counts how often the headers and footers were given other content.
    var supplementaryVersion: Int
    var items: [ListItem]

    func hasEqualContent(to other: ListSection) -> Bool { version == other.version }

    func hasEqualSupplementaryContent(to other: ListSection) -> Bool {
        supplementaryVersion == other.supplementaryVersion
    }
}
