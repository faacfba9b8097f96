/// How a figure is moved and scaled so that it fills the picture: hanging things around the middle, standing things
/// where they stand.
struct Framing: Equatable, Sendable {
    /// The point that stays in place while scaling.
    let center: Vector
    let scale: Double
    let move: Vector

    init(_ figure: any Figure) {
        let boxes = figure.extent.map(\.bounds)
        let low = Vector(boxes.map(\.low.x).min() ?? -1, boxes.map(\.low.y).min() ?? 0)
        let high = Vector(boxes.map(\.high.x).max() ?? 1, boxes.map(\.high.y).max() ?? 1)
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
