/// One item's time in one cell: from the cell's being configured for it until the cell is given up or configured again.
///
/// What was begun for an item asks its use whether the cell is still the item's before it writes into the cell.
final class CellUse {
    /// The item.
    let identity: CellIdentity
    /// Whether the cell is still the item's.
    private(set) var isCurrent = true
    private var endings: [(CellUse, CollectionViewCell) -> Void] = []

    init(of identity: CellIdentity) {
        self.identity = identity
    }

    /// Calls a closure when the use ends; it is given the use and the cell, which still is the item's.
    ///
    /// The cell keeps the use: the closure must hold neither.
    func whenEnded(_ body: @escaping (CellUse, CollectionViewCell) -> Void) {
        endings.append(body)
    }

    /// Ends the use, once.
    func end(of cell: CollectionViewCell) {
        let endings = endings
        self.endings = []
        for ending in endings { ending(self, cell) }
        isCurrent = false
    }
}
