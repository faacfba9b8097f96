import CollectionViewKit

/// The list of results: one section of up to 20,000 homes.
///
/// It is one object with one controller, because a section costs a layout more than an item does. The view models are
/// made once for a response of the server, so that a filter or an order only puts the same boxes elsewhere: the diff looks
/// at identities and finds no content to compare. What comes later than the columns, the cards, changes no identity and no
/// height, and is given to the cells that are there.
final class ResultsController: BindingSectionController<ResultList> {
    private let model: ResultsModel
    private let rows: CellRegistration<HomeRowCell, ResultRow>

    init(_ list: ResultList, _ model: ResultsModel) {
        self.model = model
        rows = CellRegistration { cell, _, row in
            cell.retryButton.setAction { model.cards.retry() }
            cell.titleLink.setAction { model.open(row.id) }
            cell.favouriteButton.connect { model.toggleFavourite(row.id) }
            cell.show(row, of: model)
        }
        super.init(list)
    }

    override var viewModels: [ListObject] { model.objects }

    override var itemSize: LayoutSize {
        LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(model.rowHeight))
    }

    override func layoutGroups(in environment: LayoutEnvironment) -> [LayoutGroupRun] {
        let item = LayoutItem(
            layoutSize: LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        return [LayoutGroupRun(group: .horizontal(layoutSize: itemSize, subitem: item, count: model.columnCount))]
    }

    override func cell(for viewModel: ListObject, at index: Int, in context: SectionContext) -> CollectionViewCell? {
        guard let row: ResultRow = viewModel.value() else { return nil }
        return context.dequeue(rows, forItemAt: index, item: row)
    }

    override func didSelect(_ viewModel: ListObject, at index: Int, in context: SectionContext) {
        guard let row: ResultRow = viewModel.value(), !model.isGone(row.id) else { return }
        model.open(row.id)
    }

    override func accessibilityLabel(forItemAt index: Int) -> String? {
        guard let row: ResultRow = shownViewModels[index].value() else { return nil }
        return model.cards.content(for: row.id)?.title
    }
}
