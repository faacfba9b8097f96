/// How a section scrolls across the scroll axis of its layout, and where its row comes to rest.
///
/// See Apple's documentation of `UICollectionLayoutSectionOrthogonalScrollingBehavior`.
public enum OrthogonalScrollingBehavior: Hashable, Sendable {
    /// The section does not scroll by itself.
    case none
    /// The row rests anywhere.
    case continuous
    /// The row runs freely and rests with the start of a group at the start of the window.
    case continuousGroupLeadingBoundary
    /// The row rests at multiples of the window's extent.
    case paging
    /// The row rests with the start of a group at the start of the window, one group a swipe.
    case groupPaging
    /// The row rests with a group in the middle of the window, even before its first or after its last regular offset.
    case groupPagingCentered
}
