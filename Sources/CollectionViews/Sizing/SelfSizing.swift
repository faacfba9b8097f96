import CollectionDataSources
package import CollectionGeometry

/// Self-sizing views, as the other parts of a collection view use them.
///
/// ``CollectionViewPart/selfSizing`` creates the conforming object. The protocol has package access for the reason
/// given in ``OrthogonalRows``.
package protocol SelfSizing: AnyObject {
    /// Whether everything displayed has been measured.
    var isSettled: Bool { get }
    /// Whether views wait to be measured.
    var hasUnmeasured: Bool { get }
    /// The number of views that the host is measuring.
    var measuredCount: Int { get }

    /// Collects the sizes of displayed views that know them. Returns whether anything has moved.
    func sizeDisplayed(_ source: any CollectionContentSource, _ context: HostContext, in view: CollectionView) -> Bool
    /// Requests the unknown sizes from the host: immediately, or in the next frame.
    func requestSizes(in context: HostContext)
    /// Applies the sizes that the host has measured. Returns whether the response belongs to this view.
    func takeMeasured(_ token: Int, _ sizes: [Size], in view: CollectionView) -> Bool
    /// Notifies the layout once that all sizes are known, and the animator that animations lead to final frames.
    func settle(in view: CollectionView)
    /// Animates views that an update moves from their old places to those after measuring.
    func animateMoves(in view: CollectionView)

    /// A frame begins: another batch may be sent.
    func beginFrame()
    /// Permits a number of batches that do not wait for a frame.
    func permitBatches(_ count: Int)
    /// Sets the environment in which views are measured; sizes that may differ in it are measured again.
    func setEnvironment(_ next: HostEnvironment, in view: CollectionView)
    /// Forgets everything, as when the host discards the views.
    func reset()
}
