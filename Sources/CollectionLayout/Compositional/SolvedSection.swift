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
    var supplementarySizes = SupplementarySizes()
    /// How far the row of an orthogonal section is scrolled, in points from its start.
    var rowOffset = 0.0

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

    /// Keeps what a description says; `nil` if it says nothing.
    init?(_ section: LayoutSection) {
        visibleItemsHandler = section.visibleItemsInvalidationHandler
        orthogonalScrollHandler = section.orthogonalScrollPositionHandler
        orthogonalScrollingProperties = section.orthogonalScrollingProperties
        listConfiguration = section.listConfiguration
        if visibleItemsHandler == nil, orthogonalScrollHandler == nil, listConfiguration == nil,
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
        switch geometry.section.orthogonalExtent {
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
        if isEmpty, geometry.boundary.items.isEmpty {
            boxLength = 0
            growth = (0, 0)
            return
        }
        boxLength = max(0, geometry.insets.total(along: axis) + (isEmpty ? 0 : contentLength))
        growth = geometry.boundary.growth(boxLength: boxLength, measured: boundarySizes)
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
            let inside = body.overhang(along: axis)
            let bodyEnd = bodyOrigin[axis] + (geometry.isOrthogonal ? body.breadth : body.length)
            result.before = max(0, inside.before - bodyOrigin[axis])
            result.after = max(0, bodyEnd + inside.after - length)
        }
        for index in geometry.boundary.items.indices {
            let measured = boundarySizes.isEmpty ? nil : boundarySizes[index]
            let slot = geometry.boundary.slot(index, boxLength: boxLength, measured: measured)
            let frame = geometry.boundary.frame(index, slot: slot)
            result.before = max(result.before, -(frame.min(along: axis) + growth.before))
            result.after = max(result.after, frame.max(along: axis) + growth.before - length)
        }
        for item in geometry.section.decorationItems {
            let insets = item.contentInsets.bounded
            result.before = max(result.before, -insets.start(along: axis))
            result.after = max(result.after, -insets.end(along: axis))
        }
        return result
    }
}
