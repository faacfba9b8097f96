import CollectionGeometry

/// Scrolls while something is held near an edge: the nearer, the faster. It goes by the host's frames, so that it goes on
/// while the pointer rests.
struct Autoscroller: Equatable {
    /// How near an edge it begins, as a share of the length that is seen, and in points at most.
    static var zone: (share: Double, most: Double) { (0.2, 80) }
    /// How fast it is at the edge, in points a second.
    static var mostSpeed: Double { 1200 }
    /// A frame that took longer than this counts as this long, in milliseconds: nothing jumps after a pause.
    static var longestFrame: Double { 50 }

    /// When the last frame was, in milliseconds; `nil` while nothing is to be scrolled.
    private var lastFrame: Double?
    /// Whether a frame has been asked for that has not come.
    private var isWaiting = false
}

extension Autoscroller {
    /// How fast to scroll, in points a second, towards the start if negative.
    ///
    /// - Parameters:
    ///   - location: Where the pointer is, along the axis.
    ///   - window: The part of the view that is not under bars.
    static func speed(at location: Double, in window: ClosedRange<Double>) -> Double {
        let zone = min(zone.most, zone.share * (window.upperBound - window.lowerBound))
        guard zone > 0 else { return 0 }
        let before = min(1, (window.lowerBound + zone - location) / zone)
        let behind = min(1, (location - window.upperBound + zone) / zone)
        if before > 0, before >= behind { return -mostSpeed * before * before }
        return behind > 0 ? mostSpeed * behind * behind : 0
    }

    /// Whether a frame has to be asked for, now that something is to be scrolled.
    mutating func start() -> Bool {
        guard !isWaiting else { return false }
        isWaiting = true
        return true
    }

    /// A frame has come. Answers how far to scroll in it, in points.
    mutating func advance(to time: Double, speed: Double) -> Double {
        isWaiting = false
        guard speed != 0 else {
            lastFrame = nil
            return 0
        }
        // The first frame only starts the clock.
        defer { lastFrame = time }
        guard let lastFrame else { return 0 }
        return speed * min(max(0, time - lastFrame), Self.longestFrame) / 1000
    }

    /// Nothing is to be scrolled any more.
    mutating func stop() {
        lastFrame = nil
    }
}
