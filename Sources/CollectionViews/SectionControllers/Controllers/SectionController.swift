public import CollectionGeometry
public import CollectionLayout

/// Shows one object of a list as a section: says how many items there are, makes their cells, and acts on them.
///
/// Subclass it, or one of its subclasses: ``ValueSectionController`` for a value of a known type,
/// ``BindingSectionController`` for items that are found out by a diff, ``NestedSectionController`` for a section made
/// of parts that are controllers themselves, ``SingleSectionController`` for one cell.
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
/// A controller is made when its object comes, kept while the object stays, and let go when it leaves; one that is kept
/// nevertheless may be used again, and then shows everything anew. It knows neither its list nor a view: what it may
/// touch comes in a ``SectionContext`` for the time of a call. To change something later on, as when an answer has come
/// in, it calls ``performBatch(animated:_:completion:)`` or ``perform(_:)``.
///
/// What IGListKit has delegates for is here to be overridden. A section controller can be a delegate or a target: it is held
/// weakly there.
open class SectionController: WeaklyReferenceable {
    /// Ends with the controller. Made when it is first held weakly.
    public private(set) final lazy var lifetime = Lifetime()
    /// The index of the section; `nil` while the controller is not in a list.
    public internal(set) final var section: Int?
    /// Whether the section is the first of the list.
    public internal(set) final var isFirstSection = false
    /// Whether the section is the last of the list.
    public internal(set) final var isLastSection = false

    /// What the controller shows; `nil` before it was in a list.
    final var object: ListObject?
    /// Where changes are asked for; `nil` while the controller is not in a list.
    final var scheduler: UpdateScheduler?
    /// The number of the controller in its list.
    final var number = 0
    /// The items that are shown; those of nested controllers are kept by those.
    final var items: [ListItem] = []
    /// Counts how often the section was given other content as a whole.
    final var version = 0
    /// Counts how often headers and footers were given other content.
    final var supplementaryVersion = 0
    /// Whether the controller is part of a row that scrolls by itself.
    final var isPartOfRow = false
    /// Whether the update under way gives every item of the section a new cell.
    final var needsReload = false
    /// Whether the update under way configures the supplementary views again.
    final var needsSupplementaries = false
    /// The items that get new cells in the update under way.
    final var reloadedItems: [Int] = []
    /// The items whose size was not a number, and how many of them have been reported.
    final var invalidSizes: [Int] = []
    final var reportedSizeCount = 0

    /// Creates a controller that is in no list.
    public init() {}

    // MARK: Items

    /// The number of items. The default is one.
    ///
    /// It is asked for after ``didUpdate(to:)`` and after each batch, and has to fit what the batch says.
    open var numberOfItems: Int { 1 }

    /// A cell for an item, made with ``SectionContext/dequeue(_:forItemAt:item:)``; `nil`, the default, leaves its
    /// place empty. It is asked again for a cell that stays and whose content has changed.
    open func cell(forItemAt index: Int, in context: SectionContext) -> CollectionViewCell? { nil }

    /// A header, footer or other supplementary view, made with ``SectionContext/dequeue(_:at:)``. Its place is asked
    /// for with ``boundarySupplementaryItems``. The default is none.
    open func supplementaryView(
        ofKind kind: ElementKind,
        at index: Int,
        in context: SectionContext
    ) -> CollectionReusableView? { nil }

    /// Takes the object of the section: when the controller is new, and whenever another object with the same identity
    /// that shows something else has taken its place. The default does nothing.
    ///
    /// Cells of items that stay are configured again afterwards; those beyond the new number of items go.
    open func didUpdate(to object: ListObject) {}

    // MARK: Layout

    /// The size of every item, as a rule. The default is as wide as the section and as high as the cell turns out to
    /// be.
    ///
    /// Items stand in lines, as many as fit in each.
    open var itemSize: LayoutSize {
        LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    }

    /// The size of one item in points, for sections whose items differ; `nil`, the default, leaves all to ``itemSize``.
    ///
    /// If the first item has a size, every item is asked, once in each solve; negative lengths count as zero. A length that
    /// is not a number is a mistake, reported as ``ListDiagnostic/invalidSize(section:item:)``; the item is as large as
    /// ``itemSize`` says then.
    open func size(forItemAt index: Int, in environment: LayoutEnvironment) -> Size? { nil }

