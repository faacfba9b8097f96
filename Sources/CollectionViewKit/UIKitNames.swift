// Apple's names without their prefix, where this library has a shorter one. Code ported from UIKit keeps its own.

/// `NSCollectionLayoutSize`.
public typealias CollectionLayoutSize = LayoutSize
/// `NSCollectionLayoutDimension`.
public typealias CollectionLayoutDimension = LayoutDimension
/// `NSCollectionLayoutItem`.
public typealias CollectionLayoutItem = LayoutItem
/// `NSCollectionLayoutGroup`.
public typealias CollectionLayoutGroup = LayoutGroup
/// `NSCollectionLayoutSection`.
public typealias CollectionLayoutSection = LayoutSection
/// `NSCollectionLayoutSpacing`.
public typealias CollectionLayoutSpacing = LayoutSpacing
/// `NSCollectionLayoutEdgeSpacing`.
public typealias CollectionLayoutEdgeSpacing = LayoutEdgeSpacing
/// `NSCollectionLayoutAnchor`.
public typealias CollectionLayoutAnchor = LayoutAnchor
/// `NSCollectionLayoutSupplementaryItem`.
public typealias CollectionLayoutSupplementaryItem = LayoutSupplementaryItem
/// `NSCollectionLayoutBoundarySupplementaryItem`.
public typealias CollectionLayoutBoundarySupplementaryItem = LayoutBoundarySupplementaryItem
/// `NSCollectionLayoutDecorationItem`.
public typealias CollectionLayoutDecorationItem = LayoutDecorationItem
/// `NSCollectionLayoutEnvironment`.
public typealias CollectionLayoutEnvironment = LayoutEnvironment
/// `UICollectionLayoutListConfiguration`.
public typealias CollectionLayoutListConfiguration = ListConfiguration
/// `UICollectionViewCompositionalLayout`.
public typealias CollectionViewCompositionalLayout = CompositionalLayout
/// `UICollectionViewCompositionalLayoutConfiguration`.
public typealias CollectionViewCompositionalLayoutConfiguration = CompositionalLayoutConfiguration
/// `UICollectionViewFlowLayout`.
public typealias CollectionViewFlowLayout = FlowLayout
/// `UICollectionViewListCell`: every cell can show a list's content.
public typealias CollectionViewListCell = CollectionViewCell

extension CollectionView {
    /// `UICollectionView.CellRegistration`.
    public typealias CellRegistration<Cell: CollectionViewCell, Item> = CollectionViews.CellRegistration<Cell, Item>
    /// `UICollectionView.SupplementaryRegistration`.
    public typealias SupplementaryRegistration<Supplementary: CollectionReusableView> =
        CollectionViews.SupplementaryRegistration<Supplementary>
}
