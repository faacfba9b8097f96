extension HomeOutsideDrawing {
    private static let bricks = [Tint(0xB0654C), Tint(0x9A5743), Tint(0xC08A63), Tint(0x8B4B40)]
    private static let doors = [
        Tint(0x2F4F6B), Tint(0x3E6B5C), Tint(0xB23A35), Tint(0xE0A63E), Tint(0x5B4A78), Tint(0x26323C), Tint(0x7FB0B0),
    ]

    /// Three houses of a row, each with a bay, a door of its own colour and a chimney.
    func drawTerrace(_ canvas: inout Canvas, _ generator: inout SplitMix64) {
        let wall = Self.bricks[number % Self.bricks.count]
        let roof = number % 2 == 0 ? Tint(0x59606B) : Tint(0x7A4A3C)
        let mortar = brick(wall.lighter(0.5), opacity: 0.5, &canvas)
        let tiling = tiles(roof.darker(0.5), &canvas)
        let cover = Outline(-430, 190).line(-400, 108).line(400, 108).line(430, 190).closed
        for x in [-262.0, 4, 270] {
            canvas.fill(.box(x, 62, 44, 70), Canvas.paint(wall.darker(0.2)))
            for pot in [x + 6, x + 18, x + 30] { canvas.fill(.box(pot, 48, 8, 16), Canvas.paint(Tint(0xC27A55))) }
        }
        canvas.fill(cover, Canvas.paint(roof))
        canvas.fill(cover, tiling)
        canvas.fill(.box(-420, 186, 840, 320), Canvas.paint(wall))
        canvas.fill(.box(-420, 186, 840, 320), mortar)
        canvas.fill(.box(-420, 184, 840, 10), Canvas.paint(Tint(0xEFE7D8)))
        canvas.fill(.box(-420, 194, 840, 22), canvas.gradient([(0, .black, 0.22), (1, .black, 0)]))
        for (index, x) in [-266.0, 0, 266].enumerated() {
            drawHouse(x, roof, Self.doors[(number + index * 2) % Self.doors.count], &canvas, &generator)
        }
        drawStreet(&canvas)
        for x in [-266.0, 0, 266] {
            canvas.fill(.box(x - 108, 490, 66, 8), Canvas.paint(Tint(0xD8D0C2)))
            canvas.fill(.box(x - 112, 498, 74, 8), Canvas.paint(Tint(0xC4BCAE)))
            drawBushes(from: x - 14, to: x + 104, at: 496, Self.greens[number % Self.greens.count], &canvas, &generator)
        }
        drawRailing(&canvas)
    }

    private func drawHouse(
        _ x: Double, _ roof: Tint, _ door: Tint, _ canvas: inout Canvas, _ generator: inout SplitMix64
    ) {
        let stone = Tint(0xEFE7D8)
        canvas.fill(.box(x - 134, 194, 3, 300), Canvas.paint(.black), opacity: 0.18)
        for left in [x - 102, x + 6] {
            canvas.fill(.box(left - 6, 228, 62, 8), Canvas.paint(stone))
            drawWindow(left, 238, 50, 84, bars: (2, 2), isLit: isLit(&generator), &canvas)
        }
        canvas.fill(.box(x - 12, 352, 124, 142), Canvas.paint(stone.darker(0.06)))
        for (offset, width) in [(-6.0, 22.0), (22, 58), (86, 22)] {
            drawWindow(x + offset, 372, width, 84, bars: (width > 40 ? 2 : 1, 2), isLit: isLit(&generator), &canvas)
        }
        canvas.fill(
            Outline(x - 20, 356).line(x - 2, 332).line(x + 102, 332).line(x + 120, 356).closed, Canvas.paint(roof))
        canvas.fill(.box(x - 104, 366, 56, 128), Canvas.paint(stone))
        canvas.fill(.box(x - 98, 372, 44, 22), Canvas.paint(sky.isEvening ? Tint(0xFFD98A) : Tint(0x9FB8C4)))
        canvas.fill(.box(x - 98, 398, 44, 96), Canvas.paint(door))
        for (left, top) in [(x - 93, 404.0), (x - 74, 404), (x - 93, 450), (x - 74, 450)] {
            canvas.fill(.box(left, top, 15, 38, radius: 1), Canvas.paint(door.darker(0.22)))
        }
        canvas.fill(.ellipse(x - 60, 447, 2.6, 2.6), Canvas.paint(Tint(0xF0CF73)))
    }

    private func drawRailing(_ canvas: inout Canvas) {
        let iron = Tint(0x24282E)
        for house in [-266.0, 0, 266] {
            for x in stride(from: house - 30, through: house + 122, by: 8) {
                canvas.fill(.box(x, 484, 2.4, 36), Canvas.paint(iron))
            }
            canvas.fill(.box(house - 32, 488, 156, 2.6), Canvas.paint(iron))
            canvas.fill(.box(house - 32, 514, 156, 2.6), Canvas.paint(iron))
        }
    }
}
