import CollectionGeometry
import CollectionLayout

#if canImport(CollectionTestSupport)
import CollectionTestSupport
#endif

extension VectorRunner {
    func runFlow() throws(VectorFailure) {
        let value = try layoutValue
        let layout = FlowLayout()
        layout.scrollDirection = value["scrollDirection"]?.text == "horizontal" ? .horizontal : .vertical
        layout.itemSize = value["itemSize"]?.size ?? layout.itemSize
        layout.estimatedItemSize = value["estimatedItemSize"]?.size ?? .zero
        layout.metrics = Self.metrics(value, FlowLayout.SectionMetrics())
        if let sections = value["sections"]?.list {
            let metrics = layout.metrics
            layout.sectionMetrics = { index in
                sections.indices.contains(index) ? Self.metrics(sections[index], metrics) : metrics
            }
        }
        if let sizes = value["sizes"] {
            let itemSize = layout.itemSize
            layout.sizeForItem = { sizes["\($0.section).\($0.item)"]?.size ?? itemSize }
        }
        layout.sectionHeadersPinToVisibleBounds = value["sectionHeadersPinToVisibleBounds"]?.bool ?? false
        layout.sectionFootersPinToVisibleBounds = value["sectionFootersPinToVisibleBounds"]?.bool ?? false
        let driver = LayoutDriver(layout: layout, context: try context)
        if vector["preferred"] != nil { driver.measureVisible(preferredSize) }
        try expected.check(layout, counts: counts)
    }

    private static func metrics(_ value: VectorValue, _ base: FlowLayout.SectionMetrics) -> FlowLayout.SectionMetrics {
        var metrics = base
        metrics.minimumLineSpacing = value["minimumLineSpacing"]?.number ?? base.minimumLineSpacing
        metrics.minimumInteritemSpacing = value["minimumInteritemSpacing"]?.number ?? base.minimumInteritemSpacing
        metrics.sectionInset = value["sectionInset"]?.insets ?? base.sectionInset
        metrics.headerReferenceSize = value["headerReferenceSize"]?.size ?? base.headerReferenceSize
        metrics.footerReferenceSize = value["footerReferenceSize"]?.size ?? base.footerReferenceSize
        return metrics
    }

    func runRowSharing() throws(VectorFailure) {
        let value = try layoutValue
        let sections = (value["sections"]?.list ?? []).map { section in
            var items = (section["items"]?.list ?? []).compactMap { $0.size }
            if let size = section["itemSize"]?.size {
                items = Array(repeating: size, count: section["repeat"]?.int ?? 1)
            }
            let insets = section["insets"]?.insets ?? .zero
            return RowSharingLayout.Section(
                items: items,
                insets: EdgeInsets(
                    top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing),
                lineSpacing: section["line"]?.number ?? 0,
                interitemSpacing: section["inter"]?.number ?? 0,
                header: section["header"]?.number ?? 0,
                footer: section["footer"]?.number ?? 0
            )
        }
        let layout = RowSharingLayout(sections: sections)
        layout.scrollDirection = value["scrollDirection"]?.text == "horizontal" ? .horizontal : .vertical
        layout.stickyHeaders = value["stickyHeaders"]?.bool ?? false
        layout.stickyHeaderOffset = value["stickyHeaderYOffset"]?.number ?? 0
        layout.topContentInset = value["topContentInset"]?.number ?? 0
        layout.stretchesToEdge = value["stretchToEdge"]?.bool ?? false
        layout.showsHeaderWhenEmpty = value["showHeaderWhenEmpty"]?.bool ?? false
        let driver = LayoutDriver(layout: layout, context: try context)
        try expected.check(driver.layout, counts: counts)
        try checkQueries(layout)
    }

    func runColumns() throws(VectorFailure) {
        let value = try layoutValue
        let heights = (value["sizes"]?.list ?? []).compactMap { $0.size?.height }
        let (columns, spacing) = (value["columns"]?.int ?? 1, value["spacing"]?.number ?? 0)
        let layout = ColumnsLayout(columns: columns, spacing: spacing, heights: heights)
        let driver = LayoutDriver(layout: layout, context: try context)
        try expected.check(driver.layout, counts: counts)
        try checkQueries(layout)

        // The package's own waterfall comes to the same frames.
        let section = LayoutSection(
            waterfall: WaterfallConfiguration(
                columns: .fixed(columns), spacing: spacing,
                itemLength: .computed { item, _ in heights.indices.contains(item) ? heights[item] : 0 }))
        let own = LayoutDriver(layout: CompositionalLayout(section: section), context: try context)
        try expected.check(own.layout, counts: counts)
        try checkQueries(own.layout)
    }

    private func checkQueries(_ layout: CollectionViewLayout) throws(VectorFailure) {
        for query in expected.value["queries"]?.list ?? [] {
            guard let rect = query["rect"]?.rect else { throw VectorFailure("a query without a rectangle") }
            let found = layout.layoutAttributesForElements(in: rect).filter { $0.element.kind == nil }
                .map { "\($0.indexPath.section).\($0.indexPath.item)" }
            if let count = query["count"]?.int, found.count != count {
                throw VectorFailure("\(found.count) items in the rectangle, expected \(count)")
            }
            if let items = query["items"]?.list?.compactMap({ $0.text }), items.sorted() != found.sorted() {
                throw VectorFailure("items \(found.joined(separator: " ")), expected \(items.joined(separator: " "))")
            }
        }
    }
}
