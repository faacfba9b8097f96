import CollectionGeometry

/// Scrolls while an item is held near an edge: the nearer, the faster. It is driven by the host's frames, so that it
/// continues while the pointer rests.
struct Autoscroller: Equatable {
    /// The distance from an edge within which it scrolls: a fraction of the visible length, limited to a number of
    /// points.
    static var zone: (share: Double, maximum: Double) { (0.2, 80) }
    /// The speed at the edge, in points per second.
    static var maximumSpeed: Double { 1200 }
    /// The maximum duration of a frame, in milliseconds: a longer frame counts as this long, so that nothing jumps
    /// after a pause.
    static var longestFrame: Double { 50 }

    /// The time of the last frame, in milliseconds; `nil` while nothing scrolls.
    private var lastFrame: Double?
    /// Whether a frame was requested that has not been drawn.
    private var isWaiting = false
}

extension Autoscroller {
    /// The speed, in points per second, negative towards the start.
    ///
    /// - Parameters:
    ///   - location: The location of the pointer along the axis, in points.
    ///   - window: The part of the view that no bar covers, in points.
    static func speed(at location: Double, in window: ClosedRange<Double>) -> Double {
        let zone = min(zone.maximum, zone.share * (window.upperBound - window.lowerBound))
        guard zone > 0 else { return 0 }
        let before = min(1, (window.lowerBound + zone - location) / zone)
        let behind = min(1, (location - window.upperBound + zone) / zone)
        if before > 0, before >= behind { return -maximumSpeed * before * before }
        return behind > 0 ? maximumSpeed * behind * behind : 0
    }

    /// Whether a frame must be requested, now that scrolling begins.
    mutating func start() -> Bool {
        guard !isWaiting else { return false }
        isWaiting = true
        return true
    }

    /// Handles a frame. Returns the distance to scroll in it, in points.
    mutating func advance(to time: Double, speed: Double) -> Double {
        isWaiting = false
        guard speed != 0 else {
            lastFrame = nil
            return 0
        }
        // The first frame only sets the time.
        defer { lastFrame = time }
        guard let lastFrame else { return 0 }
        return speed * min(max(0, time - lastFrame), Self.longestFrame) / 1000
    }

    /// Stops scrolling.
    mutating func stop() {
        lastFrame = nil
    }
}
