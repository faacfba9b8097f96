import CollectionDataSources
import CollectionGeometry
import CollectionLayout

/// Provides a collection view with the content of a ``CollectionViewDataSource``, which it holds weakly. The view owns
/// it. Once the data source is deallocated the content is empty.
final class DelegatedContentSource: CollectionContentSource {
    let view: Weak<CollectionView>
    /// The batch that the program describes at the moment.
    var openBatch: BatchUpdate?
    /// The number of batches so far.
    var batchNumber = 0
    /// The counts of the displayed data.
    var readCounts = ReadCounts()
    private let reference: WeakDelegate<any CollectionViewDataSource>

    init(_ dataSource: any CollectionViewDataSource, _ view: CollectionView) {
        self.view = Weak(view)
        reference = WeakDelegate(dataSource.lifetime) { [unowned(unsafe) dataSource] in dataSource }
    }

    var dataSource: (any CollectionViewDataSource)? { reference.object }

    /// The largest count: sums of counts must remain numbers, also where an integer has 32 bits.
    private static var maximumCount: Int { 100_000_000 }

    var numberOfSections: Int {
        let count = currentSectionCount
        if isInPass { readCounts.read(sectionCount: count) }
        return count
    }

    func numberOfItems(inSection section: Int) -> Int {
        let count = currentCount(inSection: section)
        if isInPass { readCounts.read(count, inSection: section) }
        return count
    }

    /// The number of sections, without a note that the view has read it.
    var currentSectionCount: Int { Self.count(withSource { $0.numberOfSections(in: $1) }) }

    /// The number of items of a section, without a note that the view has read it.
    func currentCount(inSection section: Int) -> Int {
        Self.count(withSource { $0.collectionView($1, numberOfItemsInSection: section) })
    }

    /// Whether the view shows the data at the moment. Other calls may come after a change of the data that is not reported
    /// yet.
    private var isInPass: Bool { view.object?.connection.updates.isInPass == true }

    private static func count(_ claimed: Int?) -> Int { min(max(0, claimed ?? 0), maximumCount) }

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
        guard withSource({ $0.collectionView($1, moveItemAt: source, to: target) }) != nil else { return false }
        readCounts.moveItem(from: source.section, to: target.section)
        return true
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
