import CollectionGeometry

/// The event for which a command of a view model is performed.
///
/// A ``CellCommandDriver`` performs the keys below by itself. Declare custom keys beside the cell they belong to; no
/// other type has to know them:
///
/// ```swift
/// extension CellCommandKey {
///     static var like: CellCommandKey { "like" }
/// }
/// ```
public struct CellCommandKey: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name of the key, compared by bytes.
    public let rawValue: String

    /// Creates a key from a name.
    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }

    /// Creates a key from a literal.
    public init(stringLiteral value: String) {
        rawValue = value
    }

    /// Whether both have the same name.
    public static func == (left: CellCommandKey, right: CellCommandKey) -> Bool {
        left.rawValue.hasSameBytes(as: right.rawValue)
    }

    /// Hashes the bytes of the name, regardless of canonical equivalence.
    public func hash(into hasher: inout Hasher) {
        rawValue.hashBytes(into: &hasher)
    }
}

// Keys that a driver performs by itself.
extension CellCommandKey {
    /// A cell is configured for the item. Work begun by the command is cancelled when the cell is unbound from the
    /// item.
    public static var configuration: CellCommandKey { "configuration" }
    /// The cell is unbound from the item: it is about to show another one, or none.
    public static var cancellation: CellCommandKey { "cancellation" }
    /// The user activated the item, or selected it.
    public static var selection: CellCommandKey { "selection" }
    /// The item was deselected.
    public static var deselection: CellCommandKey { "deselection" }
    /// The cell has become visible, at least in part.
    public static var willDisplay: CellCommandKey { "will-display" }
    /// The cell has stopped being visible.
    public static var didEndDisplaying: CellCommandKey { "did-end-displaying" }
    /// The item is prefetched: it has come near and has no cell yet.
    public static var prefetch: CellCommandKey { "prefetch" }
    /// Prefetching is cancelled: the item has moved away without being displayed.
    public static var cancelPrefetching: CellCommandKey { "cancel-prefetching" }
    /// The item is highlighted, as while it is pressed.
    public static var highlight: CellCommandKey { "highlight" }
    /// The item is unhighlighted.
    public static var unhighlight: CellCommandKey { "unhighlight" }
    /// The user activated the item outside of the editing mode, and not in order to select it.
    public static var primaryAction: CellCommandKey { "primary-action" }
    /// The user swiped the item towards its leading edge, or chose the action from its menu.
    public static var swipeToLeading: CellCommandKey { "swipe-to-leading" }
    /// The user swiped the item towards its trailing edge, or chose the action from its menu.
    public static var swipeToTrailing: CellCommandKey { "swipe-to-trailing" }
}
