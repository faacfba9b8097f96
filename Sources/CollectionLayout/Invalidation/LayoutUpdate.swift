public import CollectionGeometry

/// The changes of data that a layout is notified of, so that measured sizes and scroll offsets follow the elements they
/// belong to.
///
/// Deletes, reloads and the first half of a move are paths before the update; inserts and the second half of a move are
/// paths after it, as in `UICollectionView`'s batch updates. A path may be in one of the lists only.
public struct LayoutUpdate: Equatable, Sendable {
    /// Old indexes of the deleted sections.
    public var deletedSections: [Int]
    /// New indexes of the inserted sections.
    public var insertedSections: [Int]
    /// The old and the new index of each section that has moved.
    public var movedSections: [SectionMove]
    /// Old indexes of the sections whose items are all to be measured again.
    public var reloadedSections: [Int]
    /// Old paths of the deleted items. Items of deleted sections need not be listed.
    public var deletedItems: [IndexPath]
    /// New paths of the inserted items. Items of inserted sections need not be listed.
    public var insertedItems: [IndexPath]
    /// The old and the new path of each item that has moved.
    public var movedItems: [ItemMove]
    /// Old paths of the items that are to be measured again. Their last size stands until then.
    public var reloadedItems: [IndexPath]
    /// Which of the inserted and deleted sections slide instead of fading.
    public var slides = SectionSlides()

    /// Creates an update from its changes.
    public init(
        deletedSections: [Int] = [],
        insertedSections: [Int] = [],
        movedSections: [SectionMove] = [],
        reloadedSections: [Int] = [],
        deletedItems: [IndexPath] = [],
        insertedItems: [IndexPath] = [],
        movedItems: [ItemMove] = [],
        reloadedItems: [IndexPath] = []
    ) {
        self.deletedSections = deletedSections
        self.insertedSections = insertedSections
        self.movedSections = movedSections
        self.reloadedSections = reloadedSections
        self.deletedItems = deletedItems
        self.insertedItems = insertedItems
        self.movedItems = movedItems
        self.reloadedItems = reloadedItems
    }
}

extension LayoutUpdate {
    /// A section that stands elsewhere after an update.
    public struct SectionMove: Hashable, Sendable {
        /// The index before the update.
        public var from: Int
        /// The index after the update.
        public var to: Int

        /// Creates a move.
        public init(from: Int, to: Int) {
            self.from = from
            self.to = to
        }
    }

    /// An item that stands elsewhere after an update.
    public struct ItemMove: Hashable, Sendable {
        /// The path before the update.
        public var from: IndexPath
        /// The path after the update.
        public var to: IndexPath

        /// Creates a move.
        public init(from: IndexPath, to: IndexPath) {
            self.from = from
            self.to = to
        }
    }

    /// Whether nothing changes.
    public var isEmpty: Bool {
        deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty && reloadedSections.isEmpty
            && deletedItems.isEmpty && insertedItems.isEmpty && movedItems.isEmpty && reloadedItems.isEmpty
    }

    /// Whether sections are inserted, deleted or moved.
    var changesSections: Bool {
        !(deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty)
    }
}
