import CollectionGeometry

/// Turns a described group into nodes, checking it on the way.
struct LayoutCompiler {
    /// The items of the description, by number.
    private(set) var leaves: [LayoutNode] = []

    /// Prepares a group.
    mutating func compile(_ group: LayoutGroup) throws(LayoutError) -> LayoutNode {
        try node(for: group, lineAxis: nil, depth: 1)
    }

    /// Prepares a line of items that wraps, as long as its container.
    mutating func compile(_ wrapping: WrappingConfiguration, axis: Axis) throws(LayoutError) -> LayoutNode {
        try Self.check(wrapping.itemSize)
        var item = LayoutItem(layoutSize: wrapping.itemSize)
        let start: LayoutSpacing? = wrapping.itemAlignment == .start ? nil : .flexible(0)
        let end: LayoutSpacing? = wrapping.itemAlignment == .center ? .flexible(0) : nil
        item.edgeSpacing =
            axis == .horizontal
            ? LayoutEdgeSpacing(top: start, bottom: end) : LayoutEdgeSpacing(leading: start, trailing: end)
        let along = LayoutDimension.whole(of: axis)
        let across = LayoutDimension.estimated(wrapping.itemSize[axis.crossed].value)
        return LayoutNode(
            size: axis == .horizontal
                ? LayoutSize(widthDimension: along, heightDimension: across)
                : LayoutSize(widthDimension: across, heightDimension: along),
            insets: .zero,
            edges: LayoutEdgeSpacing(),
            supplementaries: [],
            content: .line(
                LayoutNode.Line(
                    axis: axis,
                    children: [try node(for: item, lineAxis: nil)],
                    count: nil,
                    isShared: false,
                    spacing: wrapping.interItemSpacing.boundedLength,
                    isSpacingFlexible: false,
                    wrapping: wrapping.alignment
                )),
            freeAxes: AxisSet(axis.crossed)
        )
    }

    /// Checks a size.
    static func check(_ size: LayoutSize) throws(LayoutError) {
        guard size.widthDimension.value.isFinite, size.heightDimension.value.isFinite else {
            throw .dimensionNotFinite
        }
    }

    /// Checks the sizes and kinds of boundary items.
    static func check(_ items: [LayoutBoundarySupplementaryItem]) throws(LayoutError) {
        for (index, item) in items.enumerated() {
            try check(item.layoutSize)
            for other in items[..<index] where other.elementKind == item.elementKind && other.number == item.number {
                throw .duplicateElementKind(item.elementKind)
            }
        }
    }
}

extension LayoutCompiler {
    /// `lineAxis` is the axis along which the parent replaces the length by a share, if it does.
    private mutating func node(for group: LayoutGroup, lineAxis: Axis?, depth: Int) throws(LayoutError) -> LayoutNode {
        guard depth <= LayoutError.maximumNesting else { throw .nestedTooDeep }
        try Self.check(group.layoutSize)
        try Self.check(group.supplementaryItems)
        let content: LayoutNode.Content
        switch group.content {
        case .custom(let provider): content = .custom(provider)
        case .line(let axis, let arrangement):
            content = .line(try line(axis, arrangement, spacing: group.interItemSpacing, depth: depth))
        }
        return LayoutNode(
            size: group.layoutSize,
            insets: group.contentInsets,
            edges: group.edgeSpacing,
            supplementaries: group.supplementaryItems,
            content: content,
            freeAxes: group.layoutSize.freeAxes(lineAxis: lineAxis)
        )
    }

    private mutating func node(for item: LayoutItem, lineAxis: Axis?) throws(LayoutError) -> LayoutNode {
        try Self.check(item.layoutSize)
        try Self.check(item.supplementaryItems)
        let node = LayoutNode(
            size: item.layoutSize,
            insets: item.contentInsets,
            edges: item.edgeSpacing,
            supplementaries: item.supplementaryItems,
            content: .leaf(LayoutNode.Leaf(number: leaves.count, pinnedEdge: item.pinnedEdge)),
            freeAxes: item.layoutSize.freeAxes(lineAxis: lineAxis)
        )
        leaves.append(node)
        return node
    }

    private mutating func line(
        _ axis: Axis,
        _ arrangement: LayoutGroup.Arrangement,
        spacing: LayoutSpacing?,
        depth: Int
    ) throws(LayoutError) -> LayoutNode.Line {
        var children: [LayoutNode] = []
        var count: Int?
        var isShared = false
        switch arrangement {
        case .filled(let subitems):
            guard !subitems.isEmpty else { throw .emptyGroup }
            for subitem in subitems { children.append(try node(for: subitem, lineAxis: nil, depth: depth)) }
        case .shared(let subitem, let number), .repeated(let subitem, let number):
            guard number >= 1 else { throw .countOutOfRange(number) }
            count = min(number, LayoutGroup.maximumItemCount)
            if case .shared = arrangement { isShared = true }
            children = [try node(for: subitem, lineAxis: isShared ? axis : nil, depth: depth)]
        }
        return LayoutNode.Line(
            axis: axis,
            children: children,
            count: count,
            isShared: isShared,
            spacing: spacing?.spacing.boundedLength ?? 0,
            isSpacingFlexible: spacing?.isFlexible ?? false,
            wrapping: nil
        )
    }

    private mutating func node(
        for subitem: LayoutSubitem,
        lineAxis: Axis?,
        depth: Int
    ) throws(LayoutError) -> LayoutNode {
        switch subitem {
        case .item(let item): try node(for: item, lineAxis: lineAxis)
        case .group(let group): try node(for: group, lineAxis: lineAxis, depth: depth + 1)
        }
    }

    private static func check(_ supplementaries: [LayoutSupplementaryItem]) throws(LayoutError) {
        for supplementary in supplementaries { try check(supplementary.layoutSize) }
    }
}

extension LayoutDimension {
    /// The whole extent of the container along an axis.
    static func whole(of axis: Axis) -> LayoutDimension {
        axis == .horizontal ? .fractionalWidth(1) : .fractionalHeight(1)
    }
}

extension LayoutSize {
    /// The measured axes when the length along an axis is replaced by a share of a line.
    fileprivate func freeAxes(lineAxis: Axis?) -> AxisSet {
        guard let lineAxis else { return estimatedAxes }
        return estimatedAxes.subtracting(AxisSet(lineAxis))
    }
}
