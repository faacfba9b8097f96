/// Lines filled with items of measured length, broken where the next one does not fit: tags, filters, breadcrumbs.
///
/// ```swift
/// var tags = WrappingConfiguration(itemSize: LayoutSize(
///     widthDimension: .estimated(80), heightDimension: .absolute(32)))
/// tags.interItemSpacing = 8
/// tags.alignment = .center
/// ```
///
/// A flow layout justifies its lines and a row of a compositional layout knows only its start; this content has no such
/// limits. Lines run across the scroll axis and are kept apart by ``LayoutSection/interGroupSpacing``. An item longer
/// than a line stands alone and is cut to the line if its length was measured.
///
/// - Complexity: a changed item moves only the items up to the next line that breaks where it broke before.
public struct WrappingConfiguration: Hashable, Sendable {
    /// The size of each item, resolved in the section.
    public var itemSize: LayoutSize
    /// The room between two items of a line, in points.
    public var interItemSpacing: Double
    /// Where a line that is not full stands.
    public var alignment: Alignment
    /// Where an item stands in a line that is longer along the scroll axis than itself.
    public var itemAlignment: ItemAlignment

    /// Creates a configuration of lines that start at the leading edge, with a spacing in points.
    public init(itemSize: LayoutSize, interItemSpacing: Double = 0) {
        self.itemSize = itemSize
        self.interItemSpacing = interItemSpacing
        alignment = .leading
        itemAlignment = .start
    }
}

extension WrappingConfiguration {
    /// Where a line stands that is not full.
    public enum Alignment: Hashable, Sendable {
        /// At the start.
        case leading
        /// In the middle.
        case center
        /// At the end.
        case trailing
        /// Spread from start to end by equal extra spacing; the last line, and a line of one item, at the start.
        case justified
    }

    /// Where an item stands across its line.
    public enum ItemAlignment: Hashable, Sendable {
        /// At the start.
        case start
        /// In the middle.
        case center
        /// At the end.
        case end
    }
}
