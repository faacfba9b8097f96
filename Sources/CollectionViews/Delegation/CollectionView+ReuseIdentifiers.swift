public import CollectionGeometry
public import CollectionLayout

// Cells and supplementary views by reuse identifiers, as a `UICollectionViewDataSource` makes them. Registrations do
// the same with typed views and items.
extension CollectionView {
    /// The kind of a section's header.
    public static var elementKindSectionHeader: ElementKind { .sectionHeader }
    /// The kind of a section's footer.
    public static var elementKindSectionFooter: ElementKind { .sectionFooter }

    /// Registers the class of the cells of a reuse identifier. A second class for the same identifier replaces the
    /// first.
    public func register<Cell: CollectionViewCell>(
        _ cellClass: Cell.Type, forCellWithReuseIdentifier identifier: String
    ) {
        registrations.setCell(identifier, ViewMaker(cellClass))
    }

    /// Registers the class of the supplementary views of a kind and a reuse identifier.
    public func register<Supplementary: CollectionReusableView>(
        _ viewClass: Supplementary.Type, forSupplementaryViewOfKind elementKind: ElementKind,
        withReuseIdentifier identifier: String
    ) {
        registrations.setView(elementKind, identifier, ViewMaker(viewClass, elementKind: elementKind))
    }

    /// A cell for an item: one from the reuse pool, or a new one if the pool has none. Call it from a data source.
    ///
    /// - Precondition: A class is registered for the identifier.
    /// - Complexity: O(*r*) in the number of registered identifiers.
    public func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> CollectionViewCell {
        guard let maker = registrations.cell(identifier) else {
            stop("Register a class for cells with the reuse identifier \"\(identifier)\" before dequeuing one.")
        }
        return dequeueCell(maker, for: indexPath) { _ in }
    }

    /// A supplementary view: one from the reuse pool, or a new one if the pool has none. Call it from a data source.
    ///
    /// - Precondition: A class is registered for the kind and the identifier.
    /// - Complexity: O(*r*) in the number of registered identifiers.
    public func dequeueReusableSupplementaryView(
        ofKind elementKind: ElementKind, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> CollectionReusableView {
        guard let maker = registrations.view(elementKind, identifier) else {
            stop(
                "Register a class for supplementary views of the kind \"\(elementKind.rawValue)\" with the reuse identifier "
                    + "\"\(identifier)\" before dequeuing one.")
        }
        return dequeue(maker)
    }
}
