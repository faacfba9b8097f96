/// The kinds of arrangement that a client implements. A layout is a family with parameters.
public enum LayoutFamily: CaseIterable, Sendable {
    /// One or more rows that scroll sideways, a fixed number of items visible at any width.
    case carousel
    /// Names in large type, one below the other.
    case brands
    /// Lines with a title and a detail.
    case list
    /// A list with groups that open and close.
    case outline
    /// Columns of equal cards.
    case grid
    /// One item across the whole width, with a large picture.
    case hero
    /// Items of several kinds, one below the other.
    case feed
    /// Cards across the whole width.
    case cards
    /// A map with pins.
    case map
    /// A picture across the whole width.
    case image
    /// Paragraphs.
    case text
    /// A rating and how it is made up.
    case rating
    /// A chart.
    case chart
    /// A control that chooses which of the sections it owns are shown.
    case segmented
    /// The sections it owns, one below the other.
    case stack
}
