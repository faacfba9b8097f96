/// What a collection view draws with a row of a list: its margins, the lines above and below it, and its part of a card.
///
/// It is an object so that it takes one pointer in ``LayoutAttributes``, which are copied for each element of each pass: the
/// rows of a section share a few of them.
public final class ListRow: Hashable, Sendable {
    /// The distance of the content from the leading and the trailing side of the row, in points.
    public let margin: Double
    /// The line above the row; `nil` for none.
    public let topSeparator: Separator?
    /// The line below the row; `nil` for none.
    public let bottomSeparator: Separator?
    /// The part of the card of an inset grouped section that lies behind the row; `nil` for none.
    public let card: CardPart?

    /// Creates the looks of a row, whose margin is in points.
    public init(
        margin: Double, topSeparator: Separator? = nil, bottomSeparator: Separator? = nil, card: CardPart? = nil
    ) {
        self.margin = margin
        self.card = card
        self.topSeparator = topSeparator
        self.bottomSeparator = bottomSeparator
    }
}

extension ListRow {
    /// How far a line stays from the sides of its row.
    public enum Separator: Hashable, Sendable {
        /// From where the text begins, as the cell has it, to the trailing margin.
        case automatic
        /// These distances from the sides, in points.
        case inset(leading: Double, trailing: Double)
    }

    /// Where a row is in the card of its section, whose corners are round.
    public struct CardPart: Hashable, Sendable {
        /// Whether the card begins with the row.
        public let isFirst: Bool
        /// Whether the card ends with the row.
        public let isLast: Bool

        /// Creates a part of a card.
        public init(isFirst: Bool, isLast: Bool) {
            self.isFirst = isFirst
            self.isLast = isLast
        }
    }

    /// Whether both look the same.
    public static func == (left: ListRow, right: ListRow) -> Bool {
        left === right
            || left.margin == right.margin && left.topSeparator == right.topSeparator
                && left.bottomSeparator == right.bottomSeparator && left.card == right.card
    }

    /// Hashes what is compared.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(margin)
        hasher.combine(topSeparator)
        hasher.combine(bottomSeparator)
        hasher.combine(card)
    }
}
