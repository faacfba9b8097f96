/// One change of a ``PagePatch``. Everything is addressed by id, nothing by index.
public enum PageChange: Equatable, Sendable {
    /// Adds a section.
    case insertSection(PageSection, ChangePlace)
    /// Replaces the section with the same id.
    case replaceSection(PageSection)
    /// Removes a section.
    case removeSection(PageIdentifier)
    /// Moves a section.
    case moveSection(PageIdentifier, ChangePlace)
    /// Sets the state of a section's content.
    case setSectionState(PageIdentifier, SectionState)
    /// Adds items to a section.
    case insertItems([PageItem], section: PageIdentifier, ChangePlace)
    /// Replaces the items with the same ids.
    case replaceItems([PageItem], section: PageIdentifier)
    /// Removes items.
    case removeItems([PageIdentifier], section: PageIdentifier)
    /// Moves items, which stay in the given order.
    case moveItems([PageIdentifier], section: PageIdentifier, ChangePlace)
    /// Changes members of an item.
    case setItem(PageItemKey, ItemChanges)
}
