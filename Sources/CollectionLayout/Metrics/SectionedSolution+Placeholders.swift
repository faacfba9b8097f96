import CollectionGeometry

extension SolvedSection {
    /// The length of what is shown in place of the items; `nil` where items are shown.
    var placeholderLength: Double? {
        guard let placeholder = geometry.placeholder else { return nil }
        return max(0, (measuredPlaceholderLength ?? placeholder.height.estimate).boundedLength) + placeholderFill
    }

    /// Notes the length that the view of the placeholder wants; returns whether it is a new one.
    mutating func setPlaceholderLength(_ length: Double) -> Bool {
        guard case .measured = geometry.placeholder?.height, measuredPlaceholderLength != length else { return false }
        measuredPlaceholderLength = length
        return true
    }
}

extension SectionedSolution {
    /// Shares what the content leaves over of the view equally among the placeholders.
    ///
    /// - Complexity: O(k log n) for k placeholders.
    mutating func fillPlaceholders() {
        guard !placeholderSections.isEmpty else { return }
        for index in placeholderSections { updateSection(index) { $0.placeholderFill = 0 } }
        let visible = context.viewSize[axis] - context.contentInset.total(along: axis)
        let fill = max(0, visible - contentLength) / Double(placeholderSections.count)
        guard fill > 0 else { return }
        for index in placeholderSections { updateSection(index) { $0.placeholderFill = fill } }
    }

    /// The attributes of what a section shows in place of its items.
    func placeholderAttributes(of index: Int, at start: Double) -> LayoutAttributes {
        let section = sections[index]
        var frame = Rect.zero
        frame.origin[axis] = start + section.growth.before
        frame.size[axis] = section.placeholderLength ?? 0
        frame.size[axis.crossed] = context.viewSize[axis.crossed]
        var attributes = LayoutAttributes(
            element: .supplementary(.placeholder, IndexPath(item: 0, section: index)),
            frame: mirrored(aligned(frame)),
            zIndex: 1
        )
        if case .measured = section.geometry.placeholder?.height {
            attributes.selfSizingAxes = AxisSet(axis)
            attributes.isSizeEstimated = section.measuredPlaceholderLength == nil
        }
        return attributes
    }
}
