public import CollectionGeometry

/// The width and height of an item, group or supplementary, each as a rule.
///
/// See Apple's documentation of `NSCollectionLayoutSize`.
public struct LayoutSize: Hashable, Sendable {
    /// The rule for the width.
    public var widthDimension: LayoutDimension
    /// The rule for the height.
    public var heightDimension: LayoutDimension

    /// Creates a size from a rule for each side.
    public init(widthDimension: LayoutDimension, heightDimension: LayoutDimension) {
        self.widthDimension = widthDimension
        self.heightDimension = heightDimension
    }

    /// The rule for the extent along one axis.
    public subscript(axis: Axis) -> LayoutDimension {
        axis == .horizontal ? widthDimension : heightDimension
    }
}

extension LayoutSize {
    /// The size in points in a container; estimated dimensions return their estimates.
    func resolved(in container: Size, _ grid: PixelGrid) -> Size {
        Size(
            width: widthDimension.resolved(in: container, grid),
            height: heightDimension.resolved(in: container, grid)
        )
    }

    /// The axes that are measured.
    var estimatedAxes: AxisSet {
        var axes: AxisSet = []
        if widthDimension.isEstimated { axes.insert(.horizontal) }
        if heightDimension.isEstimated { axes.insert(.vertical) }
        return axes
    }
}
