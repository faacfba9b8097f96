import CollectionGeometry
import CollectionLayout

extension CollectionReusableView {
    /// Has the view measured again before the next picture, as after its content has changed by itself.
    ///
    /// A view that its collection view configures is measured anyway.
    public func invalidateIntrinsicContentSize() {
        wantsMeasuring = true
        setNeedsLayout()
    }

    /// Whether the size of the view in a place is to be found out.
    func needsMeasuring(_ attributes: LayoutAttributes) -> Bool {
        guard !attributes.selfSizingAxes.isEmpty, !isBeingMeasured else { return false }
        return wantsMeasuring || (attributes.isSizeEstimated && fittedSize != attributes.fittedSize)
    }

    /// Notes that the size in a place is known.
    func noteMeasured(_ attributes: LayoutAttributes) {
        wantsMeasuring = false
        fittedSize = attributes.fittedSize
    }

    /// Forgets that the view was measured.
    func forgetMeasure() {
        fittedSize = nil
        wantsMeasuring = false
        isBeingMeasured = false
    }

    /// The question how large the view wants to be where it is.
    var measurement: HostMeasurement {
        let fitted = layoutAttributes?.fittedSize ?? .zero
        return HostMeasurement(
            node: node,
            width: fitted.width >= 0 ? fitted.width : nil,
            height: fitted.height >= 0 ? fitted.height : nil
        )
    }
}

extension LayoutAttributes {
    /// The lengths that are given to the view; -1 for those it may choose.
    fileprivate var fittedSize: Size {
        Size(
            width: selfSizingAxes.contains(.horizontal) ? -1 : frame.width,
            height: selfSizingAxes.contains(.vertical) ? -1 : frame.height
        )
    }
}
