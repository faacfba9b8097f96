/// How a figure is moved and scaled so that it fills the picture: hanging things around the middle, standing things
/// where they stand.
struct Framing: Equatable, Sendable {
    /// The point that stays in place while scaling.
    let center: Vector
    let scale: Double
    let move: Vector

    init(_ figure: any Figure) {
        let (low, high) = Self.box(around: figure)
        if let floor = figure.floor {
            scale = min(1.22, 600 / (high.x - low.x), (floor.base - 130) / (floor.base - low.y))
            center = Vector(floor.center, floor.base)
            move = Vector(0, 0)
        } else {
            scale = min(1.32, 630 / (high.x - low.x), 960 / (high.y - low.y))
            center = low.toward(high, 0.5)
            move = Vector(0, 595) - center
        }
    }
}

extension Framing {
    /// Brings a part of a figure near, to the middle of the picture.
    ///
    /// - Parameters:
    ///   - figure: The figure.
    ///   - focus: The middle of the part, in fractions of the sides of the box around the figure.
    init(_ figure: any Figure, near focus: Vector) {
        let (low, high) = Self.box(around: figure)
        let whole = Framing(figure)
        center = Vector(low.x + (high.x - low.x) * focus.x, low.y + (high.y - low.y) * focus.y)
        scale = whole.scale * 1.9
        move = Vector(0, 600) - center
    }

    private static func box(around figure: any Figure) -> (low: Vector, high: Vector) {
        let boxes = figure.extent.map(\.bounds)
        return (
            Vector(boxes.map(\.low.x).min() ?? -1, boxes.map(\.low.y).min() ?? 0),
            Vector(boxes.map(\.high.x).max() ?? 1, boxes.map(\.high.y).max() ?? 1)
        )
    }
}
