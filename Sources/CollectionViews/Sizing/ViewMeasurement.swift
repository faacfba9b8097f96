import CollectionGeometry
import CollectionLayout

/// What is known of the size of a view that sizes itself, and whether it is being measured.
struct ViewMeasurement {
    /// The lengths for which the view was last measured; `nil` if it was not since it was configured.
    private var fittedSize: Size?
    /// Whether the view must be measured although the layout knows a size.
    private var isRequested = false
    /// Whether the host is measuring the view.
    private(set) var isUnderWay = false
}

extension ViewMeasurement {
    /// Whether the size of a view with these attributes must be determined.
    func isNeeded(_ attributes: LayoutAttributes) -> Bool {
        guard !attributes.selfSizingAxes.isEmpty, !isUnderWay else { return false }
        return isRequested || (attributes.isSizeEstimated && fittedSize != attributes.fittedSize)
    }

    /// The view must be measured, whatever size the layout knows: its content may have changed.
    mutating func request() { isRequested = true }

    /// The view is configured: a measurement under way is that of its old content.
    mutating func restart() {
        isUnderWay = false
        isRequested = true
    }

    /// The host measures the view.
    mutating func begin() { isUnderWay = true }

    /// The host has measured the view. Returns whether it was to.
    mutating func end() -> Bool {
        defer { isUnderWay = false }
        return isUnderWay
    }

    /// Forgets everything: the view shows another element, or sizes may differ from now on.
    mutating func reset() { self = ViewMeasurement() }

    /// The size of the view with these attributes is known.
    mutating func finish(_ attributes: LayoutAttributes) {
        isRequested = false
        fittedSize = attributes.fittedSize
    }
}

extension LayoutAttributes {
    /// The lengths given to the view; -1 for those that it determines itself.
    var fittedSize: Size {
        Size(
            width: selfSizingAxes.contains(.horizontal) ? -1 : frame.width,
            height: selfSizingAxes.contains(.vertical) ? -1 : frame.height
        )
    }
}
