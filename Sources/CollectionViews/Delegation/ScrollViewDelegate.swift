public import CollectionGeometry

/// Is notified of the scrolling of a collection view, by the names of `UIScrollViewDelegate`. A ``ScrollView`` calls its actions.
///
/// A browser reports offsets, the end of a touch and the end of scrolling. It does not distinguish a finger from a
/// wheel or a scroll bar before the touch ends. ``scrollViewWillBeginDragging(_:)`` is therefore called whenever the
/// user begins to scroll, by any device, and ``scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`` only
/// when a finger was lifted.
public protocol ScrollViewDelegate: WeaklyReferenceable {
    /// The content has another offset, ``CollectionView/contentOffset``. The default does nothing.
    func scrollViewDidScroll(_ scrollView: CollectionView)

    /// The user begins to scroll. The default does nothing.
    func scrollViewWillBeginDragging(_ scrollView: CollectionView)

    /// The user has lifted the finger. The default does nothing.
    ///
    /// - Parameters:
    ///   - scrollView: The collection view.
    ///   - velocity: The velocity of the content, in points per millisecond: `y` is positive where the offset grows. `x` is 0.
    ///   - targetContentOffset: The expected resting offset, in points and content coordinates, as of
    ///     ``CollectionView/contentOffset``: an estimate, since browsers do not report their momentum. Setting another `y` scrolls
    ///     the content there and ends the browser's momentum. `x` is ignored.
    func scrollViewWillEndDragging(
        _ scrollView: CollectionView, withVelocity velocity: Point, targetContentOffset: inout Point)

    /// The user has lifted the finger. The default does nothing.
    func scrollViewDidEndDragging(_ scrollView: CollectionView, willDecelerate decelerate: Bool)

    /// The content has stopped after the user scrolled it. The default does nothing.
    func scrollViewDidEndDecelerating(_ scrollView: CollectionView)

    /// The content has stopped after a commanded movement. The default does nothing.
    func scrollViewDidEndScrollingAnimation(_ scrollView: CollectionView)

    /// The content has stopped at its start after having been elsewhere, whatever the cause. The default does nothing.
    func scrollViewDidScrollToTop(_ scrollView: CollectionView)

    /// The content has stopped, whatever the cause. UIKit has no such method. The default does nothing.
    func scrollViewDidEndScrolling(_ scrollView: CollectionView)
}

extension ScrollViewDelegate {
    /// Does nothing.
    public func scrollViewDidScroll(_ scrollView: CollectionView) {}

    /// Does nothing.
    public func scrollViewWillBeginDragging(_ scrollView: CollectionView) {}

    /// Does nothing.
    public func scrollViewWillEndDragging(
        _ scrollView: CollectionView, withVelocity velocity: Point, targetContentOffset: inout Point
    ) {}

    /// Does nothing.
    public func scrollViewDidEndDragging(_ scrollView: CollectionView, willDecelerate decelerate: Bool) {}

    /// Does nothing.
    public func scrollViewDidEndDecelerating(_ scrollView: CollectionView) {}

    /// Does nothing.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: CollectionView) {}

    /// Does nothing.
    public func scrollViewDidScrollToTop(_ scrollView: CollectionView) {}

    /// Does nothing.
    public func scrollViewDidEndScrolling(_ scrollView: CollectionView) {}
}
