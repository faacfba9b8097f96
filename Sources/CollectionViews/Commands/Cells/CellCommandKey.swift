/// The occasion on which a command of a view model is performed.
///
/// The keys below are those a ``CellCommandDriver`` acts upon by itself or that many cells share. Name your own beside the
/// cell they belong to; nothing else has to know them:
///
/// ```swift
/// extension CellCommandKey {
///     static var like: CellCommandKey { "like" }
/// }
/// ```
public struct CellCommandKey: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The word that tells keys apart, compared by bytes.
    public let rawValue: String

    /// Creates a key from a word.
    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }

    /// Creates a key from a literal word.
    public init(stringLiteral value: String) {
        rawValue = value
    }

    /// Whether both are the same word.
    public static func == (left: CellCommandKey, right: CellCommandKey) -> Bool {
        left.rawValue.hasSameBytes(as: right.rawValue)
    }

    /// Hashes the bytes of the word, without regard to canonical equivalence.
    public func hash(into hasher: inout Hasher) {
        for byte in rawValue.utf8 { hasher.combine(byte) }
    }
}

// Keys that a driver acts upon by itself.
extension CellCommandKey {
    /// A cell is to show the item. What the command begins is called off when the cell gives the item up.
    public static var configuration: CellCommandKey { "configuration" }
    /// The cell gives the item up: it is about to show another one, or none.
    public static var cancellation: CellCommandKey { "cancellation" }
    /// The user activated the item, or selected it.
    public static var selection: CellCommandKey { "selection" }
    /// The item was taken out of the selection.
    public static var deselection: CellCommandKey { "deselection" }
    /// The cell is seen, at least in part; it was not before.
    public static var willDisplay: CellCommandKey { "will-display" }
    /// The cell is not seen any more.
    public static var didEndDisplaying: CellCommandKey { "did-end-displaying" }
    /// The item comes near and has no cell yet.
    public static var prefetch: CellCommandKey { "prefetch" }
    /// The item has gone away again before it had a cell.
    public static var cancelPrefetching: CellCommandKey { "cancel-prefetching" }
    /// The item is marked for a moment, as while it is pressed.
    public static var highlight: CellCommandKey { "highlight" }
    /// The mark is taken away.
    public static var unhighlight: CellCommandKey { "unhighlight" }
    /// The user activated the item outside of the editing mode, and not in order to select it.
    public static var primaryAction: CellCommandKey { "primary-action" }
    /// The user swiped the item towards its leading edge, or chose the action from its menu.
    public static var swipeToLeading: CellCommandKey { "swipe-to-leading" }
    /// The user swiped the item towards its trailing edge, or chose the action from its menu.
    public static var swipeToTrailing: CellCommandKey { "swipe-to-trailing" }
}
