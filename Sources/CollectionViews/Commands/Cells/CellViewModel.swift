public import CollectionLayout

/// Everything a collection view has to know of an item in order to show it and to act for it, without knowing what it is.
///
/// ```swift
/// CellViewModel(
///     CellIdentity("user", user.id),
///     kind: snapshots,
///     version: user.revision,
///     commands: [
///         .configuration: ShowUser(user),
///         .selection: MacroCommand([OpenProfile(user), Track("profile")]),
///     ])
/// ```
///
/// The article this follows is "Command Patterns and UICollectionView" (OkCupid).
public struct CellViewModel {
    /// What tells the item from every other.
    public let identity: CellIdentity
    /// Which class of cell shows it.
    public let kind: CellKind
    /// A number that differs when the cell has something else to show. Where it has changed, an item that stays is
    /// configured again.
    public let version: Int
    /// The size the item asks of its layout; `nil` leaves it to the layout.
    public let layoutSize: LayoutSize?
    /// What is done on which occasion. Nothing is done where there is no command.
    public let commands: [CellCommandKey: CellCommand]

    /// Creates a view model.
    public init(
        _ identity: CellIdentity,
        kind: CellKind,
        version: Int = 0,
        layoutSize: LayoutSize? = nil,
        commands: [CellCommandKey: CellCommand]
    ) {
        self.identity = identity
        self.kind = kind
        self.version = version
        self.layoutSize = layoutSize
        self.commands = commands
    }
}
