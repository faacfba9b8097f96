import CollectionGeometry
import CollectionLayout

#if canImport(CollectionTestSupport)
import CollectionTestSupport
#endif

extension VectorRunner {
    /// Runs the change of bounds that an action describes in words and compares what the layout was asked.
    func runInvalidationTrace() throws(VectorFailure) {
        guard let action = vector["action"]?.text else { throw VectorFailure("no action") }
        let layout = TracingLayout(invalidates: !action.mentions("answers false"))
        let size = vector["container"]?.size ?? Size(width: 300, height: 400)
        let bounds = Rect(origin: .zero, size: size)
        let driver = LayoutDriver(
            layout: layout, context: LayoutContext(bounds: bounds, counts: FixedLayoutCounts([3])))
        layout.calls = []
        if action.mentions("same") {
            driver.setBounds(bounds)
        } else if action.mentions("size") {
            driver.setBounds(Rect(x: 0, y: 0, width: size.width + 50, height: size.height))
        } else if action.mentions("origin") || action.mentions("bounds change") {
            driver.setBounds(bounds.offsetBy(dx: 0, dy: 20))
        } else if action.mentions("invalidateLayout()") {
            layout.invalidateLayout()
        } else {
            throw VectorFailure("unknown action: \(action)")
        }
        if layout.isInvalidated {
            layout.calls.append("-- layout pass --")
            driver.layoutIfNeeded()
        }
        let calls = expected.value["calls"]?.list?.compactMap { $0.text } ?? []
        guard layout.calls == calls else {
            throw VectorFailure(
                "calls \(layout.calls.joined(separator: ", ")), expected \(calls.joined(separator: ", "))")
        }
    }

    func runProviderTrace() throws(VectorFailure) {
        var calls: [(section: Int, size: Size)] = []
        let item = LayoutItem(
            layoutSize: LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)))
        let section = LayoutSection(group: .horizontal(layoutSize: item.layoutSize, subitems: [item]))
        let layout = CompositionalLayout { index, environment in
            calls.append((index, environment.container.contentSize))
            return section
        }
        layout.prepare(try context)
        let expectedCalls = (expected.value["calls"]?.list ?? []).compactMap { call in
            call["section"]?.int.flatMap { section in call["containerSize"]?.size.map { (section: section, size: $0) } }
        }
        guard calls.count == expectedCalls.count, zip(calls, expectedCalls).allSatisfy({ $0 == $1 }) else {
            throw VectorFailure("\(calls.count) calls, expected \(expectedCalls.count) or others")
        }
    }
}
