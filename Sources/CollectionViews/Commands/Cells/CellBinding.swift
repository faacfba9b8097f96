/// The binding of a cell to one item: from the cell's configuration for it until the cell is parked or configured
/// again.
///
/// Work begun for an item checks that its binding is current before it changes the cell.
final class CellBinding {
    /// The item.
    let identity: CellIdentity
    /// Whether the cell is still bound to the item.
    private(set) var isCurrent = true
    private var endings: [(CellBinding, CollectionViewCell) -> Void] = []

    init(of identity: CellIdentity) {
        self.identity = identity
    }

    /// Calls a closure when the binding ends, with the binding and the cell, which is still bound.
    ///
    /// The cell holds the binding: the closure must capture neither strongly.
    func whenEnded(_ body: @escaping (CellBinding, CollectionViewCell) -> Void) {
        endings.append(body)
    }

    /// Ends the binding, once.
    func end(of cell: CollectionViewCell) {
        let endings = endings
        self.endings = []
        for ending in endings { ending(self, cell) }
        isCurrent = false
    }
}
