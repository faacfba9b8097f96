public import CollectionGeometry
import CollectionLayout

// Taking items to other places. What a recogniser of drags, or an app with one of its own, calls.
extension CollectionView {
    /// Lets items be taken to other places by all means: by the keyboard, by handles and by calls.
    ///
    /// It is needed only for a data source of one's own in a view in which items are taken elsewhere by the keyboard alone.
    /// All else that lets items be taken elsewhere does the same: the handlers of a diffable data source, trees of data
    /// sources, list adapters, ``CellAccessory/reorder(label:)``, ``installsStandardGestureForInteractiveMovement`` and
    /// ``beginInteractiveMovementForItem(at:)``. A program that mentions none of them does not contain what moves items.
    public func enableReordering() {
        interaction.requireReordering()
        setNeedsLayout()
    }

    /// Whether a finger that is held still on a cell, and a mouse that is moved on one, pick its item up. The default is no:
    /// items are taken elsewhere by the handle of ``CellAccessory/reorder(label:)``, by the keyboard, and by calls.
    public var installsStandardGestureForInteractiveMovement: Bool {
        get { interaction.first(ReorderingInteraction.self)?.picksUpByHolding ?? false }
        set {
            interaction.requireReordering().picksUpByHolding = newValue
            interaction.touchesChanged(in: self)
        }
    }

    /// What assistive technology is told while the user takes an item to another place.
    public var reorderingStrings: ReorderingStrings {
        get { interaction.first(ReorderingInteraction.self)?.strings ?? ReorderingStrings() }
        set {
            interaction.requireReordering().strings = newValue
            setNeedsLayout()
        }
    }

    /// Picks an item up, if the data source lets it go: see ``CollectionContentSource/canMoveItem(at:)``.
    ///
    /// From here to the end of the movement the item is seen where it would be dropped; the others make way. The paths of
    /// the view are those of what is seen; the data does not change.
    ///
    /// - Parameter indexPath: The item.
    /// - Returns: Whether it is held now. There is one movement at a time.
    @discardableResult
    public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
        interaction.requireReordering().begin(at: indexPath, in: self)
    }

    /// Holds the item with its middle at a place in the content, in points. The others make way before the current event
    /// ends.
    public func updateInteractiveMovementTargetPosition(_ position: Point) {
        let location = Point(x: position.x - bounds.minX, y: position.y - bounds.minY)
        interaction.first(ReorderingInteraction.self)?.hold(at: location, pointer: location, in: self)
    }

    /// Puts the item down where it is seen. The data source is told before the current event ends, once, if the item is
    /// elsewhere than before; else it goes back.
    public func endInteractiveMovement() {
        interaction.first(ReorderingInteraction.self)?.drop(in: self)
    }

    /// Takes the item back to where it was. The data source is told nothing.
    public func cancelInteractiveMovement() {
        interaction.first(ReorderingInteraction.self)?.cancel(in: self)
    }

    /// Where the item is seen that the user holds; `nil` while none is held.
    public var indexPathForInteractivelyMovingItem: IndexPath? { interaction.reordering?.indexPath }

    /// The path in the data of what is seen at a path. They differ only while an item is held.
    public func dataSourceIndexPath(forPresentationIndexPath indexPath: IndexPath) -> IndexPath {
        interaction.reordering?.dataPath(of: indexPath) ?? indexPath
    }

    /// The path at which an item of the data is seen. They differ only while an item is held.
    public func presentationIndexPath(forDataSourceIndexPath indexPath: IndexPath) -> IndexPath {
        interaction.reordering?.presentedPath(of: indexPath) ?? indexPath
    }
}

extension CollectionView {
    /// The data in the order that is seen.
    var presentedSource: (any CollectionContentSource)? { interaction.reordering?.presentedSource ?? contentSource }

    /// Whether the user holds an item.
    var isMovingItem: Bool { indexPathForInteractivelyMovingItem != nil }
}

extension InteractionController {
    /// What takes items elsewhere, created now if there is none.
    @discardableResult
    func requireReordering() -> ReorderingInteraction {
        if let existing = first(ReorderingInteraction.self) { return existing }
        let made = ReorderingInteraction()
        install(reordering: made, interaction: made)
        return made
    }
}
