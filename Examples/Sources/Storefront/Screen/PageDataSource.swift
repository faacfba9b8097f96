import CollectionViewKit

/// A data source that makes a cell for each item of a page by the family of its section's layout.
///
/// Its closures hold the model, not the screen.
func makePageDataSource(
    _ model: PageModel,
    _ collectionView: CollectionView
) -> CollectionViewDiffableDataSource<PageIdentifier, PageItemKey> {
    let cells = PageRegistrations(model)
    let dataSource = CollectionViewDiffableDataSource<PageIdentifier, PageItemKey>(collectionView: collectionView) {
        collectionView, indexPath, key in
        cells.cell(for: key, at: indexPath, in: collectionView)
    }
    let headers = SupplementaryRegistration<SectionHeaderView>(elementKind: .sectionHeader) { view, _, indexPath in
        guard indexPath.section < model.sections.count else { return }
        view.show(model.isSkeleton ? nil : model.sections[indexPath.section])
    }
    dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
        guard kind == ElementKind.sectionHeader else { return nil }
        return collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
    }
    dataSource.accessibilityLabelProvider = { id in
        let section = model.section(id)
        return section?.accessibilityLabel ?? section?.title
    }
    return dataSource
}

/// The registrations of a page's cells. Widgets of different density have registrations of their own, so that a cell is
/// only ever reused where it has the same lines of text.
private final class PageRegistrations {
    private let model: PageModel
    private let products: [CellRegistration<ProductCell, PageItem?>]
    private let brands = CellRegistration<BrandCell, PageItem?> { cell, _, item in cell.show(item) }
    private let titles = CellRegistration<TitleCell, PageItem?> { cell, _, item in cell.show(item) }
    private let heroes: CellRegistration<HeroCell, PageItem?>

    init(_ model: PageModel) {
        self.model = model
        products = CaptionDensity.allCases.map { captions in
            CellRegistration { cell, _, item in
                cell.captions = captions
                cell.show(item, ladder: model.ladder)
            }
        }
        heroes = CellRegistration { cell, _, item in cell.show(item, ladder: model.ladder) }
    }

    func cell(
        for key: PageItemKey,
        at indexPath: IndexPath,
        in collectionView: CollectionView
    ) -> CollectionViewCell? {
        guard let section = model.section(key.section) else { return nil }
        let item = model.isSkeleton ? nil : model.item(key)
        switch section.layout.family {
        case .brands:
            return collectionView.dequeueConfiguredReusableCell(using: brands, for: indexPath, item: item)
        case .hero:
            return collectionView.dequeueConfiguredReusableCell(using: heroes, for: indexPath, item: item)
        case .carousel, .grid:
            let captions = section.layout.parameters.captions
            guard let index = CaptionDensity.allCases.firstIndex(of: captions) else { return nil }
            return collectionView.dequeueConfiguredReusableCell(using: products[index], for: indexPath, item: item)
        default:
            return collectionView.dequeueConfiguredReusableCell(using: titles, for: indexPath, item: item)
        }
    }
}
