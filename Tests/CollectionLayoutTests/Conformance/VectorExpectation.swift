import CollectionGeometry
import CollectionLayout

#if canImport(CollectionTestSupport)
import CollectionTestSupport
#endif

/// The expected frames of a vector, compared with what a layout returns.
struct VectorExpectation {
    let value: VectorValue
    let tolerance: Double
    /// Whether "header" and "footer" stand for the kinds of the layouts that name them.
    let namesKinds: Bool

    init(_ vector: VectorValue, namesKinds: Bool) {
        self.namesKinds = namesKinds
        value = vector["expected"] ?? .null
        tolerance = vector["tolerance"]?.number ?? 0.01
    }

    static func kind(_ name: String, isNamed: Bool) -> ElementKind {
        guard isNamed else { return ElementKind(name) }
        return name == "header" ? .sectionHeader : name == "footer" ? .sectionFooter : ElementKind(name)
    }

    var isComplete: Bool { value["scope"] == nil }

    func isNear(_ left: Double, _ right: Double) -> Bool { abs(left - right) <= tolerance }

    func isNear(_ left: Rect, _ right: Rect) -> Bool {
        isNear(left.minX, right.minX) && isNear(left.minY, right.minY) && isNear(left.width, right.width)
            && isNear(left.height, right.height)
    }

    func check(_ name: String, _ actual: Rect?, _ expected: Rect) throws(VectorFailure) {
        guard let actual else { throw VectorFailure("\(name): missing, expected \(text(expected))") }
        guard isNear(actual, expected) else {
            throw VectorFailure("\(name): \(text(actual)), expected \(text(expected))")
        }
    }

    func text(_ rect: Rect) -> String {
        "[\(rect.minX.brief), \(rect.minY.brief), \(rect.width.brief), \(rect.height.brief)]"
    }

    /// Compares everything the vector states about frames.
    func check(_ layout: CollectionViewLayout, counts: [Int]) throws(VectorFailure) {
        try checkContentSize(layout)
        try checkItems(layout, counts: counts)
        try checkSurroundings(layout, counts: counts)
    }

    private func checkContentSize(_ layout: CollectionViewLayout) throws(VectorFailure) {
        let actual = layout.collectionViewContentSize
        if let size = value["contentSize"]?.size,
            !(isNear(actual.width, size.width) && isNear(actual.height, size.height))
        {
            throw VectorFailure(
                "content size \(actual.width.brief) × \(actual.height.brief), expected \(size.width.brief) × \(size.height.brief)"
            )
        }
        if let height = value["contentHeight"]?.number, !isNear(actual.height, height) {
            throw VectorFailure("content height \(actual.height.brief), expected \(height.brief)")
        }
    }

    private func checkItems(_ layout: CollectionViewLayout, counts: [Int]) throws(VectorFailure) {
        let items = value["items"]?.object ?? [:]
        let zIndexes = value["itemZIndex"]?.object ?? [:]
        let paths = items.keys.compactMap { key in VectorValue.path(key).map { (path: $0, key: key) } }
        for (path, key) in paths.sorted(by: { $0.path < $1.path }) {
            guard let expected = items[key]?.rect else { throw VectorFailure("bad item \(key)") }
            let attributes = layout.layoutAttributesForItem(at: path)
            try check("item \(key)", attributes?.frame, expected)
            guard isComplete else { continue }
            let zIndex = zIndexes[key]?.int ?? 0
            if attributes?.zIndex != zIndex {
                throw VectorFailure("item \(key): z \(attributes?.zIndex ?? 0), expected \(zIndex)")
            }
        }
        guard isComplete, value["items"] != nil else { return }
        for (section, count) in counts.enumerated() {
            for item in 0..<count where items["\(section).\(item)"] == nil {
                if layout.layoutAttributesForItem(at: IndexPath(item: item, section: section)) != nil {
                    throw VectorFailure("item \(section).\(item) should not exist")
                }
            }
        }
    }

    private func checkSurroundings(_ layout: CollectionViewLayout, counts: [Int]) throws(VectorFailure) {
        let supplementaries = value["supplementaries"]?.list ?? []
        let decorations = value["decorations"]?.list ?? []
        for (element, isDecoration) in supplementaries.map({ ($0, false) }) + decorations.map({ ($0, true) }) {
            guard let kind = element["kind"]?.text, let section = element["section"]?.int,
                let frame = element["frame"]?.rect
            else { throw VectorFailure("bad element of the kind \(element["kind"]?.text ?? "none")") }
            let item = element["item"]?.text == "max" ? IndexPath.globalItem : element["item"]?.int ?? 0
            let path = IndexPath(item: item, section: section)
            let elementKind = Self.kind(kind, isNamed: namesKinds)
            let actual =
                isDecoration
                ? layout.layoutAttributesForDecorationView(ofKind: elementKind, at: path)
                : layout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: path)
            try check("\(kind) \(section).\(item)", actual?.frame, frame)
            if let zIndex = element["zIndex"]?.int, actual?.zIndex != zIndex {
                throw VectorFailure("\(kind) \(section).\(item): z \(actual?.zIndex ?? 0), expected \(zIndex)")
            }
        }
        guard isComplete, let layout = layout as? SectionedLayout else { return }
        let all = layout.allFrames
        let actual = all.surroundings.count
        guard actual == supplementaries.count + decorations.count else {
            throw VectorFailure(
                "\(actual) supplementaries and decorations, expected \(supplementaries.count + decorations.count)")
        }
        let expectedItems = value["items"]?.object?.count ?? 0
        let count = all.items.reduce(0) { $0 + $1.count }
        guard count == expectedItems else { throw VectorFailure("\(count) items, expected \(expectedItems)") }
    }
}
