public import CollectionGeometry
public import CollectionLayout

/// Shows one object of a list as a section: provides the number of items and their cells, and handles their events.
///
/// Subclass it, or one of its subclasses: ``ValueSectionController`` for a value of a known type,
/// ``BindingSectionController`` for items computed by a diff, ``NestedSectionController`` for a section made of parts
/// that are controllers themselves, ``SingleSectionController`` for one cell.
///
/// ```swift
/// final class PhotosController: ValueSectionController<Album> {
///     override var numberOfItems: Int { value.photos.count }
///
///     override func cell(forItemAt index: Int, in context: SectionContext) -> CollectionViewCell? {
///         context.dequeue(photos, forItemAt: index, item: value.photos[index])
///     }
/// }
/// ```
///
/// A controller is made when its object is inserted, kept while the object stays, and released when it is removed; one
/// that is retained elsewhere may be used again, and then shows everything from scratch. It knows neither its list nor
/// a view: a ``SectionContext`` gives it access during a call. To change something later, as after a response, it calls
/// ``performBatch(animated:_:completion:)`` or ``perform(_:)``.
///
/// What IGListKit has delegates for is overridden here. A section controller can be a delegate or a target, both of
/// which are held weakly.
open class SectionController: WeaklyReferenceable {
    /// The token of weak references: ends when the controller is deallocated. Created for the first weak reference.
    public private(set) final lazy var lifetime = Lifetime()
    /// The index of the section; `nil` while the controller is not in a list.
    public final var section: Int? { place?.section }
    /// Whether the section is the first of the list.
    public final var isFirstSection: Bool { place?.isFirst ?? false }
    /// Whether the section is the last of the list.
    public final var isLastSection: Bool { place?.isLast ?? false }

    /// The place of the section; `nil` while the controller is not in a list.
    private(set) final var place: SectionPlace?
    /// The object that the controller shows; `nil` before it was in a list.
    private(set) final var object: ListObject?
    /// Receives requests for updates; `nil` while the controller is not in a list.
    private(set) final var scheduler: UpdateScheduler?
    /// The number of the controller in its list.
    private(set) final var number = 0
    /// The displayed items, and what the next update changes; those of nested controllers are stored there.
    final var contents = SectionItems()
    /// Whether the controller is part of a row that scrolls by itself.
    private final var isPartOfRow = false
    /// The items whose size was not a number, and the number of those that have been reported.
    private final var invalidSizes: [Int] = []
    private final var reportedSizeCount = 0

    /// Creates a controller that is in no list.
    public init() {}

    // MARK: Items

    /// The number of items. The default is one.
    ///
    /// It is read after ``didUpdate(to:)`` and after each batch, and must agree with the batch.
    open var numberOfItems: Int { 1 }

    /// A cell for an item, made with ``SectionContext/dequeue(_:forItemAt:item:)``; `nil`, the default, leaves its
    /// place empty. It is called again to configure a cell whose content has changed.
    open func cell(forItemAt index: Int, in context: SectionContext) -> CollectionViewCell? { nil }

    /// A header, footer or other supplementary view, made with ``SectionContext/dequeue(_:at:)``.
    /// ``boundarySupplementaryItems`` reserves its place. The default is none.
    open func supplementaryView(
        ofKind kind: ElementKind,
        at index: Int,
        in context: SectionContext
    ) -> CollectionReusableView? { nil }

    /// Takes the object of the section: when the controller is new, and whenever another object with the same identity
    /// and other content has replaced it. The default does nothing.
    ///
    /// Cells of items that stay are configured again afterwards; those beyond the new number of items are removed.
    open func didUpdate(to object: ListObject) {}

    // MARK: Layout

    /// The size of the items. The default is as wide as the section and as high as the cell measures.
    ///
    /// Items are arranged in lines, as many as fit in each.
    open var itemSize: LayoutSize {
        LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    }

    /// The size of one item in points, for sections whose items differ; `nil`, the default, uses ``itemSize``.
    ///
    /// If the first item has a size, the method is called for every item, once in each solve; negative lengths count as
    /// zero. A length that is not a number is an error, reported as ``ListDiagnostic/invalidSize(section:item:)``; the
    /// item then has the size ``itemSize``.
    open func size(forItemAt index: Int, in environment: LayoutEnvironment) -> Size? { nil }

    /// The distances of the items from the edges of the section, in points. The default is zero.
    open var contentInsets: DirectionalEdgeInsets { .zero }

    /// The spacing between two lines, in points. The default is zero.
    open var minimumLineSpacing: Double { 0 }

    /// The spacing between two items of a line, in points. The default is zero.
    open var minimumInteritemSpacing: Double { 0 }

