/// The objects of a list, their controllers, and the content that the controllers had at the newest update.
final class ListData {
    /// The objects and controllers of the newest update.
    private(set) var list = SectionControllerList()
    /// The content after the newest update.
    private(set) var content = ListContent()
    /// Whether the first update has been carried out.
    private(set) var hasContent = false
}

extension ListData {
    /// Shows other objects, and sets the sections of their controllers. Returns the changes for the controllers.
    ///
    /// The closures may query the list: they see it as it was before.
    ///
    /// - Parameters:
    ///   - makeController: Makes a controller for an inserted object.
    ///   - report: Receives the objects that cannot be shown.
    /// - Complexity: O(*n*) expected in the number of objects, plus one `==` for each that stays.
    func show(
        _ objects: [ListObject],
        scheduler: UpdateScheduler,
        makeController: (ListObject) -> SectionController?,
        report: (ListDiagnostic) -> Void
    ) -> [SectionControllerList.Change] {
        var next = list
        let changes = next.show(objects, scheduler: scheduler, makeController: makeController, report: report)
        list = next
        placeControllers()
        return changes
    }

    /// Replaces an object by another one with the same identity. Returns the change for its controller; `nil` if there
    /// is none with that identity, or the content is equal.
    func replace(_ object: ListObject) -> SectionControllerList.Change? { list.replace(object) }

    /// Moves a section, in the data and in the content. Returns the content before.
    func moveSection(from source: Int, to target: Int) -> ListContent {
        list.move(from: source, to: target)
        placeControllers()
        return updateContent()
    }

    /// Combines the items that the controllers have now. Returns the content before.
    ///
    /// - Complexity: O(*c*) in the number of controllers.
    @discardableResult
    func updateContent() -> ListContent {
        let old = content
        content = ListContent(list.entries)
        return old
    }

    /// Notes that the first update is carried out.
    func noteFirstUpdate() { hasContent = true }

    private func placeControllers() {
        let count = list.entries.count
        for (index, entry) in list.entries.enumerated() {
            entry.controller.setPlace(
                SectionPlace(section: index, isFirst: index == 0, isLast: index == count - 1))
        }
    }
}
