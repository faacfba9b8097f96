/// What a group holds: an item, or a group within the group.
public enum LayoutSubitem: Equatable, Sendable {
    /// A single item.
    case item(LayoutItem)
    /// A group, sized like an item and then filled by the same rules.
    case group(LayoutGroup)
}

extension LayoutSubitem {
    /// The size of the item or group.
    public var layoutSize: LayoutSize {
        switch self {
        case .item(let item): item.layoutSize
        case .group(let group): group.layoutSize
        }
    }
}