    /// Whether the section is one row that scrolls by itself, and its resting places. The default is no.
    open var scrollingBehavior: OrthogonalScrollingBehavior { .none }

    /// The headers, footers and other supplementary views of the layout. The default is none.
    open var boundarySupplementaryItems: [LayoutBoundarySupplementaryItem] { [] }

    /// The groups of the items. The default follows ``itemSize`` and ``size(forItemAt:in:)``.
    ///
    /// - Parameter environment: The container and the user's settings; `numberOfItems` is that of this controller.
    open func layoutGroups(in environment: LayoutEnvironment) -> [LayoutGroupRun] {
        defaultLayoutGroups(in: environment)
    }

    /// The layout of the section. The default combines ``layoutGroups(in:)``, insets and supplementary views; override
    /// it for any other ``LayoutSection``.
    open func layoutSection(in environment: LayoutEnvironment) -> LayoutSection? {
        defaultLayoutSection(in: environment)
    }

    // MARK: Selection

    /// The user activated an item, or selected it. The default does nothing.
    open func didSelectItem(at index: Int, in context: SectionContext) {}

    /// The user deselected an item. The default does nothing.
    open func didDeselectItem(at index: Int, in context: SectionContext) {}

    /// An item was highlighted because it is pressed. The default does nothing.
    open func didHighlightItem(at index: Int, in context: SectionContext) {}

    /// A pressed item was unhighlighted. The default does nothing.
    open func didUnhighlightItem(at index: Int, in context: SectionContext) {}

    // MARK: Display

    /// The first view of the section has become visible. The default does nothing.
    open func willDisplay(in context: SectionContext) {}

    /// The last view of the section has stopped being visible. The default does nothing.
    open func didEndDisplaying() {}

    /// An item has become visible, at least in part. The default does nothing.
    open func willDisplayItem(at index: Int, in context: SectionContext) {}

    /// An item has stopped being visible, or was removed. The default does nothing.
    ///
    /// - Parameter index: The last index at which the item was visible.
    open func didEndDisplayingItem(at index: Int) {}

    /// The section has entered the working range: it is visible, or among the sections before and after the visible
    /// ones whose number is ``ListAdapter/Configuration-swift.struct/workingRange``. Begin loading here. The default
    /// does nothing.
    open func didEnterWorkingRange() {}

    /// The section is outside of the working range, or was removed. The default does nothing.
    open func didExitWorkingRange() {}

    /// The list was scrolled while an element of the section is visible. The default does nothing.
    open func didScroll(in context: SectionContext) {}

    /// Scrolling has ended while an element of the section is visible. The default does nothing.
    open func didEndScrolling(in context: SectionContext) {}

    // MARK: Transitions

    /// The start of the animation of an inserted item. The default is its final frame, transparent.
    ///
    /// - Parameter attributes: The default.
    open func initialAttributes(
        _ attributes: LayoutAttributes,
        forAppearingItemAt index: Int
    ) -> LayoutAttributes { attributes }

    /// The end of the animation of a removed item. The default is its old frame, transparent.
    ///
    /// - Parameter attributes: The default, in the coordinates of the content before the update.
    open func finalAttributes(
        _ attributes: LayoutAttributes,
        forDisappearingItemAt index: Int
    ) -> LayoutAttributes { attributes }

    // MARK: Moving

    /// Whether an item may be moved within the section. The default is no.
    open func canMoveItem(at index: Int, to destination: Int) -> Bool { false }

    /// Moves an item in the data of the section. Called after ``canMoveItem(at:to:)`` has returned `true`. The default
    /// does nothing.
    open func moveItem(at index: Int, to destination: Int) {}

    /// Removes an item from the data for a move to another section, and returns it as an object. `nil`, the default,
    /// keeps it.
    open func removeItemForMove(at index: Int) -> ListObject? { nil }

    /// Whether an item of another section may be inserted. The default is no.
    open func canInsertMovedItem(at index: Int, from controller: SectionController) -> Bool { false }

    /// Inserts an item of another section into the data. Called after ``canInsertMovedItem(at:from:)`` has returned
    /// `true`. The default does nothing.
    open func insertMovedItem(_ object: ListObject, at index: Int) {}

    // MARK: Assistive technology

    /// The name of the section for assistive technology. The default is none.
    open var accessibilityLabel: String? { nil }

    /// The name of an item, by which a user who types its first letters finds it. The default is none.
    open func accessibilityLabel(forItemAt index: Int) -> String? { nil }

    // MARK: Methods that the kinds of controllers override

