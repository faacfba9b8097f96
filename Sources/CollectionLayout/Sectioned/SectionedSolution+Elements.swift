import CollectionGeometry

extension SectionedSolution {
    /// The attributes of a cell, or `nil` if there is no such item.
    ///
    /// - Complexity: O(log n).
    func cell(at path: IndexPath, _ moment: Moment) -> LayoutAttributes? {
        guard sections.indices.contains(path.section), let item = sections[path.section].body.item(at: path.item) else {
            return nil
        }
        let origin = bodyOrigin(of: path.section, at: start(of: path.section))
        return cellAttributes(item, in: path.section, at: origin, moment).attributes
    }

    /// The attributes of a supplementary element, or `nil` if there is none of the kind at the path.
    func supplementary(_ kind: ElementKind, at path: IndexPath, _ moment: Moment) -> LayoutAttributes? {
        if path.item == IndexPath.globalItem {
            return globals.index(of: kind, number: path.section).map { globalAttributes($0, moment) }
        }
        guard sections.indices.contains(path.section), path.item >= 0 else { return nil }
        let section = sections[path.section]
        let start = start(of: path.section)
        if let number = section.geometry.boundary.index(of: kind, number: path.item) {
            return boundaryAttributes(number, of: path.section, at: start, moment)
        }
        if kind == .placeholder, path.item == 0, section.placeholderLength != nil {
            return placeholderAttributes(of: path.section, at: start)
        }
        var elements = PlacedElements()
        elements.supplementarySizes = section.supplementarySizes
        section.body.collectSupplementaries(around: path.item, kind: kind, into: &elements)
        let view = elements.supplementaries.first { $0.number == path.item && $0.item.elementKind == kind }
        guard let view else { return nil }
        let origin = bodyOrigin(of: path.section, at: start)
        let frame = aligned(view.frame.offsetBy(dx: origin.x, dy: origin.y))
        return viewAttributes(view, frame: frame, in: path.section)
    }

    /// The attributes of a decoration, or `nil` if there is none of the kind at the path.
    func decoration(_ kind: ElementKind, at path: IndexPath) -> LayoutAttributes? {
        guard sections.indices.contains(path.section), sections[path.section].length > 0 else { return nil }
        let items = sections[path.section].geometry.decorationItems
        guard items.indices.contains(path.item), items[path.item].elementKind == kind else {
            return sections[path.section].geometry.source.separator(kind, at: path, in: self)
        }
        return decorationAttributes(path.item, of: path.section, at: start(of: path.section))
    }
}
