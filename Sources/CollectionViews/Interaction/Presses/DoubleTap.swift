import CollectionGeometry

/// Tells the second of two taps from the first. It decides and performs no effect.
struct DoubleTap {
    /// The longest time between two taps that belong together, in milliseconds.
    static var maximumMilliseconds: Double { 350 }
    /// The longest distance between two taps that belong together, in points.
    static var maximumDistance: Double { 40 }

    private var last: (item: ElementHandle, place: Point, time: Double)?
}

extension DoubleTap {
    /// An item was tapped. Returns whether it was for the second time in a row; a third begins anew.
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
