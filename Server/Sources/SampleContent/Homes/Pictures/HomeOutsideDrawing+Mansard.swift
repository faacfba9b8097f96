extension HomeOutsideDrawing {
    private static let limestones = [
        Tint(0xEFE3CC), Tint(0xE6D3B3), Tint(0xDCD6CB), Tint(0xF2E9DC), Tint(0xD9C4A4), Tint(0xE9DACB), Tint(0xCFC7B8),
    ]
    private static let slates = [Tint(0x4F5B6B), Tint(0x6A7A74), Tint(0x7B4B40), Tint(0x3F4854)]

    /// A house at a corner: a round turret on one side, tall windows with railings, and two floors in a mansard roof.
    func drawMansard(_ canvas: inout Canvas, _ generator: inout SplitMix64) {
        let wall = Self.limestones[number % Self.limestones.count]
        let slate = Self.slates[number % Self.slates.count]
        let side = number % 2 == 0 ? 1.0 : -1
        let rows = number % 3 == 0 ? 3 : 4
        let top = 496 - 78 - Double(rows) * 66
        drawHorizon(&canvas, &generator)
        drawSideStreet(-side, wall, top + 40, &canvas, &generator)
        canvas.fill(.box(side > 0 ? -250 : -190, top, 440, 498 - top), Canvas.paint(wall))
        drawMansardRoof(side, top, slate, &canvas, &generator)
        for row in 0..<rows {
            let y = top + 8 + Double(row) * 66
            for column in 0..<4 {
                let x = (side > 0 ? -230.0 : -96) + Double(column) * 76
                drawFrenchWindow(x, y, hasRailing: row % 2 == 1 - number % 2, wall, &canvas, &generator)
            }
            canvas.fill(.box(side > 0 ? -250 : -190, y + 54, 440, 4), Canvas.paint(wall.darker(0.16)))
        }
        drawTurret(side * 190, top, rows, wall, slate, &canvas, &generator)
        drawArcade(side, wall, &canvas)
        drawStreet(&canvas)
        drawTree(side * -330, 520, generator.number(in: 150.0...190), Self.greens[number % 5], &canvas)
    }

    /// The lower house that goes on around the corner.
    private func drawSideStreet(
        _ side: Double, _ wall: Tint, _ top: Double, _ canvas: inout Canvas, _ generator: inout SplitMix64
    ) {
        let left = side > 0 ? 180.0 : -430
        canvas.fill(.box(left, top, 250, 498 - top), Canvas.paint(wall.darker(0.2)))
        canvas.fill(.box(left - 4, top - 8, 258, 12), Canvas.paint(wall.darker(0.4)))
        var y = top + 24
        while y < 420 {
            for column in 0..<3 {
                drawWindow(
                    left + 34 + Double(column) * 72, y, 36, 46, bars: (2, 2), isLit: isLit(&generator), &canvas)
            }
            y += 72
        }
    }

    private func drawMansardRoof(
        _ side: Double, _ top: Double, _ slate: Tint, _ canvas: inout Canvas, _ generator: inout SplitMix64
    ) {
        let (left, right) = side > 0 ? (-256.0, 196.0) : (-196.0, 256.0)
        let steep = Outline(left, top).line(left + 22, top - 74).line(right - 22, top - 74).line(right, top).closed
        canvas.fill(steep, Canvas.paint(slate))
        canvas.fill(steep, tiles(slate.darker(0.45), &canvas))
        canvas.fill(
            Outline(left + 22, top - 74).line(left + 70, top - 100).line(right - 70, top - 100).line(
                right - 22, top - 74
            ).closed, Canvas.paint(slate.darker(0.25)))
        for step in 0..<4 {
            let x = left + 62 + Double(step) * 84
            canvas.fill(.box(x - 4, top - 62, 44, 56), Canvas.paint(Tint(0xF3ECDF)))
            canvas.fill(
                Outline(x - 8, top - 60).bend(x + 18, top - 86, x + 44, top - 60).closed, Canvas.paint(Tint(0xE3D9C8)))
            drawWindow(x + 4, top - 52, 28, 42, bars: (2, 2), isLit: isLit(&generator), &canvas)
        }
        for x in [left + 96, right - 130] {
            canvas.fill(.box(x, top - 142, 34, 48), Canvas.paint(Tint(0xB98A6A)))
            canvas.fill(.box(x - 4, top - 146, 42, 8), Canvas.paint(Tint(0x8F6549)))
        }
        canvas.fill(.box(left - 4, top - 6, right - left + 8, 12), Canvas.paint(Tint(0xF3ECDF)))
    }

    private func drawFrenchWindow(
        _ x: Double, _ y: Double, hasRailing: Bool, _ wall: Tint, _ canvas: inout Canvas,
        _ generator: inout SplitMix64
    ) {
        canvas.fill(.box(x - 7, y - 5, 50, 56), Canvas.paint(wall.lighter(0.5)))
        drawWindow(x, y, 36, 46, bars: (2, 3), isLit: isLit(&generator), &canvas)
        guard hasRailing else { return }
        for bar in stride(from: x - 6, through: x + 42, by: 6) {
            canvas.fill(.box(bar, y + 28, 1.8, 22), Canvas.paint(Tint(0x23282D)))
        }
        canvas.fill(.box(x - 8, y + 26, 52, 3), Canvas.paint(Tint(0x23282D)))
    }

    private func drawTurret(
        _ x: Double, _ top: Double, _ rows: Int, _ wall: Tint, _ slate: Tint, _ canvas: inout Canvas,
        _ generator: inout SplitMix64
    ) {
        let body = Outline.box(x - 58, top - 30, 116, 528 - top)
        canvas.fill(body, Canvas.paint(wall.lighter(0.12)))
        canvas.fill(
            body, canvas.gradient([(0, .black, 0.16), (0.4, .white, 0.14), (1, .black, 0.24)], to: Vector(1, 0)))
        for row in 0..<rows {
            let y = top + 6 + Double(row) * 66
            for (offset, width) in [(-48.0, 18.0), (-18, 36), (30, 18)] {
                drawWindow(x + offset, y, width, 48, bars: (1, 2), isLit: isLit(&generator), &canvas)
            }
        }
        canvas.fill(.box(x - 64, top - 38, 128, 12), Canvas.paint(Tint(0xF3ECDF)))
        let dome = Outline(x - 62, top - 36).curve(x - 64, top - 100, x - 20, top - 112, x, top - 150)
            .curve(x + 20, top - 112, x + 64, top - 100, x + 62, top - 36).closed
        canvas.fill(dome, Canvas.paint(slate.lighter(0.08)))
        canvas.fill(dome, tiles(slate.darker(0.4), &canvas))
        canvas.fill(.box(x - 1.5, top - 178, 3, 32), Canvas.paint(Tint(0xC9A45C)))
        canvas.fill(.ellipse(x, top - 152, 6, 6), Canvas.paint(Tint(0xC9A45C)))
    }

    /// The ground floor: arches with shops behind them, and a door in the turret.
    private func drawArcade(_ side: Double, _ wall: Tint, _ canvas: inout Canvas) {
        let left = side > 0 ? -250.0 : -190
        canvas.fill(.box(left, 416, 440, 82), Canvas.paint(wall.darker(0.12)))
        let glass = Canvas.paint(sky.isEvening ? Tint(0xFFD58A) : Tint(0x6E8A98))
        for step in 0..<4 {
            let x = (side > 0 ? -236.0 : -106) + Double(step) * 78
            let arch = Outline(x, 498).line(x, 450).curve(x, 418, x + 62, 418, x + 62, 450).line(x + 62, 498).closed
            canvas.fill(arch, glass)
            canvas.stroke(arch, wall.lighter(0.4), width: 5)
            canvas.fill(.box(x + 30, 432, 2.4, 66), Canvas.paint(Tint(0x2E2A28)))
        }
        let door = [Tint(0x2F4F6B), Tint(0x5B2F2A), Tint(0x2F5D50), Tint(0x3B3530)][number % 4]
        canvas.fill(.box(side * 190 - 26, 424, 52, 74), Canvas.paint(wall.lighter(0.5)))
        canvas.fill(.box(side * 190 - 20, 430, 40, 68), Canvas.paint(door))
        canvas.fill(.box(side * 190 - 1, 430, 2, 68), Canvas.paint(door.darker(0.4)))
        canvas.fill(.box(left, 410, 440, 7), Canvas.paint(Tint(0xF3ECDF)))
    }
}
