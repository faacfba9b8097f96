import CollectionGeometry
import CollectionLayout

/// Runs one vector and throws where it comes out differently.
struct VectorRunner {
    let vector: VectorValue

    func run() throws {
        switch vector["kind"]?.text {
        case "compositional": try runCompositional()
        case "orthogonal-rest": try runOrthogonalRest()
        case "flow": try runFlow()
        case "iglist", "rect-query": try runRowSharing()
        case "waterfall": try runColumns()
        case "list": try runList()
        case "list-section-config": try runListSection()
        case "offset-anchor": try runOffsetAnchor()
        case "offset-restore": try runOffsetRestore()
        case "offset-adjust": try runOffsetAdjust()
        case "pixel": try runPixel()
        case "invalidation-trace": try runInvalidationTrace()
        case "provider-trace": try runProviderTrace()
        case let kind: throw VectorFailure("unknown kind \(kind ?? "none")")
        }
    }
}

extension VectorRunner {
    var expected: VectorExpectation {
        let isNamed = ["flow", "iglist", "list"].contains(vector["kind"]?.text)
        return VectorExpectation(vector, namesKinds: isNamed)
    }
    var counts: [Int] { vector["itemCounts"]?.list?.compactMap { $0.int } ?? [] }

    var layoutValue: VectorValue {
        get throws {
            guard let layout = vector["layout"] else { throw VectorFailure("no layout") }
            return layout
        }
    }

    /// The view of the vector.
    var context: LayoutContext {
        get throws {
            guard let size = vector["container"]?.size else { throw VectorFailure("no container") }
            let inset = vector["contentInset"]?.numbers ?? [0, 0, 0, 0]
            return LayoutContext(
                bounds: Rect(origin: vector["contentOffset"]?.point ?? .zero, size: size),
                counts: FixedLayoutCounts(counts),
                displayScale: vector["scale"]?.number ?? 1,
                layoutMargins: vector["layoutMargins"]?.insets ?? .zero,
                contentInset: EdgeInsets(top: inset[0], left: inset[1], bottom: inset[2], right: inset[3])
            )
        }
    }

    /// The size that the view of an element answers when it is measured.
    func preferredSize(_ attributes: LayoutAttributes) -> Size? {
        let path = attributes.indexPath
        let kind = attributes.element.kind.map { VectorExpectation.name(of: $0) }
        let key = kind.map { "\($0)@\(path.section)" } ?? "\(path.section).\(path.item)"
        guard let value = vector["preferred"]?[key] else { return nil }
        let width = value["w"]?.number ?? value.list?.first?.number
        let height = value["h"]?.number ?? value.list?.last?.number
        return Size(width: width ?? attributes.frame.width, height: height ?? attributes.frame.height)
    }

    private func runCompositional() throws {
        let layout = try VectorParser.description(layoutValue).makeLayout()
        let driver = LayoutDriver(layout: layout, context: try context)
        driver.measureVisible(preferredSize)
        if let error = layout.errors.first { throw VectorFailure("\(error)") }
        try expected.check(layout, counts: counts)
    }

    private func runOrthogonalRest() throws {
        let layout = try VectorParser.description(layoutValue).makeLayout()
        layout.prepare(try context)
        for rest in expected.value["restingOffsets"]?.list ?? [] {
            guard let requested = rest["requested"]?.number, let offsets = rest["sections"]?.numbers else { continue }
            for (section, offset) in offsets.enumerated() {
                let actual = layout.orthogonalRestingOffset(
                    forProposedContentOffset: Point(x: requested, y: 0), inSection: section)
                guard expected.isNear(actual.x, offset) else {
                    throw VectorFailure(
                        "section \(section) asked for \(requested) rests at \(actual.x), expected \(offset)")
                }
            }
        }
    }
}
