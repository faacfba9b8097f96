/// A compositional layout whose sections are all lists in one look. ``CompositionalLayout/list(using:)`` returns it.
///
/// ```swift
/// let layout = CompositionalLayout.list(using: ListConfiguration(appearance: .insetGrouped))
/// let collectionView = CollectionView(layout: layout)
/// ```
///
/// Its rows have measured heights; no section of it scrolls by itself, and none has decorations. A program whose collection
/// views are all created with layouts of this type does not contain the code for both. The static type decides: a list that is
/// passed as a ``CompositionalLayout`` is treated as any layout.
///
/// See Apple's documentation of `UICollectionViewCompositionalLayout`.
public final class CompositionalListLayout: CompositionalLayout {
    init(using configuration: ListConfiguration) {
        super.init(sectionProvider: { _, environment in .list(using: configuration, environment: environment) })
    }
}
