public import CollectionGeometry
public import CollectionLayout

/// A described layout with the view it is made for and the sizes its views want: an entry of a vectors file.
///
/// ```json
/// { "container": { "width": 320, "height": 480 }, "scale": 2, "itemCounts": [7], "layout": {
///     "type": "compositional", "section": { "group": {
///         "type": "horizontal", "size": ["fw:1", "abs:80"], "count": 3,
///         "subitems": [{ "type": "item", "size": ["fw:1", "fh:1"] }] } } } }
/// ```
public struct LayoutVector {
    /// The entry as it is written.
    public let value: VectorValue

    /// Creates a vector from an entry of a file.
    public init(_ value: VectorValue) {
        self.value = value
    }
}

extension LayoutVector {
    /// The number of items in each section.
    public var counts: [Int] { value["itemCounts"]?.list?.compactMap { $0.int } ?? [] }

    /// The view.
    public var context: LayoutContext {
        get throws(VectorFailure) {
            guard let size = value["container"]?.size else { throw VectorFailure("no container") }
            var inset = EdgeInsets.zero
            if let numbers = value["contentInset"]?.numbers, numbers.count == 4 {
                inset = EdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
            }
            return LayoutContext(
                bounds: Rect(origin: value["contentOffset"]?.point ?? .zero, size: size),
                counts: FixedLayoutCounts(counts),
                displayScale: value["scale"]?.number ?? 1,
                layoutMargins: value["layoutMargins"]?.insets ?? .zero,
                contentInset: inset
            )
        }
    }

    /// The size that the view of an element returns when it is measured; `nil` for one without an opinion.
    public func preferredSize(_ attributes: LayoutAttributes) -> Size? {
        let path = attributes.indexPath
        let key = attributes.element.kind.map { "\(name(of: $0))@\(path.section)" } ?? "\(path.section).\(path.item)"
        guard let value = value["preferred"]?[key] else { return nil }
        let width = value["w"]?.number ?? value.list?.first?.number
        let height = value["h"]?.number ?? value.list?.last?.number
        return Size(width: width ?? attributes.frame.width, height: height ?? attributes.frame.height)
    }

    private func name(of kind: ElementKind) -> String {
        kind == .sectionHeader ? "header" : kind == .sectionFooter ? "footer" : kind.rawValue
    }

    /// The layout as it stands when everything in sight has been measured: first at the start of the content, where a
    /// view begins, then at the offset that it is scrolled to.
    ///
    /// - Throws: What cannot be read of the description, or laid out.
    public func solved() throws(VectorFailure) -> CompositionalLayout {
        guard let described = value["layout"] else { throw VectorFailure("no layout") }
        let layout = try VectorParser.description(described).makeLayout()
        let scrolled = try context
        var context = scrolled
        context.bounds.origin = .zero
        let driver = LayoutDriver(layout: layout, context: context)
        driver.measureVisible(preferredSize)
        if scrolled.bounds != driver.bounds {
            driver.setBounds(scrolled.bounds)
            driver.measureVisible(preferredSize)
        }
        if let error = layout.errors.first { throw VectorFailure(error.description) }
        return layout
    }
}