    /// Takes an object and updates the items.
    func take(_ object: ListObject, isNew: Bool, report: (ListDiagnostic) -> Void) {
        didUpdate(to: object)
        matchItemCount(configuringAgain: !isNew)
    }

    /// Updates the items by a batch. If it does not fit the number of items, the error is reported and the section reloaded.
    func take(_ batch: SectionBatch, report: (ListDiagnostic) -> Void) {
        if batch.reconfiguresSupplementaries { contents.configureSupplementariesAgain() }
        if batch.reloadsSection { return reloadItems() }
        let count = max(0, numberOfItems)
        guard let violation = contents.apply(batch, count: count, numbers: scheduler) else { return }
        report(.illegalBatch(section: section ?? 0, violation))
        reloadItems()
    }

    /// Adds the displayed items, in order.
    ///
    /// - Parameter ancestors: The controllers in which this one is nested, outermost first.
    func collect(into content: inout ListContent, ancestors: [SectionController]) {
        content.add(contents.items, of: self, in: ancestors)
    }

    /// Calls a closure with this controller and all nested ones.
    func visit(_ body: (SectionController) -> Void) { body(self) }

    /// The number of displayed items.
    var shownItemCount: Int { contents.items.count }

    /// Replaces the cells of all items, even if their number has changed.
    func reloadItems() {
        matchItemCount(configuringAgain: true)
        contents.replaceCells()
    }

    /// Inserts an item that came from another controller.
    func takeMovedItem(_ item: ListItem, _ object: ListObject, at index: Int) {
        contents.insert(item, at: index)
    }

    /// Removes and returns an item for another controller.
    func giveMovedItem(at index: Int) -> ListItem { contents.remove(at: index) }

    /// Moves an item to another index.
    func rearrangeMovedItem(at index: Int, to destination: Int) {
        contents.insert(contents.remove(at: index), at: destination)
    }

    /// Updates the items to the data after a move.
    func didMoveItems(report: (ListDiagnostic) -> Void) { matchItemCount(configuringAgain: false) }

    /// Whether ``settle()`` has an effect.
    var settles: Bool { false }

    /// Called at the end of every event: requests an update if the data has changed on its own.
    func settle() {}

    /// Called before the controller enters a list: discards the state of an earlier list. The numbers of items are not
    /// valid in another list, and nested controllers have left with it.
    func willEnterList() {
        contents = SectionItems()
        invalidSizes = []
        reportedSizeCount = 0
    }

    /// Called when the controller was removed from its list.
    func didLeaveList() {}

    /// Sets the place in the list.
    func setPlace(_ place: SectionPlace?) { self.place = place }
}

extension SectionController {
    /// Updates the items to ``numberOfItems``: existing items stay, by their index.
    ///
    /// - Complexity: O(*n*) in the number of items.
    private func matchItemCount(configuringAgain: Bool) {
        contents.match(count: max(0, numberOfItems), configuringAgain: configuringAgain, numbers: scheduler)
    }

    /// Counts what the controller and nested ones have changed of the whole section in its versions.
    final func updateVersions() {
        visit { inner in
            let changes = inner.contents.takeChanges()
            contents.advance(by: changes)
        }
    }

    /// Whether the items are in a row that scrolls by itself.
    final var isInRow: Bool { isPartOfRow || scrollingBehavior != .none }

    /// Notes whether the controller is part of a row that scrolls by itself.
    final func setPartOfRow(_ isPart: Bool) { isPartOfRow = isPart }

    /// Notes that the size of an item is not a number; it is reported once.
    final func noteInvalidSize(ofItemAt index: Int) {
        if !invalidSizes.contains(index) { invalidSizes.append(index) }
    }

    /// Returns the items whose sizes have not been reported, once.
    final func takeInvalidSizes() -> ArraySlice<Int> {
        defer { reportedSizeCount = invalidSizes.count }
        return invalidSizes[reportedSizeCount...]
    }

    /// Enters a list, with a number.
    final func attach(to scheduler: UpdateScheduler) {
        willEnterList()
        self.scheduler = scheduler
        number = scheduler.makeNumber()
        if settles { scheduler.settlingCount += 1 }
    }

    /// Notes the object that the controller shows.
    final func show(_ object: ListObject) { self.object = object }

    /// Removes the controller and all nested controllers from its list.
    final func detach() {
        visit { controller in
            if controller.settles { controller.scheduler?.settlingCount -= 1 }
            controller.scheduler = nil
            controller.place = nil
            controller.didLeaveList()
        }
    }
}

/// The place of a controller's section in its list.
struct SectionPlace {
    /// The index of the section.
    let section: Int
    /// Whether it is the first of the list.
    let isFirst: Bool
    /// Whether it is the last of the list.
    let isLast: Bool
}
