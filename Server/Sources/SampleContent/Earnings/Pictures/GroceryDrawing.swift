/// The picture of a product on a receipt: its package, or the fruit itself, on a plain ground.
struct GroceryDrawing {
    /// Where the product stands, in units of which 800 make the width and the height.
    static let floor = 690.0

    let grocery: Grocery

    init(_ grocery: Grocery) {
        self.grocery = grocery
    }
}

extension GroceryDrawing {
    /// The colour of the ground.
    var ground: Tint { grocery.accent.lighter(0.82) }

    /// The drawing as an SVG document.
    func svg() -> String {
        var canvas = Canvas()
        let wall = canvas.gradient([(0, ground.lighter(0.4), 1), (1, ground, 1)])
        canvas.fill(.box(-400, 0, 800, 800), wall)
        canvas.soft(.ellipse(0, Self.floor, 160, 14), .black, radius: 60, opacity: 0.14)
        switch grocery.form {
        case .carton: drawCarton(&canvas)
        case .bottle: drawBottle(&canvas)
        case .jar: drawJar(&canvas)
        case .can: drawCan(&canvas)
        case .bag: drawBag(&canvas)
        case .box: drawBox(&canvas)
        case .bar: drawBar(&canvas)
        case .tub: drawTub(&canvas)
        case .tube: drawTube(&canvas)
        case .roll: drawRoll(&canvas)
        case .loaf: drawLoaf(&canvas)
        case .flatbread: drawFlatbread(&canvas)
        case .wedge: drawWedge(&canvas)
        case .eggs: drawEggs(&canvas)
        case .fruit: drawFruit(&canvas)
        case .avocado: drawAvocado(&canvas)
        case .bananas: drawBananas(&canvas)
        case .berries: drawBerries(&canvas)
        case .roots: drawRoots(&canvas)
        case .leaves: drawLeaves(&canvas)
        }
        let side = EarningsPicture.pixelSide
        return canvas.document(width: side, height: side, units: 800)
    }

    /// The paint of something that is rounded by light from the left.
    func rounded(_ tint: Tint, _ canvas: inout Canvas) -> String {
        canvas.gradient(
            [(0, tint.darker(0.08), 1), (0.28, tint.lighter(0.3), 1), (0.6, tint, 1), (1, tint.darker(0.28), 1)],
            from: Vector(0, 0), to: Vector(1, 0))
    }

    /// The paint of a ball that is lit from the upper left.
    func ball(_ tint: Tint, _ canvas: inout Canvas) -> String {
        canvas.glow(
            [(0, tint.lighter(0.45), 1), (0.55, tint, 1), (1, tint.darker(0.3), 1)], center: Vector(0.36, 0.3),
            radius: 0.75)
    }

    /// Draws a label with the two lines of a name.
    func drawLabel(from top: Double, height: Double, halfWidth: Double, _ canvas: inout Canvas) {
        canvas.fill(.box(-halfWidth, top, 2 * halfWidth, height), rounded(grocery.accent, &canvas))
        let ink = grocery.accent.brightness > 0.6 ? grocery.accent.darker(0.8) : Tint.white
        let middle = top + height / 2
        canvas.fill(.box(-halfWidth * 0.6, middle - 24, halfWidth * 1.2, 20, radius: 10), Canvas.paint(ink))
        canvas.fill(
            .box(-halfWidth * 0.4, middle + 14, halfWidth * 0.8, 12, radius: 6), Canvas.paint(ink), opacity: 0.7)
    }
}
