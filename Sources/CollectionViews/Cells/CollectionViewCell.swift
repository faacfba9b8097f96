/// The view of one item.
///
/// ```swift
/// final class BrandCell: CollectionViewCell {
///     let nameLabel = Label(.display)
///
///     required init() {
///         super.init(element: .link, roles: ["brand-cell"])
///         addSubview(nameLabel)
///     }
/// }
/// ```
open class CollectionViewCell: CollectionReusableView {
    /// Creates an empty cell.
    public required init() {
        super.init(element: .box, roles: ["cell"])
    }

    /// Creates an empty cell that is a certain native element; for the `init()` of subclasses.
    public override init(element: HostElement, roles: [StyleRole]) {
        super.init(element: element, roles: ["cell"] + roles)
    }

    /// Where a cell that is a link leads: a path of the same origin, for the host to show and to open elsewhere.
    public var destination: String? {
        didSet { setAttribute(.destination, destination) }
    }
}
