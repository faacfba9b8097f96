import CollectionViewKit

/// The entry to the search, above everything else.
final class SearchEntryController: ValueSectionController<SearchEntry> {
    private let services: HomesServices
    private let cells: HomeCells

    init(_ entry: SearchEntry, _ services: HomesServices, _ cells: HomeCells) {
        self.services = services
        self.cells = cells
        super.init(entry)
    }

    override func size(forItemAt index: Int, in environment: LayoutEnvironment) -> Size? {
        HomesMetrics.searchEntry(environment)
    }

    override func layoutSection(in environment: LayoutEnvironment) -> LayoutSection? {
        guard var section = super.layoutSection(in: environment) else { return nil }
        section.contentInsets = HomesMetrics.insets(environment, bottom: 20)
        section.contentInsets.top = 16
        return section
    }

    override func cell(forItemAt index: Int, in context: SectionContext) -> CollectionViewCell? {
        context.dequeue(cells.searchEntries, forItemAt: index, item: value)
    }

    override func didSelectItem(at index: Int, in context: SectionContext) { services.open(value.path) }
}
