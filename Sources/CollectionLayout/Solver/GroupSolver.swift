import CollectionGeometry

/// Computes the frames of one outermost group and all groups in it.
///
/// It is called once for a section whose groups are all alike, and again for each group in sight where sizes are
/// measured. Its arrays are kept between runs, so that solving allocates nothing once it has warmed up.
final class GroupSolver {
    let grid: PixelGrid
    /// The places of the items of the group solved last.
    private(set) var leaves: ContiguousArray<PlacedLeaf> = []
    /// The groups with views attached of the group solved last; inner groups come first.
    private(set) var boxes: ContiguousArray<PlacedBox> = []
    private var slots: ContiguousArray<Slot> = []
    private var sizes = MeasuredSizes(count: 0)
    private var firstItem = 0
    private var available = 0
    private var workLeft = 0

    /// How many children are looked at for one outermost group at most. It is far beyond what any picture needs, and
    /// keeps groups of nothing, nested in each other, from running for hours.
    private static let workLimit = 10 * LayoutGroup.maximumItemCount

    /// A child of a line while the line is being laid out.
    private struct Slot {
        var child: Int
        var size: Size
        var firstLeaf: Int
        var endLeaf: Int
        var firstBox: Int
        var endBox: Int
        var isReal: Bool
    }

    init(grid: PixelGrid) {
        self.grid = grid
    }
}

extension GroupSolver {
    /// What a group is solved in.
    struct Task {
        var root: LayoutNode
        /// What the size of the group is resolved in.
        var container: Size
        /// The axis along which groups are stacked.
        var axis: Axis
        /// The least lengths along the axes on which all groups of the section are equally long.
        var uniformFloor = Size.zero
        /// The environment for custom groups, with the whole view as container.
        var environment: LayoutEnvironment
    }

    /// Solves a group and leaves the places of its items in ``leaves`` and its boxes in ``boxes``.
    ///
    /// - Parameters:
    ///   - task: The group and what it is solved in.
    ///   - firstItem: The index of the first item in the section.
    ///   - available: The number of items that are left from there on.
    ///   - sizes: The measured sizes of the section's items.
    func solve(_ task: Task, firstItem: Int, available: Int, sizes: inout MeasuredSizes) -> SolvedGroup {
        leaves.removeAll(keepingCapacity: true)
        boxes.removeAll(keepingCapacity: true)
        slots.removeAll(keepingCapacity: true)
        self.firstItem = firstItem
        self.available = available
        workLeft = Self.workLimit
        swap(&self.sizes, &sizes)
        defer { swap(&self.sizes, &sizes) }

        let root = task.root
        let (axis, across) = (task.axis, task.axis.crossed)
        var size = root.size.resolved(in: task.container, grid)
        switch root.content {
        case .leaf: size = .zero
        case .line(let line):
            size = layOut(line, of: root, in: size, floor: task.uniformFloor)
            for axis in Axis.allCases where root.size[axis].isUniform {
                size[axis] = max(size[axis], task.uniformFloor[axis])
            }
        case .custom(let provider):
            size = root.size.resolved(in: task.environment.container.contentSize, grid)
            layOutCustom(provider, of: root, in: size, task.environment)
        }
        let capacity = leaves.count
        let count = min(available, capacity)
        var length = size[axis]
        if count < capacity {
            if case .line = root.content, !root.freeAxes.contains(axis) {
                length = trimmedLength(root, axis, length, count)
            }
            leaves.removeLast(capacity - count)
            boxes.removeAll { $0.firstLeaf >= count }
        }
        if !root.supplementaries.isEmpty, count > 0 {
            var frame = Rect(origin: .zero, size: size)
            frame.size[axis] = length
            boxes.append(PlacedBox(node: root, frame: frame, container: task.container, firstLeaf: 0))
        }
        return SolvedGroup(length: length, breadth: size[across], itemCount: count, capacity: capacity)
    }

    /// The length of a group that holds fewer items than it could: as far as they reach, and what a full group leaves
    /// over behind its last item, but not more than a full group. The insets of the group itself are not added.
    private func trimmedLength(_ root: LayoutNode, _ axis: Axis, _ length: Double, _ count: Int) -> Double {
        var reach = 0.0
        var fullReach = -Double.infinity
        for (index, leaf) in leaves.enumerated() {
            fullReach = max(fullReach, leaf.frame.max(along: axis))
            if index < count { reach = max(0, fullReach) }
        }
        guard count > 0 else { return 0 }
        // Items may hang out of a full group; then nothing is left over.
        return min(length, reach + max(0, length - root.insetTotal(along: axis) - fullReach))
    }
}

// MARK: Lines

