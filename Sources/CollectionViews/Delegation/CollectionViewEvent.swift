import CollectionGeometry
import CollectionLayout

/// An event of a collection view, as reported to its ``CollectionViewObserver``. Paths are those of the data.
enum CollectionViewEvent {
    /// The user activated an item, or selected it.
    case selectedItem(IndexPath)
    /// The user deselected an item.
    case deselectedItem(IndexPath)
    /// An item was highlighted because it is pressed.
    case highlightedItem(IndexPath)
    /// A pressed item was unhighlighted.
    case unhighlightedItem(IndexPath)
    /// The user activated an item outside of the editing mode, and not in order to change the selection.
    case performedPrimaryAction(IndexPath)
    /// The content has another offset, in points.
    case scrolled(Point)
    /// Scrolling has ended.
    case scrollEnded
    /// An element has become visible, at least in part.
    case willDisplay(LayoutElement, CollectionReusableView)
    /// An element has stopped being visible. An element removed by an update is reported by its last path.
    case didEndDisplaying(LayoutElement, CollectionReusableView)
    /// Items without a cell have come near the screen, nearest first.
    case prefetch([IndexPath])
    /// Reported items have moved away without being displayed.
    case cancelPrefetching([IndexPath])

    /// Kinds of events that require a pass over the displayed elements, and are computed only if the observer requests
    /// them.
    struct Kinds: OptionSet {
        let rawValue: UInt8

        static var display: Kinds { Kinds(rawValue: 1) }
        static var prefetching: Kinds { Kinds(rawValue: 2) }
    }
}
