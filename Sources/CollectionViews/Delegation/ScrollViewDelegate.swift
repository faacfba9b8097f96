public import CollectionGeometry

/// The scroll view of a delegate's methods: always the collection view.
public typealias ScrollView = CollectionView

/// Is notified of the scrolling of a collection view, by the names of `UIScrollViewDelegate`.
///
/// A browser reports offsets, the end of a touch and the end of scrolling. It does not distinguish a finger from a
/// wheel or a scroll bar before the touch ends. ``scrollViewWillBeginDragging(_:)`` is therefore called whenever the
/// user begins to scroll, by any device, and ``scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`` only
/// when a finger was lifted.
public protocol ScrollViewDelegate: WeaklyReferenceable {
    /// The content has another offset. The default does nothing.
    func scrollViewDidScroll(_ scrollView: ScrollView)

    /// The user begins to scroll. The default does nothing.
    func scrollViewWillBeginDragging(_ scrollView: ScrollView)

    /// The user has lifted the finger. The default does nothing.
    ///
    /// - Parameters:
    ///   - scrollView: The collection view.
    ///   - velocity: The velocity of the content, in points per millisecond.
    ///   - targetContentOffset: The expected resting offset, in points: an estimate, since browsers do not report their
    ///     momentum. Setting another value scrolls the content there and ends the browser's momentum.
    func scrollViewWillEndDragging(
        _ scrollView: ScrollView, withVelocity velocity: Point, targetContentOffset: inout Point)

    /// The user has lifted the finger. The default does nothing.
    func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool)

    /// The content has stopped after the user scrolled it. The default does nothing.
    func scrollViewDidEndDecelerating(_ scrollView: ScrollView)

    /// The content has stopped after a commanded movement. The default does nothing.
    func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView)

    /// The content has stopped at its start after having been elsewhere, whatever the cause. The default does nothing.
    func scrollViewDidScrollToTop(_ scrollView: ScrollView)

    /// The content has stopped, whatever the cause. UIKit has no such method. The default does nothing.
    func scrollViewDidEndScrolling(_ scrollView: ScrollView)
}

extension ScrollViewDelegate {
    /// Does nothing.
    public func scrollViewDidScroll(_ scrollView: ScrollView) {}

    /// Does nothing.
    public func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}

    /// Does nothing.
    public func scrollViewWillEndDragging(
        _ scrollView: ScrollView, withVelocity velocity: Point, targetContentOffset: inout Point
    ) {}

    /// Does nothing.
    public func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {}

    /// Does nothing.
    public func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {}

    /// Does nothing.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {}

    /// Does nothing.
    public func scrollViewDidScrollToTop(_ scrollView: ScrollView) {}

    /// Does nothing.
    public func scrollViewDidEndScrolling(_ scrollView: ScrollView) {}
}
