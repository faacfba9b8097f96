public import CollectionGeometry
public import CollectionLayout

/// Provides a collection view with content item by item, by the names of `UICollectionViewDataSource`.
///
/// ```swift
/// final class BooksViewController: ViewController, CollectionViewDataSource {
///     override func viewDidLoad() {
///         collectionView.register(BookCell.self, forCellWithReuseIdentifier: "Book")
///         collectionView.dataSource = self
///     }
///
///     func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { books.count }
///
///     func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell {
///         let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Book", for: indexPath)
///         (cell as? BookCell)?.show(books[indexPath.item])
///         return cell
///     }
/// }
/// ```
///
/// The view holds its data source weakly. After a change of the data call ``CollectionView/reloadData()``, or describe the
/// change in ``CollectionView/performBatchUpdates(_:completion:)`` to animate it. ``CollectionViewDiffableDataSource``
/// computes the changes.
public protocol CollectionViewDataSource: WeaklyReferenceable {
    /// The number of items in a section.
    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int

    /// A cell for an item, dequeued. A cell that was not dequeued is ignored, and its place stays empty.
    func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell

    /// The number of sections. The default is one.
    func numberOfSections(in collectionView: CollectionView) -> Int

    /// A supplementary view, dequeued; it is requested only for elements of the layout. A view that was not dequeued is
    /// ignored, and its place stays empty, as with the default.
    func collectionView(
        _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: ElementKind, at indexPath: IndexPath
    ) -> CollectionReusableView

    /// Whether the user may move an item. The default is no.
    func collectionView(_ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath) -> Bool

    /// Moves an item in the data: the user has dropped it there. The default does nothing.
    func collectionView(
        _ collectionView: CollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

extension CollectionViewDataSource {
    /// One.
    public func numberOfSections(in collectionView: CollectionView) -> Int { 1 }

    /// Returns a view that was not dequeued, which leaves the place empty.
    public func collectionView(
        _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: ElementKind, at indexPath: IndexPath
    ) -> CollectionReusableView {
        CollectionReusableView()
    }

    /// No.
    public func collectionView(_ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { false }

    /// Does nothing.
    public func collectionView(
        _ collectionView: CollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
}
