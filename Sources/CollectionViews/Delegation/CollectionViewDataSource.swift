public import CollectionGeometry
public import CollectionLayout

/// Gives a collection view its content item by item, by the names of `UICollectionViewDataSource`.
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
/// The view holds its data source weakly. After a change of the data call ``CollectionView/reloadData()``; to have changes seen as
/// movements use ``CollectionViewDiffableDataSource``, which finds them out.
public protocol CollectionViewDataSource: WeaklyReferenceable {
    /// The number of items in a section.
    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int

    /// A cell for an item, dequeued. A cell of another origin leaves its place empty.
    func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell

    /// The number of sections. The default is one.
    func numberOfSections(in collectionView: CollectionView) -> Int

    /// A supplementary view, dequeued; it is called only for what the layout has a place for. A view of another origin leaves its
    /// place empty, and so does the default.
    func collectionView(
        _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: ElementKind, at indexPath: IndexPath
    ) -> CollectionReusableView

    /// Whether the user may take an item to another place. The default is no.
    func collectionView(_ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath) -> Bool

    /// Moves an item in the data: the user has put it down there. The default does nothing.
    func collectionView(
        _ collectionView: CollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

extension CollectionViewDataSource {
    /// One.
    public func numberOfSections(in collectionView: CollectionView) -> Int { 1 }

    /// A view that leaves its place empty.
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
