/// A list as in the system's settings and mail apps: full-width rows of measured height, in one of a few appearances.
///
/// ```swift
/// let layout = CompositionalLayout.list(using: ListConfiguration(appearance: .insetGrouped))
/// ```
///
/// See Apple's documentation of `UICollectionLayoutListConfiguration`.
public struct ListConfiguration: Equatable, Sendable {
    /// The appearance.
    public var appearance: Appearance
    /// The headers of sections.
    public var headerMode: HeaderMode
    /// The footers of sections.
    public var footerMode: FooterMode
    /// The room above a header, in points; `nil` is what the look has.
    public var headerTopPadding: Double?
    /// Whether lines are drawn between rows. Cells draw them; see ``ListSeparatorConfiguration``.
    public var showsSeparators: Bool
    /// How the lines between rows are drawn.
    public var separatorConfiguration: ListSeparatorConfiguration
    /// The metrics of the appearances.
    public var metrics: ListMetrics
    var separatorHandler: IdentityBox<ItemSeparatorHandler>?

    /// Creates a list in an appearance, without headers and footers, with the metrics of a phone.
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
