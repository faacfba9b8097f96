import CollectionGeometry

/// Computes the frame of a menu: beside the point where it was requested, entirely inside the window. It decides and
/// performs no effect.
enum MenuPlacement {
    /// The width of a menu at the default text size, in points.
    static var width: Double { 250 }
    /// The height of an entry at the default text size, in points.
    static var entryHeight: Double { 44 }
    /// The space above the first entry and below the last, in points.
    static var inset: Double { 6 }
    /// The minimum distance from the edges of the window, in points.
    static var margin: Double { 8 }

    /// The frame of a menu, in points from the top left corner of the window.
    ///
    /// It opens in the reading direction and downwards; where there is not enough room, to the other side. A menu
    /// higher than the window is shortened, and scrolls.
    ///
    /// - Parameters:
    ///   - point: The point where it was requested, in points from the top left corner of the window.
    ///   - count: The number of entries.
    ///   - environment: The size of the window, the user's text size and the layout direction.
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
