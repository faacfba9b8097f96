package import CollectionDataSources
package import CollectionGeometry
package import CollectionLayout

/// The reordering interaction, as the layout pass uses it.
///
/// It is created by ``InteractionController/requireReordering()``. The protocol has package access for the reason given
/// in ``OrthogonalRows``.
///
/// While an item is held, all paths of the view are displayed paths, which differ from the paths in the data.
package protocol CollectionViewReordering: AnyObject {
    /// The path at which the held item is displayed; `nil` while none is held. Its cell exists even when the path is
    /// off the screen.
    var indexPath: IndexPath? { get }
    /// The path of the item that follows a pointer; it is not shown in a row.
    var pointerIndexPath: IndexPath? { get }
    /// The data in displayed order; `nil` before an item was held.
    var presentedSource: (any CollectionContentSource)? { get }
    /// Whether the data source is being called for a drop: no layout pass may begin.
    var isDelivering: Bool { get }
    /// Whether a cell may be displayed away from its frame in the layout.
    var displacesCells: Bool { get }

    /// The path in the data of a displayed path.
    func dataPath(of indexPath: IndexPath) -> IndexPath
    /// The displayed path of a path in the data.
    func presentedPath(of indexPath: IndexPath) -> IndexPath
    /// The accessibility hint that an item can be moved; `nil` for an item that cannot.
    func instructions(forItemAt indexPath: IndexPath, in view: CollectionView) -> String?

    /// The step for a change of the data while an item is held; `nil` while none is.
    func step(for update: CollectionUpdate, isDrop: Bool, in view: CollectionView) -> CollectionView.LayoutStep?
    /// Ends a movement whose item the data source cannot identify.
    func lose(in view: CollectionView)
    /// The next step, after the changes of the data; `nil` for none.
    func nextStep(
        _ dataSource: any CollectionContentSource, _ context: HostContext, in view: CollectionView
    ) -> CollectionView.LayoutStep?
    /// The attributes with which a cell is displayed: a held one under the pointer, in front of all others.
    func shownAttributes(
        _ attributes: LayoutAttributes, for cell: CollectionViewCell, in view: CollectionView
    ) -> LayoutAttributes
    /// Whether a view is displayed away from its frame in the layout, so that updates do not animate it.
    func isDisplaced(_ reusableView: CollectionReusableView) -> Bool
    /// The pass has run its display step.
    func didDisplay(in view: CollectionView)
    /// The pass has started the animations of an update.
    func didAnimate(in view: CollectionView)
    /// Forgets the held item and the data source without an announcement, since all views are removed.
    func forget()
}

/// Receives a data source's request for reordering.
///
/// A collection view owns its data source, which must not hold the view: it holds this object instead.
final class ReorderingRequest {
    /// Creates the reordering interaction; `nil` before it is requested.
    private(set) var enable: ((InteractionController) -> Void)?

    init() {}

    /// Requests reordering.
    func fulfil() {
        enable = { $0.requireReordering() }
    }
}
