/// The item or end of the content that keeps its position on the screen while the content around it changes.
///
/// Take an anchor before a change, apply the change, and scroll to the offset it returns then. Items are remembered by id,
/// so that anything may be inserted, deleted or measured anew around them.
///
/// ```swift
/// let anchor = ContentAnchor.captured(at: .start, extent, first: first, last: last)
/// // … the data changes …
/// let offset = anchor.offset(in: newExtent) { id in span(of: id) }
/// ```
public enum ContentAnchor<ID: Equatable & Sendable>: Equatable, Sendable {
    /// The start of the content.
    case top
    /// The end of the content.
    case bottom
    /// The start of an item, so far after the start of the visible part, in points.
    case topItem(id: ID, distance: Double)
    /// The end of an item, so far after the end of the visible part, in points.
    case bottomItem(id: ID, distance: Double)
}

extension ContentAnchor {
    /// A visible item and its position along the scroll axis, in content coordinates.
    public struct Item: Equatable, Sendable {
        /// The id of the item.
        public var id: ID
        /// Where the item starts, in points from the start of the content.
        public var start: Double
        /// Where the item ends, in points from the start of the content.
        public var end: Double

        /// Creates a visible item, with its ends in points from the start of the content.
        public init(id: ID, start: Double, end: Double) {
            self.id = id
            self.start = start
            self.end = end
        }
    }

    /// Takes an anchor.
    ///
    /// A view that is scrolled to its anchored end stays there; otherwise the first visible item stays, or the
    /// last one for a view anchored to its end.
    ///
    /// - Parameters:
    ///   - edge: The anchored end.
    ///   - extent: The content and the window onto it.
    ///   - first: The first visible item.
    ///   - last: The last visible item.
    public static func captured(
        at edge: ContentAnchorEdge,
        _ extent: ScrollExtent,
        first: Item?,
        last: Item?
    ) -> ContentAnchor {
        switch edge {
        case .start:
            guard !extent.isAtStart, let first else { return .top }
            return .topItem(id: first.id, distance: first.start - (extent.offset + extent.startInset))
        case .end:
            guard !extent.isAtEnd, let last else { return .bottom }
            return .bottomItem(
                id: last.id, distance: last.end - (extent.offset + extent.viewLength - extent.endInset))
        }
    }

    /// The offset at which the anchor stands where it stood, within the limits of the content.
    ///
    /// - Parameters:
    ///   - extent: The content and the window onto it, after the change.
    ///   - span: Where an item stands now, in points from the start of the content; `nil` for one that was removed.
    /// - Returns: The content offset, in points; `nil` if the item was removed.
    public func offset(
        in extent: ScrollExtent,
        span: (ID) -> (start: Double, end: Double)?
    ) -> Double? {
        switch self {
        case .top:
            return extent.startOffset
        case .bottom:
            return extent.endOffset
        case .topItem(let id, let distance):
            return span(id).map { extent.clamped($0.start - distance - extent.startInset) }
        case .bottomItem(let id, let distance):
            return span(id).map { extent.clamped($0.end - distance - extent.viewLength + extent.endInset) }
        }
    }
}
