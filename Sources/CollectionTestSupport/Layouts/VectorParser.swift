import CollectionGeometry
public import CollectionLayout

/// Turns the layout language of a vectors file into descriptions. The language is described in the `about` of the file.
public enum VectorParser {
    /// A rule for a length, such as `fw:1/3` or `est:44`.
    ///
    /// - Throws: ``VectorFailure`` for what is not in the language, with a sentence that names it.
    public static func dimension(_ value: VectorValue) throws(VectorFailure) -> LayoutDimension {
        guard let parts = value.text?.parts(separatedBy: ":"), parts.count == 2 else {
            throw VectorFailure("not a dimension: \(value.text ?? "no text")")
        }
        let ratio = parts[1].parts(separatedBy: "/").compactMap { $0.decimalNumber }
        guard let first = ratio.first else { throw VectorFailure("not a number: \(parts[1])") }
        let number = ratio.count == 2 ? first / ratio[1] : first
        switch parts[0] {
        case "fw": return .fractionalWidth(number)
        case "fh": return .fractionalHeight(number)
        case "abs": return .absolute(number)
        case "est": return .estimated(number)
        case "uni": return .uniformAcrossSiblings(estimate: number)
        default: throw VectorFailure("unknown dimension: \(parts[0])")
        }
    }

    /// The rules for width and height.
    ///
    /// - Throws: ``VectorFailure`` for what is not in the language, with a sentence that names it.
    public static func size(_ value: VectorValue?) throws(VectorFailure) -> LayoutSize {
        guard let list = value?.list, list.count == 2 else { throw VectorFailure("no size") }
        return LayoutSize(widthDimension: try dimension(list[0]), heightDimension: try dimension(list[1]))
    }

    static func spacing(_ value: VectorValue?) throws(VectorFailure) -> LayoutSpacing? {
        guard let list = value?.list else { return nil }
        guard list.count == 2, let kind = list[0].text, let number = list[1].number else {
            throw VectorFailure("not a spacing")
        }
        return kind == "flexible" ? .flexible(number) : .fixed(number)
    }

    static func edgeSpacing(_ value: VectorValue?) throws(VectorFailure) -> LayoutEdgeSpacing {
        LayoutEdgeSpacing(
            leading: try spacing(value?["leading"]),
            top: try spacing(value?["top"]),
            trailing: try spacing(value?["trailing"]),
            bottom: try spacing(value?["bottom"])
        )
    }

    static func subitem(_ value: VectorValue) throws(VectorFailure) -> LayoutSubitem {
        guard value["type"]?.text == "item" else { return .group(try group(value)) }
        var item = LayoutItem(layoutSize: try size(value["size"]), supplementaryItems: try supplementaries(value))
        item.contentInsets = value["contentInsets"]?.insets ?? .zero
        item.edgeSpacing = try edgeSpacing(value["edgeSpacing"])
        return .item(item)
    }

    static func group(_ value: VectorValue) throws(VectorFailure) -> LayoutGroup {
        let size = try size(value["size"])
        var group: LayoutGroup
        switch value["type"]?.text {
        case "custom":
            let items = (value["frames"]?.list ?? []).compactMap { frame in
                frame.rect.map {
                    LayoutGroupCustomItem(
                        frame: $0, zIndex: frame.numbers.flatMap { $0.count > 4 ? Int($0[4]) : 0 } ?? 0)
                }
            }
            group = .custom(layoutSize: size) { _ in items }
        case "horizontal", "vertical":
            let isHorizontal = value["type"]?.text == "horizontal"
            let subitems = try (value["subitems"]?.list ?? []).turned { child throws(VectorFailure) in
                try subitem(child)
            }
            if let count = value["count"]?.int ?? value["repeat"]?.int, let subitem = subitems.first {
                let shares = value["count"] != nil
                group =
                    switch (isHorizontal, shares) {
                    case (true, true): .horizontal(layoutSize: size, subitem: subitem, count: count)
                    case (true, false): .horizontal(layoutSize: size, repeatingSubitem: subitem, count: count)
                    case (false, true): .vertical(layoutSize: size, subitem: subitem, count: count)
                    case (false, false): .vertical(layoutSize: size, repeatingSubitem: subitem, count: count)
                    }
            } else {
                group =
                    isHorizontal
                    ? .horizontal(layoutSize: size, subitems: subitems)
                    : .vertical(layoutSize: size, subitems: subitems)
            }
        default:
            throw VectorFailure("unknown group type")
        }
        group.contentInsets = value["contentInsets"]?.insets ?? .zero
        group.edgeSpacing = try edgeSpacing(value["edgeSpacing"])
        group.interItemSpacing = try spacing(value["interItemSpacing"])
        group.supplementaryItems = try supplementaries(value)
        return group
    }

    /// A section.
    ///
    /// - Throws: ``VectorFailure`` for what is not in the language, with a sentence that names it.
    public static func section(_ value: VectorValue) throws(VectorFailure) -> LayoutSection {
        guard let described = value["group"] else { throw VectorFailure("a section without a group") }
        var section = LayoutSection(group: try group(described))
        section.contentInsets = value["contentInsets"]?.insets ?? .zero
        section.interGroupSpacing = value["interGroupSpacing"]?.number ?? 0
        section.orthogonalScrollingBehavior = try behavior(value["orthogonal"])
        section.boundarySupplementaryItems = try boundary(value)
        section.decorationItems = (value["decorations"]?.list ?? []).map { item in
            LayoutDecorationItem.background(
                elementKind: ElementKind(item["kind"]?.text ?? ""),
                contentInsets: item["contentInsets"]?.insets ?? .zero,
                zIndex: item["zIndex"]?.int ?? 0
            )
        }
        section.supplementariesFollowContentInsets = value["supplementariesFollowContentInsets"]?.bool ?? true
        section.contentInsetsReference = try reference(value["contentInsetsReference"]) ?? .automatic
        return section
    }