extension GroupSolver {
    /// Lays out the children of a row or column whose size, as far as it is given, is `box`; returns the size it has.
    private func layOut(_ line: LayoutNode.Line, of node: LayoutNode, in box: Size, floor: Size) -> Size {
        let (axis, across) = (line.axis, line.axis.crossed)
        let isFree = (along: node.freeAxes.contains(axis), across: node.freeAxes.contains(across))
        var inner = box
        inner[axis] -= node.insetTotal(along: axis)
        inner[across] -= node.insetTotal(along: across)

        let (count, container) = fill(line, inner: inner, isFree: isFree.along)
        let base = slots.count
        place(line, count: count, in: container, inner: inner, isFree: isFree.along || line.wrapping != nil)
        equalize(line, from: base, floor: floor, insets: node)

        // Along the line.
        let leftover = isFree.along ? 0 : inner[axis] - minimumLength(line, from: base)
        let share = leftover / Double(max(flexibleCount(line, from: base), 1))
        var gap = line.spacing + (line.isSpacingFlexible ? share : 0)
        let start = node.insetStart(along: axis)
        var position = start
        if let alignment = line.wrapping {
            let (lead, extraGap) = alignment.spread(
                leftover, count: slots.count - base, isLast: leaves.count >= available)
            position += lead
            gap += extraGap
        }
        for index in base..<slots.count {
            let slot = slots[index]
            let edges = line.children[slot.child].edges(along: axis)
            if index > base { position += gap }
            position += edges.start + (edges.isStartFlexible ? share : 0)
            move(slot, by: position, along: axis)
            position += slot.size[axis] + edges.end + (edges.isEndFlexible ? share : 0)
        }

        // The size, and across the line.
        var size = box
        if isFree.along { size[axis] = position + node.insetTotal(along: axis) - start }
        if isFree.across {
            size[across] = longest(line, across, from: base) + node.insetTotal(along: across)
        }
        let room = size[across] - node.insetTotal(along: across)
        for index in base..<slots.count {
            let slot = slots[index]
            let edges = line.children[slot.child].edges(along: across)
            let leftover = room - slot.size[across] - edges.total
            move(slot, by: node.insetStart(along: across) + edges.start(sharing: leftover), along: across)
        }
        slots.removeLast(slots.count - base)
        return size
    }

    /// How many children a line holds, and what their sizes are resolved in: the inner size less the spacing.
    private func fill(_ line: LayoutNode.Line, inner: Size, isFree: Bool) -> (count: Int, container: Size) {
        func container(for count: Int) -> Size {
            var size = inner
            size[line.axis] -= Double(max(count - 1, 0)) * line.spacing
            return size
        }
        if let count = line.count { return (count, container(for: count)) }
        if isFree { return (line.children.count, container(for: line.children.count)) }
        if line.children.contains(where: { $0.size[line.axis.crossed].isFraction(of: line.axis) }) {
            // A length across that is a fraction of the length along is known only with the number of items, so they
            // are counted without spacing first.
            let count = fittingCount(line, inner[line.axis], spacing: 0) { _ in inner }
            let container = container(for: count)
            return (fittingCount(line, inner[line.axis], spacing: line.spacing) { _ in container }, container)
        }
        var count = fittingCount(line, inner[line.axis], spacing: line.spacing, container)
        if line.wrapping != nil, count == 0 { count = 1 }
        return (count, container(for: count))
    }

    /// The greatest number of children that fit, found by adding one after the other.
    private func fittingCount(
        _ line: LayoutNode.Line,
        _ room: Double,
        spacing: Double,
        _ container: (Int) -> Size
    ) -> Int {
        let axis = line.axis
        let limit = min(LayoutGroup.maximumItemCount, line.wrapping == nil ? .max : available) - leaves.count
        let dependsOnCount = spacing != 0 && line.children.contains { $0.size[axis].isFraction(of: axis) }
        let isGiven = !line.children.contains { $0.freeAxes.contains(axis) }
        var count = 0
        var total = 0.0
        var leaf = leaves.count
        while count < limit, workLeft > 0 {
            let size = container(count + 1)
            var length = total
            if !dependsOnCount {
                length += extent(of: count, in: line, size, limit: room, &leaf)
            } else if size[axis] < 0, count > 0 {
                break
            } else if isGiven {
                length = givenLength(of: count + 1, line, size)
            } else {
                length = 0
                leaf = leaves.count
                for child in 0...count { length += extent(of: child, in: line, size, limit: room, &leaf) }
            }
            guard length + Double(count) * spacing <= room + 0.01 else { break }
            total = length
            count += 1
        }
        return count
    }

