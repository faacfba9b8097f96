import CollectionGeometry
import CollectionLayout

#if canImport(CollectionTestSupport)
import CollectionTestSupport
#endif

extension VectorRunner {
    private var listConfiguration: ListConfiguration {
        get throws(VectorFailure) {
            let value = try layoutValue
            let appearances: [String: ListConfiguration.Appearance] = [
                "plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped, "sidebar": .sidebar,
                "sidebarPlain": .sidebarPlain,
            ]
            guard let appearance = value["appearance"]?.text.flatMap({ appearances[$0] }) else {
                throw VectorFailure("unknown appearance")
            }
            var list = ListConfiguration(appearance: appearance)
            switch value["headerMode"]?.text {
            case "supplementary": list.headerMode = .supplementary
            case "firstItemInSection": list.headerMode = .firstItemInSection
            default: list.headerMode = .none
            }
            list.footerMode = value["footerMode"]?.text == "supplementary" ? .supplementary : .none
            list.metrics = vector["idiom"]?.text == "mac" ? .mac : .phone
            if let separator = value["separator"] {
                let own = list.separatorConfiguration
                list.separatorConfiguration.topSeparatorVisibility = Self.visibility(separator["topVisibility"])
                list.separatorConfiguration.bottomSeparatorVisibility = Self.visibility(separator["bottomVisibility"])
                list.separatorConfiguration.topSeparatorInsets =
                    separator["topInsets"]?.insets ?? own.topSeparatorInsets
                list.separatorConfiguration.bottomSeparatorInsets =
                    separator["bottomInsets"]?.insets ?? own.bottomSeparatorInsets
            }
            return list
        }
    }

    private static func visibility(_ value: VectorValue?) -> ListSeparatorConfiguration.Visibility {
        switch value?.text {
        case "visible": .visible
        case "hidden": .hidden
        default: .automatic
        }
    }

    func runList() throws(VectorFailure) {
        let list = try listConfiguration
        let context = try context
        let layout = CompositionalLayout.list(using: list)
        let driver = LayoutDriver(layout: layout, context: context)
        // Rows whose size no vector tells are rows of plain text.
        let textHeight = list.metrics.textRowHeight(displayScale: context.displayScale)
        let hasSizes = vector["preferred"] != nil
        driver.measureVisible { attributes in
            if let size = preferredSize(attributes) { return size }
            return hasSizes || attributes.element.kind != nil ? nil : Size(width: 0, height: textHeight)
        }
        try expected.check(layout, counts: counts)
        for separator in expected.value["separators"]?.list ?? [] {
            guard let section = separator["section"]?.int, let item = separator["item"]?.int,
                let frame = separator["frame"]?.rect
            else { throw VectorFailure("bad separator") }
            let path = IndexPath(item: item, section: section)
            let edge: ListSeparator.Edge = separator["edge"]?.text == "top" ? .top : .bottom
            let actual = layout.separators(forItemAt: path).first { $0.edge == edge }
            try expected.check("separator \(section).\(item)", actual?.frame, frame)
        }
    }

    func runListSection() throws(VectorFailure) {
        let environment = LayoutEnvironment(
            container: LayoutContainer(contentSize: vector["container"]?.size ?? Size(width: 393, height: 852)))
        let section = LayoutSection.list(using: try listConfiguration, environment: environment)
        let expectation = expected
        if let insets = expectation.value["contentInsets"]?.insets {
            let own = section.contentInsets
            let pairs = [
                (own.top, insets.top), (own.leading, insets.leading), (own.bottom, insets.bottom),
                (own.trailing, insets.trailing),
            ]
            guard pairs.allSatisfy({ expectation.isNear($0, $1) }) else {
                throw VectorFailure("other insets than expected: \(pairs.map { $0.0.brief }.joined(separator: " "))")
            }
        }
        if let reference = try VectorParser.reference(expectation.value["contentInsetsReference"]),
            section.contentInsetsReference != reference
        {
            throw VectorFailure("another reference than expected")
        }
        if let row = expectation.value["rowEstimate"]?.number {
            guard expectation.isNear(try listConfiguration.metrics.rowEstimate, row) else {
                throw VectorFailure("another row estimate than \(row.brief)")
            }
        }
        try checkBoundary(section)
    }

    private func checkBoundary(_ section: LayoutSection) throws(VectorFailure) {
        let items = expected.value["boundary"]?.list ?? []
        guard section.boundarySupplementaryItems.count == items.count else {
            throw VectorFailure("\(section.boundarySupplementaryItems.count) boundary items, expected \(items.count)")
        }
        for (own, item) in zip(section.boundarySupplementaryItems, items) {
            let kind = VectorExpectation.kind(item["kind"]?.text ?? "", isNamed: true)
            let size = try VectorParser.size(item["size"])
            guard own.elementKind == kind, own.alignment == (try VectorParser.alignment(item["alignment"])),
                own.layoutSize.widthDimension == size.widthDimension,
                own.layoutSize.heightDimension == size.heightDimension,
                own.pinToVisibleBounds == item["pinToVisibleBounds"]?.bool, own.zIndex == item["zIndex"]?.int
            else { throw VectorFailure("the boundary item \(own.elementKind.rawValue) is another than expected") }
        }
    }
}
