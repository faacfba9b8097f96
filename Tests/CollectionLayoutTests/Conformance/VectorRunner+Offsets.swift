import CollectionGeometry
import CollectionLayout

#if canImport(CollectionTestSupport)
import CollectionTestSupport
#endif

extension VectorRunner {
    private var extent: ScrollExtent {
        let inset = vector["contentInset"]?.numbers ?? [0, 0, 0, 0]
        return ScrollExtent(
            offset: vector["contentOffset"]?.point?.y ?? 0,
            viewLength: vector["container"]?.size?.height ?? 0,
            contentLength: vector["contentHeight"]?.number ?? 0,
            startInset: inset[0],
            endInset: inset[2]
        )
    }

    func runOffsetAnchor() throws(VectorFailure) {
        let edge: ContentAnchorEdge = vector["verticalLayoutDirection"]?.text == "bottomToTop" ? .end : .start
        func item(_ value: VectorValue?) -> ContentAnchor<String>.Item? {
            guard let id = value?["id"]?.text, let frame = value?["frame"]?.rect else { return nil }
            return ContentAnchor.Item(id: id, start: frame.minY, end: frame.maxY)
        }
        let actual = ContentAnchor.captured(
            at: edge, extent, first: item(vector["firstVisible"]), last: item(vector["lastVisible"]))
        let anchor = try Self.anchor(expected.value["anchor"])
        guard actual == anchor else { throw VectorFailure("another anchor than expected") }
    }

    func runOffsetRestore() throws(VectorFailure) {
        let anchor = try Self.anchor(vector["anchor"])
        let frame = vector["itemFrame"]?.rect
        let actual = anchor.offset(in: extent) { _ in frame.map { ($0.minY, $0.maxY) } }
        guard let offset = expected.value["contentOffsetY"]?.number else { throw VectorFailure("nothing expected") }
        guard let actual, expected.isNear(actual, offset) else {
            throw VectorFailure("offset \((actual ?? .nan).brief), expected \(offset.brief)")
        }
    }

    private static func anchor(_ value: VectorValue?) throws(VectorFailure) -> ContentAnchor<String> {
        let (id, distance) = (value?["id"]?.text ?? "", value?["distance"]?.number ?? 0)
        switch value?["type"]?.text {
        case "top": return .top
        case "bottom": return .bottom
        case "topItem": return .topItem(id: id, distance: distance)
        case "bottomItem": return .bottomItem(id: id, distance: distance)
        default: throw VectorFailure("unknown anchor")
        }
    }

    func runOffsetAdjust() throws(VectorFailure) {
        let layout = try VectorParser.description(layoutValue).makeLayout()
        let driver = LayoutDriver(layout: layout, context: try context)
        let sizes = (vector["changes"]?.list ?? []).compactMap { change -> PreferredSize? in
            guard let path = change["item"]?.text.flatMap({ VectorValue.path($0) }),
                let frame = layout.layoutAttributesForItem(at: path)?.frame
            else { return nil }
            let size = Size(
                width: change["width"]?.number ?? frame.width, height: change["height"]?.number ?? frame.height)
            return PreferredSize(element: .cell(path), size: size)
        }
        let adjustment = layout.updatePreferredSizes(sizes)
        driver.scroll(by: adjustment.contentOffset)
        if let offset = expected.value["contentOffset"]?.point {
            let actual = driver.bounds.origin
            guard expected.isNear(actual.x, offset.x), expected.isNear(actual.y, offset.y) else {
                throw VectorFailure(
                    "offset \(actual.x.brief) \(actual.y.brief), expected \(offset.x.brief) \(offset.y.brief)")
            }
        }
        if expected.value["items"] != nil { try expected.check(layout, counts: counts) }
    }

    func runPixel() throws(VectorFailure) {
        for rounding in expected.value["rounded"]?.list ?? [] {
            guard let value = rounding["value"]?.number, let scale = rounding["scale"]?.number,
                let result = rounding["result"]?.number
            else { throw VectorFailure("bad rounding") }
            let actual = PixelGrid(scale: scale).rounded(value)
            guard abs(actual - result) < 1e-6 else {
                throw VectorFailure(
                    "\(value.brief) at scale \(scale.brief) is \(actual.brief), expected \(result.brief)")
            }
        }
    }
}
