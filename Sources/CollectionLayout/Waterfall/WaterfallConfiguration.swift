/// Columns of equal width in which each item goes to the shortest one; the first wins a tie.
///
/// ```swift
/// LayoutSection(waterfall: WaterfallConfiguration(
///     columns: .adaptive(minimumBreadth: 160), spacing: 8, itemLength: .estimated(200)))
/// ```
///
/// UIKit has no counterpart: there a custom group has to know all heights beforehand. Columns run along the scroll
/// axis, so a section that scrolls sideways has rows.
///
/// - Complexity: items that have not been measured cost nothing; placing the measured ones is linear in their number,
///   and only what follows a changed item is placed again.
public struct WaterfallConfiguration: Equatable, Sendable {
    /// The number of columns.
    public var columns: Columns
    /// The room between two columns, in points.
    public var columnSpacing: Double
    /// The room between two items of a column, in points.
    public var itemSpacing: Double
    /// How long the items are.
    public var itemLength: ItemLength

    /// Creates a configuration with the same spacing, in points, between columns and between items.
    public init(columns: Columns, spacing: Double = 0, itemLength: ItemLength) {
        self.columns = columns
        columnSpacing = spacing
        itemSpacing = spacing
        self.itemLength = itemLength
    }
}

extension WaterfallConfiguration {
    /// How the number of columns is found.
    public enum Columns: Hashable, Sendable {
        /// This many.
        case fixed(Int)
        /// As many as there is room for when each has at least this extent in points, but at least one.
        case adaptive(minimumBreadth: Double)
    }

    /// How the length of an item along the scroll axis is found.
    public enum ItemLength: Equatable, Sendable {
        /// By measuring; the number, in points, stands until then.
        case estimated(Double)
        /// The same for all, in points.
        case absolute(Double)
        /// The same for all, as a fraction of the column's breadth: 1 makes squares.
        case proportional(Double)
        /// By a closure, see ``computed(_:)``.
        case provided(LengthProvider)

        /// By a closure that is given the index of the item and the breadth of a column, and returns the length, both in
        /// points. It is called once for each item.
        public static func computed(_ length: @escaping @Sendable (Int, Double) -> Double) -> ItemLength {
            .provided(LengthProvider(length))
        }
    }

    /// The closure that computes lengths. Two providers are equal if they are the same object.
    public final class LengthProvider: Equatable, Sendable {
        let length: @Sendable (Int, Double) -> Double

        init(_ length: @escaping @Sendable (Int, Double) -> Double) {
            self.length = length
        }

        /// Whether both are the same object.
        public static func == (left: LengthProvider, right: LengthProvider) -> Bool {
            left === right
        }
    }
}