    /// The room that children of given lengths take without spacing: whole rounds, and the rest of one.
    private func givenLength(of count: Int, _ line: LayoutNode.Line, _ container: Size) -> Double {
        let (rounds, rest) = count.quotientAndRemainder(dividingBy: line.children.count)
        var round = 0.0
        var part = 0.0
        for child in 0..<min(count, line.children.count) {
            var leaf = 0
            let length = extent(of: child, in: line, container, limit: .infinity, &leaf)
            round += length
            if child < rest { part += length }
        }
        return Double(rounds) * round + part
    }

    /// The room a child takes along its line; `leaf` is the number of its first leaf and becomes that of the next.
    private func extent(
        of child: Int,
        in line: LayoutNode.Line,
        _ container: Size,
        limit: Double,
        _ leaf: inout Int
    ) -> Double {
        workLeft -= 1
        let node = line.children[child % line.children.count]
        let edges = node.edges(along: line.axis).total
        guard node.freeAxes.contains(line.axis) else {
            let size = node.size.resolved(in: container, grid)
            if node.isLeaf { leaf += 1 } else { _ = extent(ofGroup: node, in: size, &leaf) }
            return size[line.axis] + edges
        }
        switch node.content {
        case .leaf:
            let measured = leaf < available ? sizes.entry(at: firstItem + leaf)?.size : nil
            leaf += 1
            return min(measured?[line.axis] ?? node.size[line.axis].resolved(in: container, grid), limit - edges)
                + edges
        case .line, .custom:
            return extent(ofGroup: node, in: node.size.resolved(in: container, grid), &leaf)[line.axis] + edges
        }
    }

    /// The size of a nested group that starts with the leaf of a number, which becomes that of the next leaf.
    private func extent(ofGroup node: LayoutNode, in box: Size, _ leaf: inout Int) -> Size {
        let (firstLeaf, firstBox) = (leaves.count, boxes.count)
        // Leaves are measured by their index.
        while leaves.count < leaf {
            leaves.append(PlacedLeaf(frame: .zero, number: -1, zIndex: 0, isEstimated: false))
        }
        let size = layOut(node, in: box)
        leaf = leaves.count
        leaves.removeLast(leaves.count - firstLeaf)
        boxes.removeLast(boxes.count - firstBox)
        return size
    }

    /// Lays out the children themselves, each at its own corner, and pushes a slot for each. A line that is as long as
    /// what it holds ends with the last item there is.
    private func place(_ line: LayoutNode.Line, count: Int, in container: Size, inner: Size, isFree: Bool) {
        let isLimited = !isFree || line.wrapping != nil
        let shared = line.isShared ? grid.roundedDown(container[line.axis] / Double(max(count, 1))) : nil
        for index in 0..<count {
            if leaves.count >= LayoutGroup.maximumItemCount || workLeft <= 0 { break }
            workLeft -= 1
            let isReal = leaves.count < available
            if isFree, !isReal, index > 0 { break }
            let child = index % line.children.count
            let node = line.children[child]
            var size = node.size.resolved(in: container, grid)
            if let shared { size[line.axis] = shared }
            let (firstLeaf, firstBox) = (leaves.count, boxes.count)
            size = layOut(node, in: size, limit: isLimited ? (line.axis, inner[line.axis]) : nil)
            if !node.supplementaries.isEmpty, leaves.count > firstLeaf, !node.isLeaf {
                let frame = Rect(origin: .zero, size: size)
                boxes.append(PlacedBox(node: node, frame: frame, container: container, firstLeaf: firstLeaf))
            }
            slots.append(
                Slot(
                    child: child, size: size, firstLeaf: firstLeaf, endLeaf: leaves.count,
                    firstBox: firstBox, endBox: boxes.count, isReal: isReal))
        }
    }

    /// Lays out a child at its own corner; returns the size it has. An item of measured length is not longer than the
    /// line it stands in, if that is limited.
    private func layOut(_ node: LayoutNode, in box: Size, limit: (axis: Axis, length: Double)? = nil) -> Size {
        switch node.content {
        case .leaf(let leaf):
            var size = box
            var isEstimated = false
            if !node.freeAxes.isEmpty {
                let index = leaves.count
                if index < available, let measured = sizes.entry(at: firstItem + index) {
                    for axis in Axis.allCases where node.freeAxes.contains(axis) { size[axis] = measured.size[axis] }
                    isEstimated = measured.isStale
                } else {
                    isEstimated = true
                }
                if let limit, node.freeAxes.contains(limit.axis) {
                    let room = limit.length - node.edges(along: limit.axis).total
                    size[limit.axis] = min(size[limit.axis], room)
                }
            }
            let frame = frame(of: node, slot: size)
            leaves.append(PlacedLeaf(frame: frame, number: leaf.number, zIndex: 0, isEstimated: isEstimated))
            return size
        case .line(let line):
            return layOut(line, of: node, in: box, floor: .zero)
        case .custom(let provider):
            layOutCustom(provider, of: node, in: box, nil)
            return box
        }
    }

