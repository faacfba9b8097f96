import CollectionGeometry

/// Recognizes the second of two taps. It decides and performs no effect.
struct DoubleTap {
    /// The maximum time between two taps of a double tap, in milliseconds.
    static var maximumMilliseconds: Double { 350 }
    /// The maximum distance between two taps of a double tap along each axis, in points.
    static var maximumDistance: Double { 40 }

    private var last: (item: ElementHandle, place: Point, time: Double)?
}

extension DoubleTap {
    /// An item was tapped. Returns whether this completes a double tap; a third tap starts again.
    mutating func tap(_ press: HostPress, at item: ElementHandle) -> Bool {
        let place = press.windowLocation
        if let last, let path = last.item.indexPath, path == item.indexPath,
            press.time - last.time <= Self.maximumMilliseconds,
            abs(place.x - last.place.x) <= Self.maximumDistance, abs(place.y - last.place.y) <= Self.maximumDistance
        {
            self.last = nil
            return true
        }
        last = (item, place, press.time)
        return false
    }
}
