public import CollectionGeometry
public import CollectionLayout

/// Decides what the user may do with the items of a collection view, and is told what the user does, by the names of
/// `UICollectionViewDelegate`.
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
/// The view holds its delegate weakly. Every method has a default. Paths are those of the data, also while an item is held.
/// A method may change the data: an update that is applied from here is carried out before the current event ends.
public protocol CollectionViewDelegate: ScrollViewDelegate {
    /// Whether an item that is pressed is marked. The default is yes.
    func collectionView(_ collectionView: CollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool

    /// An item is marked for as long as it is pressed. The default does nothing.
    func collectionView(_ collectionView: CollectionView, didHighlightItemAt indexPath: IndexPath)

    /// The mark is taken away: the press has ended, or has become another gesture. The default does nothing.
    func collectionView(_ collectionView: CollectionView, didUnhighlightItemAt indexPath: IndexPath)

    /// Whether the user may select an item. It is called for each item of a range, too. The default is yes.
    func collectionView(_ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool

    /// The user has selected an item, or activated it where items cannot be selected. The default does nothing.
    func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath)

    /// Whether the user may take an item out of the selection. The default is yes.
    func collectionView(_ collectionView: CollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool

    /// The user has taken an item out of the selection, or it made room for another. The default does nothing.
    func collectionView(_ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath)

    /// Whether activating an item performs its primary action. The default is yes.
    func collectionView(_ collectionView: CollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath) -> Bool

    /// Performs the primary action of an item: it was activated outside of the editing mode, and not in order to change the
    /// selection. The default does nothing.
    func collectionView(_ collectionView: CollectionView, performPrimaryActionForItemAt indexPath: IndexPath)

    /// Whether a drag over the check marks of the editing mode may begin at an item. The default is yes.
    func collectionView(
        _ collectionView: CollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool

    /// A drag over the check marks has begun. The default does nothing.
    func collectionView(
        _ collectionView: CollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)

    /// A cell comes into sight, at least in part. The default does nothing.
    func collectionView(
        _ collectionView: CollectionView, willDisplay cell: CollectionViewCell, forItemAt indexPath: IndexPath)

    /// A cell is not seen any more. The default does nothing.
    ///
    /// The cell may show another item already. The path of an item that an update removed is the one it had before.
    func collectionView(
        _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell, forItemAt indexPath: IndexPath)

    /// A supplementary view or decoration comes into sight, at least in part. The default does nothing.
    func collectionView(
        _ collectionView: CollectionView, willDisplaySupplementaryView view: CollectionReusableView,
        forElementKind elementKind: ElementKind, at indexPath: IndexPath)

    /// A supplementary view or decoration is not seen any more. The default does nothing.
    func collectionView(
        _ collectionView: CollectionView, didEndDisplayingSupplementaryView view: CollectionReusableView,
        forElementOfKind elementKind: ElementKind, at indexPath: IndexPath)

    /// The menu of some items, or `nil` for none. The swipe actions of the item are added to it. The default is none.
    ///
    /// It opens with the secondary button of a mouse and with the menu key; by holding a finger still where
    /// ``CollectionView/recognizesLongPresses`` is set or items have swipe actions.
    ///
    /// - Parameters:
    ///   - collectionView: The collection view.
    ///   - indexPaths: The item.
    ///   - point: Where the menu opens, in points from the top left corner of the window.
    func collectionView(
        _ collectionView: CollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: Point
    ) -> ContextMenuConfiguration?

    /// Where an item goes that the user holds over a place. The default is the place.
    ///
    /// - Parameters:
    ///   - collectionView: The collection view.
    ///   - originalIndexPath: Where the item is in the data.
    ///   - currentIndexPath: Where the item is seen.
    ///   - proposedIndexPath: Where the item would be seen.
    /// - Returns: A path of what is seen. One that does not exist leaves the item where it is.
    func collectionView(
        _ collectionView: CollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath

    /// A tap came soon after another on the same item; the first has had its usual effect. UIKit has no such method. The
    /// default does nothing.
    func collectionView(_ collectionView: CollectionView, didDoubleTapItemAt indexPath: IndexPath)

    /// An item without a menu was held still for half a second. The press activates nothing any more. UIKit has no such
    /// method. It is called where ``CollectionView/recognizesLongPresses`` is set. The default does nothing.
    func collectionView(_ collectionView: CollectionView, didLongPressItemAt indexPath: IndexPath)

    /// The user begins to scroll the row of a section. UIKit has no such method. The default does nothing.
    func collectionView(_ collectionView: CollectionView, willBeginDraggingRowInSection section: Int)

    /// The row of a section is seen from another offset, in points in the reading direction. UIKit has no such method. The
    /// default does nothing.
    func collectionView(_ collectionView: CollectionView, didScrollRowInSection section: Int, to offset: Point)

    /// The user has lifted the finger from a row. UIKit has no such method. The default does nothing.
    ///
    /// - Parameters:
    ///   - collectionView: The collection view.
    ///   - section: The section of the row.
    ///   - velocity: How fast the row moves, in points a millisecond in the reading direction.
    ///   - targetContentOffset: Where the row rests, in points in the reading direction. Another value is rounded to the
    ///     nearest place where the row may rest.
    func collectionView(
        _ collectionView: CollectionView, willEndDraggingRowInSection section: Int, withVelocity velocity: Point,
        targetContentOffset: inout Point)

    /// The row of a section has come to rest. UIKit has no such method. The default does nothing.
    ///
    /// - Parameters:
    ///   - collectionView: The collection view.
    ///   - section: The section of the row.
    ///   - offset: Where the row rests, in points in the reading direction.
    ///   - animated: Whether the movement was requested, with a call or a button beside the row.
    func collectionView(
        _ collectionView: CollectionView, didEndScrollingRowInSection section: Int, at offset: Point, animated: Bool)
}
