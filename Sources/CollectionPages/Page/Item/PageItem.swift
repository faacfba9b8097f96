/// An item of a section: a product, a row, a pin on a map.
///
/// All kinds share one shape. A layout shows what it has room for; which members a kind needs is listed with
/// ``PageValidator``.
public struct PageItem: Equatable, Sendable {
    private var shared: SharedMembers

    init(_ members: Members) {
        shared = SharedMembers(members)
    }

    /// Creates an item; everything but id and kind is optional.
    public init(
        id: PageIdentifier, kind: ItemKind, title: String? = nil, subtitle: String? = nil, detail: String? = nil,
        text: [TextSpan] = [], lineLimit: Int? = nil, facts: [String] = [], price: ItemPrice? = nil,
        badge: ItemBadge? = nil, image: PageImage? = nil, images: [PageImage] = [], isSeen: Bool? = nil,
        style: ItemStyle = .plain, actions: [PageAction] = [], accessibilityLabel: String? = nil,
        advertisementLabel: String? = nil, fallback: String? = nil, count: Int? = nil, isExpanded: Bool = false,
        children: [PageItem] = [], coordinate: MapCoordinate? = nil
    ) {
        self.init(
            Members(
                id: id, kind: kind, title: title, subtitle: subtitle, detail: detail, text: text,
                lineLimit: lineLimit, facts: facts, price: price, badge: badge, image: image, images: images,
                isSeen: isSeen, style: style, actions: actions, accessibilityLabel: accessibilityLabel,
                advertisementLabel: advertisementLabel, fallback: fallback, count: count,
                isExpanded: isExpanded, children: children, coordinate: coordinate
            ))
    }
}

extension PageItem {
    /// The id, unique in its section. See ``PageItemKey`` for an identity within the page.
    public var id: PageIdentifier {
        get { shared.members.id }
        set { members.id = newValue }
    }

    /// The kind.
    public var kind: ItemKind {
        get { shared.members.kind }
        set { members.kind = newValue }
    }

    /// The main line.
    public var title: String? {
        get { shared.members.title }
        set { members.title = newValue }
    }

    /// The second line, such as a product's brand.
    public var subtitle: String? {
        get { shared.members.subtitle }
        set { members.subtitle = newValue }
    }

    /// The value that belongs to the title, such as `14 Nov 2026`.
    public var detail: String? {
        get { shared.members.detail }
        set { members.detail = newValue }
    }

    /// A paragraph.
    public var text: [TextSpan] {
        get { shared.members.text }
        set { members.text = newValue }
    }

    /// The number of lines after which the paragraph is cut; `nil` for all.
    public var lineLimit: Int? {
        get { shared.members.lineLimit }
        set { members.lineLimit = newValue }
    }

    /// Short statements, such as `58 m²`.
    public var facts: [String] {
        get { shared.members.facts }
        set { members.facts = newValue }
    }

    /// The price.
    public var price: ItemPrice? {
        get { shared.members.price }
        set { members.price = newValue }
    }

    /// A mark.
    public var badge: ItemBadge? {
        get { shared.members.badge }
        set { members.badge = newValue }
    }

    /// The picture.
    public var image: PageImage? {
        get { shared.members.image }
        set { members.image = newValue }
    }

    /// Further pictures of the same thing, in order, for a layout that shows more than one.
    public var images: [PageImage] {
        get { shared.members.images }
        set { members.images = newValue }
    }

    /// Whether the user has seen it; `nil` if that has no meaning here.
    public var isSeen: Bool? {
        get { shared.members.isSeen }
        set { members.isSeen = newValue }
    }

    /// Its emphasis among its neighbours.
    public var style: ItemStyle {
        get { shared.members.style }
        set { members.style = newValue }
    }

    /// The actions when it is tapped, appears, and so on.
    public var actions: [PageAction] {
        get { shared.members.actions }
        set { members.actions = newValue }
    }

    /// What a screen reader says instead of the texts.
    public var accessibilityLabel: String? {
        get { shared.members.accessibilityLabel }
        set { members.accessibilityLabel = newValue }
    }

    /// The label of an advertisement.
    public var advertisementLabel: String? {
        get { shared.members.advertisementLabel }
        set { members.advertisementLabel = newValue }
    }

    /// What a client shows that does not know the kind.
    public var fallback: String? {
        get { shared.members.fallback }
        set { members.fallback = newValue }
    }

    /// The number of children, of a group.
    public var count: Int? {
        get { shared.members.count }
        set { members.count = newValue }
    }

    /// Whether a group starts open.
    public var isExpanded: Bool {
        get { shared.members.isExpanded }
        set { members.isExpanded = newValue }
    }

    /// The children of a group. Children have none themselves.
    public var children: [PageItem] {
        get { shared.members.children }
        set { members.children = newValue }
    }

    /// The place, of a pin.
    public var coordinate: MapCoordinate? {
        get { shared.members.coordinate }
        set { members.coordinate = newValue }
    }

    private var members: Members {
        get { shared.members }
        set { shared = SharedMembers(newValue) }
    }
}

extension PageItem {
    /// What an item consists of, as it is read. Each change of an item copies all of it.
    struct Members: Equatable, Sendable {
        var id: PageIdentifier
        var kind: ItemKind
        var title: String?
        var subtitle: String?
        var detail: String?
        var text: [TextSpan] = []
        var lineLimit: Int?
        var facts: [String] = []
        var price: ItemPrice?
        var badge: ItemBadge?
        var image: PageImage?
        var images: [PageImage] = []
        var isSeen: Bool?
        var style: ItemStyle = .plain
        var actions: [PageAction] = []
        var accessibilityLabel: String?
        var advertisementLabel: String?
        var fallback: String?
        var count: Int?
        var isExpanded = false
        var children: [PageItem] = []
        var coordinate: MapCoordinate?
    }

    /// Members behind one reference, as items are copied much more often than changed.
    private final class SharedMembers: Equatable, Sendable {
        let members: Members

        init(_ members: Members) {
            self.members = members
        }

        static func == (left: SharedMembers, right: SharedMembers) -> Bool {
            left === right || left.members == right.members
        }
    }
}
