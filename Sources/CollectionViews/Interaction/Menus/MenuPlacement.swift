import CollectionGeometry

/// Where a menu is put: beside the place it was asked for at, wholly inside the window. It decides and performs no effect.
enum MenuPlacement {
    /// The width of a menu at the usual text size, in points.
    static var width: Double { 250 }
    /// The height of one entry at the usual text size, in points.
    static var entryHeight: Double { 44 }
    /// The room above the first entry and below the last, in points.
    static var inset: Double { 6 }
    /// The least distance from the edges of the window, in points.
    static var margin: Double { 8 }

    /// The place of a menu in the window.
    ///
    /// It opens in the reading direction and downwards; where there is no room, to the other side. One that is higher than the
    /// window is cut, and scrolls.
    ///
    /// - Parameters:
    ///   - point: Where it was asked for, in points from the top left corner of the window.
    ///   - count: The number of entries.
    ///   - environment: The window, and the user's text size and reading direction.
    static func frame(at point: Point, entries count: Int, in environment: HostEnvironment) -> Rect {
        let safe = environment.safeAreaInsets
        let scale = max(1, environment.textScale)
        let left = safe.left + margin
        let top = safe.top + margin
        let room = Size(
            width: max(0, environment.windowSize.width - safe.left - safe.right - 2 * margin),
            height: max(0, environment.windowSize.height - safe.top - safe.bottom - 2 * margin)
        )
        let size = Size(
            width: min(room.width, width * scale),
            height: min(room.height, Double(count) * entryHeight * scale + 2 * inset)
        )
        var x = environment.layoutDirection == .rightToLeft ? point.x - size.width : point.x
        if x + size.width > left + room.width { x = point.x - size.width }
        if x < left { x = point.x }
        var y = point.y
        if y + size.height > top + room.height { y = point.y - size.height }
        return Rect(
            x: min(max(x, left), left + room.width - size.width),
            y: min(max(y, top), top + room.height - size.height),
            width: size.width,
            height: size.height
        )
    }
}
