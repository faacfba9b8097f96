/// The kind of an item. The set is closed: a decoder turns an unknown kind into a row, or drops the item.
public enum ItemKind: CaseIterable, Sendable {
    /// A brand: its name, large.
    case brand
    /// A product: picture, name, brand and price.
    case product
    /// A person.
    case user
    /// A person shown prominently.
    case featuredUser
    /// An advertisement; it always carries a label that says so.
    case advertisement
    /// A home for sale or rent.
    case property
    /// A line with a title and a detail.
    case row
    /// A line that shows and hides its children.
    case group
    /// A paragraph.
    case text
    /// A short statement with a label.
    case fact
    /// A review.
    case review
    /// A rating.
    case rating
    /// An episode of a series.
    case episode
    /// A place on a map.
    case pin
    /// The points of a chart's line.
    case series
}

extension ItemKind: WireWord {
    var word: StaticString {
        switch self {
        case .brand: "brand"
        case .product: "product"
        case .user: "user"
        case .featuredUser: "user.featured"
        case .advertisement: "ad"
        case .property: "property"
        case .row: "row"
        case .group: "group"
        case .text: "text"
        case .fact: "fact"
        case .review: "review"
        case .rating: "rating"
        case .episode: "episode"
        case .pin: "pin"
        case .series: "series"
        }
    }
}
