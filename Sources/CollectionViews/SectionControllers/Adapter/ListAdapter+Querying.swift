public import CollectionGeometry

extension ListAdapter {
    /// The displayed objects, in order.
    ///
    /// - Complexity: O(*n*).
    public var objects: [ListObject] { core.data.list.entries.map { $0.object } }

    /// The object of a section; `nil` if there is no such section.
    public func object(forSection section: Int) -> ListObject? {
        core.data.list.entries.indices.contains(section) ? core.data.list.entries[section].object : nil
    }

    /// The section of an object; `nil` if the list does not contain it.
    ///
    /// - Complexity: O(1) expected.
    public func section(for object: ListObject) -> Int? { core.data.list.index(of: object) }

    /// The section controller of an object; `nil` if the list does not contain it.
    ///
    /// - Complexity: O(1) expected.
    public func sectionController(for object: ListObject) -> SectionController? {
        core.data.list.index(of: object).map { core.data.list.entries[$0].controller }
    }

    /// The controllers with a visible element, in the order in which they became visible; nested ones included.
    ///
    /// - Complexity: O(*c*) in the number of those controllers.
    public var visibleSectionControllers: [SectionController] { core.notifier.display.counts.map { $0.controller } }

    /// The objects with a visible element, in their order.
    ///
    /// - Complexity: O(*n* log *n*) in the number of visible controllers.
    public var visibleObjects: [ListObject] {
        Array(Set(core.notifier.display.counts.compactMap { $0.controller.section })).ordered().compactMap {
            object(forSection: $0)
        }
    }

    /// Scrolls to the first item of an object. Does nothing for an object without items or one that the list does not
    /// contain.
    ///
    /// - Complexity: O(1) expected to find the object, plus the cost of
    ///   ``CollectionView/scrollToItem(at:at:animated:)``.
    public func scroll(to object: ListObject, at position: CollectionView.ScrollPosition = .top, animated: Bool) {
        guard let section = section(for: object), core.numberOfItems(inSection: section) > 0 else { return }
        collectionView.scrollToItem(
            at: IndexPath(item: 0, section: section),
            at: position,
            animated: animated
        )
    }
}

extension ListAdapter {
    /// Moves an item, within its section or to another, if the controllers of both permit it.
    ///
    /// See ``SectionController/canMoveItem(at:to:)`` and ``SectionController/canInsertMovedItem(at:from:)``.
    ///
    /// - Parameters:
    ///   - path: The displayed path of the item.
    ///   - destination: Its path after the move. The end of another section is one after its last item.
    ///   - completion: Called with whether the item has moved.
    /// - Complexity: O(*c*) in the number of controllers of the section, plus that of
    ///   ``performUpdates(animated:completion:)`` when the update is due.
    public func moveItem(
        at path: IndexPath,
        to destination: IndexPath,
        animated: Bool = true,
        completion: ((_ hasMoved: Bool) -> Void)? = nil
    ) {
        guard let leaf = core.content.leaf(at: path), let target = core.destination(at: destination, from: leaf) else {
            completion?(false)
            return
        }
        core.scheduler.request(animated: animated) { pending in
            let index = completion == nil ? nil : pending.completions.count
            let move = ListMove(
                item: leaf.item,
                source: leaf.controller,
                destination: target.controller,
                index: target.index
            )
            pending.steps.append(.move(move, completion: index))
            if let completion { pending.completions.append(.init(controller: nil, body: completion)) }
        }
        collectionView.setNeedsLayout()
    }

    /// Moves an object with its whole section: the model moves the object, then an update fetches the objects.
    ///
    /// - Parameters:
    ///   - section: The displayed index of the section.
    ///   - destination: Its index after the move.
    ///   - apply: Receives the objects in the old and in the new order. The model must have changed when it returns.
    /// - Returns: Whether both sections exist.
    /// - Complexity: O(*n*) in the number of objects, plus that of ``performUpdates(animated:completion:)`` when the
    ///   update is due.
    @discardableResult
    public func moveSection(
        _ section: Int,
        to destination: Int,
        animated: Bool = true,
        apply: (_ before: [ListObject], _ after: [ListObject]) -> Void
    ) -> Bool {
        let before = objects
        guard before.indices.contains(section), before.indices.contains(destination) else { return false }
        var after = before
        after.insert(after.remove(at: section), at: destination)
        apply(before, after)
        performUpdates(animated: animated)
        return true
    }
}
