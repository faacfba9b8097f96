import CollectionGeometry

extension SectionedSolution {
    /// Notes the size a view wants; returns whether anything moves.
    ///
    /// - Complexity: O(log n).
    mutating func measure(_ element: LayoutElement, _ size: Size) -> Bool {
        let path = element.indexPath
        switch element {
        case .decoration:
            return false
        case .cell:
            guard sections.indices.contains(path.section) else { return false }
            guard sections[path.section].body.isMeasured else { return false }
            return updateSection(path.section) { section in
                section.makeBodyUnique()
                let anchor = section.rowAnchor
                let moves = section.body.measure(path.item, size)
                if moves { section.keep(anchor) }
                return moves
            }
        case .supplementary(let kind, _):
            let bounded = Size(width: max(size.width.boundedLength, 0), height: max(size.height.boundedLength, 0))
            if path.item == IndexPath.globalItem {
                guard let index = globals.index(of: kind, number: path.section) else { return false }
                return setGlobalSize(bounded, at: index)
            }
            guard sections.indices.contains(path.section) else { return false }
            return updateSection(path.section) { section in
                if let index = section.geometry.boundary.index(of: kind, number: path.item) {
                    return section.setBoundarySize(bounded, at: index)
                }
                if kind == .placeholder, section.placeholderLength != nil {
                    return section.setPlaceholderLength(bounded[section.axis])
                }
                return section.setSupplementarySize(bounded, of: kind, path.item)
            }
        }
    }

    /// Has an element measured again; the size it has stands until then.
    mutating func remeasure(_ path: IndexPath) {
        guard sections.indices.contains(path.section) else { return }
        updateSection(path.section) { section in
            section.makeBodyUnique()
            section.body.remeasure(path.item)
        }
    }

    /// Has a supplementary element measured again.
    mutating func remeasure(_ kind: ElementKind, at path: IndexPath) {
        if path.item == IndexPath.globalItem {
            guard let index = globals.index(of: kind, number: path.section) else { return }
            forgetGlobalSize(at: index)
        } else if sections.indices.contains(path.section) {
            updateSection(path.section) { section in
                if kind == .placeholder, section.placeholderLength != nil {
                    section.measuredPlaceholderLength = nil
                } else if let index = section.geometry.boundary.index(of: kind, number: path.item) {
                    if !section.boundarySizes.isEmpty { section.boundarySizes[index] = nil }
                } else {
                    _ = section.setSupplementarySize(nil, of: kind, path.item)
                }
            }
        }
    }
}

extension SectionedSolution {
    /// Has the boundary elements of a section measured again that wanted no room.
    mutating func remeasureEmpty(inSection index: Int) {
        guard sections.indices.contains(index) else { return }
        let sizes = sections[index].boundarySizes
        let empty = sizes.indices.filter { sizes[$0]?[axis] == 0 }
        guard !empty.isEmpty else { return }
        updateSection(index) { section in
            for number in empty { section.boundarySizes[number] = nil }
        }
    }

    /// Has the boundary elements of the whole layout measured again that wanted no room.
    mutating func remeasureEmptyGlobals() {
        for number in globalSizes.indices where globalSizes[number]?[axis] == 0 { forgetGlobalSize(at: number) }
    }
}

extension SolvedSection {
    /// Makes sure that a change of the inside is not seen by other copies of the section.
    mutating func makeBodyUnique() {
        if !isKnownUniquelyReferenced(&body) { body = body.copied() }
    }

    fileprivate mutating func setBoundarySize(_ size: Size, at index: Int) -> Bool {
        if boundarySizes.isEmpty {
            boundarySizes = Array(repeating: nil, count: geometry.boundary.items.count)
        }
        let old = geometry.boundary.size(index, measured: boundarySizes[index])
        boundarySizes[index] = size
        return geometry.boundary.size(index, measured: size) != old
    }

    /// The first item in the window of a row that has been scrolled, and where it starts.
    fileprivate var rowAnchor: (item: Int, start: Double)? {
        guard geometry.isOrthogonal, rowOffset > 0, body.groupCount > 0 else { return nil }
        let item = body.firstItem(ofGroup: body.groupNumber(atOffset: rowOffset))
        return body.item(at: item).map { (item, $0.frame.min(along: body.axis)) }
    }

    /// Scrolls the row so that an item stays where it is in the window.
    fileprivate mutating func keep(_ anchor: (item: Int, start: Double)?) {
        guard let anchor, let item = body.item(at: anchor.item) else { return }
        rowOffset += item.frame.min(along: body.axis) - anchor.start
    }
}
