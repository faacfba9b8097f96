import CollectionGeometry
import CollectionLayout

/// Provides a collection view with the content of a ``CollectionViewDataSource``, which it holds weakly. The view owns
/// it. Once the data source is gone the content is empty.
final class DelegatedContentSource: CollectionContentSource {
    private let view: Weak<CollectionView>
    private let reference: WeakDelegate<any CollectionViewDataSource>

    init(_ dataSource: any CollectionViewDataSource, _ view: CollectionView) {
        self.view = Weak(view)
        reference = WeakDelegate(dataSource.lifetime) { [unowned(unsafe) dataSource] in dataSource }
    }

    var dataSource: (any CollectionViewDataSource)? { reference.object }

    /// The largest count: sums of counts must remain numbers, also where an integer has 32 bits.
    private static var maximumCount: Int { 100_000_000 }

    var numberOfSections: Int { Self.count(withSource { $0.numberOfSections(in: $1) }) }

    private static func count(_ claimed: Int?) -> Int { min(max(0, claimed ?? 0), maximumCount) }

    func numberOfItems(inSection section: Int) -> Int {
        Self.count(withSource { $0.collectionView($1, numberOfItemsInSection: section) })
    }

    func cell(forItemAt indexPath: IndexPath, in collectionView: CollectionView) -> CollectionViewCell? {
        dataSource?.collectionView(collectionView, cellForItemAt: indexPath)
    }

    func supplementaryView(
        ofKind kind: ElementKind, at indexPath: IndexPath, in collectionView: CollectionView
    ) -> CollectionReusableView? {
        dataSource?.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
    }

    func canMoveItem(at indexPath: IndexPath) -> Bool {
        withSource { $0.collectionView($1, canMoveItemAt: indexPath) } ?? false
    }

    func moveItem(at source: IndexPath, to target: IndexPath) -> Bool {
        withSource { $0.collectionView($1, moveItemAt: source, to: target) } != nil
    }

    private func withSource<Result>(_ body: (any CollectionViewDataSource, CollectionView) -> Result) -> Result? {
        guard let dataSource, let view = view.object else { return nil }
        return body(dataSource, view)
    }
}

extension CollectionView {
    /// The object that provides the content item by item, held weakly; `nil` while ``contentSource`` is of another
    /// kind.
    public var dataSource: (any CollectionViewDataSource)? {
        get { (contentSource as? DelegatedContentSource)?.dataSource }
        set { contentSource = newValue.map { DelegatedContentSource($0, self) } }
    }
}
