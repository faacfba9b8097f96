import CollectionGeometry

extension LayoutSection {
    /// One section of a list, which is laid out from the top down: along a horizontal axis it is a
    /// ``LayoutError/listNotVertical``.
    ///
    /// The room above and below it depends on whether it is the first or the last section in its environment. See Apple's
    /// documentation of `NSCollectionLayoutSection.list(using:layoutEnvironment:)`.
    public static func list(using configuration: ListConfiguration, environment: LayoutEnvironment) -> LayoutSection {
        let metrics = configuration.metrics.section(configuration.appearance)
        var section = LayoutSection(ListRowArrangement(estimate: configuration.metrics.rowEstimate))
        section.contentInsetsReference = .none
        section.contentInsets = configuration.insets(metrics, environment)
        if configuration.headerMode == .supplementary {
            var header = configuration.boundaryItem(metrics, kind: .sectionHeader, alignment: .top)
            header.outerPadding = configuration.headerTopPadding ?? 0
            section.boundarySupplementaryItems.append(header)
        }
        if configuration.footerMode == .supplementary {
            section.boundarySupplementaryItems.append(
                configuration.boundaryItem(metrics, kind: .sectionFooter, alignment: .bottom)
            )
        }
        section.listConfiguration = configuration
        section.listRows = ListRows(configuration, width: environment.container.contentSize.width)
        return section
    }
}

extension ListConfiguration {
    fileprivate func insets(_ metrics: ListMetrics.Section, _ environment: LayoutEnvironment) -> DirectionalEdgeInsets {
        let isFirst = environment.sectionIndex == 0
        let isLast = environment.sectionIndex >= environment.numberOfSections - 1
        let top =
            switch headerMode {
            case .none: isFirst ? metrics.topInset : metrics.betweenInset ?? metrics.topInset
            case .supplementary: 0.0
            case .firstItemInSection: headerTopPadding ?? metrics.firstItemTopInset
            }
        let bottom =
            switch footerMode {
            case .none: isLast ? metrics.bottomInset : metrics.betweenInset ?? metrics.bottomInset
            case .supplementary: 0.0
            }
        return DirectionalEdgeInsets(
            top: top, leading: metrics.sideInset, bottom: bottom, trailing: metrics.sideInset)
    }

    fileprivate func boundaryItem(
        _ metrics: ListMetrics.Section,
        kind: ElementKind,
        alignment: RectAlignment
    ) -> LayoutBoundarySupplementaryItem {
        var item = LayoutBoundarySupplementaryItem(
            layoutSize: LayoutSize(
                widthDimension: .fractionalWidth(1),
                heightDimension: .estimated(metrics.boundaryEstimate)
            ),
            elementKind: kind,
            alignment: alignment
        )
        item.pinToVisibleBounds = metrics.pinsBoundaries
        item.zIndex = self.metrics.boundaryZIndex
        return item
    }
}
