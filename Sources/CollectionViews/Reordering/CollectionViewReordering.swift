package import CollectionDataSources
package import CollectionGeometry
package import CollectionLayout

/// What takes items of a collection view to other places, as far as its layout pass has to do with it.
///
/// It is created by what requests that items can be taken elsewhere: see ``InteractionController/requireReordering()``.
/// The protocol is visible to the package: of an internal one the compiler knows the only class that conforms, and calls it
/// directly, so that every program would contain that class.
///
/// While an item is held, all paths of the view are those of what is seen; they differ from the paths in the data.
package protocol CollectionViewReordering: AnyObject {
    /// Where the held item is seen; `nil` while none is held. Its cell exists, also where its place is off the screen.
    var indexPath: IndexPath? { get }
    /// Where the item is seen that follows a pointer: it stands in no row.
    var pointerIndexPath: IndexPath? { get }
    /// The data in the order that is seen; `nil` while no item was held.
    var presentedSource: (any CollectionContentSource)? { get }
    /// Whether the data source is being told of a drop: no layout pass may begin.
    var isDelivering: Bool { get }
    /// Whether a cell may be shown elsewhere than its layout has it.
    var displacesCells: Bool { get }

    /// The path in the data of what is seen at a path.
    func dataPath(of indexPath: IndexPath) -> IndexPath
    /// The path at which an item of the data is seen.
    func presentedPath(of indexPath: IndexPath) -> IndexPath
    /// How assistive technology is told that an item can be taken elsewhere; `nil` for an item that cannot.
    func instructions(forItemAt indexPath: IndexPath, in view: CollectionView) -> String?

    /// What a layout pass has to carry out for a change of the data while an item is held; `nil` while none is.
    func step(for update: CollectionUpdate, isDrop: Bool, in view: CollectionView) -> CollectionView.LayoutStep?
    /// Ends a movement of which the data source has lost track.
    func lose(in view: CollectionView)
    /// What a layout pass has to carry out next, after the changes of the data; `nil` for nothing.
    func nextStep(
        _ dataSource: any CollectionContentSource, _ context: HostContext, in view: CollectionView
    ) -> CollectionView.LayoutStep?
    /// Where and how a cell is shown: a held one under the pointer, in front of all others.
    func shownAttributes(
        _ attributes: LayoutAttributes, for cell: CollectionViewCell, in view: CollectionView
    ) -> LayoutAttributes
    /// Whether a view is shown elsewhere than its layout has it, so that it takes no part in movements of an update.
    func isDisplaced(_ reusableView: CollectionReusableView) -> Bool
    /// The pass has displayed what is near the screen.
    func didDisplay(in view: CollectionView)
    /// The pass has started the movements of an update.
    func didAnimate(in view: CollectionView)
    /// Forgets the held item and the data source without a word, since all that is shown goes.
    func forget()
}

/// Where a data source requests that its items can be taken to other places.
///
/// A collection view owns its data source, which must not hold the view: it holds this.
final class ReorderingRequest {
    /// Creates what takes items elsewhere; `nil` while nothing has requested it.
    private(set) var enable: ((InteractionController) -> Void)?

    init() {}

    /// Requests that items can be taken elsewhere.
    func fulfil() {
        enable = { $0.requireReordering() }
    }
}
