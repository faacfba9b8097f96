/// New values for members of an item. What is `nil` stays.
public struct ItemChanges: Equatable, Sendable {
    /// The main line.
    public var title: String?
    /// The second line.
    public var subtitle: String?
    /// The value that belongs to the title.
    public var detail: String?
    /// The price.
    public var price: ItemPrice?
    /// The mark.
    public var badge: ItemBadge?
    /// Whether the user has seen it.
    public var isSeen: Bool?
    /// The number of children.
    public var count: Int?

    /// Creates changes.
    public init(
        title: String? = nil, subtitle: String? = nil, detail: String? = nil, price: ItemPrice? = nil,
        badge: ItemBadge? = nil, isSeen: Bool? = nil, count: Int? = nil
    ) {
        self.title = title
        self.subtitle = subtitle
        self.detail = detail
        self.price = price
        self.badge = badge
        self.isSeen = isSeen
        self.count = count
    }
}
