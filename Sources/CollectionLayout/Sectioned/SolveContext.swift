import CollectionGeometry

/// Everything besides the data that the frames of a compositional layout follow from.
struct SolveContext: Equatable {
    var viewSize: Size
    var traits: LayoutTraits
    var safeAreaInsets: DirectionalEdgeInsets
    var layoutMargins: DirectionalEdgeInsets
    var readableContentInsets: DirectionalEdgeInsets
    /// The content inset, as far as frames depend on it.
    var contentInset: DirectionalEdgeInsets
    var configuration: CompositionalLayoutConfiguration

    init(_ context: LayoutContext, _ configuration: CompositionalLayoutConfiguration, insetAxes: AxisSet) {
        viewSize = Size(
            width: max(0, context.bounds.width.boundedLength),
            height: max(0, context.bounds.height.boundedLength)
        )
        traits = context.traits
        safeAreaInsets = context.safeAreaInsets.directional(context.layoutDirection).bounded
        layoutMargins = context.layoutMargins.bounded
        readableContentInsets = context.readableContentInsets.bounded
        contentInset = .zero
        let inset = context.contentInset.directional(context.layoutDirection).bounded
        if insetAxes.contains(.horizontal) {
            (contentInset.leading, contentInset.trailing) = (inset.leading, inset.trailing)
        }
        if insetAxes.contains(.vertical) { (contentInset.top, contentInset.bottom) = (inset.top, inset.bottom) }
        self.configuration = configuration
    }
}

extension SolveContext {
    /// The axis along which sections are stacked.
    var axis: Axis { configuration.scrollDirection }

    /// The raster of device pixels.
    var grid: PixelGrid { PixelGrid(scale: traits.displayScale) }

    /// The distances that a reference keeps from the edges across the scroll axis.
    func margins(_ reference: ContentInsetsReference) -> DirectionalEdgeInsets {
        let insets: DirectionalEdgeInsets =
            switch reference {
            case .automatic:
                configuration.contentInsetsReference == .automatic
                    ? safeAreaInsets : margins(configuration.contentInsetsReference)
            case .none: .zero
            case .safeArea: safeAreaInsets
            case .layoutMargins: layoutMargins
            case .readableContent: readableContentInsets
            }
        return axis == .vertical
            ? DirectionalEdgeInsets(leading: insets.leading, trailing: insets.trailing)
            : DirectionalEdgeInsets(top: insets.top, bottom: insets.bottom)
    }

    /// What a section provider receives.
    func environment(section: Int, of sections: Int, items: Int) -> LayoutEnvironment {
        LayoutEnvironment(
            container: LayoutContainer(contentSize: viewSize),
            traits: traits,
            sectionIndex: section,
            numberOfSections: sections,
            numberOfItems: items
        )
    }
}

extension EdgeInsets {
    /// The same distances with the sides named by the reading direction.
    func directional(_ direction: LayoutDirection) -> DirectionalEdgeInsets {
        direction == .leftToRight
            ? DirectionalEdgeInsets(top: top, leading: left, bottom: bottom, trailing: right)
            : DirectionalEdgeInsets(top: top, leading: right, bottom: bottom, trailing: left)
    }
}

extension DirectionalEdgeInsets {
    /// The insets with usable numbers.
    var bounded: DirectionalEdgeInsets {
        DirectionalEdgeInsets(
            top: top.boundedLength,
            leading: leading.boundedLength,
            bottom: bottom.boundedLength,
            trailing: trailing.boundedLength
        )
    }

    /// The distances of both, edge by edge.
    static func + (left: DirectionalEdgeInsets, right: DirectionalEdgeInsets) -> DirectionalEdgeInsets {
        DirectionalEdgeInsets(
            top: left.top + right.top,
            leading: left.leading + right.leading,
            bottom: left.bottom + right.bottom,
            trailing: left.trailing + right.trailing
        )
    }

    /// The distance from the start of an axis.
    func start(along axis: Axis) -> Double { axis == .horizontal ? leading : top }

    /// The distance from the end of an axis.
    func end(along axis: Axis) -> Double { axis == .horizontal ? trailing : bottom }

    /// The distances from both ends of an axis.
    func total(along axis: Axis) -> Double { start(along: axis) + end(along: axis) }
}
