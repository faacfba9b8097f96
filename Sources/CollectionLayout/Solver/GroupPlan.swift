import CollectionGeometry

/// A described group, prepared for the place where it is used, with what all groups made from it have in common.
final class GroupPlan {
    let task: GroupSolver.Task
    let solver: GroupSolver
    /// The items of the description, by number.
    let leaves: [LayoutNode]
    let template: GroupTemplate
    /// The kinds of attached views of the section, and how many of each a full group has.
    let kinds: [ElementKind]
    let kindCounts: [Int]
    let hasSupplementaries: Bool
    let hasPinnedLeaves: Bool

    /// Prepares a group.
    convenience init(_ group: LayoutGroup, in place: SectionPlace, solver: GroupSolver) throws(LayoutError) {
        var compiler = LayoutCompiler()
        self.init(try compiler.compile(group), compiler.leaves, place, solver)
    }

    /// Prepares lines that wrap.
    convenience init(
        _ wrapping: WrappingConfiguration,
        in place: SectionPlace,
        solver: GroupSolver
    ) throws(LayoutError) {
        var compiler = LayoutCompiler()
        self.init(try compiler.compile(wrapping, axis: place.axis.crossed), compiler.leaves, place, solver)
    }

    private init(_ root: LayoutNode, _ leaves: [LayoutNode], _ place: SectionPlace, _ solver: GroupSolver) {
        task = GroupSolver.Task(
            root: root, container: place.container, axis: place.axis, environment: place.environment)
        self.solver = solver
        self.leaves = leaves
        hasSupplementaries = root.hasSupplementaries
        hasPinnedLeaves = leaves.contains { $0.pinnedEdge != nil }
        var sizes = MeasuredSizes(count: 0)
        let solved = solver.solve(task, firstItem: 0, available: Int(Int32.max), sizes: &sizes)
        (kinds, kindCounts) = GroupPlan.countKinds(solver, leaves)
        template = GroupTemplate(solver, solved, leaves, task)
    }
}

extension GroupPlan {
    var axis: Axis { task.axis }
    var root: LayoutNode { task.root }

    /// The room kept before and after each group on the stacking axis.
    var edges: EdgeRoom { root.edges(along: axis) }

    /// The room from the start of one group to the start of the next, without the spacing of the section.
    func stride(forLength length: Double) -> Double {
        edges.total + length
    }

    /// Whether the groups are lines that wrap.
    var wraps: Bool {
        if case .line(let line) = root.content { line.wrapping != nil } else { false }
    }

    /// Where a group stands across the stacking axis.
    func crossOffset(forBreadth breadth: Double) -> Double {
        let edges = root.edges(along: axis.crossed)
        return edges.start(sharing: task.container[axis.crossed] - breadth - edges.total)
    }

    private static func countKinds(_ solver: GroupSolver, _ leaves: [LayoutNode]) -> ([ElementKind], [Int]) {
        var kinds: [ElementKind] = []
        var counts: [Int] = []
        func count(_ supplementaries: [LayoutSupplementaryItem]) {
            for item in supplementaries {
                if let index = kinds.firstIndex(of: item.elementKind) {
                    counts[index] += 1
                } else {
                    kinds.append(item.elementKind)
                    counts.append(1)
                }
            }
        }
        for leaf in solver.leaves where leaf.number >= 0 { count(leaves[leaf.number].supplementaries) }
        for box in solver.boxes { count(box.node.supplementaries) }
        // A line that breaks by measured lengths may come to hold items that the first group has no room for.
        for leaf in leaves {
            for item in leaf.supplementaries where !kinds.contains(item.elementKind) { count([item]) }
        }
        return (kinds, counts)
    }
}

extension LayoutNode {
    /// The side at which the item stays in sight, if it is an item and does.
    var pinnedEdge: LayoutItem.PinnedEdge? {
        if case .leaf(let leaf) = content { leaf.pinnedEdge } else { nil }
    }
}

extension GroupPlan {
    /// How far the items of a group and what is attached to them reach, along the axis and across.
    static func reach(
        _ leaves: ContiguousArray<PlacedLeaf>,
        _ boxes: ContiguousArray<PlacedBox>,
        _ nodes: [LayoutNode],
        _ task: GroupSolver.Task,
        _ grid: PixelGrid
    ) -> (along: Reach, across: Reach) {
        var reach = (along: Reach(), across: Reach())
        func include(_ frame: Rect) {
            reach.along.include(frame, task.axis)
            reach.across.include(frame, task.axis.crossed)
        }
        for leaf in leaves {
            include(leaf.frame)
            guard leaf.number >= 0 else { continue }
            for item in nodes[leaf.number].supplementaries {
                include(item.frame(on: leaf.frame, container: leaf.frame.size, measured: nil, grid))
            }
        }
        for box in boxes {
            for item in box.node.supplementaries {
                include(item.frame(on: box.frame, container: box.container, measured: nil, grid))
            }
        }
        return (reach.along.orZero, reach.across.orZero)
    }
}

extension GroupTemplate {
    /// Keeps the group that a solver has solved last.
    fileprivate init(_ solver: GroupSolver, _ solved: SolvedGroup, _ nodes: [LayoutNode], _ task: GroupSolver.Task) {
        leaves = solver.leaves
        boxes = solver.boxes
        length = solved.length
        breadth = solved.breadth
        (reach, crossReach) = GroupPlan.reach(leaves, boxes, nodes, task, solver.grid)
        blocks = []
        for (index, leaf) in leaves.enumerated() {
            if index.isMultiple(of: Self.blockSize) { blocks.append(Reach()) }
            blocks[blocks.count - 1].include(leaf.frame, task.axis)
        }
    }
}
