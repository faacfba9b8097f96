extension HomeOutsideDrawing {
    private static let renders = [
        Tint(0xEDE8DE), Tint(0xDCE3E4), Tint(0xE6D8C2), Tint(0xD5DDD0), Tint(0xF1ECE6), Tint(0xD8D2CA),
    ]
    private static let panels = [
        Tint(0xD9714E), Tint(0x4F8A8B), Tint(0xE2B13C), Tint(0x6B7FA8), Tint(0x8AA05A), Tint(0xB8605F), Tint(0x5F7383),
    ]

    /// A block of flats with balconies, on a lawn with trees.
    func drawBlock(_ canvas: inout Canvas, _ generator: inout SplitMix64) {
        drawHorizon(&canvas, &generator)
        let green = generator.pick(Self.greens)
        drawTree(-365, 492, 170, green.darker(0.12), &canvas)
        drawLawn(&canvas)
        let wall = Self.renders[number % Self.renders.count]
        let panel = Self.panels[number % Self.panels.count]
        let rows = number % 3 == 0 ? 6 : number % 3 == 1 ? 5 : 4
        let height = 62.0
        let top = 488 - Double(rows) * height - 24
        let side = Outline(250, top).line(318, top + 22).line(318, 496).line(250, 496).closed
        canvas.fill(side, Canvas.paint(wall.darker(0.3)))
        for row in 0..<rows {
            let y = top + 36 + Double(row) * (height - 1)
            canvas.fill(
                Outline(274, y).line(296, y + 4).line(296, y + 34).line(274, y + 32).closed,
                Canvas.paint(Tint(0x4A5A66)))
        }
        canvas.fill(.box(-290, top, 540, 496 - top), Canvas.paint(wall))
        canvas.fill(.box(-296, top - 8, 552, 12), Canvas.paint(wall.darker(0.35)))
        if rows < 6 { canvas.fill(.box(-60, top - 34, 120, 28), Canvas.paint(wall.darker(0.18))) }
        for row in 0..<rows {
            for column in 0..<4 {
                drawFlat(
                    -278 + Double(column) * 134, top + 18 + Double(row) * height, wall, panel, column, row, &canvas,
                    &generator)
            }
        }
        drawEntrance(panel, &canvas)
        canvas.fill(.box(-420, 520, 840, 30), Canvas.paint(Tint(0xD6CEC0)))
        canvas.fill(Outline(-52, 496).line(12, 496).line(26, 522).line(-66, 522).closed, Canvas.paint(Tint(0xD6CEC0)))
        drawBushes(from: -286, to: -80, at: 498, green.darker(0.16), &canvas, &generator)
        drawBushes(from: 50, to: 250, at: 498, green.darker(0.08), &canvas, &generator)
        drawTree(generator.number(in: 320.0...350), 556, 240, green, &canvas)
        drawTree(-310, 560, generator.number(in: 120.0...150), Self.greens[(number + 2) % 5], &canvas)
        drawBench(generator.number(in: -180.0 ... -120), &canvas)
    }

    private func drawFlat(
        _ x: Double, _ y: Double, _ wall: Tint, _ panel: Tint, _ column: Int, _ row: Int, _ canvas: inout Canvas,
        _ generator: inout SplitMix64
    ) {
        let lit = isLit(&generator)
        drawWindow(x + 2, y + 6, 36, 36, bars: (2, 1), isLit: isLit(&generator), &canvas)
        canvas.fill(.box(x + 48, y - 2, 68, 52), Canvas.paint(wall.darker(0.34)))
        drawWindow(x + 54, y + 4, 30, 44, bars: (1, 1), isLit: lit, &canvas)
        drawWindow(x + 90, y + 4, 20, 44, bars: (1, 1), isLit: lit, &canvas)
        let color = (column + row + number) % 3 == 0 ? panel.lighter(0.28) : panel
        canvas.fill(.box(x + 44, y + 24, 76, 28), Canvas.paint(color))
        canvas.fill(.box(x + 44, y + 24, 76, 3), Canvas.paint(color.darker(0.35)))
        canvas.fill(.box(x + 42, y + 50, 80, 5), Canvas.paint(wall.darker(0.4)))
        if generator.chance(0.35) {
            let flower = generator.pick([Tint(0xE8638C), Tint(0xF3C64B), Tint(0xE8553D), Tint(0x9BC067)])
            for step in 0..<7 {
                canvas.fill(
                    .ellipse(x + 52 + Double(step) * 10, y + 23, 5.4, 4.6),
                    Canvas.paint(step % 2 == 0 ? Tint(0x5F8F52) : flower))
            }
        } else if generator.chance(0.18) {
            canvas.fill(
                Outline(x + 60, y + 10).line(x + 82, y - 2).line(x + 104, y + 10).closed, Canvas.paint(Tint(0xE9B949)))
            canvas.fill(.box(x + 81, y + 8, 2, 18), Canvas.paint(Tint(0x777777)))
        }
    }

    private func drawEntrance(_ panel: Tint, _ canvas: inout Canvas) {
        canvas.fill(.box(-62, 436, 84, 62), Canvas.paint(Tint(0x3B4248)))
        canvas.fill(.box(-54, 444, 32, 54), Canvas.paint(sky.isEvening ? Tint(0xFFD98F) : Tint(0x93AFBB)))
        canvas.fill(.box(-18, 444, 32, 54), Canvas.paint(sky.isEvening ? Tint(0xFFD98F) : Tint(0x93AFBB)))
        canvas.fill(.box(-74, 426, 108, 11, radius: 2), Canvas.paint(panel.darker(0.3)))
    }

    private func drawBench(_ x: Double, _ canvas: inout Canvas) {
        let wood = Canvas.paint(Tint(0x9A6B43))
        canvas.fill(.box(x, 534, 70, 5, radius: 2), wood)
        canvas.fill(.box(x, 546, 70, 6, radius: 2), wood)
        for leg in [x + 8, x + 58] { canvas.fill(.box(leg, 536, 4, 30), Canvas.paint(Tint(0x3A3F44))) }
    }
}
