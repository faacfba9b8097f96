import CollectionGeometry
import CollectionLayout

extension CollectionReusableView {
    /// Requests that the view is measured again before the next frame is drawn, as after a change of its own content.
    ///
    /// A view that its collection view configures is measured without it.
    public func invalidateIntrinsicContentSize() {
        wantsMeasuring = true
        setNeedsLayout()
    }

    /// Whether the size of the view with these attributes must be determined.
    func needsMeasuring(_ attributes: LayoutAttributes) -> Bool {
        guard !attributes.selfSizingAxes.isEmpty, !isBeingMeasured else { return false }
        return wantsMeasuring || (attributes.isSizeEstimated && fittedSize != attributes.fittedSize)
    }

    /// Notes that the size of the view with these attributes is known.
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

    /// The request for the view's size, sent to the host.
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
    /// The lengths given to the view; -1 for those that it determines itself.
    fileprivate var fittedSize: Size {
        Size(
            width: selfSizingAxes.contains(.horizontal) ? -1 : frame.width,
            height: selfSizingAxes.contains(.vertical) ? -1 : frame.height
        )
    }
}
