extension HomeOutsideDrawing {
    private static let redBricks = [Tint(0x96503E), Tint(0x7F3F38), Tint(0xA8684A), Tint(0x6B4A44)]

    /// A warehouse at a quay: gables to the water, doors above each other, and a beam with a hook.
    func drawWarehouse(_ canvas: inout Canvas, _ generator: inout SplitMix64) {
        let wall = Self.redBricks[number % Self.redBricks.count]
        let mortar = brick(wall.lighter(0.4), opacity: 0.45, &canvas)
        drawHorizon(&canvas, &generator)
        let widths = number % 2 == 0 ? [280.0, 280, 280] : [420.0, 420]
        var x = -420.0
        for (index, width) in widths.enumerated() {
            let isOwn = index == 1 || widths.count == 2
            let color = isOwn ? wall : wall.darker(0.18)
            let top = isOwn ? 196.0 : 236
            drawStorehouse(x, width, top, color, mortar, index, &canvas, &generator)
            x += width
        }
        canvas.fill(.box(-420, 492, 840, 34), Canvas.paint(Tint(0x9B958B)))
        for step in stride(from: -404.0, through: 404, by: 46) {
            canvas.fill(.box(step, 500, 40, 12), Canvas.paint(Tint(0x87827A)))
        }
        drawBasin(&canvas, &generator)
        if number % 3 == 0 { drawCrane(&canvas) }
    }

    private func drawStorehouse(
        _ x: Double, _ width: Double, _ top: Double, _ wall: Tint, _ mortar: String, _ index: Int,
        _ canvas: inout Canvas, _ generator: inout SplitMix64
    ) {
        let middle = x + width / 2
        let peak = top - width * (number % 3 == 1 ? 0.26 : 0.36)
        let front = Outline(x, 498).line(x, top).line(middle, peak).line(x + width, top).line(x + width, 498).closed
        canvas.fill(front, Canvas.paint(wall))
        canvas.fill(front, mortar)
        canvas.stroke(Outline(x, top).line(middle, peak).line(x + width, top), Tint(0xCDBFA8), width: 8)
        canvas.fill(.ellipse(middle, peak + 54, 20, 20), Canvas.paint(Tint(0xCDBFA8)))
        canvas.fill(
            .ellipse(middle, peak + 54, 14, 14), Canvas.paint(sky.isEvening ? Tint(0xFFD98A) : Tint(0x4F6A78)))
        let rows = Int((470 - top) / 66)
        for row in 0..<rows {
            let y = top + 14 + Double(row) * 66
            drawLoadingDoor(middle, y, row, index, &canvas)
            let columns = width > 300 ? 2 : 1
            for column in 0..<columns {
                let step = (width / 2 - 50) / Double(columns)
                for side in [-1.0, 1] {
                    let center = middle + side * (50 + step * (Double(column) + 0.5))
                    drawArchedWindow(center, y, isLit(&generator), wall, &canvas)
                }
            }
        }
        canvas.fill(.box(middle - 4, peak + 82, 8, 12), Canvas.paint(Tint(0x2E2A28)))
        canvas.fill(.box(middle - 4, peak + 6, 46, 7), Canvas.paint(Tint(0x2E2A28)))
        canvas.stroke(Outline(middle + 36, peak + 12).line(middle + 36, peak + 64), Tint(0x2E2A28), width: 2)
        canvas.fill(.box(x - 1, top, 3, 498 - top), Canvas.paint(.black), opacity: 0.3)
    }

    private func drawLoadingDoor(_ x: Double, _ y: Double, _ row: Int, _ index: Int, _ canvas: inout Canvas) {
        let colors = [Tint(0x2F5D62), Tint(0x3F5A45), Tint(0x7A3B2E), Tint(0x33475C)]
        let color = colors[(number + index) % colors.count]
        if row % 2 == 0 {
            canvas.fill(.box(x - 24, y, 48, 54), Canvas.paint(color))
            canvas.fill(.box(x - 1, y, 2, 54), Canvas.paint(color.darker(0.4)))
        } else {
            canvas.fill(.box(x - 24, y, 48, 54), Canvas.paint(sky.isEvening ? Tint(0xFFD58A) : Tint(0x7695A4)))
            for bar in [x - 9, x + 7] { canvas.fill(.box(bar, y, 2, 54), Canvas.paint(Tint(0x2B3036))) }
            canvas.fill(.box(x - 30, y + 34, 60, 3), Canvas.paint(Tint(0x2B3036)))
            for bar in stride(from: x - 30, through: x + 28, by: 8) {
                canvas.fill(.box(bar, y + 36, 1.8, 20), Canvas.paint(Tint(0x2B3036)))
            }
        }
        canvas.fill(.box(x - 30, y + 54, 60, 5), Canvas.paint(Tint(0xB9AB94)))
    }

    private func drawArchedWindow(_ x: Double, _ y: Double, _ isLit: Bool, _ wall: Tint, _ canvas: inout Canvas) {
        let shape = Outline(x - 20, y + 52).line(x - 20, y + 14).bend(x, y - 10, x + 20, y + 14).line(x + 20, y + 52)
            .closed
        canvas.fill(shape, Canvas.paint(isLit ? Tint(0xFFDD98) : Tint(0x557282)))
        canvas.stroke(shape, Tint(0x2B3036), width: 3)
        canvas.fill(.box(x - 1, y + 2, 2, 50), Canvas.paint(Tint(0x2B3036)))
        canvas.fill(.box(x - 20, y + 30, 40, 2), Canvas.paint(Tint(0x2B3036)))
        canvas.fill(.box(x - 25, y + 52, 50, 5), Canvas.paint(wall.lighter(0.4)))
    }

    private func drawBasin(_ canvas: inout Canvas, _ generator: inout SplitMix64) {
        let water = canvas.gradient([(0, sky.low.mixed(with: Tint(0x3F6070), 0.6), 1), (1, Tint(0x28424F), 1)])
        canvas.fill(.box(-420, 526, 840, 86), water)
        for _ in 0..<18 {
            let (x, y) = (generator.number(in: -410.0...360), generator.number(in: 532.0...600))
            canvas.fill(.box(x, y, generator.number(in: 20.0...90), 2, radius: 1), Canvas.paint(.white), opacity: 0.22)
        }
        for x in [-360.0, -120, 120, 360] {
            canvas.fill(.box(x - 7, 484, 14, 18, radius: 4), Canvas.paint(Tint(0x2E3338)))
        }
    }

    private func drawCrane(_ canvas: inout Canvas) {
        let iron = Tint(0x3F4C52)
        canvas.stroke(Outline(250, 498).line(276, 300).line(302, 498), iron, width: 7)
        canvas.stroke(Outline(264, 396).line(290, 396), iron, width: 5)
        canvas.stroke(Outline(276, 306).line(392, 190), iron, width: 8)
        canvas.stroke(Outline(390, 192).line(390, 420), iron, width: 2)
        canvas.fill(.box(250, 296, 52, 40, radius: 4), Canvas.paint(Tint(0xC98A3A)))
        canvas.fill(.box(258, 304, 22, 16), Canvas.paint(Tint(0xBFD6DC)))
    }
}
