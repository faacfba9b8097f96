/// A product that can be drawn.
protocol Figure: Sendable {
    /// Its outline, for the shadow: all parts that lie on the outside.
    var silhouettes: [Outline] { get }
    /// Everything that must be in the picture, such as a handle that throws no shadow.
    var extent: [Outline] { get }
    /// Where it stands, or `nil` if it hangs on the wall.
    var floor: Floor? { get }
    /// Paints it.
    func paint(_ artist: inout Artist)
}

extension Figure {
    /// The outline and nothing else.
    var extent: [Outline] { silhouettes }
    /// It hangs.
    var floor: Floor? { nil }
}

/// Where a thing stands.
struct Floor: Equatable, Sendable {
    /// The line where the wall meets the floor.
    var horizon: Double
    /// The line on which the thing stands.
    var base: Double
    /// The middle of the shadow below it.
    var center: Double = 0
    /// Half the width of the shadow below it.
    var reach: Double
}
