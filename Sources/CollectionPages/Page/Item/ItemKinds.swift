/// A set of item kinds, for what a layout can show.
public struct ItemKinds: OptionSet, Sendable {
    /// One bit for each kind.
    public let rawValue: UInt32

    /// Creates a set from bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Creates a set of kinds.
    public init(_ kinds: [ItemKind]) {
        var bits: UInt32 = 0
        for kind in kinds { bits |= Self.bit(of: kind) }
        rawValue = bits
    }

    /// Every kind.
    public static var all: ItemKinds { ItemKinds(ItemKind.allCases) }

    /// Whether a kind is in the set.
    public func contains(_ kind: ItemKind) -> Bool {
        rawValue & Self.bit(of: kind) != 0
    }

    private static func bit(of kind: ItemKind) -> UInt32 {
        for (position, candidate) in ItemKind.allCases.enumerated() where candidate == kind { return 1 << position }
        return 0
    }
}
