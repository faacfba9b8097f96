public import CollectionLayout

/// A section made of parts that are section controllers themselves, each with its own data, state and cells.
///
/// ```swift
/// final class RecommendationsController: NestedSectionController<Recommendations> {
///     override init(_ recommendations: Recommendations) {
///         super.init(recommendations)
///         childFactory.register { (home: Home) in GalleryController(home) }
///         childFactory.register { (state: LoadState) in LoadMoreController(state) }
///     }
///
///     override var children: [ListObject] {
///         value.homes.map { ListObject($0) } + [ListObject(loadState)]
///     }
///     override var scrollingBehavior: OrthogonalScrollingBehavior { .continuousGroupLeadingBoundary }
/// }
/// ```
///
/// The parts are stacked in the order of their objects or, with a ``SectionController/scrollingBehavior``, arranged in
/// one row that scrolls by itself. A part is kept while its object stays, loads and fails on its own, and changes its
/// items with batches like any other controller; all parts form one section, one diff and one update. Parts may be
/// nested again.
///
/// Items, selection, display and the working range belong to each part. Insets, line spacings, scrolling and
/// supplementary views belong to the whole section.
open class NestedSectionController<Value: Identifiable & Equatable>: ValueSectionController<Value> {
    private var list = SectionControllerList()
    private var factory = SectionControllerFactory()

    /// The current objects of the section. The default is none.
    ///
    /// It is read when the value has changed and after ``update(animated:completion:)``.
    open var children: [ListObject] { [] }

    /// Makes the controllers of parts; see ``SectionControllerFactory/register(_:)``. Its closures must not capture
    /// this controller.
    public final var childFactory: SectionControllerFactory {
        get { factory }
        set { factory = newValue }
    }

    /// The controllers of the parts, in order.
    ///
    /// - Complexity: O(*c*) in the number of parts.
    public final var childControllers: [SectionController] { list.controllers }

    /// The controller of a part; `nil` if there is none with the object's identity.
    ///
    /// - Complexity: O(1) expected.
    public final func childController(for object: ListObject) -> SectionController? {
        list.index(of: object).map { list.entries[$0].controller }
    }

    /// Reads the ``children``, as after a change of the controller's own state, and shows what has changed.
    public final func update(animated: Bool = true, completion: ((_ isShown: Bool) -> Void)? = nil) {
        performBatch(animated: animated, { _ in }, completion: completion)
    }

    // MARK: Overrides

    /// The number of items of all parts.
    ///
    /// - Complexity: O(*c*) in the number of parts, plus the cost of counting the items of each.
    public final override var numberOfItems: Int { list.entries.reduce(0) { $0 + $1.controller.numberOfItems } }

    /// The groups of all parts, in order.
    open override func layoutGroups(in environment: LayoutEnvironment) -> [LayoutGroupRun] {
        var runs: [LayoutGroupRun] = []
        for entry in list.entries {
            var part = environment
            part.numberOfItems = entry.controller.shownItemCount
            guard part.numberOfItems > 0 else { continue }
            runs += entry.controller.layoutGroups(asPartIn: part, isInRow: isInRow)
        }
        return runs
    }

    override func take(_ object: ListObject, isNew: Bool, report: (ListDiagnostic) -> Void) {
        didUpdate(to: object)
        if !isNew { contents.configureSupplementariesAgain() }
        showChildren(report)
    }

    override func take(_ batch: SectionBatch, report: (ListDiagnostic) -> Void) {
        if batch.reconfiguresSupplementaries { contents.configureSupplementariesAgain() }
        showChildren(report)
        if batch.reloadsSection { reloadItems() }
    }

    override func collect(into content: inout ListContent, ancestors: [SectionController]) {
        if list.entries.isEmpty { content.add([], of: self, in: ancestors) }
        let ancestors = ancestors + [self]
        for entry in list.entries { entry.controller.collect(into: &content, ancestors: ancestors) }
    }

    override func visit(_ body: (SectionController) -> Void) {
        body(self)
        for entry in list.entries { entry.controller.visit(body) }
    }

    override func setPlace(_ place: SectionPlace?) {
        super.setPlace(place)
        for entry in list.entries { entry.controller.setPlace(place) }
    }

    override var shownItemCount: Int { list.entries.reduce(0) { $0 + $1.controller.shownItemCount } }

    override func reloadItems() {
        contents.configureSupplementariesAgain()
        for entry in list.entries { entry.controller.reloadItems() }
    }

    override func willEnterList() {
        super.willEnterList()
        list = SectionControllerList()
    }

    private func showChildren(_ report: (ListDiagnostic) -> Void) {
        guard let scheduler else { return }
        let factory = factory
        let changes = list.show(
            children,
            scheduler: scheduler,
            makeController: { factory.makeController(for: $0) },
            report: report
        )
        for entry in list.entries { entry.controller.setPlace(place) }
        for change in changes { change.entry.controller.take(change.entry.object, isNew: change.isNew, report: report) }
    }
}
