import CollectionDataSources
public import CollectionGeometry
public import CollectionLayout

extension CollectionViewDiffableDataSource {
    /// Makes a supplementary view of a section.
    public typealias SectionViewProvider =
        (CollectionView, ElementKind, IndexPath, _ section: SectionID) -> CollectionReusableView?

    /// Sets a closure that makes supplementary views and receives the identifier of the section, in place of
    /// ``supplementaryViewProvider``. Supplementary views of the layout as a whole are not made.
    ///
    /// ```swift
    /// dataSource.setSupplementaryViewProvider { collectionView, _, indexPath, section in
    ///     let header = collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
    ///     header.title = section.title
    ///     return header
    /// }
    /// ```
    ///
    /// The closure needs no reference to the data source, so that there is no reference cycle.
    public func setSupplementaryViewProvider(_ provider: @escaping SectionViewProvider) {
        let core = core
        supplementaryViewProvider = { collectionView, kind, indexPath in
            core.sectionIdentifier(for: indexPath.section).flatMap { provider(collectionView, kind, indexPath, $0) }
        }
    }
}
