/// An item of a section: a product, a row, a pin on a map.
///
/// All kinds share one shape. A layout shows what it has room for; which members a kind needs is listed with
/// ``PageValidator``.
public struct PageItem: Equatable, Sendable {
    /// The id, unique in its section. See ``PageItemKey`` for an identity within the page.
    public var id: PageIdentifier
    /// The kind.
    public var kind: ItemKind
    /// The main line.
    public var title: String?
    /// The second line, such as a product's brand.
    public var subtitle: String?
    /// The value that belongs to the title, such as `14 Nov 2026`.
    public var detail: String?
    /// A paragraph.
    public var text: [TextSpan]
    /// The number of lines after which the paragraph is cut; `nil` for all.
    public var lineLimit: Int?
    /// Short statements, such as `58 m²`.
    public var facts: [String]
    /// The price.
    public var price: ItemPrice?
    /// A mark.
    public var badge: ItemBadge?
    /// The picture.
    public var image: PageImage?
    /// Further pictures of the same thing, in order, for a layout that shows more than one.
    public var images: [PageImage]
    /// Whether the user has seen it; `nil` if that has no meaning here.
    public var isSeen: Bool?
    /// Its emphasis among its neighbours.
    public var style: ItemStyle
    /// The actions when it is tapped, appears, and so on.
    public var actions: [PageAction]
    /// What a screen reader says instead of the texts.
    public var accessibilityLabel: String?
    /// The label of an advertisement.
    public var advertisementLabel: String?
    /// What a client shows that does not know the kind.
    public var fallback: String?
    /// The number of children, of a group.
    public var count: Int?
    /// Whether a group starts open.
    public var isExpanded: Bool
    /// The children of a group. Children have none themselves.
    public var children: [PageItem]
    /// The place, of a pin.
    public var coordinate: MapCoordinate?

    /// Creates an item; everything but id and kind is optional.
    public init(
        id: PageIdentifier, kind: ItemKind, title: String? = nil, subtitle: String? = nil, detail: String? = nil,
        text: [TextSpan] = [], lineLimit: Int? = nil, facts: [String] = [], price: ItemPrice? = nil,
        badge: ItemBadge? = nil, image: PageImage? = nil, images: [PageImage] = [], isSeen: Bool? = nil,
        style: ItemStyle = .plain, actions: [PageAction] = [], accessibilityLabel: String? = nil,
        advertisementLabel: String? = nil, fallback: String? = nil, count: Int? = nil, isExpanded: Bool = false,
        children: [PageItem] = [], coordinate: MapCoordinate? = nil
    ) {
        self.id = id
        self.kind = kind
        self.title = title
        self.subtitle = subtitle
        self.detail = detail
        self.text = text
        self.lineLimit = lineLimit
        self.facts = facts
        self.price = price
        self.badge = badge
        self.image = image
        self.images = images
        self.isSeen = isSeen
        self.style = style
        self.actions = actions
        self.accessibilityLabel = accessibilityLabel
        self.advertisementLabel = advertisementLabel
        self.fallback = fallback
        self.count = count
        self.isExpanded = isExpanded
        self.children = children
        self.coordinate = coordinate
    }
}