    /// Distances from the edges of the section to its items, in points. The default is none.
    open var contentInsets: DirectionalEdgeInsets { .zero }

    /// The room between two lines, in points. The default is none.
    open var minimumLineSpacing: Double { 0 }

    /// The room between two items of a line, in points. The default is none.
    open var minimumInteritemSpacing: Double { 0 }

    /// Whether the section is one row that scrolls by itself, and where that comes to rest. The default is not.
    open var scrollingBehavior: OrthogonalScrollingBehavior { .none }

    /// The places of headers, footers and other supplementary views. The default is none.
    open var boundarySupplementaryItems: [LayoutBoundarySupplementaryItem] { [] }

    /// The groups the items stand in. The default follows ``itemSize`` and ``size(forItemAt:in:)``.
    ///
    /// - Parameter environment: The room and the user's settings; `numberOfItems` is that of this controller.
    open func layoutGroups(in environment: LayoutEnvironment) -> [LayoutGroupRun] {
        defaultLayoutGroups(in: environment)
    }

    /// The layout of the section. The default puts ``layoutGroups(in:)`` between insets and supplementary views;
    /// override it for anything else that a ``LayoutSection`` can be.
    open func layoutSection(in environment: LayoutEnvironment) -> LayoutSection? {
        defaultLayoutSection(in: environment)
    }

    // MARK: Selection

    /// The user activated an item, or selected it. The default does nothing.
    open func didSelectItem(at index: Int, in context: SectionContext) {}

    /// The user took an item out of the selection. The default does nothing.
    open func didDeselectItem(at index: Int, in context: SectionContext) {}

    /// An item is marked, as long as it is pressed. The default does nothing.
    open func didHighlightItem(at index: Int, in context: SectionContext) {}

    /// The mark of a pressed item is taken away. The default does nothing.
    open func didUnhighlightItem(at index: Int, in context: SectionContext) {}

    // MARK: Display

    /// The first view of the section is seen. The default does nothing.
    open func willDisplay(in context: SectionContext) {}

    /// No view of the section is seen any more. The default does nothing.
    open func didEndDisplaying() {}

    /// An item is seen, at least in part. The default does nothing.
    open func willDisplayItem(at index: Int, in context: SectionContext) {}

    /// An item is not seen any more, or is gone. The default does nothing.
    ///
    /// - Parameter index: The place at which the item was last seen.
    open func didEndDisplayingItem(at index: Int) {}

    /// The section has come near: it is seen, or among the sections before and after those, as many as
    /// ``ListAdapter/Configuration-swift.struct/workingRange`` says. The place to begin loading. The default does
    /// nothing.
    open func didEnterWorkingRange() {}

    /// The section is not near any more, or is gone. The default does nothing.
    open func didExitWorkingRange() {}

    /// The list was scrolled while something of the section is seen. The default does nothing.
    open func didScroll(in context: SectionContext) {}

    /// Scrolling has come to rest while something of the section is seen. The default does nothing.
    open func didEndScrolling(in context: SectionContext) {}

    // MARK: Transitions

    /// Where the movement of an item that comes starts. The default is where it ends, transparent.
    ///
    /// - Parameter attributes: The default.
    open func initialAttributes(
        _ attributes: LayoutAttributes,
        forAppearingItemAt index: Int
    ) -> LayoutAttributes { attributes }

    /// Where the movement of an item that goes ends. The default is where it was, transparent.
    ///
    /// - Parameter attributes: The default, in the content before the update.
    open func finalAttributes(
        _ attributes: LayoutAttributes,
        forDisappearingItemAt index: Int
    ) -> LayoutAttributes { attributes }

    // MARK: Moving

    /// Whether an item may be moved within the section. The default is no.
    open func canMoveItem(at index: Int, to destination: Int) -> Bool { false }

    /// Moves an item in the data of the section. Called after ``canMoveItem(at:to:)`` has agreed. The default does
    /// nothing.
    open func moveItem(at index: Int, to destination: Int) {}

    /// Hands an item over to another section: takes it out of the data and answers what it is. `nil`, the default,
    /// keeps it.
    open func removeItemForMove(at index: Int) -> ListObject? { nil }

