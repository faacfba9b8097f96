public import CollectionGeometry

/// The visible part of the content, its speed, and the region around it for which elements must exist.
///
/// A browser scrolls before the engine receives the event. So elements are made beyond the edges of the visible region:
/// more ahead, the faster the user scrolls, and few behind. Most frames need no work, since a new pass is due only when
/// the visible region comes near the edge of the covered one.
public struct Viewport: Equatable, Sendable {
    /// The distances beyond the edges for which elements exist, in lengths of the view unless noted.
    public struct Configuration: Equatable, Sendable {
        /// The distance on both sides while nothing moves, in lengths of the view.
        public var resting: Double
        /// The distance ahead while scrolling, before the addition for speed, in lengths of the view.
        public var ahead: Double
        /// The distance behind while scrolling, in lengths of the view.
        public var behind: Double
        /// The number of frames of scrolling that are added ahead.
        public var framesAhead: Double
        /// The maximum distance ahead, in lengths of the view.
        public var maximumAhead: Double
        /// The distance on both sides of an orthogonal section's window, in lengths of the window.
        public var alongRows: Double
        /// The fraction of `resting` or `ahead`, from 0 to 1, that may be scrolled before a new pass is due.
        public var slack: Double
        /// The maximum length of the host's scrolled element, in points; longer content is mapped onto it.
        ///
        /// Browsers limit elements to between 17.8 and 33.5 million device pixels, and zoom multiplies; beyond 4
        /// million, transforms of single precision are off by more than half a point.
        public var maximumHostLength: Double

        /// Creates a configuration. The units are those of the properties.
        public init(
            resting: Double = 0.25,
            ahead: Double = 0.35,
            behind: Double = 0.1,
            framesAhead: Double = 4,
            maximumAhead: Double = 0.75,
            alongRows: Double = 0.3,
            slack: Double = 0.5,
            maximumHostLength: Double = 4_000_000
        ) {
            self.resting = resting
            self.ahead = ahead
            self.behind = behind
            self.framesAhead = framesAhead
            self.maximumAhead = maximumAhead
            self.alongRows = alongRows
            self.slack = slack
            self.maximumHostLength = maximumHostLength
        }
    }

    /// The visible part of the content, in points and content coordinates: its origin is the content offset.
    public private(set) var bounds: Rect
    /// The axis along which the content scrolls.
    public let axis: Axis
    /// The region for which elements exist, in points and content coordinates; `nil` before the first pass.
    public private(set) var covered: Rect?

    /// The distances beyond the edges for which elements exist.
    public let configuration: Configuration
    /// The distance scrolled since the last event, in points; negative towards the start.
    private var speed = 0.0
    /// The distance on both sides for which elements exist, in points, whatever the speed; `nil` for those of the configuration.
    private(set) var fixedReach: Double?

    /// Creates a viewport of content that scrolls along an axis.
    public init(axis: Axis, configuration: Configuration = Configuration()) {
        self.axis = axis
        self.configuration = configuration
        bounds = .zero
    }
}

extension Viewport {
    /// Follows the user to another content offset, in points.
    public mutating func scroll(to offset: Point) {
        speed = offset[axis] - bounds.origin[axis]
        bounds.origin = offset
    }

    /// Sets another content offset that the user has not scrolled to, as when content above has changed its height. In points.
    public mutating func adjust(to offset: Point) {
        bounds.origin = offset
    }

    /// Notes that the user has stopped.
    public mutating func rest() {
        speed = 0
    }

    /// Whether the user is not scrolling, as of the last event.
    public var isResting: Bool { speed == 0 }

    /// Whether the user scrolls towards the start, as of the last event.
    public var isMovingBackwards: Bool { speed < 0 }

    /// Sets the size, in points.
    public mutating func resize(to size: Size) {
        bounds.size = size
        covered = nil
    }

    /// Forgets the covered region, so that a pass is due.
    public mutating func invalidate() {
        covered = nil
    }

    /// Sets the distance on both sides for which elements exist, in points, whatever the speed; `nil` for those of the
    /// configuration.
    mutating func setFixedReach(_ reach: Double?) {
        fixedReach = reach
        covered = nil
    }

    /// Whether the visible region is so near the edge of the covered one that a pass is due.
    ///
    /// - Parameter contentLength: The length of the content along ``axis``, in points.
    public func needsPass(contentLength: Double) -> Bool {
        guard let covered else { return true }
        let reach = margins()
        let low = Swift.max(0, bounds.min(along: axis) - reach.before * (1 - configuration.slack))
        let high = Swift.min(contentLength, bounds.max(along: axis) + reach.after * (1 - configuration.slack))
        return low < covered.min(along: axis) || high > covered.max(along: axis)
    }

    /// Notes that elements are made for the region around the visible one, and returns that region, in points and
    /// content coordinates.
    ///
    /// - Parameter contentLength: The length of the content along ``axis``, in points.
    public mutating func beginPass(contentLength: Double) -> Rect {
        let reach = margins()
        let low = Swift.max(0, bounds.min(along: axis) - reach.before)
        let high = Swift.max(low, Swift.min(contentLength, bounds.max(along: axis) + reach.after))
        var region = bounds
        region.origin[axis] = low
        region.size[axis] = high - low
        covered = region
        return region
    }

    /// Reduces the region noted by ``beginPass(contentLength:)``: elements exist only within a distance of the visible
    /// region.
    ///
    /// - Parameter distance: The distance from the edges of ``bounds``, in points.
    public mutating func limitCoverage(to distance: Double) {
        guard var region = covered else { return }
        let low = Swift.max(region.min(along: axis), bounds.min(along: axis) - distance)
        let high = Swift.min(region.max(along: axis), bounds.max(along: axis) + distance)
        region.origin[axis] = low
        region.size[axis] = Swift.max(0, high - low)
        covered = region
    }

    /// The distances before and after the visible region for which elements are wanted, in points.
    private func margins() -> (before: Double, after: Double) {
        if let fixedReach { return (fixedReach, fixedReach) }
        let length = bounds.size[axis]
        guard speed != 0 else { return (configuration.resting * length, configuration.resting * length) }
        let distance = abs(speed)
        // Elements around a jump of more than a view length per frame would never be visible.
        guard distance <= length else { return (0, 0) }
        let share = configuration.ahead + configuration.framesAhead * distance / length
        let ahead = Swift.min(share, configuration.maximumAhead) * length
        let behind = configuration.behind * length
        return speed > 0 ? (behind, ahead) : (ahead, behind)
    }
}
