/// Shows a value as items that are found out by a diff: the view models that the value is made of.
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
/// again; nothing else is touched. All of it is part of the same update as the rest of the list. View models may be of
/// different types; one that is the same as an earlier one of the section is left out.
open class BindingSectionController<Value: Identifiable & Equatable>: ValueSectionController<Value> {
    /// The view models that are shown, in order.
    public private(set) final var shownViewModels: [ListObject] = []
    /// The place of each of them; `nil` while it is not known.
    private var places: [ListObjectIdentity: Int]?

    /// What the section consists of now. The default is nothing.
    ///
    /// It is asked for when the value has changed and after ``update(animated:completion:)``.
    open var viewModels: [ListObject] { [] }

    /// A cell for a view model; `nil`, the default, leaves its place empty.
    open func cell(for viewModel: ListObject, at index: Int, in context: SectionContext) -> CollectionViewCell? { nil }

    /// The user activated or selected a view model. The default does nothing.
    open func didSelect(_ viewModel: ListObject, at index: Int, in context: SectionContext) {}

    /// Asks for the ``viewModels`` anew, as after a change of the controller's own state, and shows what has changed.
    ///
    /// Updates that are asked for before the first has been carried out are one; one that is asked for while another is
    /// carried out follows it.
    public final func update(animated: Bool = true, completion: ((_ isShown: Bool) -> Void)? = nil) {
        performBatch(animated: animated, { _ in }, completion: completion)
    }

    // MARK: What a section controller is asked

    /// The number of view models that are shown.
    public final override var numberOfItems: Int { shownViewModels.count }

    /// Asks for a cell for a view model.
    public final override func cell(forItemAt index: Int, in context: SectionContext) -> CollectionViewCell? {
        cell(for: shownViewModels[index], at: index, in: context)
    }

    /// Passes the view model on.
    public final override func didSelectItem(at index: Int, in context: SectionContext) {
        didSelect(shownViewModels[index], at: index, in: context)
    }

    override func take(_ object: ListObject, isNew: Bool, report: (ListDiagnostic) -> Void) {
        didUpdate(to: object)
        if !isNew { needsSupplementaries = true }
        bind(report)
    }

    override func take(_ batch: SectionBatch, report: (ListDiagnostic) -> Void) {
        if batch.reconfiguresSupplementaries { needsSupplementaries = true }
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

    /// Brings the items in line with the view models.
    private func bind(_ report: (ListDiagnostic) -> Void) {
        let viewModels = viewModels
        for (index, model) in shownViewModels.enumerated() where model.box.hasChangedIdentifier() {
            report(.identifierChanged(index: index))
        }
        if let bound = rearranged(viewModels) {
            shownViewModels = viewModels
            items = bound
            places = nil
        } else {
            match(viewModels, report)
        }
        for (index, model) in shownViewModels.enumerated() { model.box.place = index }
        _checkInvariants()
    }

    /// The items for view models that are all shown already, each once: the same boxes in another order, or fewer of
    /// them. Then nothing has to be looked up or compared. `nil` for any other view models.
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
            bound.append(items[old])
        }
        return bound
    }

    /// The place of the very box of a view model among those that are shown; `nil` if it is not there or was moved.
    private func shownPlace(of model: ListObject) -> Int? {
        let place = model.box.place
        return place < shownViewModels.count && shownViewModels[place].box === model.box ? place : nil
    }

    /// Finds for each view model the item of the one that is the same.
    ///
    /// - Complexity: O(*n*) expected.
    private func match(_ viewModels: [ListObject], _ report: (ListDiagnostic) -> Void) {
        let known = places ?? knownPlaces()
        var models: [ListObject] = []
        models.reserveCapacity(viewModels.count)
        var bound: [ListItem] = []
        bound.reserveCapacity(viewModels.count)
        var nextPlaces: [ListObjectIdentity: Int] = [:]
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
                item = items[old]
            } else if let old = known[identity] {
                item = items[old]
                if shownViewModels[old] != model { item.version += 1 }
            } else {
                item = makeItem()
            }
            models.append(model)
            bound.append(item)
        }
        shownViewModels = models
        items = bound
        places = nextPlaces
    }

    private func knownPlaces() -> [ListObjectIdentity: Int] {
        var places: [ListObjectIdentity: Int] = [:]
        places.reserveCapacity(shownViewModels.count)
        for (index, model) in shownViewModels.enumerated() { places[model.identity] = index }
        return places
    }

    /// Stops the program when the inner state is broken, in builds with the flag `COLLECTION_INTERNAL_CHECKS`.
    private func _checkInvariants() {
        #if COLLECTION_INTERNAL_CHECKS
        precondition(items.count == shownViewModels.count, "Each view model has an item.")
        let known = knownPlaces()
        precondition(known.count == shownViewModels.count, "View models are shown once.")
        precondition(places == nil || places == known, "Each view model is where it is looked for.")
        #endif
    }
}
