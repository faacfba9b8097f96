extension HomeOutsideDrawing {
    private static let fronts = [
        Tint(0x8E4B3D), Tint(0x3F5166), Tint(0xD9B777), Tint(0xE8E1D2), Tint(0x5D6B4E), Tint(0xB5654A), Tint(0x6B4A55),
        Tint(0x9DB0B5), Tint(0x2F3B40),
    ]

    /// Narrow houses of different heights and gables in a row at a canal.
    func drawGables(_ canvas: inout Canvas, _ generator: inout SplitMix64) {
        drawHorizon(&canvas, &generator)
        var x = -424.0
        var index = number
        while x < 424 {
            let width = generator.number(in: 118.0...172)
            let top = generator.number(in: 96.0...212)
            drawNarrowHouse(x, width, top, index, &canvas, &generator)
            x += width
            index += 1
        }
        canvas.fill(.box(-420, 492, 840, 30), Canvas.paint(Tint(0xB9AFA2)))
        for step in stride(from: -410.0, through: 410, by: 34) {
            canvas.fill(.box(step, 496, 30, 10), Canvas.paint(Tint(0xA79C8E)))
        }
        drawCanal(&canvas, &generator)
        drawTree(generator.number(in: -320.0 ... -220), 518, 170, Self.greens[number % 5], &canvas)
        if number % 2 == 0 {
            drawTree(generator.number(in: 200.0...330), 518, 150, Self.greens[(number + 1) % 5], &canvas)
        }
    }

    private func drawNarrowHouse(
        _ x: Double, _ width: Double, _ top: Double, _ index: Int, _ canvas: inout Canvas,
        _ generator: inout SplitMix64
    ) {
        let wall = Self.fronts[index * 4 % Self.fronts.count]
        let trim = wall.brightness > 0.6 ? wall.darker(0.4) : Tint(0xF3ECDF)
        canvas.fill(.box(x, top, width, 498 - top), Canvas.paint(wall))
        if index % 2 == 0 {
            canvas.fill(.box(x, top, width, 498 - top), brick(wall.lighter(0.4), opacity: 0.35, &canvas))
        }
        drawGable(x, width, top, index % 4, wall, trim, &canvas)
        canvas.fill(.box(x, top - 2, width, 5), Canvas.paint(trim))
        var y = top + 20
        while y < 348 {
            for column in 0..<3 {
                let left = x + 14 + Double(column) * (width - 12) / 3
                drawWindow(
                    left, y, (width - 12) / 3 - 18, 50, bars: (2, 3), frame: trim.lighter(0.2),
                    isLit: isLit(&generator), &canvas)
            }
            y += 74
        }
        let doors = [Tint(0x1F3D36), Tint(0x7A2F2A), Tint(0x25364F), Tint(0x3B2F28)]
        let left = index % 2 == 0 ? x + 12 : x + width - 50
        canvas.fill(.box(left - 5, 408, 48, 90), Canvas.paint(trim))
        canvas.fill(.box(left, 430, 38, 68), Canvas.paint(doors[index % doors.count]))
        canvas.fill(.box(left, 413, 38, 14), Canvas.paint(sky.isEvening ? Tint(0xFFD98A) : Tint(0x9FB8C4)))
        canvas.fill(.box(left - 10, 490, 58, 8), Canvas.paint(Tint(0xCFC6B8)))
        let other = index % 2 == 0 ? x + 64 : x + 14
        drawWindow(
            other, 416, width - 82, 62, bars: (2, 2), frame: trim.lighter(0.2), isLit: isLit(&generator), &canvas)
        canvas.fill(.box(x + width - 2, top, 3, 498 - top), Canvas.paint(.black), opacity: 0.2)
    }

    /// The top of a front: steps, a bell, a neck or a plain triangle.
    private func drawGable(
        _ x: Double, _ width: Double, _ top: Double, _ shape: Int, _ wall: Tint, _ trim: Tint, _ canvas: inout Canvas
    ) {
        let middle = x + width / 2
        switch shape {
        case 0:
            for step in 0..<4 {
                let inset = Double(step) * width / 8
                let y = top - 18 - Double(step) * 18
                canvas.fill(.box(x + inset, y, width - 2 * inset, 20), Canvas.paint(wall))
                canvas.fill(.box(x + inset - 2, y - 3, width - 2 * inset + 4, 4), Canvas.paint(trim))
            }
        case 1:
            let bell = Outline(x, top).curve(
                x + width * 0.2, top - 10, x + width * 0.2, top - 60, middle - 20, top - 76
            )
            .line(middle + 20, top - 76)
            .curve(x + width * 0.8, top - 60, x + width * 0.8, top - 10, x + width, top).closed
            canvas.fill(bell, Canvas.paint(wall))
            canvas.stroke(bell, trim, width: 4)
            canvas.fill(.ellipse(middle, top - 76, 22, 7), Canvas.paint(trim))
        case 2:
            canvas.fill(.box(middle - width * 0.22, top - 76, width * 0.44, 78), Canvas.paint(wall))
            for side in [-1.0, 1] {
                let scroll = Outline(middle + side * width * 0.22, top - 60)
                    .bend(middle + side * width * 0.24, top - 8, middle + side * width * 0.48, top)
                    .line(middle + side * width * 0.22, top).closed
                canvas.fill(scroll, Canvas.paint(trim))
            }
            canvas.fill(
                Outline(middle - width * 0.26, top - 74).line(middle, top - 98).line(middle + width * 0.26, top - 74)
                    .closed, Canvas.paint(trim))
        default:
            let roof = Outline(x - 2, top).line(middle, top - 86).line(x + width + 2, top).closed
            canvas.fill(roof, Canvas.paint(Tint(0x6B4A40)))
            canvas.fill(roof, tiles(Tint(0x3F2A24), &canvas))
        }
        canvas.fill(.ellipse(middle, top - 36, 10, 12), Canvas.paint(sky.isEvening ? Tint(0xFFD98A) : Tint(0x4A5F6D)))
        canvas.fill(.box(middle - 2, top - 20, 4, 16), Canvas.paint(Tint(0x2E2A28)))
    }

    private func drawCanal(_ canvas: inout Canvas, _ generator: inout SplitMix64) {
        let water = canvas.gradient([(0, sky.middle.darker(0.35), 1), (1, Tint(0x2F4B57), 1)])
        canvas.fill(.box(-420, 522, 840, 90), water)
        for _ in 0..<14 {
            let (x, y) = (generator.number(in: -400.0...360), generator.number(in: 530.0...596))
            canvas.fill(.box(x, y, generator.number(in: 24.0...80), 2, radius: 1), Canvas.paint(.white), opacity: 0.25)
        }
        let x = generator.number(in: -120.0...80)
        let boat = Outline(x, 546).line(x + 150, 546).bend(x + 142, 574, x + 112, 576).line(x + 30, 576)
            .bend(x + 6, 574, x, 546).closed
        canvas.fill(boat, Canvas.paint(Self.fronts[(number + 2) % Self.fronts.count]))
        canvas.fill(.box(x + 44, 524, 62, 24, radius: 5), Canvas.paint(Tint(0xF3ECDF)))
        for window in [x + 52, x + 80] { canvas.fill(.box(window, 530, 18, 10), Canvas.paint(Tint(0x4A5F6D))) }
    }
}
