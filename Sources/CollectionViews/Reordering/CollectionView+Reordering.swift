public import CollectionGeometry
import CollectionLayout

// Reordering: the methods that a drag recognizer calls, or an app with one of its own.
extension CollectionView {
    /// Enables reordering by the keyboard, by handles and by calls.
    ///
    /// It is needed only for a custom data source in a view in which items are moved by the keyboard alone. Everything
    /// else that enables reordering calls it implicitly: the handlers of a diffable data source, trees of data sources,
    /// list adapters, ``CellAccessory/reorder(label:)``, ``installsStandardGestureForInteractiveMovement`` and
    /// ``beginInteractiveMovementForItem(at:)``. A program that uses none of them does not contain the code for
    /// reordering.
    public func enableReordering() {
        interaction.requireReordering()
        setNeedsLayout()
    }

    /// Whether a long press on a cell with a finger, or a drag with a mouse, picks its item up. The default is no:
    /// items are moved by the handle of ``CellAccessory/reorder(label:)``, by the keyboard, and by calls.
    public var installsStandardGestureForInteractiveMovement: Bool {
        get { interaction.first(ReorderingInteraction.self)?.picksUpByHolding ?? false }
        set {
            interaction.requireReordering().picksUpByHolding = newValue
            interaction.touchesChanged(in: self)
        }
    }

    /// The announcements for assistive technology while the user moves an item.
    public var reorderingStrings: ReorderingStrings {
        get { interaction.first(ReorderingInteraction.self)?.strings ?? ReorderingStrings() }
        set {
            interaction.requireReordering().strings = newValue
            setNeedsLayout()
        }
    }

    /// Picks an item up, if the data source permits it: see ``CollectionContentSource/canMoveItem(at:)``.
    ///
    /// Until the end of the movement the item is displayed at the path at which it would be dropped; the others make
    /// room. The paths of the view are displayed paths; the data does not change.
    ///
    /// - Parameter indexPath: The item.
    /// - Returns: Whether the item was picked up. There is one movement at a time.
    @discardableResult
    public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
        interaction.requireReordering().begin(at: indexPath, in: self)
    }

    /// Moves the centre of the held item to a point, in points and content coordinates. The others make room before the
    /// current event ends.
    public func updateInteractiveMovementTargetPosition(_ position: Point) {
        let location = Point(x: position.x - bounds.minX, y: position.y - bounds.minY)
        interaction.first(ReorderingInteraction.self)?.hold(at: location, pointer: location, in: self)
    }

    /// Drops the item at its displayed path. If that differs from its path in the data, the data source is called once,
    /// before the current event ends; else the item returns to its place.
    public func endInteractiveMovement() {
        interaction.first(ReorderingInteraction.self)?.drop(in: self)
    }

    /// Returns the item to its place. The data source is not called.
    public func cancelInteractiveMovement() {
        interaction.first(ReorderingInteraction.self)?.cancel(in: self)
    }

    /// The path at which the dragged item is displayed; `nil` while none is dragged.
    public var indexPathForInteractivelyMovingItem: IndexPath? { interaction.reordering?.indexPath }

    /// The path in the data of a displayed path. They differ only while an item is dragged.
    public func dataSourceIndexPath(forPresentationIndexPath indexPath: IndexPath) -> IndexPath {
        interaction.reordering?.dataPath(of: indexPath) ?? indexPath
    }

    /// The displayed path of a path in the data. They differ only while an item is dragged.
    public func presentationIndexPath(forDataSourceIndexPath indexPath: IndexPath) -> IndexPath {
        interaction.reordering?.presentedPath(of: indexPath) ?? indexPath
    }
}

extension CollectionView {
    /// The data in displayed order.
    var presentedSource: (any CollectionContentSource)? { interaction.reordering?.presentedSource ?? contentSource }

    /// Whether the user drags an item.
    var isMovingItem: Bool { indexPathForInteractivelyMovingItem != nil }
}

extension InteractionController {
    /// The reordering interaction, created now if there is none.
    @discardableResult
    func requireReordering() -> ReorderingInteraction {
        if let existing = first(ReorderingInteraction.self) { return existing }
        let made = ReorderingInteraction()
        install(reordering: made, interaction: made)
        return made
    }
}
