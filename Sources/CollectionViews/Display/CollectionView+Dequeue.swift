public import CollectionGeometry
import CollectionLayout

extension CollectionView {
    /// A cell for an item, filled by its registration: one that has left the screen if there is one, else a new one.
    ///
    /// Call it from a data source, once for each cell asked for.
    ///
    /// - Complexity: O(1), plus the registration's closure.
    public func dequeueConfiguredReusableCell<Cell: CollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>,
        for indexPath: IndexPath,
        item: Item
    ) -> Cell {
        let cell = dequeueCell(registration.maker, for: indexPath) { cell in
            registration.handler(unsafeDowncast(cell, to: Cell.self), indexPath, item)
        }
        return unsafeDowncast(cell, to: Cell.self)
    }

    /// A supplementary view, filled by its registration: one that has left the screen if there is one, else a new one.
    ///
    /// - Complexity: O(1), plus the registration's closure.
    public func dequeueConfiguredReusableSupplementary<Supplementary: CollectionReusableView>(
        using registration: SupplementaryRegistration<Supplementary>,
        for indexPath: IndexPath
    ) -> Supplementary {
        let view = unsafeDowncast(dequeue(registration.maker), to: Supplementary.self)
        registration.handler(view, registration.elementKind, indexPath)
        return view
    }

    /// A cell for an item, with the state of the item and filled by a closure.
    ///
    /// - Precondition: The maker makes cells.
    func dequeueCell(
        _ maker: ViewMaker, for indexPath: IndexPath, filledBy fill: (CollectionViewCell) -> Void
    ) -> CollectionViewCell {
        let cell = unsafeDowncast(dequeue(maker), to: CollectionViewCell.self)
        showState(ofItemAt: presentationIndexPath(forDataSourceIndexPath: indexPath), in: cell)
        fill(cell)
        cell.didConfigure()
        return cell
    }

    /// The view that is being configured again if the maker made it, else one that has left the screen, else a new one.
    func dequeue(_ maker: ViewMaker) -> CollectionReusableView {
        if let view = display.reconfiguredView, view.maker === maker {
            view.isBeingMeasured = false
            view.wantsMeasuring = true
            return view
        }
        if let parked = display.takeParked(maker) {
            parked.forgetMeasure()
            parked.prepareForReuse()
            return parked
        }
        let view = maker.makeView()
        if let context { view.realize(in: context) }
        return view
    }
}
