/// Shows a value as items computed by a diff: the view models derived from the value.
///
/// ```swift
/// final class PostController: BindingSectionController<Post> {
///     override var viewModels: [ListObject] {
///         [ListObject(Author(value)), ListObject(Photo(value)), ListObject(Actions(value))]
///             + value.comments.map { ListObject($0) }
///     }
/// }
/// ```
///
/// When the value changes, view models that stay keep their cells, and those whose content differs have them configured
/// again; nothing else changes. This is part of the same update as the rest of the list. View models may be of
/// different types; one with the same identity as an earlier one of the section is omitted.
open class BindingSectionController<Value: Identifiable & Equatable>: ValueSectionController<Value> {
    /// The displayed view models, in order.
    public private(set) final var shownViewModels: [ListObject] = []
    /// The index of each view model; `nil` while unknown.
    private var places: [ListObjectIdentity: Int]?

    /// The current view models of the section. The default is none.
    ///
    /// It is read when the value has changed and after ``update(animated:completion:)``.
    open var viewModels: [ListObject] { [] }

    /// A cell for a view model; `nil`, the default, leaves its place empty.
    open func cell(for viewModel: ListObject, at index: Int, in context: SectionContext) -> CollectionViewCell? { nil }

    /// The user activated or selected a view model. The default does nothing.
    open func didSelect(_ viewModel: ListObject, at index: Int, in context: SectionContext) {}

    /// Reads the ``viewModels``, as after a change of the controller's own state, and shows what has changed.
    /// Calls before the first update is carried out form one update; a call while an update is carried out causes
    /// another one.
    public final func update(animated: Bool = true, completion: ((_ isShown: Bool) -> Void)? = nil) {
        performBatch(animated: animated, { _ in }, completion: completion)
    }

    // MARK: Overrides

    /// The number of displayed view models.
    public final override var numberOfItems: Int { shownViewModels.count }

    /// Calls ``cell(for:at:in:)``.
    public final override func cell(forItemAt index: Int, in context: SectionContext) -> CollectionViewCell? {
        cell(for: shownViewModels[index], at: index, in: context)
    }

    /// Calls ``didSelect(_:at:in:)``.
    public final override func didSelectItem(at index: Int, in context: SectionContext) {
        didSelect(shownViewModels[index], at: index, in: context)
    }

    override func take(_ object: ListObject, isNew: Bool, report: (ListDiagnostic) -> Void) {
        didUpdate(to: object)
        if !isNew { contents.configureSupplementariesAgain() }
        bind(report)
    }

    override func take(_ batch: SectionBatch, report: (ListDiagnostic) -> Void) {
        if batch.reconfiguresSupplementaries { contents.configureSupplementariesAgain() }
        bind(report)
        if batch.reloadsSection { reloadItems() }
    }

    override func takeMovedItem(_ item: ListItem, _ object: ListObject, at index: Int) {
        super.takeMovedItem(item, object, at: index)
        shownViewModels.insert(object, at: index)
        places = nil
    }

    override func giveMovedItem(at index: Int) -> ListItem {
        shownViewModels.remove(at: index)
        places = nil
        return super.giveMovedItem(at: index)
    }

    override func rearrangeMovedItem(at index: Int, to destination: Int) {
        super.rearrangeMovedItem(at: index, to: destination)
        shownViewModels.insert(shownViewModels.remove(at: index), at: destination)
        places = nil
    }

    override func didMoveItems(report: (ListDiagnostic) -> Void) { bind(report) }

    override func willEnterList() {
        super.willEnterList()
        shownViewModels = []
        places = nil
    }

    /// Updates the items to the view models.
    private func bind(_ report: (ListDiagnostic) -> Void) {
        let viewModels = viewModels
        for (index, model) in shownViewModels.enumerated() where model.box.hasChangedIdentifier() {
            report(.identifierChanged(index: index))
        }
        if let bound = rearranged(viewModels) {
            shownViewModels = viewModels
            contents.replace(with: bound)
            places = nil
        } else {
            match(viewModels, report)
        }
        for (index, model) in shownViewModels.enumerated() { model.box.place = index }
        _checkInvariants()
    }

    /// The items for view models that are all displayed already, each once: the same boxes in another order, or fewer
    /// of them. Then no lookup or comparison is needed. `nil` for any other view models.
    ///
    /// - Complexity: O(*n*).
    private func rearranged(_ viewModels: [ListObject]) -> [ListItem]? {
        guard viewModels.count <= shownViewModels.count else { return nil }
        var isTaken = [Bool](repeating: false, count: shownViewModels.count)
        var bound: [ListItem] = []
        bound.reserveCapacity(viewModels.count)
        for model in viewModels {
            guard let old = shownPlace(of: model), !isTaken[old] else { return nil }
            isTaken[old] = true
            bound.append(contents.items[old])
        }
        return bound
    }

    /// The index of the identical box of a view model among the displayed ones; `nil` if it is not there or was moved.
    private func shownPlace(of model: ListObject) -> Int? {
        let place = model.box.place
        return place < shownViewModels.count && shownViewModels[place].box === model.box ? place : nil
    }

    /// Finds for each view model the item with the same identity.
    ///
    /// - Complexity: O(*n*) expected.
    private func match(_ viewModels: [ListObject], _ report: (ListDiagnostic) -> Void) {
        let known = places ?? knownPlaces()
        var models: [ListObject] = []
        models.reserveCapacity(viewModels.count)
        var bound: [ListItem] = []
        bound.reserveCapacity(viewModels.count)
        var nextPlaces = [ListObjectIdentity: Int]()
        nextPlaces.reserveCapacity(viewModels.count)
        for (index, model) in viewModels.enumerated() {
            let identity = model.identity
            if let first = nextPlaces.updateValue(models.count, forKey: identity) {
                nextPlaces[identity] = first
                report(.duplicateObject(index: index))
                continue
            }
            var item: ListItem
            if let old = shownPlace(of: model) {
                item = contents.items[old]
            } else if let old = known[identity] {
                item = contents.items[old]
                if shownViewModels[old] != model { item.version += 1 }
            } else {
                item = ListItem(scheduler)
            }
            models.append(model)
            bound.append(item)
        }
        shownViewModels = models
        contents.replace(with: bound)
        places = nextPlaces
    }

    private func knownPlaces() -> [ListObjectIdentity: Int] {
        var places = [ListObjectIdentity: Int]()
        places.reserveCapacity(shownViewModels.count)
        for (index, model) in shownViewModels.enumerated() { places[model.identity] = index }
        return places
    }

    /// Stops the program if the state is inconsistent, in builds with the flag `COLLECTION_INTERNAL_CHECKS`.
    private func _checkInvariants() {
        #if COLLECTION_INTERNAL_CHECKS
        precondition(contents.items.count == shownViewModels.count, "Each view model has an item.")
        let known = knownPlaces()
        precondition(known.count == shownViewModels.count, "View models are shown once.")
        precondition(places == nil || places == known, "Each view model has its index.")
        #endif
    }
}
