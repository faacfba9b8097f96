import CollectionGeometry

/// An item or group of a description, checked and prepared for solving: numbers are usable, leaves are numbered.
final class LayoutNode {
    let size: LayoutSize
    let insets: DirectionalEdgeInsets
    let horizontalEdges: EdgeRoom
    let verticalEdges: EdgeRoom
    let supplementaries: [LayoutSupplementaryItem]
    let content: Content
    /// The axes along which the element is as long as what it holds or wants. The share of a line is not measured.
    let freeAxes: AxisSet
    /// The frames of a custom group, once its provider has been called.
    var customItems: [LayoutGroupCustomItem]?

    /// What the element is.
    enum Content {
        case leaf(Leaf)
        case line(Line)
        case custom(LayoutGroupCustomItemProvider)
    }

    /// A single item.
    struct Leaf {
        /// The number of the item among those of the outermost group's description.
        var number: Int
        var pinnedEdge: LayoutItem.PinnedEdge?
    }

    /// A row or column.
    struct Line {
        var axis: Axis
        var children: [LayoutNode]
        /// How many children it holds; `nil` for as many as fit.
        var count: Int?
        /// Whether the children have equal shares of the length.
        var isShared: Bool
        var spacing: Double
        var isSpacingFlexible: Bool
        /// Where the items of a line stand that wraps: it holds only items there are, and each line by itself.
        var wrapping: WrappingConfiguration.Alignment?
    }

    init(
        size: LayoutSize,
        insets: DirectionalEdgeInsets,
        edges: LayoutEdgeSpacing,
        supplementaries: [LayoutSupplementaryItem],
        content: Content,
        freeAxes: AxisSet
    ) {
        self.size = size
        self.insets = DirectionalEdgeInsets(
            top: insets.top.boundedLength,
            leading: insets.leading.boundedLength,
            bottom: insets.bottom.boundedLength,
            trailing: insets.trailing.boundedLength
        )
        horizontalEdges = EdgeRoom(edges, axis: .horizontal)
        verticalEdges = EdgeRoom(edges, axis: .vertical)
        self.supplementaries = supplementaries
        self.content = content
        self.freeAxes = freeAxes
    }
}

extension LayoutNode {
    /// The room around the element along an axis.
    func edges(along axis: Axis) -> EdgeRoom {
        axis == .horizontal ? horizontalEdges : verticalEdges
    }

    /// The inset at the start of an axis.
    func insetStart(along axis: Axis) -> Double {
        axis == .horizontal ? insets.leading : insets.top
    }

    /// The insets at both ends of an axis.
    func insetTotal(along axis: Axis) -> Double {
        axis == .horizontal ? insets.leading + insets.trailing : insets.top + insets.bottom
    }

    /// Whether some leaf in the element is measured.
    var isMeasured: Bool {
        switch content {
        case .leaf: !freeAxes.isEmpty
        case .line(let line): line.children.contains { $0.isMeasured }
        case .custom: false
        }
    }

    /// Whether the number of items in some line depends on what is measured.
    var breaksByMeasure: Bool {
        guard case .line(let line) = content else { return false }
        if line.children.contains(where: { $0.breaksByMeasure }) { return true }
        return line.count == nil && !freeAxes.contains(line.axis)
            && line.children.contains { $0.freeAxes.contains(line.axis) && $0.isMeasured }
    }

    /// Whether the frames of some group come from the caller.
    var containsCustomGroup: Bool {
        switch content {
        case .leaf: false
        case .line(let line): line.children.contains { $0.containsCustomGroup }
        case .custom: true
        }
    }

    /// Whether anything has views attached.
    var hasSupplementaries: Bool {
        if !supplementaries.isEmpty { return true }
        guard case .line(let line) = content else { return false }
        return line.children.contains { $0.hasSupplementaries }
    }
}