    /// The frame of an item in its slot: insets are ignored on measured axes, and never turn a frame inside out.
    private func frame(of node: LayoutNode, slot: Size) -> Rect {
        var frame = Rect(origin: .zero, size: slot)
        for axis in Axis.allCases where !node.freeAxes.contains(axis) {
            frame.origin[axis] = node.insetStart(along: axis)
            let inset = node.insetTotal(along: axis)
            if inset != 0 { frame.size[axis] = abs(slot[axis] - inset) }
        }
        return frame
    }
}

// MARK: Parts of a line

extension GroupSolver {
    /// The room the slots take when flexible spacing is at its minimum.
    private func minimumLength(_ line: LayoutNode.Line, from base: Int) -> Double {
        var total = Double(max(slots.count - base - 1, 0)) * line.spacing
        for slot in slots[base...] {
            total += slot.size[line.axis] + line.children[slot.child].edges(along: line.axis).total
        }
        return total
    }

    /// How many gaps and edges share what is left over.
    private func flexibleCount(_ line: LayoutNode.Line, from base: Int) -> Int {
        var count = line.isSpacingFlexible ? max(slots.count - base - 1, 0) : 0
        for slot in slots[base...] { count += line.children[slot.child].edges(along: line.axis).flexibleCount }
        return count
    }

    /// The greatest room that a child takes along an axis. Children without items count only if there are no others.
    private func longest(_ line: LayoutNode.Line, _ axis: Axis, from base: Int) -> Double {
        let hasReal = slots[base...].contains { $0.isReal }
        var longest = 0.0
        for slot in slots[base...] where slot.isReal || !hasReal {
            longest = max(longest, slot.size[axis] + line.children[slot.child].edges(along: axis).total)
        }
        return longest
    }

    /// Makes the children that are to be as long as their longest measured sibling as long.
    private func equalize(_ line: LayoutNode.Line, from base: Int, floor: Size, insets node: LayoutNode) {
        for axis in Axis.allCases where line.children.contains(where: { $0.isUniform(along: axis) }) {
            // Along the line, children stand one after the other: the length that groups share is not that of each.
            var longest = (axis == line.axis ? 0 : floor[axis]) - node.insetTotal(along: axis)
            let hasReal = slots[base...].contains { $0.isReal }
            for slot in slots[base...] where slot.isReal || !hasReal {
                guard line.children[slot.child].freeAxes.contains(axis) else { continue }
                longest = max(longest, slot.size[axis])
            }
            for index in base..<slots.count where line.children[slots[index].child].isUniform(along: axis) {
                slots[index].size[axis] = longest
                if line.children[slots[index].child].isLeaf {
                    leaves[slots[index].firstLeaf].frame.size[axis] = longest
                }
            }
        }
    }

    private func move(_ slot: Slot, by distance: Double, along axis: Axis) {
        guard distance != 0 else { return }
        for index in slot.firstLeaf..<slot.endLeaf { leaves[index].frame.origin[axis] += distance }
        for index in slot.firstBox..<slot.endBox { boxes[index].frame.origin[axis] += distance }
    }
}

// MARK: Custom groups

extension GroupSolver {
    private func layOutCustom(
        _ provider: LayoutGroupCustomItemProvider,
        of node: LayoutNode,
        in box: Size,
        _ environment: LayoutEnvironment?
    ) {
        let items: [LayoutGroupCustomItem]
        if let known = node.customItems {
            items = known
        } else {
            var environment = environment ?? LayoutEnvironment(container: LayoutContainer(contentSize: box))
            environment.container = LayoutContainer(contentSize: box, contentInsets: node.insets)
            items = provider.items(environment)
            node.customItems = items
        }
        leaves.reserveCapacity(leaves.count + items.count)
        for item in items {
            leaves.append(PlacedLeaf(frame: item.frame.bounded, number: -1, zIndex: item.zIndex, isEstimated: false))
        }
    }
}

extension WrappingConfiguration.Alignment {
    /// How what is left over of a line is spread: room before the first item, and more room in each gap.
    fileprivate func spread(_ leftover: Double, count: Int, isLast: Bool) -> (lead: Double, gap: Double) {
        switch self {
        case .leading: (0, 0)
        case .center: (leftover / 2, 0)
        case .trailing: (leftover, 0)
        case .justified: (0, isLast || count < 2 ? 0 : leftover / Double(count - 1))
        }
    }
}

extension LayoutNode {
    var isLeaf: Bool {
        if case .leaf = content { true } else { false }
    }

    /// Whether the element is measured along an axis and follows its longest sibling.
    func isUniform(along axis: Axis) -> Bool {
        freeAxes.contains(axis) && size[axis].isUniform
    }
}
