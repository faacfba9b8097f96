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
        let cell: Cell = dequeue(ObjectIdentifier(registration))
        let place = presentationIndexPath(forDataSourceIndexPath: indexPath)
        showState(ofItemAt: place, in: cell)
        registration.handler(cell, indexPath, item)
        cell.didConfigure()
        return cell
    }

    /// A supplementary view, filled by its registration: one that has left the screen if there is one, else a new one.
    ///
    /// - Complexity: O(1), plus the registration's closure.
    public func dequeueConfiguredReusableSupplementary<Supplementary: CollectionReusableView>(
        using registration: SupplementaryRegistration<Supplementary>,
        for indexPath: IndexPath
    ) -> Supplementary {
        let view: Supplementary = dequeue(ObjectIdentifier(registration))
        registration.handler(view, registration.elementKind, indexPath)
        return view
    }

    private func dequeue<Reusable: CollectionReusableView>(_ identifier: ObjectIdentifier) -> Reusable {
        if let reconfigured = display.reconfiguredView, reconfigured.reuseIdentifier == identifier,
            let view = reconfigured as? Reusable
        {
            view.isBeingMeasured = false
            view.wantsMeasuring = true
            return view
        }
        if let parked = display.takeParked(identifier) as? Reusable {
            parked.forgetMeasure()
            parked.prepareForReuse()
            return parked
        }
        let view = Reusable()
        view.reuseIdentifier = identifier
        if let context { view.realize(in: context) }
        return view
    }
}
