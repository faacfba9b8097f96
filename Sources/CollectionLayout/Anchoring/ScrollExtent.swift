/// Content and the window onto it, along the scroll axis.
public struct ScrollExtent: Hashable, Sendable {
    /// The content offset, in points: the content coordinate at the start of the view.
    public var offset: Double
    /// The length of the view, in points.
    public var viewLength: Double
    /// The length of the content, in points.
    public var contentLength: Double
    /// The inset of the view before the content, in points.
    public var startInset: Double
    /// The inset of the view after the content, in points.
    public var endInset: Double

    /// Creates an extent, in points; without insets by default.
    public init(
        offset: Double,
        viewLength: Double,
        contentLength: Double,
        startInset: Double = 0,
        endInset: Double = 0
    ) {
        self.offset = offset
        self.viewLength = viewLength
        self.contentLength = contentLength
        self.startInset = startInset
        self.endInset = endInset
    }
}

extension ScrollExtent {
    /// The offset, in points, at which the start of the content is in sight.
    public var startOffset: Double { -startInset }

    /// The offset, in points, at which the end of the content is in sight; the start offset if all content fits.
    public var endOffset: Double { Swift.max(startOffset, contentLength + endInset - viewLength) }

    /// Whether the view is scrolled to the start, or pulled beyond it.
    public var isAtStart: Bool { offset <= startOffset }

    /// Whether the view is scrolled to the end, or pulled beyond it. So it is while all content fits.
    public var isAtEnd: Bool { offset >= endOffset || contentLength + startInset + endInset <= viewLength }

    /// The offset nearest to another at which the view can rest, both in points.
    public func clamped(_ offset: Double) -> Double {
        Swift.min(Swift.max(offset, startOffset), endOffset)
    }
}
