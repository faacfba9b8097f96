import CollectionViewKit

/// The layout of a page: each section is arranged by the family of the layout it names.
///
/// The section provider holds the model, not the screen.
func makePageLayout(_ model: PageModel) -> CompositionalLayout {
    CompositionalLayout { index, environment in
        guard index < model.sections.count else { return nil }
        let arrangement = SectionArrangement(
            section: model.sections[index],
            width: environment.container.effectiveContentSize.width,
            environment: model.environment
        )
        return arrangement.layoutSection
    }
}

/// How one section of a page is arranged: a pure function of the section and the place it is shown in.
struct SectionArrangement {
    let section: PageModel.Section
    /// The width of the page, in points.
    let width: Double
    let environment: HostEnvironment

    /// The section as the layout takes it.
    var layoutSection: LayoutSection {
        var result = content
        result.contentInsets.bottom += (environment.lineHeight(of: .body) * 1.5).rounded()
        result.supplementariesFollowContentInsets = false
        if section.hasHeader {
            let height = SectionHeaderView.height(width: width, in: environment)
            let size = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
            result.boundarySupplementaryItems = [
                LayoutBoundarySupplementaryItem(layoutSize: size, elementKind: .sectionHeader, alignment: .top)
            ]
        } else if section.section.layout.family == .grid {
            // Without a header, as of the products that a search has found, the pictures would touch the bar.
            result.contentInsets.top += Double(section.section.layout.parameters.inset)
        }
        return result
    }

    private var content: LayoutSection {
        switch section.content {
        case .failure, .empty: rows(height: SectionMessageCell.height(in: environment))
        case .items, .outlines:
            switch section.section.layout.family {
            case .carousel: carousel
            case .brands: rows(height: BrandCell.height(in: environment), fitsContent: !section.showsOutline)
            case .grid: grid
            case .hero: rows(height: heroHeight, fitsContent: !section.showsOutline)
            case .list: titles
            default: rows(height: TitleCell.height(in: environment))
            }
        }
    }
}

extension SectionArrangement {
    /// The sizes of a product widget.
    var carouselGeometry: CarouselGeometry {
        // The height of the texts depends on the width of a product, and that on no height.
        let width = geometry(captionHeight: 0).itemSize.width
        let captions = section.section.layout.parameters.captions
        let lines = section.captionLines(width: width, in: environment)
        return geometry(captionHeight: lines.height(captions, in: environment))
    }

    private func geometry(captionHeight: Double) -> CarouselGeometry {
        let parameters = section.section.layout.parameters
        return CarouselGeometry(
            width: width,
            visibleTenths: parameters.visibleTenths(inWidth: width),
            rows: parameters.rows,
            inset: Double(parameters.inset),
            spacing: Double(parameters.gap),
            pictureRatio: Double(parameters.imageRatioPermille) / 1000,
            captionHeight: captionHeight,
            tallestPicture: environment.windowSize.height * 0.68
        )
    }

    /// Columns of products that scroll sideways and rest with a product at the leading edge.
    private var carousel: LayoutSection {
        let parameters = section.section.layout.parameters
        let geometry = carouselGeometry
        let size = LayoutSize(
            widthDimension: .absolute(geometry.itemSize.width),
            heightDimension: .absolute(geometry.itemSize.height)
        )
        let columnSize = LayoutSize(
            widthDimension: .absolute(geometry.itemSize.width),
            heightDimension: .absolute(geometry.widgetHeight)
        )
        let item = LayoutItem(layoutSize: size)
        var column = LayoutGroup.vertical(
            layoutSize: columnSize,
            repeatingSubitem: item,
            count: max(1, parameters.rows)
        )
        column.interItemSpacing = .fixed(Double(parameters.gap))
        var result = LayoutSection(group: column)
        result.interGroupSpacing = Double(parameters.gap)
        result.contentInsets.leading = Double(parameters.inset)
        result.contentInsets.trailing = Double(parameters.inset)
        result.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
        return result
    }

    /// Rows of equal cards, more of them on a wider screen.
    private var grid: LayoutSection {
        ProductGrid(section.section.layout.parameters).layoutSection(width: width, environment: environment) {
            section.captionLines(width: $0, in: environment)
        }
    }

    /// Rows across the whole width.
    ///
    /// - Parameters:
    ///   - height: The height of a row, in points.
    ///   - fitsContent: Whether that is an estimate, and a row as high as what is in it. Outlines are empty.
    private func rows(height: Double, fitsContent: Bool = false) -> LayoutSection {
        let size = LayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: fitsContent ? .estimated(height) : .absolute(height))
        let item = LayoutItem(layoutSize: size)
        return LayoutSection(group: .vertical(layoutSize: size, subitems: [item]))
    }

    /// Lines of titles with their details, several in a line where the two would stand too far apart.
    private var titles: LayoutSection {
        let size = LayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(TitleCell.height(in: environment)))
        let item = LayoutItem(layoutSize: size)
        let columns = TitleCell.columnCount(width: width, in: environment)
        return LayoutSection(group: .horizontal(layoutSize: size, subitem: item, count: columns))
    }

    private var heroHeight: Double {
        let item = section.showsOutline ? nil : section.section.items.first
        return HeroGeometry(width: width, item: item, environment: environment).height
    }
}
