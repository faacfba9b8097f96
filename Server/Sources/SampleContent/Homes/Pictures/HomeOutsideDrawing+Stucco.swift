extension HomeOutsideDrawing {
    private static let pastels = [
        Tint(0xEBD9B4), Tint(0xD9A58C), Tint(0xB9C7B0), Tint(0xE7C6BE), Tint(0xC9D3DC), Tint(0xE3B96E), Tint(0xF0E6D4),
        Tint(0xA9BDC4),
    ]
    private static let stone = Tint(0xF6EFE2)

    /// A town house between its neighbours, with a shop or a gate below and a mansard roof.
    func drawStucco(_ canvas: inout Canvas, _ generator: inout SplitMix64) {
        let wall = Self.pastels[number % Self.pastels.count]
        drawNeighbour(-430, 190, Self.pastels[(number + 3) % Self.pastels.count], 118, &canvas, &generator)
        drawNeighbour(240, 190, Self.pastels[(number + 5) % Self.pastels.count], 96, &canvas, &generator)
        canvas.fill(.box(-240, 128, 480, 370), Canvas.paint(wall))
        drawRoof(&canvas, &generator)
        for (row, top) in [150.0, 236, 322].enumerated() {
            for column in 0..<5 { drawBay(-212 + Double(column) * 92, top, row, column, wall, &canvas, &generator) }
            canvas.fill(.box(-240, top + 78, 480, 5), Canvas.paint(Self.stone.darker(0.08)))
        }
        for x in [-240.0, 226] { drawQuoins(x, &canvas) }
        drawShops(wall, &canvas)
        drawStreet(&canvas)
        drawLamp(number % 2 == 0 ? -300 : 300, &canvas)
    }

    private func drawNeighbour(
        _ x: Double, _ width: Double, _ wall: Tint, _ top: Double, _ canvas: inout Canvas,
        _ generator: inout SplitMix64
    ) {
        canvas.fill(.box(x, top, width, 390), Canvas.paint(wall.darker(0.08)))
        canvas.fill(.box(x - 4, top - 6, width + 8, 12), Canvas.paint(Self.stone.darker(0.15)))
        for row in 0..<4 {
            for column in 0..<2 {
                drawWindow(
                    x + 34 + Double(column) * 82, top + 26 + Double(row) * 90, 42, 58, bars: (2, 3),
                    isLit: isLit(&generator), &canvas)
            }
        }
        canvas.fill(.box(x, top, width, 400), Canvas.paint(.black), opacity: 0.05)
    }

    private func drawRoof(_ canvas: inout Canvas, _ generator: inout SplitMix64) {
        if number % 4 == 1 { return drawParapet(&canvas) }
        let slate = number % 3 == 0 ? Tint(0x8C4B3C) : Tint(0x566070)
        let cover = Outline(-246, 124).line(-216, 52).line(216, 52).line(246, 124).closed
        canvas.fill(cover, Canvas.paint(slate))
        canvas.fill(cover, tiles(slate.darker(0.4), &canvas))
        if number % 4 == 3 { drawFrontGable(&canvas, &generator) }
        for x in [-140.0, 0, 140] where x != 0 || number % 4 != 3 {
            canvas.fill(.box(x - 30, 64, 60, 58), Canvas.paint(Self.stone))
            drawWindow(x - 18, 74, 36, 42, isLit: isLit(&generator), &canvas)
            canvas.fill(.box(x - 36, 58, 72, 8, radius: 3), Canvas.paint(Self.stone.darker(0.15)))
        }
        canvas.fill(.box(-252, 118, 504, 12), Canvas.paint(Self.stone))
        canvas.fill(.box(-240, 130, 480, 14), canvas.gradient([(0, .black, 0.24), (1, .black, 0)]))
        for x in stride(from: -240.0, through: 232, by: 16) {
            canvas.fill(.box(x, 130, 8, 6), Canvas.paint(Self.stone.darker(0.1)))
        }
    }

    /// A flat roof behind a balustrade with vases.
    private func drawParapet(_ canvas: inout Canvas) {
        canvas.fill(.box(-246, 92, 492, 8), Canvas.paint(Self.stone))
        for x in stride(from: -236.0, through: 228, by: 14) {
            canvas.fill(.box(x, 98, 6, 22), Canvas.paint(Self.stone.darker(0.08)))
        }
        for x in [-240.0, -120, 0, 120, 240] {
            canvas.fill(.box(x - 9, 88, 18, 34), Canvas.paint(Self.stone))
            canvas.fill(.ellipse(x, 78, 9, 11), Canvas.paint(Self.stone.darker(0.12)))
            canvas.fill(.box(x - 7, 62, 14, 5, radius: 2), Canvas.paint(Self.stone.darker(0.12)))
        }
        canvas.fill(.box(-252, 118, 504, 12), Canvas.paint(Self.stone))
        canvas.fill(.box(-240, 130, 480, 14), canvas.gradient([(0, .black, 0.24), (1, .black, 0)]))
    }

    /// A gable in the middle of the roof, with a round top.
    private func drawFrontGable(_ canvas: inout Canvas, _ generator: inout SplitMix64) {
        let wall = Self.pastels[number % Self.pastels.count]
        let gable = Outline(-86, 122).line(-86, 64).curve(-70, 40, -40, 52, -36, 24).bend(0, -8, 36, 24)
            .curve(40, 52, 70, 40, 86, 64).line(86, 122).closed
        canvas.fill(gable, Canvas.paint(wall))
        canvas.stroke(gable, Self.stone, width: 6)
        for x in [-50.0, 10] { drawWindow(x, 68, 40, 48, bars: (2, 2), isLit: isLit(&generator), &canvas) }
        canvas.fill(.ellipse(0, 38, 11, 11), Canvas.paint(Tint(0x4A5F6D)))
    }

    private func drawBay(
        _ x: Double, _ y: Double, _ row: Int, _ column: Int, _ wall: Tint, _ canvas: inout Canvas,
        _ generator: inout SplitMix64
    ) {
        canvas.fill(.box(x - 8, y - 2, 72, 76), Canvas.paint(Self.stone))
        drawWindow(x + 4, y + 8, 48, 62, bars: (2, 3), isLit: isLit(&generator), &canvas)
        if row == 0 {
            canvas.fill(.box(x - 10, y - 7, 76, 7), Canvas.paint(Self.stone.darker(0.1)))
        } else if (row + number) % 2 == 0 {
            canvas.fill(
                Outline(x - 12, y).line(x + 28, y - 16).line(x + 68, y).closed, Canvas.paint(Self.stone.darker(0.1)))
        } else {
            canvas.fill(Outline(x - 12, y).bend(x + 28, y - 22, x + 68, y).closed, Canvas.paint(Self.stone.darker(0.1)))
        }
        if row == 1, column == 1 || column == 3 || number % 3 == 1 {
            canvas.fill(.box(x - 14, y + 74, 84, 6), Canvas.paint(Self.stone.darker(0.25)))
            for bar in stride(from: x - 12, through: x + 66, by: 7) {
                canvas.fill(.box(bar, y + 44, 2, 30), Canvas.paint(Tint(0x2C3136)))
            }
            canvas.fill(.box(x - 14, y + 42, 84, 3), Canvas.paint(Tint(0x2C3136)))
        }
    }

    private func drawQuoins(_ x: Double, _ canvas: inout Canvas) {
        for (index, y) in stride(from: 146.0, through: 396, by: 16).enumerated() {
            canvas.fill(
                .box(index % 2 == 0 ? x : (x < 0 ? x : x - 8), y, index % 2 == 0 ? 14 : 22, 14),
                Canvas.paint(Self.stone.darker(0.05)))
        }
    }

    private func drawShops(_ wall: Tint, _ canvas: inout Canvas) {
        canvas.fill(.box(-240, 404, 480, 92), Canvas.paint(wall.darker(0.22)))
        for y in [426.0, 448, 470] { canvas.fill(.box(-240, y, 480, 2), Canvas.paint(wall.darker(0.4))) }
        canvas.fill(.box(-244, 400, 488, 7), Canvas.paint(Self.stone))
        let gate = Outline(-34, 496).line(-34, 446).curve(-34, 410, 34, 410, 34, 446).line(34, 496).closed
        canvas.fill(gate, Canvas.paint(Tint(0x3E5A4C)))
        canvas.stroke(gate, Self.stone, width: 7)
        canvas.fill(.box(-1.5, 424, 3, 72), Canvas.paint(Tint(0x26392F)))
        let awnings = [Tint(0xC6493D), Tint(0x2F6B5E), Tint(0x33507A), Tint(0xD99A36)]
        for (index, x) in [-216.0, 68].enumerated() {
            let light = sky.isEvening ? Tint(0xFFD58A) : Tint(0x7C9AA8)
            canvas.fill(.box(x, 430, 148, 62), Canvas.paint(Tint(0x2E2A28)))
            canvas.fill(.box(x + 6, 436, 88, 50), Canvas.paint(light))
            canvas.fill(.box(x + 102, 436, 38, 56), Canvas.paint(light.darker(0.15)))
            let color = awnings[(number + index) % awnings.count]
            for stripe in 0..<8 {
                let left = x - 4 + Double(stripe) * 19.5
                let cloth = Outline(left, 418).line(left + 19.5, 418).line(left + 20.5, 440).bend(
                    left + 10, 450, left, 440
                )
                .closed
                canvas.fill(cloth, Canvas.paint(stripe % 2 == 0 ? color : Self.stone))
            }
        }
    }

    private func drawLamp(_ x: Double, _ canvas: inout Canvas) {
        canvas.fill(.box(x - 3, 300, 6, 216), Canvas.paint(Tint(0x2C3136)))
        canvas.fill(.box(x - 8, 506, 16, 14, radius: 2), Canvas.paint(Tint(0x2C3136)))
        if sky.isEvening { canvas.soft(.ellipse(x, 284, 18, 22), Tint(0xFFE3A3), radius: 40, opacity: 0.5) }
        canvas.fill(
            Outline(x - 14, 264).line(x + 14, 264).line(x + 9, 302).line(x - 9, 302).closed,
            Canvas.paint(sky.isEvening ? Tint(0xFFEBB8) : Tint(0xDDE6E8)))
        canvas.fill(Outline(x - 18, 266).line(x, 250).line(x + 18, 266).closed, Canvas.paint(Tint(0x2C3136)))
    }
}
