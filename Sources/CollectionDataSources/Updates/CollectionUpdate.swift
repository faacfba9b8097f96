public import CollectionDiffing
public import CollectionGeometry

/// One update of a collection view, as a value: what changes, and how many items there are before and after.
///
/// A data source makes it, a collection view carries it out: first ``changes`` in one go, or everything anew when
/// ``isFullReload`` says so; then, at positions after the batch, what is to be reloaded and configured again. The translation from
/// the one to the other is an ``UpdatePipeline``.
///
/// ```swift
/// if update.isFullReload { return view.startAnew(update.itemCountsAfter) }
/// guard let translation = update.translation else { return }
/// for cell in view.visibleCells { cell.path = translation.newPath(ofOld: cell.path) }
/// ```
///
/// It holds numbers per section and per operation, nothing per item: an insert into a million items is one path.
public struct CollectionUpdate: Hashable, Sendable {
    /// The number of the update, counted by its data source from 1: for logs.
    public var number: Int
    /// Whether the view forgets what it shows and starts anew. There are no changes then.
    public var isFullReload: Bool
    /// Whether the change is to be seen as a movement.
    public var isAnimated: Bool
    /// The number of items of each section before.
    public var itemCountsBefore: [Int] {
        didSet { made.translation = nil }
    }
    /// The number of items of each section after.
    public var itemCountsAfter: [Int] {
        didSet { made.translation = nil }
    }
    /// The deletes, inserts and moves: a legal batch without reloads.
    public var changes: BatchChanges {
        didSet { made.translation = nil }
    }
    /// The items that get new cells, by their path after the batch, in ascending order.
    public var reloadedItems: [IndexPath]
    /// The items whose cells stay and are configured again, by their path after the batch, in ascending order.
    public var reconfiguredItems: [IndexPath]
    /// The sections whose cells and supplementary views are all replaced, by their index after the batch, in ascending
    /// order. Their items are not listed on their own.
    public var reloadedSections: [Int]
    /// The sections whose headers, footers and other supplementary views stay and are configured again, by their index
    /// after the batch, in ascending order.
    public var reconfiguredSupplementaries: [Int]
    /// Whether the headers and footers of everything are configured again, those at ``IndexPath/globalItem``.
    public var reconfiguresGlobalSupplementaries = false
    /// Which of the inserted and deleted sections slide instead of fading.
    public var slides = SectionSlides()
    /// Which segments take each other's place.
    package var segments: [SegmentChange] = []
    private var made = Made()

    /// What follows from the rest and was found out already. Updates are the same with and without it.
    private struct Made: Hashable {
        var translation: IndexPathTranslation?

        static func == (left: Made, right: Made) -> Bool { true }

        func hash(into hasher: inout Hasher) {}
    }

    /// Creates an update from all its parts.
    public init(
        number: Int,
        isFullReload: Bool = false,
        isAnimated: Bool,
        itemCountsBefore: [Int],
        itemCountsAfter: [Int],
        changes: BatchChanges = BatchChanges(),
        reloadedItems: [IndexPath] = [],
        reconfiguredItems: [IndexPath] = [],
        reloadedSections: [Int] = [],
        reconfiguredSupplementaries: [Int] = []
    ) {
        self.number = number
        self.isFullReload = isFullReload
        self.isAnimated = isAnimated
        self.itemCountsBefore = itemCountsBefore
        self.itemCountsAfter = itemCountsAfter
        self.changes = changes
        self.reloadedItems = reloadedItems
        self.reconfiguredItems = reconfiguredItems
        self.reloadedSections = reloadedSections
        self.reconfiguredSupplementaries = reconfiguredSupplementaries
    }

    /// Creates the update that carries out a changeset.
    ///
    /// - Parameters:
    ///   - number: The number of the update.
    ///   - changeset: The change.
    ///   - isAnimated: Whether it is to be seen as a movement.
    ///   - needsNewCell: Whether the updated item at a new path gets a new cell; else its cell is configured again.
    /// - Complexity: O(*s* + *m*) for *s* sections and *m* operations.
    public init(
        number: Int,
        changeset: SectionedChangeset,
        isAnimated: Bool,
        needsNewCell: (IndexPath) -> Bool = { _ in false }
    ) {
        let safe = changeset.batchSafe
        self.init(
            number: number,
            isAnimated: isAnimated,
            itemCountsBefore: changeset.oldItemCounts,
            itemCountsAfter: changeset.newItemCounts,
            changes: safe.changes,
            reloadedSections: safe.updatedSections
        )
        var isReloaded = [Bool](repeating: false, count: safe.updatedSections.isEmpty ? 0 : itemCountsAfter.count)
        for section in safe.updatedSections { isReloaded[section] = true }
        for path in safe.updatedItems where isReloaded.isEmpty || !isReloaded[path.section] {
            if needsNewCell(path) { reloadedItems.append(path) } else { reconfiguredItems.append(path) }
        }
        reconfiguredSupplementaries = safe.updatedSupplementaries.filter { isReloaded.isEmpty || !isReloaded[$0] }
        made.translation = IndexPathTranslation(
            legal: changes, countsBefore: itemCountsBefore, countsAfter: itemCountsAfter)
    }
}

extension CollectionUpdate {
    /// Whether there is nothing to do.
    public var isEmpty: Bool {
        !isFullReload && changes.isEmpty && reloadedItems.isEmpty && reconfiguredItems.isEmpty
            && reloadedSections.isEmpty && reconfiguredSupplementaries.isEmpty && !reconfiguresGlobalSupplementaries
    }

    /// Where each item of the old data stands in the new, for carrying views, selection and focus across the update;
    /// `nil` for a full reload and when ``changes`` do not fit the counts.
    ///
    /// - Complexity: O(1) for the update of a changeset, else O(*s* + *m* log *m*) for *s* sections and *m* operations.
    public var translation: IndexPathTranslation? {
        if isFullReload { return nil }
        if let translation = made.translation { return translation }
        return IndexPathTranslation(changes, countsBefore: itemCountsBefore, countsAfter: itemCountsAfter)
    }
}

extension CollectionUpdate: CustomStringConvertible {
    /// The update on one line, for logs.
    public var description: String {
        var text = "update \(number)"
        if isFullReload { return text + ": full reload" }
        text += ": " + changes.description
        for path in reloadedItems { text += ", then reload \(path.description)" }
        for path in reconfiguredItems { text += ", then reconfigure \(path.description)" }
        for section in reloadedSections { text += ", then reload section \(section)" }
        for section in reconfiguredSupplementaries {
            text += ", then reconfigure supplementaries of section \(section)"
        }
        if reconfiguresGlobalSupplementaries { text += ", then reconfigure global supplementaries" }
        return text
    }
}
