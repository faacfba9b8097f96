import CollectionGeometry

/// One section of a metrics layout, as its layout describes it.
final class MetricsSection: SectionSolverInput {
    private let described: SectionMetrics

    init(_ metrics: SectionMetrics) {
        described = metrics
    }

    override var metrics: SectionMetrics? { described }

    override func isEqual(to other: SectionSolverInput) -> Bool {
        guard let other = other as? MetricsSection else { return false }
        return other.described == described
    }

    override func collectSeparators(
        of section: Int,
        in solution: SectionedSolution,
        at start: Double,
        in rect: Rect,
        into attributes: inout [LayoutAttributes]
    ) {
        solution.collectSeparators(of: section, described, at: start, in: rect, into: &attributes)
    }

    override func separator(
        _ kind: ElementKind, at path: IndexPath, in solution: SectionedSolution
    ) -> LayoutAttributes? {
        solution.separator(kind, at: path, described)
    }

    override func blueprint(
        _ context: SolveContext,
        _ environment: LayoutEnvironment,
        _ solver: GroupSolver
    ) throws(LayoutError) -> SectionBlueprint {
        let metrics = described
        var section = LayoutSection(group: row)
        section.contentInsets = metrics.padding ?? .zero
        section.contentInsetsReference = .none
        section.interGroupSpacing = metrics.rowSpacing ?? 0
        section.supplementariesFollowContentInsets = false
        section.boundarySupplementaryItems = metrics.boundaryItems(isGlobal: false)
        if metrics.hasBackground { section.decorationItems = [.background(elementKind: .sectionBackground)] }
        var blueprint = try section.blueprint(context, environment, solver)
        blueprint.insetsWhenEmpty = .never
        if let placeholder = metrics.placeholder {
            guard placeholder.height.estimate.isFinite else { throw .dimensionNotFinite }
            blueprint.placeholder = placeholder
            let nothing = SectionBody(axis: context.axis, grid: solver.grid)
            blueprint.makeBody = { _ in nothing }
        } else if columns > 1, metrics.itemOrder == .topToBottom {
            let (makeRows, columns) = (blueprint.makeBody, columns)
            blueprint.makeBody = { ColumnOrderBody(columns: columns, count: $0, makeRows: makeRows) }
        }
        return blueprint
    }

    private var columns: Int { min(max(described.numberOfColumns ?? 1, 1), LayoutGroup.maximumItemCount) }

    /// A row of items that are all as high as the highest.
    private var row: LayoutGroup {
        let width = LayoutDimension.fractionalWidth(1)
        let itemHeight: LayoutDimension
        let rowHeight: LayoutDimension
        switch described.rowHeight ?? .measured(estimate: 44) {
        case .fixed(let height):
            (itemHeight, rowHeight) = (.absolute(height), .absolute(height))
        case .measured(let estimate):
            itemHeight = columns > 1 ? .uniformAcrossSiblings(estimate: estimate) : .estimated(estimate)
            rowHeight = .estimated(estimate)
        }
        let item = LayoutItem(layoutSize: LayoutSize(widthDimension: width, heightDimension: itemHeight))
        let size = LayoutSize(widthDimension: width, heightDimension: rowHeight)
        guard columns > 1 else { return .horizontal(layoutSize: size, subitems: [item]) }
        var group = LayoutGroup.horizontal(layoutSize: size, subitem: item, count: columns)
        group.interItemSpacing = .fixed(described.columnSpacing ?? 0)
        return group
    }
}

extension SectionMetrics {
    /// Whether there is a background behind the section.
    var hasBackground: Bool { showsBackground ?? !background.isNil }

    /// The style class of a background or separator of the section; `nil` where the metrics name no role.
    func styleClass(ofDecoration kind: ElementKind) -> String? {
        if kind == .sectionBackground { return background?.styleClass }
        if kind == .sectionSeparator { return sectionSeparatorRole?.styleClass }
        return kind == .rowSeparator || kind == .columnSeparator ? separatorRole?.styleClass : nil
    }

    /// The headers and footers that are there, as stacked boundary items. Their numbers count those that are omitted.
    func boundaryItems(isGlobal: Bool) -> [LayoutBoundarySupplementaryItem] {
        boundaryItems(headers, .sectionHeader, .top, isGlobal)
            + boundaryItems(footers, .sectionFooter, .bottom, isGlobal)
    }

    private func boundaryItems(
        _ supplementaries: [SupplementaryMetrics],
        _ kind: ElementKind,
        _ alignment: RectAlignment,
        _ isGlobal: Bool
    ) -> [LayoutBoundarySupplementaryItem] {
        var items: [LayoutBoundarySupplementaryItem] = []
        for (number, metrics) in supplementaries.enumerated() {
            let isCovered = placeholder != nil && !metrics.isVisibleWhileShowingPlaceholder
            guard !metrics.isHidden, !isCovered, metrics.height != .fixed(0) else { continue }
            var item = LayoutBoundarySupplementaryItem(
                layoutSize: LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: metrics.height.dimension),
                elementKind: kind,
                alignment: alignment
            )
            item.number = number
            item.stacks = true
            item.pinToVisibleBounds = metrics.isPinned
            // Outer ones are in front of inner ones, pinned ones of everything in front of those of sections.
            let base = isGlobal ? (metrics.isPinned ? 3_000 : 900) : 2_000
            item.zIndex = base - min(number, 500)
            items.append(item)
        }
        return items
    }
}

extension MetricsLength {
    fileprivate var dimension: LayoutDimension {
        switch self {
        case .fixed(let length): .absolute(length)
        case .measured(let estimate): .estimated(estimate)
        }
    }
}
