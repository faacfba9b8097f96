/// The parts of a flow layout that are invalid.
///
/// See Apple's documentation of `UICollectionViewFlowLayoutInvalidationContext`.
open class FlowLayoutInvalidationContext: LayoutInvalidationContext {
    /// Whether the frames of items are invalid.
    public var invalidateFlowLayoutAttributes = true
    /// Whether sizes and metrics have to be requested again.
    public var invalidateFlowLayoutDelegateMetrics = true
}
