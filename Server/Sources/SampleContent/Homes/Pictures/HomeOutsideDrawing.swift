/// A home from outside: the sky, what stands behind and before it, and the building.
struct HomeOutsideDrawing {
    /// Where the ground begins.
    static let base = 492.0

    let facade: HomeFacade
    let number: Int
    let sky: HomeSky

    init(_ facade: HomeFacade, _ number: Int) {
        self.facade = facade
        self.number = number
        sky = HomeSky(facade, number)
    }
}

extension HomeOutsideDrawing {
    /// The drawing as an SVG document.
    func svg() -> String {
        let index = HomeFacade.allCases.firstIndex(of: facade) ?? 0
        var generator = SplitMix64(seed: UInt64(number + 100 * index) &* 0xD1B5_4A32_D192_ED03)
        var canvas = Canvas()
        sky.paint(&canvas, &generator)
        switch facade {
        case .cottage: drawCottage(&canvas, &generator)
        case .terrace: drawTerrace(&canvas, &generator)
        case .modern: drawModern(&canvas, &generator)
        case .stucco: drawStucco(&canvas, &generator)
        case .block: drawBlock(&canvas, &generator)
        case .works: drawWorks(&canvas, &generator)
        case .mansard: drawMansard(&canvas, &generator)
        case .gables: drawGables(&canvas, &generator)
        case .timber: drawTimber(&canvas, &generator)
        case .tenement: drawTenement(&canvas, &generator)
        case .tower: drawTower(&canvas, &generator)
        case .slab: drawSlab(&canvas, &generator)
        case .stack: drawStack(&canvas, &generator)
        case .bungalow: drawBungalow(&canvas, &generator)
        case .villa: drawVilla(&canvas, &generator)
        case .warehouse: drawWarehouse(&canvas, &generator)
        }
        if sky.isEvening {
            let dusk = sky.isNight ? 0.24 : 0.1
            canvas.fill(.box(-420, -10, 840, 620), Canvas.paint(Tint(0x2B2350)), opacity: dusk)
        }
        return canvas.document(width: HomePicture.pixelWidth, height: HomePicture.pixelHeight, units: 600)
    }

    /// A window with its frame, its bars and its sill.
    func drawWindow(
        _ x: Double, _ y: Double, _ width: Double, _ height: Double, bars: (columns: Int, rows: Int) = (2, 2),
        frame: Tint = Tint(0xF7F4EC), isLit: Bool, _ canvas: inout Canvas
    ) {
        canvas.fill(.box(x - 3, y - 3, width + 6, height + 6), Canvas.paint(frame))
        let glass =
            isLit
            ? canvas.gradient([(0, Tint(0xFFE2A0), 1), (1, Tint(0xF7B85C), 1)])
            : canvas.gradient([(0, Tint(0x41586B), 1), (1, Tint(0x86A5B6), 1)], to: Vector(0.6, 1))
        canvas.fill(.box(x, y, width, height), glass)
        if !isLit {
            let shine = Outline(x + width * 0.1, y + height).line(x + width * 0.55, y).line(x + width * 0.85, y)
                .line(x + width * 0.4, y + height).closed
            canvas.fill(shine, Canvas.paint(.white), opacity: 0.14)
        }
        for column in 1..<max(bars.columns, 1) where bars.columns > 1 {
            canvas.fill(
                .box(x + width * Double(column) / Double(bars.columns) - 1.2, y, 2.4, height), Canvas.paint(frame))
        }
        for row in 1..<max(bars.rows, 1) where bars.rows > 1 {
            canvas.fill(.box(x, y + height * Double(row) / Double(bars.rows) - 1.2, width, 2.4), Canvas.paint(frame))
        }
        canvas.fill(.box(x - 5, y + height + 2, width + 10, 4), Canvas.paint(frame.darker(0.2)))
    }

    /// Whether a window is lit: in the evening half of them.
    func isLit(_ generator: inout SplitMix64) -> Bool {
        let chance = generator.fraction()
        return sky.isEvening && chance < 0.55
    }

