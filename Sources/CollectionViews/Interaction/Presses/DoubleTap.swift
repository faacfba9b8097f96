import CollectionGeometry

/// Tells the second of two taps from the first. It decides and performs no effect.
struct DoubleTap {
    /// The longest time between two taps that belong together, in milliseconds.
    static var mostMilliseconds: Double { 350 }
    /// The longest way between two taps that belong together, in points.
    static var mostDistance: Double { 40 }

    private var last: (path: IndexPath, place: Point, time: Double)?
}

extension DoubleTap {
    /// An item was tapped. Returns whether it was for the second time in a row; a third begins anew.
    mutating func tap(_ press: HostPress, at path: IndexPath) -> Bool {
        let place = press.windowLocation
        if let last, last.path == path, press.time - last.time <= Self.mostMilliseconds,
            abs(place.x - last.place.x) <= Self.mostDistance, abs(place.y - last.place.y) <= Self.mostDistance
        {
            self.last = nil
            return true
        }
        last = (path, place, press.time)
        return false
    }

    /// Follows the item over an update.
    mutating func carryOver(_ newPath: (IndexPath) -> IndexPath?) {
        guard let last else { return }
        self.last = newPath(last.path).map { ($0, last.place, last.time) }
    }
}
