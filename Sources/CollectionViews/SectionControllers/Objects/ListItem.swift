import CollectionDiffing

/// One item of a section controller, as the diff uses it.
///
/// Controllers name items by index; a number that stays with an item lets consecutive changes of many controllers be
/// computed as one update.
struct ListItem: Identifiable, Equatable {
    /// The number of the item, unique in its list.
    let id: Int
    /// The number of times that the content of the item changed.
    var version = 0
}

/// One section of a list, as the diff uses it.
struct ListSection: DiffableSection {
    /// The number of its controller.
    let id: Int
    /// The number of times that the content of the whole section was replaced.
    var version: Int
    /// The number of times that the content of headers and footers changed.
    var supplementaryVersion: Int
    var items: [ListItem]

    func hasEqualContent(to other: ListSection) -> Bool { version == other.version }

    func hasEqualSupplementaryContent(to other: ListSection) -> Bool {
        supplementaryVersion == other.supplementaryVersion
    }
}
