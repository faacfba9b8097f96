import CollectionDiffing
import CollectionGeometry

/// The content of a list as of an update: the sections, and the controller of each cell.
struct ListContent {
    /// The sections as the diff sees them.
    private(set) var sections: [ListSection] = []
    /// The number of all items.
    private(set) var itemCount = 0
    /// The controllers of the items of all sections, in order.
    private var runs: [Run] = []
    /// For each section the index of its first run, and after the last section the number of runs.
    private var firstRuns = [0]

    /// A controller and its ancestors.
    struct Owner {
        /// From the controller of the section inwards; empty for the controller of a section itself.
        var ancestors: [SectionController]
        /// The controller that makes the cells.
        var controller: SectionController

        /// The controller of the section.
        var outermost: SectionController { ancestors.first ?? controller }

        /// Whether two owners are the same controllers.
        func isSame(as other: Owner) -> Bool {
            controller === other.controller && ancestors.elementsEqual(other.ancestors) { $0 === $1 }
        }
    }

    /// Consecutive items of one controller.
    private struct Run {
        var owner: Owner
        /// The index of the first of the items in the section.
        var firstItem: Int
        var count: Int
    }

    /// An item and the controllers that show it.
    struct Leaf {
        var owner: Owner
        /// The index of the item in the innermost controller.
        var index: Int
        /// The number of the item.
        var item: Int

        /// The controller that makes the cell.
        var controller: SectionController { owner.controller }
    }
}

extension ListContent {
    /// Combines the items of controllers, and resets their update flags.
    ///
    /// - Complexity: O(*c*) in the number of controllers; the items of those that hold others are copied.
    init(_ entries: [SectionControllerList.Entry]) {
        sections.reserveCapacity(entries.count)
        runs.reserveCapacity(entries.count)
        firstRuns.reserveCapacity(entries.count + 1)
        for entry in entries {
            let controller = entry.controller
            controller.updateVersions()
            sections.append(
                ListSection(
                    id: controller.number,
                    version: controller.contents.version,
                    supplementaryVersion: controller.contents.supplementaryVersion,
                    items: []
                )
            )
            controller.collect(into: &self, ancestors: [])
            itemCount += sections[sections.count - 1].items.count
            firstRuns.append(runs.count)
        }
        _checkInvariants()
    }

    /// Adds items to the last section. A controller without items adds an empty run.
    mutating func add(_ items: [ListItem], of controller: SectionController, in ancestors: [SectionController]) {
        let last = sections.count - 1
        let first = sections[last].items.count
        let owner = Owner(ancestors: ancestors, controller: controller)
        runs.append(Run(owner: owner, firstItem: first, count: items.count))
        // The items of a single controller share its storage.
        if first == 0 { sections[last].items = items } else { sections[last].items += items }
    }
}

extension ListContent {
    /// The runs of a section that exists.
    private func runs(ofSection section: Int) -> ArraySlice<Run> {
        runs[firstRuns[section]..<firstRuns[section + 1]]
    }

    /// The item at a path and the controllers that show it; `nil` if the path does not exist.
    ///
    /// - Complexity: O(*c*) in the number of controllers of the section.
    func leaf(at path: IndexPath) -> Leaf? {
        guard sections.indices.contains(path.section), sections[path.section].items.indices.contains(path.item),
            let run = runs(ofSection: path.section).first(where: { $0.firstItem + $0.count > path.item })
        else { return nil }
        let item = sections[path.section].items[path.item].id
        return Leaf(owner: run.owner, index: path.item - run.firstItem, item: item)
    }

    /// The outermost controller of a section; `nil` if the section does not exist.
    func controller(ofSection section: Int) -> SectionController? {
        sections.indices.contains(section) ? runs(ofSection: section).first?.owner.outermost : nil
    }

    /// The controller of the last items of a section; `nil` if the section does not exist.
    func lastController(ofSection section: Int) -> SectionController? {
        sections.indices.contains(section) ? runs(ofSection: section).last?.owner.controller : nil
    }

    /// The items of a controller, as indexes in its section; `nil` if the list does not contain it.
    ///
    /// - Complexity: O(*c*) in the number of controllers of the section.
    func items(of controller: SectionController) -> Range<Int>? {
        guard let section = controller.section, sections.indices.contains(section) else { return nil }
        var range: Range<Int>?
        for run in runs(ofSection: section)
        where run.owner.controller === controller || run.owner.ancestors.contains(where: { $0 === controller }) {
            range = (range?.lowerBound ?? run.firstItem)..<(run.firstItem + run.count)
        }
        return range
    }
}

extension ListContent {
    /// Stops the program if the state is inconsistent, in builds with the flag `COLLECTION_INTERNAL_CHECKS`.
    private func _checkInvariants() {
        #if COLLECTION_INTERNAL_CHECKS
        precondition(firstRuns.count == sections.count + 1, "Each section has its runs.")
        precondition(firstRuns[0] == 0 && firstRuns[sections.count] == runs.count, "Each run is in a section.")
        var numbers = Set<Int>()
        for (index, section) in sections.enumerated() {
            precondition(firstRuns[index] < firstRuns[index + 1], "Each section has a controller.")
            var count = 0
            for run in runs(ofSection: index) {
                precondition(run.firstItem == count && run.count >= 0, "Runs follow one another.")
                precondition(run.owner.outermost.number == section.id, "Runs are of the controller of the section.")
                count += run.count
            }
            precondition(count == section.items.count, "Each item has a controller.")
            for item in section.items {
                precondition(numbers.insert(item.id).inserted, "Each item has a number of its own.")
            }
        }
        precondition(numbers.count == itemCount, "All items are counted.")
        #endif
    }
}
