import CollectionDataSources
public import CollectionGeometry
public import CollectionLayout

extension CollectionViewDiffableDataSource {
    /// Makes a supplementary view of a section.
    public typealias SectionViewProvider =
        (CollectionView, ElementKind, IndexPath, _ section: SectionID) -> CollectionReusableView?

    /// Makes supplementary views with a closure that is given the identifier of the section, in place of
    /// ``supplementaryViewProvider``. Places that belong to the layout as a whole stay empty.
    ///
    /// ```swift
    /// dataSource.setSupplementaryViewProvider { collectionView, _, indexPath, section in
    ///     let header = collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
    ///     header.title = section.title
    ///     return header
    /// }
    /// ```
    ///
    /// The closure does not need the data source, so that the two do not hold each other.
    public func setSupplementaryViewProvider(_ provider: @escaping SectionViewProvider) {
        let core = core
        supplementaryViewProvider = { collectionView, kind, indexPath in
            core.sectionIdentifier(for: indexPath.section).flatMap { provider(collectionView, kind, indexPath, $0) }
        }
    }
}
