public import CollectionGeometry

/// One cell of a group: its size, the room inside and outside its frame, and what is attached to it.
///
/// See Apple's documentation of `NSCollectionLayoutItem`.
public struct LayoutItem: Hashable, Sendable {
    /// The size, resolved in the inner size of the group less the spacing between its items.
    public var layoutSize: LayoutSize
    /// Distances, in points, by which the frame is smaller than the room the item takes. Ignored along an estimated side.
    public var contentInsets: DirectionalEdgeInsets
    /// Room kept outside the item.
    public var edgeSpacing: LayoutEdgeSpacing
    /// Views attached to the item.
    public var supplementaryItems: [LayoutSupplementaryItem]
    /// The side of the visible bounds, across the scroll axis, at which the item stays visible while its group is
    /// scrolled past it: the sticky leading column of a table. `nil` for an item that scrolls with its group.
    public var pinnedEdge: PinnedEdge?

    /// Creates an item.
    public init(layoutSize: LayoutSize, supplementaryItems: [LayoutSupplementaryItem] = []) {
        self.layoutSize = layoutSize
        self.supplementaryItems = supplementaryItems
        contentInsets = .zero
        edgeSpacing = LayoutEdgeSpacing()
        pinnedEdge = nil
    }

    /// Whether both are sized, spaced and furnished alike.
    @inline(never)  // Arrays of subitems and of runs of groups would each compare with copies of their own.
    public static func == (left: LayoutItem, right: LayoutItem) -> Bool {
        left.layoutSize == right.layoutSize && left.contentInsets == right.contentInsets
            && left.edgeSpacing == right.edgeSpacing && left.pinnedEdge == right.pinnedEdge
            && left.supplementaryItems == right.supplementaryItems
    }
}

extension LayoutItem {
    /// A side of the visible bounds at which an item can stay.
    public enum PinnedEdge: Hashable, Sendable {
        /// The side at which a row starts.
        case leading
        /// The side at which a row ends.
        case trailing
    }
}
