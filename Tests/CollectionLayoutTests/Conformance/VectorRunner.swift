import CollectionGeometry
import CollectionLayout

#if canImport(CollectionTestSupport)
import CollectionTestSupport
#endif

/// Runs one vector and throws where it comes out differently.
struct VectorRunner {
    let vector: VectorValue

    func run() throws(VectorFailure) {
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
    var counts: [Int] { LayoutVector(vector).counts }

    var layoutValue: VectorValue {
        get throws(VectorFailure) {
            guard let layout = vector["layout"] else { throw VectorFailure("no layout") }
            return layout
        }
    }

    /// The view of the vector.
    var context: LayoutContext {
        get throws(VectorFailure) { try LayoutVector(vector).context }
    }

    /// The size that the view of an element returns when it is measured.
    func preferredSize(_ attributes: LayoutAttributes) -> Size? { LayoutVector(vector).preferredSize(attributes) }

    private func runCompositional() throws(VectorFailure) {
        try expected.check(try LayoutVector(vector).solved(), counts: counts)
    }

    private func runOrthogonalRest() throws(VectorFailure) {
        let layout = try VectorParser.description(layoutValue).makeLayout()
        layout.prepare(try context)
        for rest in expected.value["restingOffsets"]?.list ?? [] {
            guard let requested = rest["requested"]?.number, let offsets = rest["sections"]?.numbers else { continue }
            for (section, offset) in offsets.enumerated() {
                let across = layout.configuration.scrollDirection.crossed
                var proposal = Point.zero
                proposal[across] = requested
                let actual = layout.orthogonalRestingOffset(forProposedContentOffset: proposal, inSection: section)
                guard expected.isNear(actual[across], offset) else {
                    throw VectorFailure(
                        "section \(section) requested at \(requested.brief) rests at \(actual[across].brief), expected \(offset.brief)"
                    )
                }
            }
        }
    }
}
