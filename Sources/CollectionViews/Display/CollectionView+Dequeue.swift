public import CollectionGeometry
import CollectionLayout

extension CollectionView {
    /// A cell for an item, configured by its registration: one from the reuse pool, or a new one if the pool has none.
    ///
    /// Call it from a data source, once for each requested cell.
    ///
    /// - Parameters:
    ///   - registration: The cell class and the closure that configures its cells.
    ///   - indexPath: The path of the item.
    ///   - item: The item, which the closure is given.
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

    /// A supplementary view, configured by its registration: one from the reuse pool, or a new one if the pool has
    /// none.
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

    /// A cell for an item, with the configuration state of the item, configured by a closure.
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

    /// The view under reconfiguration if the maker made it, else one from the reuse pool, else a new one.
    func dequeue(_ maker: ViewMaker) -> CollectionReusableView {
        if let view = display.reconfiguredView, view.maker === maker {
            view.measurement.restart()
            return view
        }
        if let parked = display.takeParked(maker) {
            parked.measurement.reset()
            parked.prepareForReuse()
            return parked
        }
        let view = maker.makeView()
        if let context { view.realize(in: context) }
        return view
    }
}
