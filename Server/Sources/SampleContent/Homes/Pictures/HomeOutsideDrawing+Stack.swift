extension HomeOutsideDrawing {
    private static let whites = [Tint(0xF7F6F2), Tint(0xECE7DD), Tint(0xE2E6E8), Tint(0xD9CBB8)]
    private static let claddings = [Tint(0xA9764A), Tint(0x5B5550), Tint(0x7D8C7A), Tint(0xB9674A)]

    /// A new building whose floors step back, each with a planted terrace.
    func drawStack(_ canvas: inout Canvas, _ generator: inout SplitMix64) {
        let white = Self.whites[number % Self.whites.count]
        let cladding = Self.claddings[(number + number / 4) % Self.claddings.count]
        let side = number % 2 == 0 ? 1.0 : -1
        let rows = number % 3 == 0 ? 4 : 5
        drawHorizon(&canvas, &generator)
        drawTree(side * -360, 494, generator.number(in: 150.0...200), Self.greens[number % 5], &canvas)
        drawLawn(&canvas)
        for row in 0..<rows {
            let y = 420 - Double(rows - 1 - row) * 74
            let inset = Double(rows - 1 - row) * (number % 4 < 2 ? 52 : 34)
            let shift = (rows - row) % 2 == 0 && number % 4 >= 2 ? 46.0 : 0
            let left = side > 0 ? -300 + shift : -300 + inset - shift * 0.4
            drawTerraceFloor(
                left, y, 600 - inset - shift * 0.6, row % 2 == 0 ? white : cladding, side, &canvas, &generator)
        }
        canvas.fill(.box(-420, 512, 840, 30), Canvas.paint(Tint(0xD6D0C4)))
        canvas.fill(.box(side * -120 - 34, 434, 68, 62), Canvas.paint(Tint(0x33393E)))
        let glass = Canvas.paint(sky.isEvening ? Tint(0xFFD98F) : Tint(0x93AFBB))
        for x in [side * -120 - 28, side * -120 + 2] { canvas.fill(.box(x, 440, 26, 56), glass) }
        drawBushes(from: 60, to: 280, at: 498, Self.greens[(number + 2) % 5], &canvas, &generator)
        drawTree(side * 350, 556, generator.number(in: 120.0...170), Self.greens[(number + 1) % 5], &canvas)
    }

    private func drawTerraceFloor(
        _ left: Double, _ y: Double, _ width: Double, _ wall: Tint, _ side: Double, _ canvas: inout Canvas,
        _ generator: inout SplitMix64
    ) {
        canvas.fill(.box(left, y, width, 76), Canvas.paint(wall))
        if wall.brightness < 0.65 {
            for x in stride(from: left + 6, through: left + width - 4, by: 12) {
                canvas.fill(.box(x, y, 1.6, 76), Canvas.paint(wall.darker(0.4)), opacity: 0.6)
            }
        }
        canvas.fill(.box(left - 14, y - 8, width + 28, 10), Canvas.paint(Tint(0xF1EFEA)))
        canvas.fill(.box(left, y + 2, width, 10), Canvas.paint(.black), opacity: 0.14)
        var x = left + 24
        while x + 74 < left + width {
            let isWide = generator.chance(0.5)
            let span = isWide ? 72.0 : 38
            drawWindow(
                x, y + 18, span, isWide ? 54 : 40, bars: (isWide ? 3 : 1, 1), frame: Tint(0x33373B),
                isLit: isLit(&generator), &canvas)
            x += span + 26
        }
        // Plants hang over the edge of the terrace.
        for _ in 0..<Int(width / 60) {
            let plant = generator.number(in: left...(left + width))
            let green = generator.pick(Self.greens)
            canvas.fill(.ellipse(plant, y - 12, generator.number(in: 9.0...17), 8), Canvas.paint(green))
            canvas.fill(.ellipse(plant + 6, y - 4, 5, 9), Canvas.paint(green.darker(0.2)))
        }
        canvas.fill(.box(left - 12, y - 26, width + 24, 20), Canvas.paint(Tint(0xBFD6DC)), opacity: 0.35)
        canvas.fill(.box(left - 12, y - 28, width + 24, 2.4), Canvas.paint(Tint(0x6B7074)))
    }
}
