import CollectionGeometry

/// One section of a flow layout, as its layout describes it.
struct FlowSection {
    var metrics: FlowLayout.SectionMetrics
    /// The size of every item, or the estimate where items are measured.
    var itemSize: Size
    var isMeasured: Bool
    /// The sizes of the items one by one, where they differ.
    var sizes: FlowSizes?
    var insetReference: ContentInsetsReference
    var pinsHeader: Bool
    var pinsFooter: Bool
}

/// The sizes of a section's items one by one. Two are equal if they are the same object.
final class FlowSizes: Equatable {
    let sizes: ContiguousArray<Size>

    init(_ sizes: ContiguousArray<Size>) {
        self.sizes = sizes
    }

    static func == (left: FlowSizes, right: FlowSizes) -> Bool {
        left === right
    }
}

extension FlowSection: SectionDescription {
    func blueprint(
        _ context: SolveContext,
        _ environment: LayoutEnvironment,
        _ solver: GroupSolver
    ) -> SectionBlueprint {
        let axis = context.axis
        var insets = metrics.sectionInset.bounded
        if insetReference != .automatic {
            // What the reference keeps clear counts only as far as the inset of the view does not already.
            insets = insets.raised(by: context.margins(insetReference), over: context.contentInset)
        }
        let room =
            context.viewSize[axis.crossed] - insets.total(along: axis.crossed)
            - context.contentInset.total(along: axis.crossed)
        let configuration = FlowBody.Configuration(
            room: room,
            itemSpacing: metrics.minimumInteritemSpacing.boundedLength,
            lineSpacing: metrics.minimumLineSpacing.boundedLength,
            itemSize: Size(width: itemSize.width.boundedLength, height: itemSize.height.boundedLength),
            isMeasured: isMeasured,
            given: sizes
        )
        return SectionBlueprint(
            insets: insets,
            boundary: BoundaryLayout(boundaryItems(axis), context, crossInsets: .zero),
            insetsWhenEmpty: .always,
            makeBody: { FlowBody(configuration, count: $0, axis: axis, grid: solver.grid) }
        )
    }

    /// Headers and footers as wide as the view; those without a length do not exist.
    private func boundaryItems(_ axis: Axis) -> [LayoutBoundarySupplementaryItem] {
        var items: [LayoutBoundarySupplementaryItem] = []
        func add(_ kind: ElementKind, _ length: Double, _ alignment: RectAlignment, pins: Bool) {
            guard length > 0 else { return }
            let across = LayoutDimension.whole(of: axis.crossed)
            let along = LayoutDimension.absolute(length)
            var item = LayoutBoundarySupplementaryItem(
                layoutSize: axis == .vertical
                    ? LayoutSize(widthDimension: across, heightDimension: along)
                    : LayoutSize(widthDimension: along, heightDimension: across),
                elementKind: kind,
                alignment: alignment
            )
            item.pinToVisibleBounds = pins
            item.zIndex = 0
            items.append(item)
        }
        let isVertical = axis == .vertical
        let header = metrics.headerReferenceSize[axis].boundedLength
        let footer = metrics.footerReferenceSize[axis].boundedLength
        add(.sectionHeader, header, isVertical ? .top : .leading, pins: pinsHeader)
        add(.sectionFooter, footer, isVertical ? .bottom : .trailing, pins: pinsFooter)
        return items
    }
}

extension DirectionalEdgeInsets {
    /// These insets, raised by a reference as far as it exceeds an inset that is there anyway.
    fileprivate func raised(
        by reference: DirectionalEdgeInsets,
        over adjusted: DirectionalEdgeInsets
    ) -> DirectionalEdgeInsets {
        DirectionalEdgeInsets(
            top: max(top + reference.top - adjusted.top, 0),
            leading: max(leading + reference.leading - adjusted.leading, 0),
            bottom: max(bottom + reference.bottom - adjusted.bottom, 0),
            trailing: max(trailing + reference.trailing - adjusted.trailing, 0)
        )
    }
}
