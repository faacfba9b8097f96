public import CollectionGeometry

/// What a delegate is told the scroll view of: the collection view itself, which is the only view whose scrolling is followed.
public typealias ScrollView = CollectionView

/// Is told of the scrolling of a collection view, by the names of `UIScrollViewDelegate`.
///
/// A browser tells of offsets, of the end of a touch and of rest. It does not tell a finger from a wheel or a scroll bar before
/// the touch ends. ``scrollViewWillBeginDragging(_:)`` is therefore called whenever the user begins to scroll, by whatever
/// means, and ``scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`` only where a finger was lifted.
public protocol ScrollViewDelegate: WeaklyReferenceable {
    /// The content is seen from another offset. The default does nothing.
    func scrollViewDidScroll(_ scrollView: ScrollView)

    /// The user begins to scroll. The default does nothing.
    func scrollViewWillBeginDragging(_ scrollView: ScrollView)

    /// The user has lifted the finger. The default does nothing.
    ///
    /// - Parameters:
    ///   - scrollView: The collection view.
    ///   - velocity: How fast the content moves, in points a millisecond.
    ///   - targetContentOffset: Where the content is expected to rest, in points: an estimate, as no browser says how far its
    ///     momentum goes. Another value has the content rest there; that ends the momentum of the browser.
    func scrollViewWillEndDragging(
        _ scrollView: ScrollView, withVelocity velocity: Point, targetContentOffset: inout Point)

    /// The user has lifted the finger. The default does nothing.
    func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool)

    /// The content has come to rest after the user scrolled it. The default does nothing.
    func scrollViewDidEndDecelerating(_ scrollView: ScrollView)

    /// The content has come to rest after a movement that was requested with a call. The default does nothing.
    func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView)

    /// The content has come to rest at its start after having been elsewhere, by whatever means. The default does nothing.
    func scrollViewDidScrollToTop(_ scrollView: ScrollView)

    /// The content has come to rest, by whatever means. UIKit has no such method. The default does nothing.
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
