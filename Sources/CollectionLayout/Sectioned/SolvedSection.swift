import CollectionGeometry

/// One section as it stands: its inside, and the lengths that follow from it.
struct SolvedSection {
    let geometry: SectionGeometry
    let extras: SectionExtras?
    var body: SectionBody
    /// The length from the first to the last edge of the section's box, the insets included.
    private(set) var boxLength = 0.0
    /// The room that boundary items take before the box and after it.
    private(set) var growth = (before: 0.0, after: 0.0)
    /// The sizes that the views of boundary items want; empty while none is known.
    var boundarySizes: [Size?] = []
    /// The sizes that the views attached to items and groups want.
    private(set) var supplementarySizes = SupplementarySizes()
    /// How much further than estimated such views may stick out, at most.
    private(set) var supplementaryExcess = Size.zero
    /// How far the row of an orthogonal section is scrolled, in points from its start.
    var rowOffset = 0.0
    /// The length that the view of a placeholder wants, if it has been measured.
    var measuredPlaceholderLength: Double?
    /// What the placeholder is given of the room that all content leaves over.
    var placeholderFill = 0.0

    init(_ geometry: SectionGeometry, _ extras: SectionExtras?, _ body: SectionBody) {
        self.geometry = geometry
        self.extras = extras
        self.body = body
        resolve()
    }
}

/// What a section's description says beyond frames.
final class SectionExtras {
    let visibleItemsHandler: VisibleItemsInvalidationHandler?
    let orthogonalScrollHandler: OrthogonalScrollHandler?
    let orthogonalScrollingProperties: OrthogonalScrollingProperties
    let listConfiguration: ListConfiguration?
    let listRows: ListRows?

    /// Keeps what a description says; `nil` if it says nothing.
    init?(_ section: LayoutSection) {
        visibleItemsHandler = section.visibleItemsInvalidationHandler
        orthogonalScrollHandler = section.orthogonalScrollPositionHandler
        orthogonalScrollingProperties = section.orthogonalScrollingProperties
        listConfiguration = section.listConfiguration
        listRows = section.listRows
        if visibleItemsHandler == nil, orthogonalScrollHandler == nil, listConfiguration.isNil,
            orthogonalScrollingProperties == OrthogonalScrollingProperties()
        {
            return nil
        }
    }
}

extension SolvedSection {
    var axis: Axis { geometry.context.axis }

    /// The length of the section along the scroll axis.
    var length: Double { max(0, growth.before + boxLength + growth.after) }

    /// The length of what is inside the insets, along the scroll axis.
    var contentLength: Double {
        guard geometry.isOrthogonal else { return body.length }
        switch geometry.orthogonalExtent {
        case .tallestGroup: return max(0, body.breadth)
        case .tallestMeasuredGroup: return max(0, body.measuredBreadth ?? body.breadth)
        case .firstGroup: return max(0, body.firstBreadth)
        case .fixed(let length): return max(0, length.boundedLength)
        }
    }

    /// Whether there is nothing to lay out.
    var isEmpty: Bool { body.itemCount == 0 }

    /// Brings the lengths up to date with the inside and the boundary items.
    mutating func resolve() {
        let hasInsets: Bool
        switch geometry.insetsWhenEmpty {
        case .always: hasInsets = true
        case .withBoundaryItems: hasInsets = !isEmpty || !geometry.boundary.items.isEmpty
        case .never: hasInsets = !isEmpty
        }
        boxLength = placeholderLength ?? (hasInsets ? geometry.insets.total(along: axis) : 0)
        boxLength = max(0, boxLength + (isEmpty ? 0 : contentLength))
        growth = geometry.boundary.growth(boxLength: boxLength, sizes: boundarySizes)
    }

    /// The corner of the inside, relative to the start of the section and of the view.
    var bodyOrigin: Point {
        var origin = Point.zero
        origin[axis] = growth.before + geometry.insets.start(along: axis)
        origin[axis.crossed] = geometry.insets.start(along: axis.crossed)
        return origin
    }

    /// The extent across that the section adds to the content: that of its groups, unless they are scrolled by themselves.
    var contentBreadth: Double { geometry.isOrthogonal ? 0 : body.breadth }

    /// How far elements reach beyond the section along the scroll axis.
    var overhang: (before: Double, after: Double) {
        var result = (before: 0.0, after: 0.0)
        if !isEmpty {
            var inside = body.overhang(along: axis)
            inside.before += supplementaryExcess[axis]
            inside.after += supplementaryExcess[axis]
            let bodyEnd = bodyOrigin[axis] + (geometry.isOrthogonal ? body.breadth : body.length)
            result.before = max(0, inside.before - bodyOrigin[axis])
            result.after = max(0, bodyEnd + inside.after - length)
        }
        for index in geometry.boundary.items.indices {
            let slot = geometry.boundary.slot(index, boxLength: boxLength, sizes: boundarySizes)
            let frame = geometry.boundary.frame(index, slot: slot)
            result.before = max(result.before, -(frame.min(along: axis) + growth.before))
            result.after = max(result.after, frame.max(along: axis) + growth.before - length)
        }
        for item in geometry.decorationItems {
            let insets = item.contentInsets.bounded
            result.before = max(result.before, -insets.start(along: axis))
            result.after = max(result.after, -insets.end(along: axis))
        }
        return result
    }
}

extension SolvedSection {
    /// Notes the size that a view attached to an item or group wants, or forgets it; returns whether it is a new one.
    mutating func setSupplementarySize(_ size: Size?, of kind: ElementKind, _ number: Int) -> Bool {
        guard supplementarySizes[kind, number] != size else { return false }
        supplementarySizes[kind, number] = size
        guard let size else { return true }
        var elements = PlacedElements()
        body.collectSupplementaries(around: number, kind: kind, into: &elements)
        for view in elements.supplementaries where view.number == number && view.item.elementKind == kind {
            // An edge is moved by no more than the size and what anchors make of it.
            let anchors = view.item.anchorReach
            supplementaryExcess.width = max(supplementaryExcess.width, size.width * anchors.x)
            supplementaryExcess.height = max(supplementaryExcess.height, size.height * anchors.y)
        }
        return true
    }

    /// Takes over the sizes of the views attached to the same items and groups before an update.
    mutating func inheritSupplementarySizes(of old: SolvedSection) {
        supplementarySizes = old.supplementarySizes
        supplementaryExcess = old.supplementaryExcess
    }
}

extension LayoutSupplementaryItem {
    /// How often its own size an edge can be away from the point it is attached to, besides offsets in points.
    fileprivate var anchorReach: Point {
        var reach = Point(x: 1, y: 1)
        for case .fractional(let offset)? in [containerAnchor.offset, itemAnchor?.offset] {
            reach.x += abs(offset.x.boundedLength)
            reach.y += abs(offset.y.boundedLength)
        }
        return reach
    }
}
