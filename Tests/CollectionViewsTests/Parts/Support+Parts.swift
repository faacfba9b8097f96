import CollectionDiffing
import CollectionGeometry
import CollectionLayout
import Testing

@testable import CollectionViews

extension IndexPath {
    /// An item of the first section, or of another one.
    static func item(_ item: Int, in section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }
}

extension LayoutElement {
    /// The header of a section.
    static func header(_ section: Int) -> LayoutElement {
        .supplementary(.sectionHeader, IndexPath(item: 0, section: section))
    }
}

extension LayoutAttributes {
    /// An element at a place of the content.
    static func of(_ element: LayoutElement, top: Double = 0, height: Double = 100) -> LayoutAttributes {
        LayoutAttributes(element: element, frame: Rect(x: 0, y: top, width: 300, height: height))
    }
}

extension ElementTable {
    /// Follows a batch in sections with so many items.
    @discardableResult
    func follow(_ batch: BatchChanges, from before: [Int], to after: [Int]) throws -> IndexPathTranslation {
        let translation = try #require(IndexPathTranslation(batch, countsBefore: before, countsAfter: after))
        translate(translation)
        return translation
    }

    /// Follows an update that deletes items of one section.
    @discardableResult
    func delete(_ items: [Int], of count: Int) throws -> IndexPathTranslation {
        try follow(BatchChanges(itemDeletes: items.map { .item($0) }), from: [count], to: [count - items.count])
    }

    /// Follows an update that inserts items into one section.
    @discardableResult
    func insert(_ items: [Int], into count: Int) throws -> IndexPathTranslation {
        try follow(BatchChanges(itemInserts: items.map { .item($0) }), from: [count], to: [count + items.count])
    }
}

/// Sections that scroll by themselves, each a window of 300 by 100 points onto items 100 points wide.
final class PartRowLayout: CollectionViewLayout {
    var counts: [Int]
    private var offsets: [Int: Double] = [:]

    init(_ counts: [Int]) { self.counts = counts }

    override func layoutAttributesForItem(at path: IndexPath) -> LayoutAttributes? {
        guard counts.indices.contains(path.section), path.item < counts[path.section] else { return nil }
        let frame = Rect(x: Double(path.item) * 100, y: Double(path.section) * 100, width: 100, height: 100)
        return LayoutAttributes(element: .cell(path), frame: frame)
    }

    override func collectOrthogonalScrollers(in rect: Rect, into scrollers: inout [OrthogonalScroller]) {
        for (section, count) in counts.enumerated() {
            let frame = Rect(x: 0, y: Double(section) * 100, width: 300, height: 100)
            guard frame.intersects(rect) else { continue }
            let length = Double(count) * 100
            scrollers.append(
                OrthogonalScroller(
                    section: section, frame: frame, contentSize: Size(width: length, height: 100),
                    contentOffset: orthogonalContentOffset(forSection: section), offsetRange: 0...max(0, length - 300)))
        }
    }

    override func orthogonalContentOffset(forSection section: Int) -> Point { Point(x: offsets[section] ?? 0, y: 0) }

    override func setOrthogonalContentOffset(_ offset: Point, forSection section: Int, isSettled: Bool) {
        offsets[section] = offset.x
    }

    override func orthogonalAnchor(forSection section: Int) -> OrthogonalAnchor? {
        let offset = orthogonalContentOffset(forSection: section).x
        let item = Int(offset / 100)
        return OrthogonalAnchor(item: item, distance: Double(item) * 100 - offset)
    }

    override func orthogonalContentOffset(
        of anchor: OrthogonalAnchor, inSection section: Int, isSettled: Bool
    ) -> Point? {
        Point(x: Double(anchor.item) * 100 - anchor.distance, y: 0)
    }
}
