public import CollectionLayout

/// An item as a collection view needs it to show it and to perform its commands, independent of the kind of item.
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
/// It follows the article "Command Patterns and UICollectionView" (OkCupid).
public struct CellViewModel {
    /// The identity of the item.
    public let identity: CellIdentity
    /// The class of its cell.
    public let kind: CellKind
    /// A number that changes with the content of the cell. An item that stays is configured again when its version
    /// differs.
    public let version: Int
    /// The size of the item; `nil` if the layout decides it.
    public let layoutSize: LayoutSize?
    /// The commands, by event. An event without a command has no effect.
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
