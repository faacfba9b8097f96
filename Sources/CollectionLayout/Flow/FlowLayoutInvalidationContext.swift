/// What of a flow layout has become wrong.
///
/// See Apple's documentation of `UICollectionViewFlowLayoutInvalidationContext`.
open class FlowLayoutInvalidationContext: LayoutInvalidationContext {
    /// Whether the frames of items are wrong.
    public var invalidateFlowLayoutAttributes = true
    /// Whether sizes and metrics have to be requested again.
    public var invalidateFlowLayoutDelegateMetrics = true
}
