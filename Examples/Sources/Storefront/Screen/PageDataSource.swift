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
        let section = model.sections[indexPath.section]
        view.show(section.showsOutline ? nil : section.section)
        let route = section.section.header.flatMap { Route(of: $0.actions) }
        view.actionLink.setAttribute(.destination, route?.path)
        view.actionLink.setAction { if let route { model.follow(route) } }
    }
    dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
        guard kind == ElementKind.sectionHeader else { return nil }
        return collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
    }
    dataSource.accessibilityLabelProvider = { id in
        model.section(id)?.section.spokenName
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
    private let messages: CellRegistration<SectionMessageCell, PageModel.Section>

    init(_ model: PageModel) {
        self.model = model
        products = CaptionDensity.allCases.map { captions in
            CellRegistration { cell, indexPath, item in
                cell.captions = captions
                let index = indexPath.section
                let id = index < model.sections.count ? model.sections[index].section.id : nil
                cell.captionLines = { width in model.captionLines(ofSection: id, width: width) }
                cell.show(item, responsiveImage: model.responsiveImage)
            }
        }
        heroes = CellRegistration { cell, _, item in
            cell.show(item, responsiveImage: model.responsiveImage, purchase: model.purchase)
        }
        messages = CellRegistration { cell, _, section in
            if section.content == .failure {
                cell.showFailure(of: section.section)
            } else {
                cell.showEmpty(section.section.empty)
            }
            cell.retryButton.setAction { model.retry(section.section.id) }
        }
    }

    func cell(
        for key: PageItemKey,
        at indexPath: IndexPath,
        in collectionView: CollectionView
    ) -> CollectionViewCell? {
        guard let section = model.section(key.section) else { return nil }
        if section.content == .failure || section.content == .empty {
            return collectionView.dequeueConfiguredReusableCell(using: messages, for: indexPath, item: section)
        }
        let item = model.item(key)
        let layout = section.section.layout
        switch layout.family {
        case .brands:
            return collectionView.dequeueConfiguredReusableCell(using: brands, for: indexPath, item: item)
        case .hero:
            return collectionView.dequeueConfiguredReusableCell(using: heroes, for: indexPath, item: item)
        case .carousel, .grid:
            guard let index = CaptionDensity.allCases.firstIndex(of: layout.parameters.captions) else { return nil }
            return collectionView.dequeueConfiguredReusableCell(using: products[index], for: indexPath, item: item)
        default:
            return collectionView.dequeueConfiguredReusableCell(using: titles, for: indexPath, item: item)
        }
    }
}
