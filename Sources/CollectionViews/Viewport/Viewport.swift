public import CollectionGeometry

/// The part of the content that is seen, how fast it moves, and what must exist around it.
///
/// A browser scrolls before the engine hears of it. So elements are made beyond the edges of what is seen: more of them
/// ahead, the faster the user scrolls, and few behind. And to leave most frames without any work, a new pass is due
/// only when what is seen comes near the edge of what exists.
public struct Viewport: Equatable, Sendable {
    /// How far elements exist beyond the edges, in lengths of the view.
    public struct Configuration: Equatable, Sendable {
        /// On both sides while nothing moves.
        public var resting: Double
        /// Ahead while scrolling, before the share for speed.
        public var ahead: Double
        /// Behind while scrolling.
        public var behind: Double
        /// The number of frames by which elements run ahead of the user.
        public var framesAhead: Double
        /// The greatest distance that elements may exist ahead.
        public var maximumAhead: Double
        /// On both sides of an orthogonal section's window, in lengths of the window.
        public var alongRows: Double
        /// The share of `resting` or `ahead` that may be used up before a new pass is due.
        public var slack: Double
        /// The tallest element the host is asked to make, in points; longer content is mapped onto it.
        ///
        /// Browsers give up between 17.8 and 33.5 million device pixels, and zoom multiplies; beyond 4 million, transforms
        /// of single precision are off by more than half a point.
        public var maximumHostLength: Double

        /// Creates a configuration.
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

    /// The part of the content that is seen: its origin is the content offset. In content coordinates, in points.
    public private(set) var bounds: Rect
    /// The axis along which the content scrolls.
    public let axis: Axis
    /// The part for which elements exist, in content coordinates; `nil` before the first pass.
    public private(set) var covered: Rect?

    /// How far elements exist beyond the edges.
    public let configuration: Configuration
    /// Points since the frame before; negative towards the start.
    private var speed = 0.0

    /// Creates a viewport onto content that scrolls along an axis.
    public init(axis: Axis, configuration: Configuration = Configuration()) {
        self.axis = axis
        self.configuration = configuration
        bounds = .zero
    }
}

extension Viewport {
    /// Follows the user to another offset.
    public mutating func scroll(to offset: Point) {
        speed = offset[axis] - bounds.origin[axis]
        bounds.origin = offset
    }

    /// Moves to another offset without the user having scrolled, as when content above has changed its height.
    public mutating func adjust(to offset: Point) {
        bounds.origin = offset
    }

    /// Notes that the user has stopped.
    public mutating func rest() {
        speed = 0
    }

    /// Whether the user is not scrolling, as far as the last event tells.
    public var isResting: Bool { speed == 0 }

    /// Whether the user scrolls towards the start, as far as the last event tells.
    public var isMovingBackwards: Bool { speed < 0 }

    /// Takes another size.
    public mutating func resize(to size: Size) {
        bounds.size = size
        covered = nil
    }

    /// Forgets what exists, so that a pass is due.
    public mutating func invalidate() {
        covered = nil
    }

    /// Whether what is seen has come so near to the edge of what exists that a pass is due.
    public func needsPass(contentLength: Double) -> Bool {
        guard let covered else { return true }
        let reach = margins()
        let low = Swift.max(0, bounds.min(along: axis) - reach.before * (1 - configuration.slack))
        let high = Swift.min(contentLength, bounds.max(along: axis) + reach.after * (1 - configuration.slack))
        return low < covered.min(along: axis) || high > covered.max(along: axis)
    }

    /// Declares that elements are made for the region around what is seen, and returns that region.
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

    /// Takes back part of what ``beginPass(contentLength:)`` declared: elements exist only this far from what is seen.
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

    /// How far elements are wanted before and after what is seen, in points.
    private func margins() -> (before: Double, after: Double) {
        let length = bounds.size[axis]
        guard speed != 0 else { return (configuration.resting * length, configuration.resting * length) }
        let distance = abs(speed)
        // A jump of more than a view a frame cannot be run ahead of: what is made around it would be passed unseen.
        guard distance <= length else { return (0, 0) }
        let share = configuration.ahead + configuration.framesAhead * distance / length
        let ahead = Swift.min(share, configuration.maximumAhead) * length
        let behind = configuration.behind * length
        return speed > 0 ? (behind, ahead) : (ahead, behind)
    }
}
