import CollectionDiffing
import CollectionGeometry

/// What a list shows, as of an update: the sections, and which controller makes which cell.
struct ListContent {
    /// The sections as the diff sees them.
    private(set) var sections: [ListSection] = []
    /// For each section the controllers of its items, in order.
    private var runs: [[Run]] = []

    /// Consecutive items of one controller.
    struct Run {
        /// From the controller of the section to the one that makes the cells.
        var controllers: [SectionController]
        /// The place of the first of the items in the section.
        var firstItem: Int
        var count: Int
    }

    /// A section that is being put together.
    struct Section {
        fileprivate(set) var items: [ListItem] = []
        fileprivate var runs: [Run] = []
    }

    /// An item and the controllers that show it.
    struct Leaf {
        /// From the controller of the section to the one that makes the cell.
        var controllers: [SectionController]
        /// The place of the item in the last of them.
        var index: Int
        /// The number of the item.
        var item: Int

        /// The controller that makes the cell.
        var controller: SectionController { controllers[controllers.count - 1] }
    }
}

extension ListContent.Section {
    /// Adds the items of the last of nested controllers. A controller without items counts as well.
    mutating func add(_ added: [ListItem], of controllers: [SectionController]) {
        runs.append(ListContent.Run(controllers: controllers, firstItem: items.count, count: added.count))
        items += added
    }
}

extension ListContent {
    /// Puts together what controllers show, and ends the marks they have set.
    ///
    /// - Complexity: O(*n*) in the number of items.
    init(_ controllers: [SectionController]) {
        for controller in controllers {
            controller.visit { inner in
                if inner.needsReload { controller.version += 1 }
                if inner.needsSupplementaries { controller.supplementaryVersion += 1 }
                inner.needsReload = false
                inner.needsSupplementaries = false
            }
            var section = Section()
            controller.collect(into: &section, ancestors: [])
            runs.append(section.runs)
            sections.append(
                ListSection(
                    id: controller.number,
                    version: controller.version,
                    supplementaryVersion: controller.supplementaryVersion,
                    items: section.items
                )
            )
        }
    }

    /// The number of all items.
    ///
    /// - Complexity: O(*s*) in the number of sections.
    var itemCount: Int { sections.reduce(0) { $0 + $1.items.count } }

    /// The item at a path and the controllers that show it, or `nil` when the path does not exist.
    ///
    /// - Complexity: O(log *c*) in the number of controllers of the section.
    func leaf(at path: IndexPath) -> Leaf? {
        guard sections.indices.contains(path.section), sections[path.section].items.indices.contains(path.item) else {
            return nil
        }
        let runs = runs[path.section]
        let run = runs[runs.partitioningIndex { $0.firstItem + $0.count > path.item }]
        let item = sections[path.section].items[path.item].id
        return Leaf(controllers: run.controllers, index: path.item - run.firstItem, item: item)
    }

    /// The outermost controller of a section, or `nil` when the section does not exist.
    func controller(ofSection section: Int) -> SectionController? {
        sections.indices.contains(section) ? runs[section].first?.controllers.first : nil
    }

    /// The controller of the last items of a section, or `nil` when the section does not exist.
    func lastController(ofSection section: Int) -> SectionController? {
        sections.indices.contains(section) ? runs[section].last?.controllers.last : nil
    }

    /// The items of a controller, as places in its section; `nil` when it is not shown.
    ///
    /// - Complexity: O(*c*) in the number of controllers of the section.
    func items(of controller: SectionController) -> Range<Int>? {
        guard let section = controller.section, sections.indices.contains(section) else { return nil }
        var range: Range<Int>?
        for run in runs[section] where run.controllers.contains(where: { $0 === controller }) {
            range = (range?.lowerBound ?? run.firstItem)..<(run.firstItem + run.count)
        }
        return range
    }
}