    static func boundary(_ value: VectorValue) throws(VectorFailure) -> [LayoutBoundarySupplementaryItem] {
        try (value["boundary"]?.list ?? []).turned { item throws(VectorFailure) in
            var result = LayoutBoundarySupplementaryItem(
                layoutSize: try size(item["size"]),
                elementKind: ElementKind(item["kind"]?.text ?? ""),
                alignment: try alignment(item["alignment"]),
                absoluteOffset: item["offset"]?.point ?? .zero
            )
            result.extendsBoundary = item["extendsBoundary"]?.bool ?? true
            result.pinToVisibleBounds = item["pin"]?.bool ?? false
            result.zIndex = item["zIndex"]?.int ?? 1
            result.contentInsets = item["contentInsets"]?.insets ?? .zero
            return result
        }
    }

    /// What a layout says of itself.
    ///
    /// - Throws: ``VectorFailure`` for what is not in the language, with a sentence that names it.
    public static func configuration(_ value: VectorValue) throws(VectorFailure) -> CompositionalLayoutConfiguration {
        CompositionalLayoutConfiguration(
            scrollDirection: value["scrollDirection"]?.text == "horizontal" ? .horizontal : .vertical,
            interSectionSpacing: value["interSectionSpacing"]?.number ?? 0,
            boundarySupplementaryItems: try boundary(value),
            contentInsetsReference: try reference(value["contentInsetsReference"]) ?? .safeArea
        )
    }

    /// A whole layout.
    ///
    /// - Throws: ``VectorFailure`` for what is not in the language, with a sentence that names it.
    public static func description(_ value: VectorValue) throws(VectorFailure) -> LayoutDescription {
        let sections = value["sections"]?.list ?? [value["section"]].compactMap { $0 }
        guard !sections.isEmpty else { throw VectorFailure("a layout without sections") }
        return LayoutDescription(
            sections: try sections.turned { child throws(VectorFailure) in try section(child) },
            configuration: try configuration(value))
    }
}

extension VectorParser {
    static func supplementaries(_ value: VectorValue) throws(VectorFailure) -> [LayoutSupplementaryItem] {
        try (value["supplementary"]?.list ?? []).turned { item throws(VectorFailure) in
            LayoutSupplementaryItem(
                layoutSize: try size(item["size"]),
                elementKind: ElementKind(item["kind"]?.text ?? ""),
                containerAnchor: try anchor(item["containerAnchor"]) ?? LayoutAnchor(edges: []),
                itemAnchor: try anchor(item["itemAnchor"]),
                zIndex: item["zIndex"]?.int ?? 1
            )
        }
    }

    static func anchor(_ value: VectorValue?) throws(VectorFailure) -> LayoutAnchor? {
        guard let value else { return nil }
        var edges: DirectionalRectEdge = []
        for edge in value["edges"]?.list ?? [] {
            switch edge.text {
            case "top": edges.insert(.top)
            case "leading": edges.insert(.leading)
            case "bottom": edges.insert(.bottom)
            case "trailing": edges.insert(.trailing)
            default: throw VectorFailure("unknown edge")
            }
        }
        if let fraction = value["fractional"]?.point {
            return LayoutAnchor(edges: edges, offset: .fractional(fraction))
        }
        return LayoutAnchor(edges: edges, offset: .absolute(value["absolute"]?.point ?? .zero))
    }

    static func behavior(_ value: VectorValue?) throws(VectorFailure) -> OrthogonalScrollingBehavior {
        switch value?.text {
        case nil, "none": .none
        case "continuous": .continuous
        case "continuousGroupLeadingBoundary": .continuousGroupLeadingBoundary
        case "paging": .paging
        case "groupPaging": .groupPaging
        case "groupPagingCentered": .groupPagingCentered
        default: throw VectorFailure("unknown behaviour")
        }
    }

    /// What a section keeps clear of.
    ///
    /// - Throws: ``VectorFailure`` for what is not in the language, with a sentence that names it.
    public static func reference(_ value: VectorValue?) throws(VectorFailure) -> ContentInsetsReference? {
        switch value?.text {
        case nil: nil
        case "automatic": .automatic
        case "none": ContentInsetsReference.none
        case "safeArea": .safeArea
        case "layoutMargins": .layoutMargins
        case "readableContent": .readableContent
        default: throw VectorFailure("unknown reference")
        }
    }

    /// An edge or corner of a section.
    ///
    /// - Throws: ``VectorFailure`` for what is not in the language, with a sentence that names it.
    public static func alignment(_ value: VectorValue?) throws(VectorFailure) -> RectAlignment {
        let known: [String: RectAlignment] = [
            "none": .none, "top": .top, "topLeading": .topLeading, "leading": .leading, "bottomLeading": .bottomLeading,
            "bottom": .bottom, "bottomTrailing": .bottomTrailing, "trailing": .trailing, "topTrailing": .topTrailing,
        ]
        guard let text = value?.text, let alignment = known[text] else { throw VectorFailure("unknown alignment") }
        return alignment
    }
}