    /// Whether an item of another section may come in. The default is no.
    open func canInsertMovedItem(at index: Int, from controller: SectionController) -> Bool { false }

    /// Takes an item of another section into the data. Called after ``canInsertMovedItem(at:from:)`` has agreed. The
    /// default does nothing.
    open func insertMovedItem(_ object: ListObject, at index: Int) {}

    // MARK: Assistive technology

    /// The name of the section. The default is none.
    open var accessibilityLabel: String? { nil }

    /// The name of an item, by which a user who types its first letters finds it. The default is none.
    open func accessibilityLabel(forItemAt index: Int) -> String? { nil }

    // MARK: What kinds of controllers do differently

    /// Takes an object and brings the items in line with it.
    func take(_ object: ListObject, isNew: Bool, report: (ListDiagnostic) -> Void) {
        didUpdate(to: object)
        matchItemCount(configuringAgain: !isNew)
    }

    /// Brings the items in line with what a batch says has changed.
    func take(_ batch: SectionBatch, report: (ListDiagnostic) -> Void) {
        edit(batch, report: report)
    }

    /// Adds what is shown, in order.
    ///
    /// - Parameter ancestors: The controllers this one is in, outermost first.
    func collect(into content: inout ListContent, ancestors: [SectionController]) {
        content.add(items, of: self, in: ancestors)
    }

    /// Calls a closure for this controller and all in it.
    func visit(_ body: (SectionController) -> Void) { body(self) }

    /// The number of items that are shown.
    var shownItemCount: Int { items.count }

    /// Gives every item a new cell, whatever their number is now.
    func reloadItems() {
        matchItemCount(configuringAgain: true)
        if !needsReload { reloadedItems += items.map { $0.id } }
    }

    /// Takes an item that came from another controller.
    func takeMovedItem(_ item: ListItem, _ object: ListObject, at index: Int) { items.insert(item, at: index) }

    /// Hands an item over to another controller.
    func giveMovedItem(at index: Int) -> ListItem { items.remove(at: index) }

    /// Takes an item to another place.
    func rearrangeMovedItem(at index: Int, to destination: Int) {
        items.insert(items.remove(at: index), at: destination)
    }

    /// Brings the items in line with the data after a move.
    func didMoveItems(report: (ListDiagnostic) -> Void) { matchItemCount(configuringAgain: false) }

    /// Whether ``settle()`` does anything.
    var settles: Bool { false }

    /// Called at the end of every event: asks for an update if anything has changed by itself.
    func settle() {}

    /// Called before the controller enters a list: forgets what it showed in the one it may have been in. Numbers of
    /// items mean nothing in another list, and what was inside the controller has left with it.
    func willEnterList() {
        items = []
        invalidSizes = []
        reportedSizeCount = 0
        needsReload = false
        needsSupplementaries = false
        reloadedItems = []
    }

    /// Called when the controller has left its list.
    func didLeaveList() {}

    /// Takes a place in the list.
    func setPlace(_ section: Int, of count: Int) {
        self.section = section
        isFirstSection = section == 0
        isLastSection = section == count - 1
    }
}

extension SectionController {
    /// Notes that the size of an item is not a number; it is reported once.
    final func noteInvalidSize(ofItemAt index: Int) {
        if !invalidSizes.contains(index) { invalidSizes.append(index) }
    }

    /// Hands over the items whose sizes have not been reported.
    final func takeInvalidSizes() -> ArraySlice<Int> {
        defer { reportedSizeCount = invalidSizes.count }
        return invalidSizes[reportedSizeCount...]
    }

    /// Enters a list, under a number.
    final func attach(to scheduler: UpdateScheduler) {
        willEnterList()
        self.scheduler = scheduler
        number = scheduler.makeNumber()
        if settles { scheduler.settlingCount += 1 }
    }

    /// Leaves its list, with all in it.
    final func detach() {
        visit { controller in
            if controller.settles { controller.scheduler?.settlingCount -= 1 }
            controller.scheduler = nil
            controller.section = nil
            controller.isFirstSection = false
            controller.isLastSection = false
            controller.didLeaveList()
        }
    }
}
