import CollectionDataSources
package import CollectionGeometry

/// The sizes of views that say how large they want to be, as the other parts of a collection view see them.
///
/// ``CollectionViewPart/selfSizing`` creates what conforms. The protocol is visible to the package for the reason that
/// ``OrthogonalRows`` gives.
package protocol SelfSizing: AnyObject {
    /// Whether all that is displayed has been measured.
    var isSettled: Bool { get }
    /// Whether views wait to be measured.
    var hasUnmeasured: Bool { get }
    /// The number of views that the host is measuring.
    var measuredCount: Int { get }

    /// Takes in the sizes of displayed views that know them. Returns whether anything has moved.
    func sizeDisplayed(_ source: any CollectionContentSource, _ context: HostContext, in view: CollectionView) -> Bool
    /// Has the host measure the views whose sizes are not known yet: at once, or in the next frame.
    func requestSizes(in context: HostContext)
    /// Takes in what the host has measured. Returns whether the response was this view's.
    func takeMeasured(_ token: Int, _ sizes: [Size], in view: CollectionView) -> Bool
    /// Tells the layout once that all sizes are known, and that movements lead to their places.
    func settle(in view: CollectionView)
    /// Moves views that an update moves from where they stood to where sizes have put them.
    func animateMoves(in view: CollectionView)

    /// A frame begins: another batch may be sent.
    func beginFrame()
    /// Takes the environment in which views are measured from now on; what may not hold in it is measured again.
    func setEnvironment(_ next: HostEnvironment, in view: CollectionView)
    /// Forgets all, as when the host forgets the views.
    func reset()
}
