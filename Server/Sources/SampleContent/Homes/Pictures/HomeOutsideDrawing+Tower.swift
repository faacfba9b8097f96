extension HomeOutsideDrawing {
    private static let concretes = [Tint(0xD9D6CF), Tint(0xBFC8CC), Tint(0xE8DFD0), Tint(0x8F989E), Tint(0xC7B9A6)]
    private static let railings = [Tint(0x4F8A8B), Tint(0xC8694A), Tint(0x5E6E8C), Tint(0xD9A441), Tint(0x6F7F5A)]

    /// A tower of flats above the roofs of the city, with balconies at its corners.
    func drawTower(_ canvas: inout Canvas, _ generator: inout SplitMix64) {
        let wall = Self.concretes[number % Self.concretes.count]
        let railing = Self.railings[(number * 2 + 1) % Self.railings.count]
        let center = [-90.0, 60, 0, 110][number % 4]
        drawRoofs(&canvas, &generator)
        if number % 3 == 0 {
            drawShaft(center > 0 ? -230 : 230, 150, 150, wall.darker(0.25), railing, &canvas, &generator)
        }
        drawShaft(center, 190 + Double(number % 3) * 24, 44, wall, railing, &canvas, &generator)
        drawPodium(center, wall, &canvas)
        canvas.fill(.box(-420, 498, 840, 110), canvas.gradient([(0, Tint(0xC9C3B8), 1), (1, Tint(0xA9A296), 1)]))
        drawBushes(from: -400, to: -250, at: 508, Self.greens[number % 5], &canvas, &generator)
        for x in [-330.0, 300, 370] {
            drawTree(x, 524, generator.number(in: 90.0...130), Self.greens[(number + 1) % 5], &canvas)
        }
    }

    /// The low houses of the city behind the tower.
    private func drawRoofs(_ canvas: inout Canvas, _ generator: inout SplitMix64) {
        var x = -430.0
        while x < 430 {
            let (width, top) = (generator.number(in: 60.0...120), generator.number(in: 360.0...440))
            let color = sky.low.mixed(with: Tint(0x7C7F8A), generator.number(in: 0.45...0.7))
            canvas.fill(.box(x, top, width + 1, 500 - top), Canvas.paint(color))
            if generator.chance(0.5) {
                canvas.fill(
                    Outline(x, top).line(x + width / 2, top - 30).line(x + width, top).closed,
                    Canvas.paint(color.darker(0.2)))
            }
            for column in 0..<Int(width / 22) {
                let isLit = isLit(&generator)
                canvas.fill(
                    .box(x + 8 + Double(column) * 22, top + 18, 9, 13),
                    Canvas.paint(isLit ? Tint(0xFFD98A) : color.darker(0.35)))
            }
            x += width
        }
    }

    private func drawShaft(
        _ center: Double, _ width: Double, _ top: Double, _ wall: Tint, _ railing: Tint, _ canvas: inout Canvas,
        _ generator: inout SplitMix64
    ) {
        let left = center - width / 2
        canvas.fill(.box(left, top, width, 498 - top), Canvas.paint(wall))
        canvas.fill(
            .box(left + width, top + 12, 34, 486 - top), Canvas.paint(wall.darker(0.35)))
        canvas.fill(.box(center - 30, top - 22, 60, 24), Canvas.paint(wall.darker(0.25)))
        canvas.fill(.box(center + 8, top - 52, 3, 32), Canvas.paint(Tint(0x55595D)))
        let columns = Int(width / 38)
        let step = (width - 60) / Double(columns)
        var y = top + 12
        while y < 440 {
            for column in 0..<columns {
                drawWindow(
                    left + 34 + Double(column) * step, y, step - 10, 18, bars: (2, 1), frame: wall.lighter(0.4),
                    isLit: isLit(&generator), &canvas)
            }
            for x in [left - 8, left + width - 24] {
                canvas.fill(.box(x + 4, y - 2, 24, 24), Canvas.paint(Tint(0x41505A)))
                canvas.fill(.box(x, y + 10, 32, 13), Canvas.paint(railing))
                canvas.fill(.box(x, y + 22, 32, 3), Canvas.paint(wall.darker(0.45)))
            }
            y += 29
        }
    }

    private func drawPodium(_ center: Double, _ wall: Tint, _ canvas: inout Canvas) {
        let left = center - 180
        canvas.fill(.box(left, 446, 360, 54), Canvas.paint(wall.darker(0.12)))
        canvas.fill(.box(left - 8, 440, 376, 9), Canvas.paint(wall.darker(0.4)))
        let glass = Canvas.paint(sky.isEvening ? Tint(0xFFD58A) : Tint(0x7C9AA8))
        for step in 0..<7 { canvas.fill(.box(left + 12 + Double(step) * 49, 456, 42, 42), glass) }
        canvas.fill(.box(center - 26, 452, 52, 48), Canvas.paint(Tint(0x2F363B)))
        for x in [center - 20, center + 2] { canvas.fill(.box(x, 458, 18, 42), glass) }
    }
}
