public import CollectionGeometry

/// What a collection view asks and tells when the user selects items, in the words of `UICollectionViewDelegate`.
///
/// ```swift
/// collectionView.selectionHandlers.shouldSelectItem = { path in model.isAvailable(path) }
/// collectionView.selectionHandlers.performPrimaryAction = { path in model.open(path) }
/// ```
///
/// What is not set is allowed, or not told. A screen that looks at the end of an event takes
/// ``CollectionView/Report``s instead: both tell the same. The view keeps the closures: they must not hold what owns it.
public struct SelectionHandlers {
    /// Whether an item that is pressed is to be marked.
    public var shouldHighlightItem: ((IndexPath) -> Bool)?
    /// An item is marked, as long as it is pressed.
    public var didHighlightItem: ((IndexPath) -> Void)?
    /// The mark is taken away: the press has ended, or has become a scroll or another gesture.
    public var didUnhighlightItem: ((IndexPath) -> Void)?
    /// Whether an item may be selected. It is asked for each item of a range, too.
    public var shouldSelectItem: ((IndexPath) -> Bool)?
    /// The user has selected an item.
    public var didSelectItem: ((IndexPath) -> Void)?
    /// Whether an item may be taken out of the selection.
    public var shouldDeselectItem: ((IndexPath) -> Bool)?
    /// The user has taken an item out of the selection, or it had to make room for another.
    public var didDeselectItem: ((IndexPath) -> Void)?
    /// Whether activating an item may do what the item is for.
    public var canPerformPrimaryAction: ((IndexPath) -> Bool)?
    /// Does what an item is for: it was activated outside of the editing mode, and not in order to change the selection.
    public var performPrimaryAction: ((IndexPath) -> Void)?
    /// Whether a drag over the check marks may select the items it passes, and begin there. Asked in the editing mode.
    public var shouldBeginMultipleSelection: ((IndexPath) -> Bool)?
    /// A tap came soon after another on the same item. The first has had its usual effect.
    public var didDoubleTapItem: ((IndexPath) -> Void)?
    /// An item was held for half a second, and has no menu. The press that did so activates nothing.
    public var didLongPressItem: ((IndexPath) -> Void)?

    /// Creates handlers of which none is set.
    public init() {}
}
