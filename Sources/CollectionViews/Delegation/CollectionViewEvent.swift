import CollectionGeometry
import CollectionLayout

/// Something that happened in a collection view, as its ``CollectionViewObserver`` hears of it. Paths are those of the data.
enum CollectionViewEvent {
    /// The user activated an item, or selected it.
    case selectedItem(IndexPath)
    /// The user took an item out of the selection.
    case deselectedItem(IndexPath)
    /// An item is marked for as long as it is pressed.
    case highlightedItem(IndexPath)
    /// The mark of a pressed item is taken away.
    case unhighlightedItem(IndexPath)
    /// The user activated an item outside of the editing mode, and not in order to change the selection.
    case performedPrimaryAction(IndexPath)
    /// The content is seen from another offset.
    case scrolled(Point)
    /// Scrolling has come to rest.
    case scrollEnded
    /// An element is seen, at least in part, which it was not before.
    case willDisplay(LayoutElement, CollectionReusableView)
    /// An element is not seen any more. The path of one that an update removed is the one it had before.
    case didEndDisplaying(LayoutElement, CollectionReusableView)
    /// Items come near that have no cell yet, nearest first.
    case prefetch([IndexPath])
    /// Items that were reported as coming near have gone away unseen.
    case cancelPrefetching([IndexPath])

    /// Kinds of events that cost a walk of what is seen, and are found out only for an observer that wants them.
    struct Kinds: OptionSet {
        let rawValue: UInt8

        static var display: Kinds { Kinds(rawValue: 1) }
        static var prefetching: Kinds { Kinds(rawValue: 2) }
    }
}
