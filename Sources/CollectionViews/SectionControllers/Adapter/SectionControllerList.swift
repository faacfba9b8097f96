/// Section controllers, one for each object, in the order of the objects: those of a list, or those nested in another
/// controller.
struct SectionControllerList {
    /// The objects and their controllers.
    private(set) var entries: [Entry] = []
    /// The index of each object.
    private var places = [ListObjectIdentity: Int]()

    /// An object and its controller.
    struct Entry {
        var object: ListObject
        let controller: SectionController
    }

    /// An object that was inserted, or whose content has changed, and its controller.
    struct Change {
        var entry: Entry
        var isNew: Bool
    }
}

extension SectionControllerList {
    /// The controllers in order.
    var controllers: [SectionController] { entries.map { $0.controller } }

    /// The index of an object; `nil` if there is none with its identity.
    ///
    /// - Complexity: O(1) expected.
    func index(of object: ListObject) -> Int? { places[object.identity] }

    /// Shows other objects: keeps the controllers of those that stay, makes controllers for the inserted ones, and
    /// detaches the rest.
    ///
    /// - Parameters:
    ///   - makeController: Makes a controller for an inserted object.
    ///   - report: Receives the objects that cannot be shown.
    /// - Returns: The changes, which controllers take once they have their sections.
    /// - Complexity: O(*n*) expected in the number of objects, plus one `==` for each that stays.
    mutating func show(
        _ objects: [ListObject],
        scheduler: UpdateScheduler,
        makeController: (ListObject) -> SectionController?,
        report: (ListDiagnostic) -> Void
    ) -> [Change] {
        var next: [Entry] = []
        next.reserveCapacity(objects.count)
        var nextPlaces = [ListObjectIdentity: Int]()
        nextPlaces.reserveCapacity(objects.count)
        var stays = [Bool](repeating: false, count: entries.count)
        var changes: [Change] = []
        for (index, entry) in entries.enumerated() where entry.object.box.hasChangedIdentifier() {
            report(.identifierChanged(index: index))
        }
        for (index, object) in objects.enumerated() {
            let identity = object.identity
            guard nextPlaces[identity] == nil else {
                report(.duplicateObject(index: index))
                continue
            }
            if let old = places[identity] {
                stays[old] = true
                let entry = Entry(object: object, controller: entries[old].controller)
                entry.controller.show(object)
                if entries[old].object != object { changes.append(Change(entry: entry, isNew: false)) }
                next.append(entry)
            } else {
                guard let controller = makeController(object) else {
                    report(.noController(index: index))
                    continue
                }
                guard controller.scheduler == nil else {
                    report(.controllerInUse(index: index))
                    continue
                }
                controller.attach(to: scheduler)
                controller.show(object)
                let entry = Entry(object: object, controller: controller)
                changes.append(Change(entry: entry, isNew: true))
                next.append(entry)
            }
            nextPlaces[identity] = next.count - 1
        }
        for index in entries.indices where !stays[index] { entries[index].controller.detach() }
        entries = next
        places = nextPlaces
        _checkInvariants()
        return changes
    }

    /// Replaces an object by another one with the same identity. Returns the change for its controller; `nil` if there
    /// is none with that identity, or the content is equal.
    ///
    /// - Complexity: O(1) expected, plus one `==`.
    mutating func replace(_ object: ListObject) -> Change? {
        let identity = object.identity
        guard let index = places.removeValue(forKey: identity) else { return nil }
        // The key holds an object, which must be the new one.
        places[identity] = index
        let isChanged = entries[index].object != object
        entries[index].object = object
        entries[index].controller.show(object)
        _checkInvariants()
        return isChanged ? Change(entry: entries[index], isNew: false) : nil
    }

    /// Moves a controller and its object to another index.
    ///
    /// - Complexity: O(*n*) expected in the number of objects.
    mutating func move(from source: Int, to target: Int) {
        entries.insert(entries.remove(at: source), at: target)
        for index in min(source, target)...max(source, target) { places[entries[index].object.identity] = index }
        _checkInvariants()
    }

    /// Stops the program if the state is inconsistent, in builds with the flag `COLLECTION_INTERNAL_CHECKS`.
    private func _checkInvariants() {
        #if COLLECTION_INTERNAL_CHECKS
        precondition(places.count == entries.count, "Each object has one place.")
        var controllers = Set<ObjectIdentifier>()
        for (index, entry) in entries.enumerated() {
            precondition(places[entry.object.identity] == index, "Each object has its index.")
            precondition(entry.controller.object == entry.object, "Each controller shows its object.")
            precondition(entry.controller.scheduler != nil, "Each controller is in a list.")
            precondition(
                controllers.insert(ObjectIdentifier(entry.controller)).inserted, "Each object has its own controller.")
        }
        #endif
    }
}
