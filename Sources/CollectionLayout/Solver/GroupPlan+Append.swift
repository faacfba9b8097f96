import CollectionGeometry

extension GroupPlan {
    /// One group of a section.
    struct Place {
        /// How many views of each kind come before those of the group: so many times what a full group has.
        var multiplier: Int
        /// How many views of each kind come before those of the first group.
        var numberBases: [Int]
        /// The index of its first item.
        var firstItem: Int
        /// The number of items in it.
        var itemCount: Int
        /// Where its corner stands along the stacking axis and across.
        var start: Double
        var crossStart: Double
        /// Its extent across.
        var breadth: Double
    }

    /// Adds the items of a group that may meet a range of the stacking axis, and all views attached to it.
    func append(
        _ leaves: ContiguousArray<PlacedLeaf>,
        _ boxes: ContiguousArray<PlacedBox>,
        at place: Place,
        from lower: Double,
        to upper: Double,
        into elements: inout PlacedElements
    ) {
        let usesBlocks = place.itemCount > 2 * GroupTemplate.blockSize && template.capacity == leaves.count
        var index = 0
        while index < place.itemCount {
            if usesBlocks, index.isMultiple(of: GroupTemplate.blockSize) {
                let block = template.blocks[index / GroupTemplate.blockSize]
                if place.start + block.upper <= lower || place.start + block.lower >= upper {
                    index += GroupTemplate.blockSize
                    continue
                }
            }
            let frame = leaves[index].frame
            if place.start + frame.max(along: axis) > lower, place.start + frame.min(along: axis) < upper {
                elements.items.append(item(leaves, index, at: place))
            }
            index += 1
        }
        if hasSupplementaries { appendSupplementaries(leaves, boxes, at: place, into: &elements) }
    }

    /// One item of a group.
    func item(_ leaves: ContiguousArray<PlacedLeaf>, _ index: Int, at place: Place) -> PlacedItem {
        let leaf = leaves[index]
        var item = PlacedItem(
            index: place.firstItem + index,
            frame: moved(leaf.frame, to: place),
            zIndex: leaf.zIndex,
            freeAxes: leaf.number >= 0 ? self.leaves[leaf.number].freeAxes : [],
            isEstimated: leaf.isEstimated,
            pin: nil
        )
        if hasPinnedLeaves, leaf.number >= 0, let edge = self.leaves[leaf.number].pinnedEdge {
            item.pin = PlacedItem.Pin(
                edge: edge,
                distance: pinDistance(leaves, index, edge, place.itemCount),
                lower: place.crossStart,
                upper: place.crossStart + place.breadth
            )
        }
        return item
    }

    private func moved(_ frame: Rect, to place: Place) -> Rect {
        var frame = frame
        frame.origin[axis] += place.start
        frame.origin[axis.crossed] += place.crossStart
        return frame
    }

    /// The breadth of the items pinned at the same side, between an item and that side.
    private func pinDistance(
        _ leaves: ContiguousArray<PlacedLeaf>,
        _ index: Int,
        _ edge: LayoutItem.PinnedEdge,
        _ count: Int
    ) -> Double {
        var distance = 0.0
        for other in edge == .leading ? 0..<index : (index + 1)..<count {
            guard leaves[other].number >= 0, self.leaves[leaves[other].number].pinnedEdge == edge else { continue }
            distance += leaves[other].frame.size[axis.crossed]
        }
        return distance
    }

    private func appendSupplementaries(
        _ leaves: ContiguousArray<PlacedLeaf>,
        _ boxes: ContiguousArray<PlacedBox>,
        at place: Place,
        into elements: inout PlacedElements
    ) {
        var counters = elements.takeCounters(kinds.count)
        defer { elements.giveBack(counters) }
        func append(_ item: LayoutSupplementaryItem, on frame: Rect, container: Size) {
            guard let kind = kinds.firstIndex(of: item.elementKind) else { return }
            let number = place.multiplier &* kindCounts[kind] &+ place.numberBases[kind] &+ counters[kind]
            counters[kind] += 1
            let measured = elements.supplementarySizes[item.elementKind, number]
            elements.supplementaries.append(
                PlacedSupplementary(
                    item: item,
                    number: number,
                    frame: moved(
                        item.frame(on: frame, container: container, measured: measured, solver.grid), to: place),
                    isEstimated: measured == nil && !item.layoutSize.estimatedAxes.isEmpty
                ))
        }
        for index in 0..<place.itemCount where leaves[index].number >= 0 {
            let frame = leaves[index].frame
            for item in self.leaves[leaves[index].number].supplementaries {
                append(item, on: frame, container: frame.size)
            }
        }
        for box in boxes where box.firstLeaf < place.itemCount {
            for item in box.node.supplementaries { append(item, on: box.frame, container: box.container) }
        }
    }
}
