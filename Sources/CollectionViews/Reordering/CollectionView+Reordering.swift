public import CollectionGeometry
import CollectionLayout

// Taking items to other places. What a recogniser of drags, or an app with one of its own, calls.
extension CollectionView {
    /// Picks an item up, if the data source lets it go: see ``CollectionContentSource/canMoveItem(at:)``.
    ///
    /// From here to the end of the movement the item is seen where it would be dropped; the others make way. The paths of
    /// the view are those of what is seen; the data does not change.
    ///
    /// - Parameter indexPath: The item.
    /// - Returns: Whether it is held now. There is one movement at a time.
    @discardableResult
    public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
        beginMovement(ofItemAt: indexPath, by: .pointer)
    }

    /// Holds the item with its middle at a place in the content, in points. The others make way before the current event
    /// ends.
    public func updateInteractiveMovementTargetPosition(_ position: Point) {
        let location = Point(x: position.x - bounds.minX, y: position.y - bounds.minY)
        holdItem(at: location, pointer: location)
    }

    /// Puts the item down where it is seen. The data source is told before the current event ends, once, if the item is
    /// elsewhere than before; else it goes back.
    public func endInteractiveMovement() {
        movement?.drop()
        setNeedsLayout()
    }

    /// Takes the item back to where it was. The data source is told nothing.
    public func cancelInteractiveMovement() {
        movement?.cancel()
        setNeedsLayout()
    }

    /// Where the item is seen that the reader holds; `nil` while none is held.
    public var indexPathForInteractivelyMovingItem: IndexPath? { movement?.order.target }

    /// The path in the data of what is seen at a path. They differ only while an item is held.
    public func dataSourceIndexPath(forPresentationIndexPath indexPath: IndexPath) -> IndexPath {
        movement?.order.dataPath(of: indexPath) ?? indexPath
    }

    /// The path at which an item of the data is seen. They differ only while an item is held.
    public func presentationIndexPath(forDataSourceIndexPath indexPath: IndexPath) -> IndexPath {
        movement?.order.presentedPath(of: indexPath) ?? indexPath
    }
}

extension CollectionView {
    /// The data in the order that is seen.
    var presentedSource: (any CollectionContentSource)? {
        if let reorderedSource { return reorderedSource }
        return contentSource
    }

    func beginMovement(ofItemAt path: IndexPath, by manner: InteractiveMovement.Manner) -> Bool {
        guard movement == nil, !isDelivering, let dataSource = contentSource else { return false }
        layoutIfNeeded()
        guard path.section >= 0, path.section < dataSource.numberOfSections,
            path.item >= 0, path.item < dataSource.numberOfItems(inSection: path.section),
            dataSource.canMoveItem(at: path), let attributes = layout.layoutAttributesForItem(at: path)
        else { return false }
        if reorderedSource?.base !== dataSource { reorderedSource = ReorderedDataSource(dataSource) }
        movement = InteractiveMovement(path, by: manner)
        finishLanding()
        if manner == .pointer {
            let frame = seenFrame(attributes)
            held = HeldItem(center: Point(x: frame.midX - bounds.minX, y: frame.midY - bounds.minY))
        }
        viewport.invalidate()
        updateConfigurationStates()
        announceMovement { $0.pickedUp($1) }
        setNeedsLayout()
        return true
    }

    /// Follows the pointer that holds the item.
    ///
    /// - Parameters:
    ///   - center: Where the middle of the item is, in points from the top left corner of the view.
    ///   - pointer: Where the pointer is, likewise: near an edge of the view the content scrolls.
    func holdItem(at center: Point, pointer: Point) {
        guard movement?.manner == .pointer, movement?.isHolding == true else { return }
        held?.center = center
        held?.pointer = pointer
        keepAutoscrolling()
        setNeedsLayout()
    }

    /// Has a sentence about the held item read out.
    func announceMovement(_ sentence: (ReorderingWords, ReorderedItem) -> String) {
        guard let path = movement?.order.target, let source = presentedSource else { return }
        let item = ReorderedItem(
            name: source.accessibilityLabel(forItemAt: path),
            position: path.item + 1,
            count: source.numberOfItems(inSection: path.section),
            section: source.accessibilityLabel(forSection: path.section)
        )
        let text = sentence(reorderingWords, item)
        if !text.isEmpty { send(.announce(text)) }
    }
}
