public import CollectionGeometry

/// A row, a column or a free arrangement of items, repeated by its section until the items run out.
///
/// ```swift
/// // A large picture beside a column of two small ones.
/// let column = LayoutGroup.vertical(layoutSize: thirdByWhole, subitem: small, count: 2)
/// let group = LayoutGroup.horizontal(layoutSize: wholeByAbsolute, subitems: [.item(large), .group(column)])
/// ```
///
/// A row holds its subitems one after the other, again from the first, for as many as fit; the next group starts with
/// the first subitem. A group whose own length is estimated holds each subitem once and is as long as what it holds.
/// See Apple's documentation of `NSCollectionLayoutGroup`.
public struct LayoutGroup: Equatable, Sendable {
    /// The size, resolved in the container its section or group offers.
    public var layoutSize: LayoutSize
    /// Distances from the edges of the group to the items in it, in points.
    public var contentInsets: DirectionalEdgeInsets
    /// Room kept outside the group.
    public var edgeSpacing: LayoutEdgeSpacing
    /// The room between two items of the group; `nil` is none.
    public var interItemSpacing: LayoutSpacing?
    /// Views attached to the group as a whole.
    public var supplementaryItems: [LayoutSupplementaryItem]
    /// What the group holds and how.
    public let content: Content

    /// The number of items that one row or column lays out at most, those of groups in it included. Further ones start
    /// the next group, which keeps a description full of zero lengths from filling the memory. Custom groups hold as
    /// many as their provider returns.
    public static let maximumItemCount = 2_000

    init(layoutSize: LayoutSize, content: Content) {
        self.layoutSize = layoutSize
        self.content = content
        contentInsets = .zero
        edgeSpacing = LayoutEdgeSpacing()
        interItemSpacing = nil
        supplementaryItems = []
    }

    /// Whether both are sized, spaced and furnished alike and hold the same.
    @inline(never)  // Arrays of subitems and of runs of groups would each compare with copies of their own.
    public static func == (left: LayoutGroup, right: LayoutGroup) -> Bool {
        left.layoutSize == right.layoutSize && left.contentInsets == right.contentInsets
            && left.edgeSpacing == right.edgeSpacing && left.interItemSpacing == right.interItemSpacing
            && left.supplementaryItems == right.supplementaryItems && left.content == right.content
    }
}

extension LayoutGroup {
    /// A row of subitems, from leading to trailing.
    public static func horizontal(layoutSize: LayoutSize, subitems: [LayoutSubitem]) -> LayoutGroup {
        LayoutGroup(layoutSize: layoutSize, content: .line(.horizontal, .filled(subitems)))
    }

    /// A row of items, from leading to trailing.
    public static func horizontal(layoutSize: LayoutSize, subitems: [LayoutItem]) -> LayoutGroup {
        horizontal(layoutSize: layoutSize, subitems: subitems.map { .item($0) })
    }

    /// A row of equal shares: the width of the subitem is replaced by its share of the group.
    public static func horizontal(layoutSize: LayoutSize, subitem: LayoutSubitem, count: Int) -> LayoutGroup {
        LayoutGroup(layoutSize: layoutSize, content: .line(.horizontal, .shared(subitem, count: count)))
    }

    /// A row of equal shares: the width of the item is replaced by its share of the group.
    public static func horizontal(layoutSize: LayoutSize, subitem: LayoutItem, count: Int) -> LayoutGroup {
        horizontal(layoutSize: layoutSize, subitem: .item(subitem), count: count)
    }

    /// A row that holds a subitem a number of times, each with the width it declares. They are all placed, even if they
    /// stick out of the group.
    public static func horizontal(layoutSize: LayoutSize, repeatingSubitem: LayoutSubitem, count: Int) -> LayoutGroup {
        LayoutGroup(layoutSize: layoutSize, content: .line(.horizontal, .repeated(repeatingSubitem, count: count)))
    }

    /// A row that holds an item a number of times, each with the width it declares. They are all placed, even if they
    /// stick out of the group.
    public static func horizontal(layoutSize: LayoutSize, repeatingSubitem: LayoutItem, count: Int) -> LayoutGroup {
        horizontal(layoutSize: layoutSize, repeatingSubitem: .item(repeatingSubitem), count: count)
    }

    /// A column of subitems, from top to bottom.
    public static func vertical(layoutSize: LayoutSize, subitems: [LayoutSubitem]) -> LayoutGroup {
        LayoutGroup(layoutSize: layoutSize, content: .line(.vertical, .filled(subitems)))
    }

    /// A column of items, from top to bottom.
    public static func vertical(layoutSize: LayoutSize, subitems: [LayoutItem]) -> LayoutGroup {
        vertical(layoutSize: layoutSize, subitems: subitems.map { .item($0) })
    }

    /// A column of equal shares: the height of the subitem is replaced by its share of the group.
    public static func vertical(layoutSize: LayoutSize, subitem: LayoutSubitem, count: Int) -> LayoutGroup {
        LayoutGroup(layoutSize: layoutSize, content: .line(.vertical, .shared(subitem, count: count)))
    }

    /// A column of equal shares: the height of the item is replaced by its share of the group.
    public static func vertical(layoutSize: LayoutSize, subitem: LayoutItem, count: Int) -> LayoutGroup {
        vertical(layoutSize: layoutSize, subitem: .item(subitem), count: count)
    }

    /// A column that holds a subitem a number of times, each with the height it declares. They are all placed, even if
    /// they stick out of the group.
    public static func vertical(layoutSize: LayoutSize, repeatingSubitem: LayoutSubitem, count: Int) -> LayoutGroup {
        LayoutGroup(layoutSize: layoutSize, content: .line(.vertical, .repeated(repeatingSubitem, count: count)))
    }

    /// A column that holds an item a number of times, each with the height it declares. They are all placed, even if
    /// they stick out of the group.
    public static func vertical(layoutSize: LayoutSize, repeatingSubitem: LayoutItem, count: Int) -> LayoutGroup {
        vertical(layoutSize: layoutSize, repeatingSubitem: .item(repeatingSubitem), count: count)
    }

    /// A group whose frames the caller computes, in points from the outer corner of the group.
    ///
    /// The provider is called once in each solve of a section. Its environment has the size of the group as container.
    /// The frames are repeated, group below group, until the items run out.
    public static func custom(
        layoutSize: LayoutSize,
        itemProvider: @escaping @Sendable (LayoutEnvironment) -> [LayoutGroupCustomItem]
    ) -> LayoutGroup {
        LayoutGroup(layoutSize: layoutSize, content: .custom(LayoutGroupCustomItemProvider(itemProvider)))
    }
}
