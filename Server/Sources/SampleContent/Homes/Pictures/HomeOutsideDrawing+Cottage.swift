extension HomeOutsideDrawing {
    private static let walls = [
        Tint(0xF4EBDB), Tint(0xE9D3B0), Tint(0xDDE5E2), Tint(0xF0D9C4), Tint(0xD9E0CB), Tint(0xF7F3EA), Tint(0xE4C9A8),
    ]
    private static let roofs = [Tint(0xA6523C), Tint(0x8A4636), Tint(0x6C5A54), Tint(0x5A6470), Tint(0xB4643F)]
    private static let paints = [
        Tint(0x3E6B5C), Tint(0x2F4F6B), Tint(0x8C3B35), Tint(0x5C6B3E), Tint(0x7A5236), Tint(0xD08A3A),
    ]

    func drawCottage(_ canvas: inout Canvas, _ generator: inout SplitMix64) {
        drawHorizon(&canvas, &generator)
        let green = generator.pick(Self.greens)
        drawTree(generator.number(in: -350.0 ... -290), 494, generator.number(in: 210.0...260), green, &canvas)
        if generator.chance(0.6) { drawTree(330, 492, generator.number(in: 150.0...200), green.darker(0.1), &canvas) }
        drawLawn(&canvas)
        let wall = Self.walls[number % Self.walls.count]
        let roof = Self.roofs[number % Self.roofs.count]
        let paint = Self.paints[number % Self.paints.count]
        if number % 2 == 0 {
            drawGableHouse(wall, roof, paint, &canvas, &generator)
        } else {
            drawLongHouse(wall, roof, paint, &canvas, &generator)
        }
        drawPath(to: 30, &canvas)
        drawBushes(from: -235, to: -60, at: 492, green.darker(0.12), &canvas, &generator)
        drawBushes(from: 90, to: 240, at: 492, green.darker(0.05), &canvas, &generator)
        drawFlowers(&canvas, &generator)
        drawFence(&canvas)
    }

    /// The gable looks to the street, with a wing behind.
    private func drawGableHouse(
        _ wall: Tint, _ roof: Tint, _ paint: Tint, _ canvas: inout Canvas, _ generator: inout SplitMix64
    ) {
        let tiling = tiles(roof.darker(0.5), &canvas)
        canvas.fill(.box(150, 150, 34, 90), Canvas.paint(Tint(0x9A5A48)))
        canvas.fill(.box(145, 144, 44, 10), Canvas.paint(Tint(0x7F4639)))
        let wing = Outline(60, 210).line(235, 210).line(262, 340).line(60, 340).closed
        canvas.fill(wing, Canvas.paint(roof.darker(0.12)))
        canvas.fill(wing, tiling)
        canvas.fill(.box(100, 335, 148, 160), Canvas.paint(wall.darker(0.12)))
        for x in [128.0, 190] { drawWindow(x, 376, 38, 56, isLit: isLit(&generator), &canvas) }
        let front = Outline(-190, 495).line(-190, 292).line(-40, 140).line(110, 292).line(110, 495).closed
        canvas.fill(front, Canvas.paint(wall))
        let shade = canvas.gradient([(0.6, .black, 0), (1, .black, 0.08)], to: Vector(1, 0))
        canvas.fill(front, shade)
        for side in [-1.0, 1] {
            let edge = Outline(-40, 118).line(-40 + side * 178, 298).line(-40 + side * 166, 312).line(-40, 146).closed
            canvas.fill(edge, Canvas.paint(roof))
        }
        drawWindow(-66, 212, 52, 62, bars: (2, 3), isLit: isLit(&generator), &canvas)
        for x in [-152.0, 32] {
            drawWindow(x, 330, 50, 72, bars: (2, 3), isLit: isLit(&generator), &canvas)
            for shutter in [x - 25, x + 55] {
                canvas.fill(.box(shutter, 327, 20, 78, radius: 2), Canvas.paint(paint))
                for y in stride(from: 334.0, through: 398, by: 9) {
                    canvas.fill(.box(shutter + 3, y, 14, 3), Canvas.paint(paint.darker(0.3)))
                }
            }
        }
        drawDoor(-40, paint, &canvas)
    }

    /// The eaves look to the street, with dormers.
    private func drawLongHouse(
        _ wall: Tint, _ roof: Tint, _ paint: Tint, _ canvas: inout Canvas, _ generator: inout SplitMix64
    ) {
        let tiling = tiles(roof.darker(0.5), &canvas)
        for x in [-160.0, 150] {
            canvas.fill(.box(x, 138, 32, 70), Canvas.paint(Tint(0x9A5A48)))
            canvas.fill(.box(x - 5, 132, 42, 10), Canvas.paint(Tint(0x7F4639)))
        }
        canvas.fill(.box(-226, 318, 452, 177), Canvas.paint(wall))
        canvas.fill(.box(-226, 318, 452, 26), canvas.gradient([(0, .black, 0.2), (1, .black, 0)]))
        let cover = Outline(-246, 326).line(-196, 178).line(196, 178).line(246, 326).closed
        canvas.fill(cover, Canvas.paint(roof))
        canvas.fill(cover, tiling)
        canvas.fill(.box(-250, 322, 500, 8, radius: 3), Canvas.paint(roof.darker(0.35)))
        for x in [-130.0, 0, 130] {
            canvas.fill(.box(x - 34, 228, 68, 72), Canvas.paint(wall.darker(0.04)))
            drawWindow(x - 22, 242, 44, 48, isLit: isLit(&generator), &canvas)
            canvas.fill(Outline(x - 44, 234).line(x, 196).line(x + 44, 234).closed, Canvas.paint(roof.darker(0.15)))
        }
        for x in [-192.0, -112, 106, 160] where x != 160 || number % 4 == 1 {
            drawWindow(
                x, 362, x == 106 && number % 4 != 1 ? 86 : 46, 70, bars: (2, 3), isLit: isLit(&generator), &canvas)
        }
        drawDoor(0, paint, &canvas)
    }

    private func drawDoor(_ x: Double, _ paint: Tint, _ canvas: inout Canvas) {
        canvas.fill(.box(x - 30, 380, 60, 116), Canvas.paint(Tint(0xF7F4EC)))
        canvas.fill(.box(x - 24, 386, 48, 110), Canvas.paint(paint))
        canvas.fill(.box(x - 15, 396, 30, 34, radius: 3), Canvas.paint(Tint(0xBCD0D6)))
        canvas.fill(.box(x - 15, 440, 30, 42, radius: 2), Canvas.paint(paint.darker(0.2)))
        canvas.fill(.ellipse(x + 17, 444, 3, 3), Canvas.paint(Tint(0xE6C15A)))
        canvas.fill(
            Outline(x - 46, 378).line(x - 34, 356).line(x + 34, 356).line(x + 46, 378).closed,
            Canvas.paint(Tint(0x6B5A52)))
        canvas.fill(.box(x - 40, 492, 80, 10, radius: 2), Canvas.paint(Tint(0xB9B0A2)))
    }

    private func drawPath(to x: Double, _ canvas: inout Canvas) {
        let door = number % 2 == 0 ? -40.0 : 0
        let path = Outline(door - 28, 500).curve(door - 30, 540, x - 60, 560, x - 90, 610).line(x + 70, 610).curve(
            x + 40, 560, door + 40, 540, door + 30, 500
        ).closed
        canvas.fill(path, Canvas.paint(Tint(0xD9CDB8)))
    }

    private func drawFlowers(_ canvas: inout Canvas, _ generator: inout SplitMix64) {
        let colors = [Tint(0xE8638C), Tint(0xF3C64B), Tint(0xFFFFFF), Tint(0xB586D8), Tint(0xE8553D)]
        for _ in 0..<46 {
            let side = generator.chance(0.5) ? generator.number(in: -390.0 ... -110) : generator.number(in: 110.0...390)
            let y = generator.number(in: 505.0...560)
            canvas.fill(.ellipse(side, y, 3.4, 3.4), Canvas.paint(generator.pick(colors)))
        }
    }

    private func drawFence(_ canvas: inout Canvas) {
        let white = Canvas.paint(Tint(0xF5F1E8))
        for x in stride(from: -412.0, through: 412, by: 19) where abs(x - 20) > 86 {
            canvas.fill(
                Outline(x, 600).line(x, 556).line(x + 5, 549).line(x + 10, 556).line(x + 10, 600).closed, white)
        }
        for (start, end) in [(-420.0, -66.0), (112, 420)] {
            canvas.fill(.box(start, 566, end - start, 5), white)
            canvas.fill(.box(start, 584, end - start, 5), white)
        }
    }
}
