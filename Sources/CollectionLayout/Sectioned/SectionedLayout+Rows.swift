public import CollectionGeometry

extension SectionedLayout {
    func scrollRow(of section: Int, to offset: Point, isSettled: Bool) {
        guard let row = solved.current?.row(of: section) else { return }
        let across = wholeConfiguration.scrollDirection.crossed
        let value = offset[across].boundedLength
        solved.setRowOffset(value, ofSection: section)
        guard let handler = solved.current?.sections[section].extras?.orthogonalScrollHandler else { return }
        let page = row.page(at: value)
        var stored = Point.zero
        stored[across] = value
        handler(
            OrthogonalScrollPosition(
                section: section, contentOffset: stored, page: page.number, numberOfPages: page.count,
                isSettled: isSettled))
    }

    func rowOffset(of section: Int) -> Point {
        var offset = Point.zero
        guard let solution = solved.current, solution.sections.indices.contains(section),
            solution.sections[section].geometry.isOrthogonal
        else { return offset }
        offset[solution.axis.crossed] = solution.sections[section].rowOffset
        return offset
    }

    func restingOffset(for offset: Point, inSection section: Int) -> Point {
        guard let solution = solved.current, let row = solution.row(of: section) else { return offset }
        var result = Point.zero
        result[solution.axis.crossed] = row.restingOffset(for: offset[solution.axis.crossed])
        return result
    }

    func rowAnchor(ofSection section: Int) -> OrthogonalAnchor? {
        guard let solution = solved.current, let row = solution.row(of: section) else { return nil }
        return row.anchor(at: solution.sections[section].rowOffset)
    }

    func rowOffset(of anchor: OrthogonalAnchor, inSection section: Int, isSettled: Bool) -> Point? {
        guard let solution = solved.current,
            let value = solution.row(of: section)?.offset(of: anchor, isSettled: isSettled)
        else { return nil }
        var offset = Point.zero
        offset[solution.axis.crossed] = value
        return offset
    }

    /// The offset, in points from the start of the row, that brings an item of an orthogonal section to where its row
    /// rests with it in sight; `nil` for other items.
    ///
    /// - Complexity: O(log n).
    public func orthogonalContentOffset(toShowItemAt indexPath: IndexPath) -> Point? {
        guard let solution = solved.current, let row = solution.row(of: indexPath.section),
            let item = row.body.item(at: indexPath.item)
        else { return nil }
        var offset = Point.zero
        offset[solution.axis.crossed] = row.restingOffset(for: row.offset(toShow: item.frame))
        return offset
    }

    func collectRests(inSection section: Int, range: ClosedRange<Double>, into offsets: inout [Double]) {
        guard let row = solved.current?.row(of: section) else { return }
        row.collectRestingOffsets(in: range, into: &offsets)
    }
}
