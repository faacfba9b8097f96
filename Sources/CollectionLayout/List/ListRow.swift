/// What a collection view draws with a row of a list: its margins, and the lines above and below it.
///
/// It is an object so that it takes one word in ``LayoutAttributes``, which are copied for each element of each pass: the
/// rows of a section share a few of them.
public final class ListRow: Hashable, Sendable {
    /// The distance of the content from the leading and the trailing side of the row, in points.
    public let margin: Double
    /// The line above the row; `nil` for none.
    public let topSeparator: Separator?
    /// The line below the row; `nil` for none.
    public let bottomSeparator: Separator?

    /// Creates the looks of a row.
    public init(margin: Double, topSeparator: Separator? = nil, bottomSeparator: Separator? = nil) {
        self.margin = margin
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

    /// Whether both look the same.
    public static func == (left: ListRow, right: ListRow) -> Bool {
        left === right
            || left.margin == right.margin && left.topSeparator == right.topSeparator
                && left.bottomSeparator == right.bottomSeparator
    }

    /// Hashes what is compared.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(margin)
        hasher.combine(topSeparator)
        hasher.combine(bottomSeparator)
    }
}
