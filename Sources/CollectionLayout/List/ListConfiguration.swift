/// A list as the system's settings and mail apps have it: full-width rows of measured height, in one of a few looks.
///
/// ```swift
/// let layout = CompositionalLayout.list(using: ListConfiguration(appearance: .insetGrouped))
/// ```
///
/// See Apple's documentation of `UICollectionLayoutListConfiguration`.
public struct ListConfiguration: Equatable, Sendable {
    /// The look.
    public var appearance: Appearance
    /// What heads a section.
    public var headerMode: HeaderMode
    /// What closes a section.
    public var footerMode: FooterMode
    /// The room above a header, in points; `nil` is what the look has.
    public var headerTopPadding: Double?
    /// Whether lines are drawn between rows. Cells draw them; see ``ListSeparatorConfiguration``.
    public var showsSeparators: Bool
    /// How the lines between rows are drawn.
    public var separatorConfiguration: ListSeparatorConfiguration
    /// The numbers behind the looks.
    public var metrics: ListMetrics
    var separatorHandler: IdentityBox<ItemSeparatorHandler>?

    /// Creates a list in a look, without headers and footers, with the metrics of a phone.
    public init(appearance: Appearance) {
        self.appearance = appearance
        headerMode = .none
        footerMode = .none
        headerTopPadding = nil
        showsSeparators = true
        separatorConfiguration = ListSeparatorConfiguration()
        metrics = .phone
        separatorHandler = nil
    }
}
