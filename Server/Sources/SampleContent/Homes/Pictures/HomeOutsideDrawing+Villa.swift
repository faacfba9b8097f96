extension HomeOutsideDrawing {
    private static let stuccos = [Tint(0xF8F4EA), Tint(0xF0DFC0), Tint(0xE8C9B0), Tint(0xDDE3DF), Tint(0xF3D9A8)]
    private static let hips = [Tint(0x59606B), Tint(0x9A5440), Tint(0x6F6A5A), Tint(0x4A5F58)]

    /// A villa in a park: a portico with columns, a hipped roof, and tall trees on both sides.
    func drawVilla(_ canvas: inout Canvas, _ generator: inout SplitMix64) {
        let wall = Self.stuccos[number % Self.stuccos.count]
        let roof = Self.hips[number % Self.hips.count]
        drawHorizon(&canvas, &generator)
        drawPark(&canvas, &generator)
        drawLawn(&canvas)
        canvas.fill(.box(-250, 232, 500, 266), Canvas.paint(wall))
        for x in [-250.0, 232] { canvas.fill(.box(x, 232, 18, 266), Canvas.paint(wall.lighter(0.5))) }
        canvas.fill(.box(-256, 362, 512, 8), Canvas.paint(wall.darker(0.16)))
        drawHip(roof, wall, &canvas, &generator)
        for x in [-206.0, -136, 96, 166] {
            drawShutters(x, 262, 40, 74, &canvas)
            drawWindow(x, 262, 40, 74, bars: (2, 3), isLit: isLit(&generator), &canvas)
            drawShutters(x, 388, 40, 84, &canvas)
            drawWindow(x, 388, 40, 84, bars: (2, 3), isLit: isLit(&generator), &canvas)
        }
        drawPortico(wall, &canvas, &generator)
        let drive = Outline(-60, 500).line(60, 500).curve(90, 540, 190, 560, 230, 612).line(-230, 612)
            .curve(-190, 560, -90, 540, -60, 500).closed
        canvas.fill(drive, Canvas.paint(Tint(0xE3D6BC)))
        if number % 2 == 0 { drawFountain(&canvas) }
        for side in [-1.0, 1] {
            let (start, end) = side > 0 ? (86.0, 250.0) : (-250.0, -86.0)
            drawBushes(from: start, to: end, at: 500, Self.greens[(number + 2) % 5], &canvas, &generator)
        }
    }

    private func drawPark(_ canvas: inout Canvas, _ generator: inout SplitMix64) {
        let green = Self.greens[number % 5]
        for x in [-372.0, -312, 312, 372] {
            let height = generator.number(in: 210.0...300)
            if number % 3 == 0 {
                // Cypresses.
                canvas.fill(
                    Outline(x, 494 - height).curve(x + 34, 494 - height * 0.5, x + 26, 490, x, 496).curve(
                        x - 26, 490, x - 34, 494 - height * 0.5, x, 494 - height
                    ).closed, Canvas.paint(Tint(0x3F6446).mixed(with: green, 0.25)))
            } else {
                drawTree(x, 494, height * 0.9, green.darker(generator.number(in: 0.0...0.2)), &canvas)
            }
        }
    }

    private func drawHip(_ roof: Tint, _ wall: Tint, _ canvas: inout Canvas, _ generator: inout SplitMix64) {
        for x in [-150.0, 116] {
            canvas.fill(.box(x, 110, 34, 80), Canvas.paint(Tint(0xB0785C)))
            canvas.fill(.box(x - 5, 104, 44, 10), Canvas.paint(Tint(0x86543F)))
        }
        let cover = Outline(-276, 236).line(-170, 136).line(170, 136).line(276, 236).closed
        canvas.fill(cover, Canvas.paint(roof))
        canvas.fill(cover, tiles(roof.darker(0.45), &canvas))
        for x in [-120.0, 120] where number % 2 == 0 {
            canvas.fill(.box(x - 24, 172, 48, 50), Canvas.paint(wall))
            drawWindow(x - 15, 180, 30, 34, isLit: isLit(&generator), &canvas)
            canvas.fill(Outline(x - 32, 174).line(x, 150).line(x + 32, 174).closed, Canvas.paint(roof.darker(0.2)))
        }
        canvas.fill(.box(-282, 230, 564, 12), Canvas.paint(wall.lighter(0.6)))
        canvas.fill(.box(-250, 242, 500, 14), canvas.gradient([(0, .black, 0.2), (1, .black, 0)]))
    }

    private func drawShutters(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ canvas: inout Canvas) {
        let paint = [Tint(0x4F6F5C), Tint(0x5E7A94), Tint(0x8C5A4A), Tint(0x7D7F78), Tint(0x3F4C5C)][number % 5]
        for left in [x - 20, x + width + 4] {
            canvas.fill(.box(left, y - 2, 16, height + 4), Canvas.paint(paint))
            for line in stride(from: y + 4, through: y + height - 4, by: 8) {
                canvas.fill(.box(left + 2, line, 12, 1.6), Canvas.paint(paint.darker(0.35)))
            }
        }
    }

    private func drawPortico(_ wall: Tint, _ canvas: inout Canvas, _ generator: inout SplitMix64) {
        let stone = wall.lighter(0.6)
        canvas.fill(.box(-78, 356, 156, 142), Canvas.paint(wall.darker(0.18)))
        drawWindow(-24, 256, 48, 46, bars: (2, 3), isLit: isLit(&generator), &canvas)
        canvas.fill(.box(-30, 392, 60, 106), Canvas.paint(stone))
        let door = [Tint(0x2F4F6B), Tint(0x5B2F2A), Tint(0x2F5D50), Tint(0x6B4A2E), Tint(0x2B2F33)][number % 5]
        canvas.fill(.box(-24, 398, 48, 100), Canvas.paint(door))
        canvas.fill(.box(-1, 398, 2, 100), Canvas.paint(door.darker(0.4)))
        canvas.fill(Outline(-100, 358).line(0, 312).line(100, 358).closed, Canvas.paint(stone))
        canvas.fill(Outline(-78, 353).line(0, 318).line(78, 353).closed, Canvas.paint(wall.darker(0.08)))
        canvas.fill(.box(-100, 356, 200, 12), Canvas.paint(stone.darker(0.06)))
        for x in [-88.0, -48, 36, 76] {
            let column = canvas.gradient(
                [(0, stone.darker(0.2), 1), (0.4, stone, 1), (1, stone.darker(0.25), 1)], to: Vector(1, 0))
            canvas.fill(.box(x, 368, 13, 126), column)
            canvas.fill(.box(x - 3, 366, 19, 6), Canvas.paint(stone))
            canvas.fill(.box(x - 3, 490, 19, 6), Canvas.paint(stone))
        }
        for (step, y) in [494.0, 500].enumerated() {
            canvas.fill(
                .box(-108 - Double(step) * 10, y, 216 + Double(step) * 20, 7), Canvas.paint(stone.darker(0.12)))
        }
    }

    private func drawFountain(_ canvas: inout Canvas) {
        canvas.fill(.ellipse(0, 574, 92, 18), Canvas.paint(Tint(0xBDB3A2)))
        canvas.fill(.ellipse(0, 570, 80, 13), Canvas.paint(Tint(0x6FAFC4)))
        canvas.fill(.box(-5, 536, 10, 34), Canvas.paint(Tint(0xA89E8E)))
        for lean in [-30.0, -12, 12, 30] {
            canvas.stroke(
                Outline(0, 530).bend(lean * 0.6, 506, lean, 566), Tint(0xE4F2F6), width: 2.4, opacity: 0.8)
        }
    }
}