    /// A tree with a round crown.
    func drawTree(_ x: Double, _ y: Double, _ size: Double, _ green: Tint, _ canvas: inout Canvas) {
        canvas.fill(.ellipse(x + size * 0.1, y, size * 0.42, size * 0.05), Canvas.paint(.black), opacity: 0.14)
        canvas.fill(
            Outline(x - size * 0.05, y).line(x - size * 0.03, y - size * 0.6).line(x + size * 0.03, y - size * 0.6)
                .line(x + size * 0.05, y).closed, Canvas.paint(Tint(0x5B4636)))
        for (dx, dy, r, shade) in [
            (0.08, 0.78, 0.42, 0.22), (-0.24, 0.72, 0.3, 0.1), (0.3, 0.66, 0.28, 0.16), (0.0, 1.05, 0.34, 0.04),
            (-0.14, 0.9, 0.32, 0.0),
        ] {
            canvas.fill(
                .ellipse(x + dx * size, y - dy * size, r * size, r * size * 0.94), Canvas.paint(green.darker(shade)))
        }
        canvas.fill(
            .ellipse(x - 0.2 * size, y - 1.02 * size, 0.16 * size, 0.13 * size), Canvas.paint(green.lighter(0.22)),
            opacity: 0.7)
    }

    /// A low row of bushes.
    func drawBushes(
        from start: Double, to end: Double, at y: Double, _ green: Tint, _ canvas: inout Canvas,
        _ generator: inout SplitMix64
    ) {
        var x = start
        while x < end {
            let size = generator.number(in: 15.0...27)
            let color = green.darker(generator.number(in: 0.0...0.2))
            canvas.fill(.ellipse(x, y, size * 1.25, size), Canvas.paint(color))
            canvas.fill(
                .ellipse(x - size * 0.3, y - size * 0.4, size * 0.5, size * 0.3), Canvas.paint(color.lighter(0.16)))
            x += size * 1.35
        }
    }

    /// Trees far behind everything.
    func drawHorizon(_ canvas: inout Canvas, _ generator: inout SplitMix64) {
        let green = Tint(0x7E9A7A).mixed(with: sky.low, 0.45)
        var x = -430.0
        while x < 430 {
            let size = generator.number(in: 34.0...66)
            canvas.fill(
                .ellipse(x, Self.base - 8, size, size * 1.2),
                Canvas.paint(green.darker(generator.number(in: 0.0...0.1))))
            x += size * 0.9
        }
    }

    /// A lawn.
    func drawLawn(_ canvas: inout Canvas) {
        let lawn = canvas.gradient([(0, Tint(0x8DB36A), 1), (1, Tint(0x5E8A4A), 1)])
        canvas.fill(.box(-420, Self.base - 4, 840, 140), lawn)
    }

    /// A pavement with a kerb, and a street.
    func drawStreet(_ canvas: inout Canvas) {
        canvas.fill(.box(-420, Self.base, 840, 120), Canvas.paint(Tint(0xCBC5BB)))
        for x in stride(from: -400.0, through: 400, by: 62) {
            canvas.stroke(Outline(x, Self.base + 2).line(x * 1.07, Self.base + 40), Tint(0xB4AEA4), width: 1.4)
        }
        canvas.fill(.box(-420, Self.base + 40, 840, 8), Canvas.paint(Tint(0xA9A399)))
        let asphalt = canvas.gradient([(0, Tint(0x71747A), 1), (1, Tint(0x595C63), 1)])
        canvas.fill(.box(-420, Self.base + 48, 840, 80), asphalt)
    }

    static let greens = [Tint(0x6B9A4B), Tint(0x5F8F52), Tint(0x7FA650), Tint(0x4F8560), Tint(0x93A84A)]

    /// Brick as a paint over a wall.
    func brick(_ mortar: Tint, opacity: Double, _ canvas: inout Canvas) -> String {
        canvas.pattern(
            width: 20, height: 12,
            "<path d=\"M0 .5h20M0 6.5h20M5 .5v6M15 6.5v6\" fill=\"none\" stroke=\"\(mortar.hexadecimal)\" "
                + "stroke-opacity=\"\(opacity)\" stroke-width=\"1\"/>")
    }

    /// Tiles as a paint over a roof.
    func tiles(_ line: Tint, _ canvas: inout Canvas) -> String {
        canvas.pattern(
            width: 14, height: 18,
            "<path d=\"M0 9q3.500 4 7 0q3.500 4 7 0M-7 18q3.500 4 7 0q3.500 4 7 0q3.500 4 7 0\" fill=\"none\" "
                + "stroke=\"\(line.hexadecimal)\" stroke-opacity=\"0.45\" stroke-width=\"1.600\"/>")
    }
}
