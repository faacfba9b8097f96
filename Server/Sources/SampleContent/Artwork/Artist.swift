/// Paints one scene: the paints for its cloth, and the strokes from which all figures are made.
struct Artist: Sendable {
    let scene: Scene
    var canvas = Canvas()
    var generator: SplitMix64
    /// The colour of the cloth.
    let base: Tint
    /// The colour of trimmings.
    let trim: Tint
    let finish: Finish

    init(scene: Scene, generator: SplitMix64) {
        self.scene = scene
        self.generator = generator
        base = scene.dye.color
        trim = scene.accent.color
        finish = Finish(material: scene.material, category: scene.category)
    }
}

extension Artist {
    /// The cloth's own dark, for folds and seams. On dark cloth folds are lines of light instead.
    var shade: Tint { base.darker(0.75) }

    /// The paint of seams: visible on light and on dark cloth.
    var seamTint: Tint { base.brightness < 0.3 ? base.lighter(0.32) : base.darker(0.5) }

    /// Fills a part with cloth: its colour, rounded by light from the left, its weave and its finish.
    ///
    /// - Parameters:
    ///   - angle: The direction of the weave, in degrees.
    ///   - depth: How much darker the part is because it lies behind others, 0 to 1.
    ///   - tint: Another colour than the scene's.
    mutating func cloth(_ outline: Outline, angle: Double = 0, depth: Double = 0, tint: Tint? = nil) {
        let color = (tint ?? base).darker(depth)
        let paint = canvas.gradient(
            [
                (0, color.darker(0.10), 1), (0.28, color.lighter(finish.gloss * 0.35), 1), (0.6, color, 1),
                (1, color.darker(0.22), 1),
            ],
            from: Vector(0, 0), to: Vector(1, 0.12)
        )
        canvas.fill(outline, paint)
        if tint == nil, let weave = weave(scene.pattern, angle: angle) { canvas.fill(outline, weave) }
        if let texture = texture(finish, angle: angle, on: color) { canvas.fill(outline, texture) }
        let fall = canvas.gradient([(0, .white, 0.07), (0.45, .white, 0), (1, shade, 0.20)])
        canvas.fill(outline, fall)
    }

    /// Darkens a part softly from one side.
    mutating func shadeEdge(_ outline: Outline, from: Vector, to: Vector, strength: Double = 0.3) {
        let paint = canvas.gradient([(0, shade, strength), (1, shade, 0)], from: from, to: to)
        canvas.fill(outline, paint)
    }

    /// A fold: a leaf of shade, thick in the middle and thin at its ends, with a line of light beside it.
    mutating func fold(_ from: Vector, _ to: Vector, bend: Double = 10, width: Double = 9, strength: Double = 0.22) {
        let middle = from.toward(to, 0.5)
        let along = to - from
        let length = max((along.x * along.x + along.y * along.y).squareRoot(), 1)
        let across = Vector(-along.y / length, along.x / length)
        let near = middle + across * bend
        let far = middle + across * (bend + width)
        let leaf = Outline(from.x, from.y).bend(near.x, near.y, to.x, to.y).bend(far.x, far.y, from.x, from.y).closed
        canvas.fill(leaf, Canvas.paint(shade), opacity: strength)
        let light = middle + across * (bend - width * 0.9)
        let gleam = Outline(from.x, from.y).bend(light.x, light.y, to.x, to.y).bend(near.x, near.y, from.x, from.y)
        canvas.fill(gleam.closed, Canvas.paint(.white), opacity: strength * (0.28 + finish.gloss * 0.5))
    }

    /// Paints something moved and scaled about a point.
    mutating func place(at move: Vector, scale: Double, about center: Vector, _ draw: (inout Artist) -> Void) {
        canvas.open(scale: scale, about: center, moved: move)
        draw(&self)
        canvas.close()
    }

    /// A seam.
    mutating func seam(_ outline: Outline, width: Double = 2.2, opacity: Double = 0.55) {
        canvas.stroke(outline, seamTint, width: width, opacity: opacity)
    }

    /// A row of stitches.
    mutating func stitches(_ outline: Outline, tint: Tint? = nil, opacity: Double = 0.7) {
        canvas.stroke(outline, tint ?? seamTint, width: 2, opacity: opacity, dash: "7 5")
    }

    /// A button with four holes.
    mutating func button(_ x: Double, _ y: Double, radius: Double = 9, tint: Tint? = nil) {
        let color = tint ?? (base.brightness < 0.35 ? base.lighter(0.25) : base.darker(0.55))
        canvas.fill(.ellipse(x + 1.5, y + 3, radius, radius), Canvas.paint(shade), opacity: 0.45)
        let paint = canvas.gradient([(0, color.lighter(0.3), 1), (1, color.darker(0.2), 1)])
        canvas.fill(.ellipse(x, y, radius, radius), paint)
        for (dx, dy) in [(-1.0, -1.0), (1, -1), (-1, 1), (1, 1)] {
            let reach = radius * 0.27
            canvas.fill(
                .ellipse(x + dx * reach, y + dy * reach, radius * 0.13, radius * 0.13), Canvas.paint(color.darker(0.8)))
        }
    }
}
