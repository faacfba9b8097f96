import CollectionGeometry
import CollectionLayout

extension CollectionReusableView {
    /// Requests that the view is measured again before the next frame is drawn, as after a change of its own content.
    ///
    /// A view that its collection view configures is measured without it.
    public func invalidateIntrinsicContentSize() {
        measurement.request()
        setNeedsLayout()
    }

    /// The request for the view's size, sent to the host.
    var hostMeasurement: HostMeasurement {
        let fitted = layoutAttributes?.fittedSize ?? .zero
        return HostMeasurement(
            node: node,
            width: fitted.width >= 0 ? fitted.width : nil,
            height: fitted.height >= 0 ? fitted.height : nil
        )
    }
}
