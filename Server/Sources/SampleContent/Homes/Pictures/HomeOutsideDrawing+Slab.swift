extension HomeOutsideDrawing {
    private static let doorColors = [
        Tint(0xD9714E), Tint(0xE2B13C), Tint(0x4F8A8B), Tint(0x6B7FA8), Tint(0x8AA05A), Tint(0xB8605F),
    ]
    private static let slabs = [Tint(0xEFEBE3), Tint(0xD8DDDC), Tint(0xE6D9C4), Tint(0xC9CFC4)]

    /// A long building with open galleries: a door of another colour for each flat, and a stair of glass at one end.
    func drawSlab(_ canvas: inout Canvas, _ generator: inout SplitMix64) {
        let wall = Self.slabs[number % Self.slabs.count]
        let side = number % 2 == 0 ? 1.0 : -1
        let rows = number % 3 == 0 ? 5 : 4
        let top = 486 - Double(rows) * 58
        drawHorizon(&canvas, &generator)
        for x in [-380.0, 350] { drawTree(x, 494, generator.number(in: 190.0...250), Self.greens[number % 5], &canvas) }
        drawLawn(&canvas)
        canvas.fill(.box(-350, top, 700, 490 - top), Canvas.paint(wall))
        canvas.fill(.box(-358, top - 12, 716, 14), Canvas.paint(wall.darker(0.42)))
        for row in 0..<rows { drawGallery(top + Double(row) * 58, row, wall, &canvas, &generator) }
        drawStair(side, top, rows, wall, &canvas)
        canvas.fill(.box(-420, 520, 840, 26), Canvas.paint(Tint(0xD3CABB)))
        drawBushes(from: -340, to: 330, at: 496, Self.greens[(number + 3) % 5], &canvas, &generator)
        if number % 2 == 1 { drawPlayground(side * -200, &canvas) }
    }

    private func drawGallery(
        _ y: Double, _ row: Int, _ wall: Tint, _ canvas: inout Canvas, _ generator: inout SplitMix64
    ) {
        canvas.fill(.box(-346, y + 2, 692, 52), Canvas.paint(wall.darker(0.22)))
        for flat in 0..<7 {
            let x = -334 + Double(flat) * 98
            let color = Self.doorColors[(flat + row * 2 + number) % Self.doorColors.count]
            canvas.fill(.box(x, y + 10, 24, 44), Canvas.paint(color))
            canvas.fill(.box(x + 6, y + 15, 12, 10), Canvas.paint(Tint(0xCFDDE2)))
            drawWindow(x + 34, y + 14, 46, 26, bars: (2, 1), isLit: isLit(&generator), &canvas)
        }
        canvas.fill(.box(-350, y + 34, 700, 3), Canvas.paint(Tint(0x4A5056)))
        for bar in stride(from: -348.0, through: 346, by: 10) {
            canvas.fill(.box(bar, y + 36, 1.6, 18), Canvas.paint(Tint(0x4A5056)), opacity: 0.8)
        }
        canvas.fill(.box(-354, y + 53, 708, 6), Canvas.paint(wall.darker(0.36)))
    }

    private func drawStair(_ side: Double, _ top: Double, _ rows: Int, _ wall: Tint, _ canvas: inout Canvas) {
        let left = side > 0 ? 270.0 : -350
        canvas.fill(.box(left, top - 44, 80, 534 - top), Canvas.paint(wall.darker(0.12)))
        let glass =
            sky.isEvening
            ? canvas.gradient([(0, Tint(0xFFE0A0), 1), (1, Tint(0xF2A954), 1)])
            : canvas.gradient([(0, Tint(0x6F93A4), 1), (1, Tint(0xAFCAD5), 1)])
        canvas.fill(.box(left + 16, top - 30, 48, 504 - top), glass)
        for row in 0..<rows {
            let y = top - 20 + Double(row) * 58
            canvas.stroke(Outline(left + 18, y + 40).line(left + 62, y + 8), Tint(0x3D464C), width: 4)
            canvas.fill(.box(left + 16, y + 40, 48, 3), Canvas.paint(Tint(0x3D464C)))
        }
        canvas.fill(.box(left + 20, 452, 40, 40), Canvas.paint(Self.doorColors[number % Self.doorColors.count]))
    }

    private func drawPlayground(_ x: Double, _ canvas: inout Canvas) {
        canvas.fill(.ellipse(x, 574, 90, 16), Canvas.paint(Tint(0xE3CF9E)))
        let red = Tint(0xC9473B)
        for leg in [x - 50, x + 50] {
            canvas.stroke(Outline(leg - 10, 572).line(leg, 516).line(leg + 10, 572), red, width: 4)
        }
        canvas.stroke(Outline(x - 50, 516).line(x + 50, 516), red, width: 4)
        for swing in [x - 20, x + 20] {
            canvas.stroke(Outline(swing, 516).line(swing, 554), Tint(0x55595D), width: 1.6)
            canvas.fill(.box(swing - 9, 554, 18, 4), Canvas.paint(Tint(0x33383C)))
        }
    }
}
