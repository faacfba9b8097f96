public import CollectionGeometry
public import CollectionLayout

/// Decides what the user may do with the items of a collection view, and is notified of what the user does, by the
/// names of `UICollectionViewDelegate`.
///
/// ```swift
/// final class ProductsViewController: ViewController, CollectionViewDelegate {
///     override func viewDidLoad() {
///         collectionView.delegate = self
///     }
///
///     func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
///         navigate(.push(path: products[indexPath.item].path))
///     }
/// }
/// ```
///
/// The view holds its delegate weakly. Every method has a default. Paths are those of the data, also while an item is
/// dragged. A method may change the data: the update is shown before the current event ends.
public protocol CollectionViewDelegate: ScrollViewDelegate {
    /// Whether a pressed item is highlighted. The default is yes.
    func collectionView(_ collectionView: CollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool

    /// An item was highlighted because it is pressed. The default does nothing.
    func collectionView(_ collectionView: CollectionView, didHighlightItemAt indexPath: IndexPath)

    /// An item was unhighlighted: the press has ended, or has become another gesture. The default does nothing.
    func collectionView(_ collectionView: CollectionView, didUnhighlightItemAt indexPath: IndexPath)

    /// Whether the user may select an item. It is also called for each item of a range. The default is yes.
    func collectionView(_ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool

    /// The user has selected an item, or activated it where items cannot be selected. The default does nothing.
    func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath)

    /// Whether the user may deselect an item. The default is yes.
    func collectionView(_ collectionView: CollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool

    /// The user has deselected an item, or selected another in its place. The default does nothing.
    func collectionView(_ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath)

    /// Whether activating an item performs its primary action. The default is yes.
    func collectionView(_ collectionView: CollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath) -> Bool

    /// Performs the primary action of an item: it was activated outside of the editing mode, and not in order to change
    /// the selection. The default does nothing.
    func collectionView(_ collectionView: CollectionView, performPrimaryActionForItemAt indexPath: IndexPath)

    /// Whether a drag over the check marks of the editing mode may begin at an item. The default is yes.
    func collectionView(
        _ collectionView: CollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool

    /// A drag over the check marks has begun. The default does nothing.
    func collectionView(
        _ collectionView: CollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)

    /// A cell has become visible, at least in part. The default does nothing.
    func collectionView(
        _ collectionView: CollectionView, willDisplay cell: CollectionViewCell, forItemAt indexPath: IndexPath)

    /// A cell has stopped being visible. The default does nothing.
    ///
    /// The cell may show another item already. An item removed by an update is reported by its last path.
    func collectionView(
        _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell, forItemAt indexPath: IndexPath)

    /// A supplementary view or decoration has become visible, at least in part. The default does nothing.
    func collectionView(
        _ collectionView: CollectionView, willDisplaySupplementaryView view: CollectionReusableView,
        forElementKind elementKind: ElementKind, at indexPath: IndexPath)

    /// A supplementary view or decoration has stopped being visible. The default does nothing.
    func collectionView(
        _ collectionView: CollectionView, didEndDisplayingSupplementaryView view: CollectionReusableView,
        forElementOfKind elementKind: ElementKind, at indexPath: IndexPath)

    /// The menu of some items or of the background, or `nil` for none. The swipe actions of a single item are added to it. The
    /// default is none.
    ///
    /// It opens with the secondary button of a mouse and with the menu key; by a long press where
    /// ``CollectionView/recognizesLongPresses`` is set or items have swipe actions.
    ///
    /// - Parameters:
    ///   - collectionView: The collection view.
    ///   - indexPaths: The path of the item at the point; if it is selected, those of all selected items, ascending. Empty
    ///     between items, as on the background or on a header.
    ///   - point: The point at which the menu was requested, in points and content coordinates.
    func collectionView(
        _ collectionView: CollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: Point
    ) -> ContextMenuConfiguration?

    /// The path to which a dragged item moves. The default is the proposed path.
    ///
    /// - Parameters:
    ///   - collectionView: The collection view.
    ///   - originalIndexPath: The path of the item in the data.
    ///   - currentIndexPath: The path at which the item is displayed.
    ///   - proposedIndexPath: The path at which the item would be displayed.
    /// - Returns: A displayed path. One that does not exist keeps the item at its path.
    func collectionView(
        _ collectionView: CollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath

    /// An item was tapped twice; the first tap has had its usual effect. UIKit has no such method. The default does
    /// nothing.
    func collectionView(_ collectionView: CollectionView, didDoubleTapItemAt indexPath: IndexPath)

    /// An item without a menu was pressed for half a second. The press has no other effect. UIKit has no such method.
    /// It is called where ``CollectionView/recognizesLongPresses`` is set. The default does nothing.
    func collectionView(_ collectionView: CollectionView, didLongPressItemAt indexPath: IndexPath)

    /// The user begins to scroll the row of a section. UIKit has no such method. The default does nothing.
    func collectionView(_ collectionView: CollectionView, willBeginDraggingRowInSection section: Int)

    /// The row of a section has another offset, in points in the reading direction: `x` grows from 0 at the start of the row, also
    /// where that is at the right, and `y` is 0. UIKit has no such method. The default does nothing.
    func collectionView(_ collectionView: CollectionView, didScrollRowInSection section: Int, to offset: Point)

    /// The user has lifted the finger from a row. UIKit has no such method. The default does nothing.
    ///
    /// - Parameters:
    ///   - collectionView: The collection view.
    ///   - section: The section of the row.
    ///   - velocity: The velocity of the row, in points per millisecond in the reading direction; `y` is 0.
    ///   - targetContentOffset: The offset at which the row rests, in points in the reading direction. Another `x` is
    ///     rounded to the nearest resting place.
    func collectionView(
        _ collectionView: CollectionView, willEndDraggingRowInSection section: Int, withVelocity velocity: Point,
        targetContentOffset: inout Point)

    /// The row of a section has stopped. UIKit has no such method. The default does nothing.
    ///
    /// - Parameters:
    ///   - collectionView: The collection view.
    ///   - section: The section of the row.
    ///   - offset: The offset at which the row rests, in points in the reading direction.
    ///   - animated: Whether the movement was commanded, by a call or a button of the row.
    func collectionView(
        _ collectionView: CollectionView, didEndScrollingRowInSection section: Int, at offset: Point, animated: Bool)
}
