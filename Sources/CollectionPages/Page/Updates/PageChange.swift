/// One change of a ``PagePatch``. Everything is addressed by id, nothing by index.
public enum PageChange: Equatable, Sendable {
    /// Adds a section.
    case insertSection(PageSection, ChangePlace)
    /// Puts a section in the place of the one with the same id.
    case replaceSection(PageSection)
    /// Takes a section away.
    case removeSection(PageIdentifier)
    /// Moves a section.
    case moveSection(PageIdentifier, ChangePlace)
    /// Says how a section's content stands.
    case setSectionState(PageIdentifier, SectionState)
    /// Adds items to a section.
    case insertItems([PageItem], section: PageIdentifier, ChangePlace)
    /// Puts items in the place of those with the same ids.
    case replaceItems([PageItem], section: PageIdentifier)
    /// Takes items away.
    case removeItems([PageIdentifier], section: PageIdentifier)
    /// Moves items, which stay in the given order.
    case moveItems([PageIdentifier], section: PageIdentifier, ChangePlace)
    /// Changes members of an item.
    case setItem(PageItemKey, ItemChanges)
}
