import CollectionGeometry
import CollectionLayout

/// A layout in the manner of IGListKit's: sections go on in the row of the section before while their items fit. Written
/// against the public interface alone, as an app would write it.
final class RowSharingLayout: CollectionViewLayout {
    struct Section {
        var items: [Size] = []
        var insets = EdgeInsets.zero
        var lineSpacing = 0.0
        var interitemSpacing = 0.0
        var header = 0.0
        var footer = 0.0
    }

    var scrollDirection = Axis.vertical
    var stickyHeaders = false
    var stickyHeaderOffset = 0.0
    var topContentInset = 0.0
    var stretchesToEdge = false
    var showsHeaderWhenEmpty = false
    private let sections: [Section]
    private var frames: [[Rect]] = []
    private var headers: [Rect?] = []
    private var footers: [Rect?] = []
    private var sectionEnds: [Double] = []
    private var contentLength = 0.0
    private var context: LayoutContext?

    /// How far an item may stick out of its row without starting a new one, in points.
    private static let tolerance = 1.0

    init(sections: [Section]) {
        self.sections = sections
        super.init()
    }

    override func prepare(_ context: LayoutContext) {
        self.context = context
        (frames, headers, footers, sectionEnds) = ([], [], [], [])
        let across = scrollDirection.crossed
        let breadth = across == .horizontal ? context.visibleBounds.width : context.visibleBounds.height
        var cursor = Cursor()
        for section in sections { place(section, breadth: breadth, context.pixelGrid, &cursor) }
        contentLength = cursor.nextRow
    }

    override var collectionViewContentSize: Size {
        guard let visible = context?.visibleBounds else { return .zero }
        var size = visible.size
        size[scrollDirection] = contentLength
        return size
    }

    override func shouldInvalidateLayout(forBoundsChange bounds: Rect) -> Bool {
        stickyHeaders || bounds.size != context?.bounds.size
    }

    override func layoutAttributesForElements(in rect: Rect) -> [LayoutAttributes] {
        var result: [LayoutAttributes] = []
        for section in sections.indices {
            let path = IndexPath(item: 0, section: section)
            let surroundings = [
                layoutAttributesForSupplementaryView(ofKind: .sectionHeader, at: path),
                layoutAttributesForSupplementaryView(ofKind: .sectionFooter, at: path),
            ]
            let items = frames[section].indices.map {
                layoutAttributesForItem(at: IndexPath(item: $0, section: section))
            }
            result += (items + surroundings).compactMap { $0 }.filter { $0.frame.intersects(rect) }
        }
        return result
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> LayoutAttributes? {
        guard frames.indices.contains(indexPath.section), frames[indexPath.section].indices.contains(indexPath.item)
        else { return nil }
        return LayoutAttributes(element: .cell(indexPath), frame: frames[indexPath.section][indexPath.item])
    }

    override func layoutAttributesForSupplementaryView(
        ofKind kind: ElementKind,
        at indexPath: IndexPath
    ) -> LayoutAttributes? {
        guard sections.indices.contains(indexPath.section), indexPath.item == 0 else { return nil }
        let isHeader = kind == .sectionHeader
        guard var frame = isHeader ? headers[indexPath.section] : footers[indexPath.section] else { return nil }
        if isHeader, stickyHeaders, let bounds = context?.bounds {
            let visible = bounds.origin[scrollDirection] + topContentInset + stickyHeaderOffset
            let end = sectionEnds[indexPath.section] - frame.size[scrollDirection]
            frame.origin[scrollDirection] = max(frame.origin[scrollDirection], min(visible, end))
        }
        return LayoutAttributes(element: .supplementary(kind, indexPath), frame: frame)
    }
}

extension RowSharingLayout {
    /// Where the next item goes: the start of its row without the inset of a section, its place across, and where the row
    /// after it starts.
    private struct Cursor {
        var row = 0.0
        var across = 0.0
        var nextRow = 0.0
    }

    private func place(_ section: Section, breadth: Double, _ grid: PixelGrid, _ cursor: inout Cursor) {
        let axis = scrollDirection
        let across = axis.crossed
        let (top, bottom) = section.insets.ends(along: axis)
        let (leading, trailing) = section.insets.ends(along: across)
        let room = breadth - leading - trailing
        let showsHeader = section.header > 0 && (!section.items.isEmpty || showsHeaderWhenEmpty)
        let header = showsHeader ? section.header : 0

        /// What lies in the first row of the section before its items.
        var inset = top
        /// Where the part of the section ends that is placed so far.
        var end = cursor.row + top
        cursor.across += leading
        if header > 0 {
            cursor.row = cursor.nextRow
            inset += header
            end = cursor.row + inset
        }
        var rects: [Rect] = []
        for (index, size) in section.items.enumerated() {
            var extent = min(size[across], room)
            if cursor.across + extent > leading + room + Self.tolerance || (index == 0 && header > 0) {
                if index > 0 {
                    cursor.row = max(cursor.nextRow, end) + section.lineSpacing
                    inset = 0
                } else {
                    cursor.row = cursor.nextRow
                }
                cursor.across = leading
            }
            let left = leading + room - cursor.across - extent
            if stretchesToEdge, left > 0, left <= Self.tolerance { extent += left }
            var frame = Rect.zero
            frame.origin[axis] = grid.rounded(cursor.row + inset)
            frame.origin[across] = grid.rounded(cursor.across)
            frame.size[axis] = size[axis]
            frame.size[across] = extent
            rects.append(frame)
            end = index == 0 ? frame.max(along: axis) : max(end, frame.max(along: axis))
            cursor.across += extent + section.interitemSpacing
        }
        let isVisible = !section.items.isEmpty || showsHeaderWhenEmpty
        let first = rects.map { $0.min(along: axis) }.min() ?? end
        headers.append(showsHeader ? strip(at: first - header, header, leading, room) : nil)
        let footer = section.footer > 0 && isVisible ? section.footer : 0
        // The footer of a section that shares a row lies below the whole row.
        if footer > 0 { end = max(end, cursor.nextRow) }
        footers.append(footer > 0 ? strip(at: end, footer, leading, room) : nil)
        frames.append(rects)
        sectionEnds.append(end + footer)
        // A row is as long as the longest of its sections with their insets.
        cursor.nextRow = max(cursor.nextRow, end + footer + bottom)
        cursor.across = footer > 0 ? breadth + Self.tolerance : cursor.across + trailing
    }

    private func strip(at position: Double, _ length: Double, _ leading: Double, _ room: Double) -> Rect {
        var frame = Rect.zero
        frame.origin[scrollDirection] = position
        frame.size[scrollDirection] = length
        frame.origin[scrollDirection.crossed] = leading
        frame.size[scrollDirection.crossed] = room
        return frame
    }
}

extension EdgeInsets {
    fileprivate func ends(along axis: Axis) -> (start: Double, end: Double) {
        axis == .vertical ? (top, bottom) : (left, right)
    }
}
