extension HomeOutsideDrawing {
    private static let faces = [Tint(0xF2EADB), Tint(0xDDD2C0), Tint(0xE5DDE0), Tint(0xCFDAD6), Tint(0xE9C9A6)]
    private static let shingles = [Tint(0x5A5F66), Tint(0x7A5A48), Tint(0x46504C), Tint(0x8A4A3A)]

    /// A bungalow: one floor under a low roof, a wide window, a garage and a hedge.
    func drawBungalow(_ canvas: inout Canvas, _ generator: inout SplitMix64) {
        let side = number % 2 == 0 ? 1.0 : -1
        let wall = Self.faces[number % Self.faces.count]
        let roof = Self.shingles[number % Self.shingles.count]
        drawHills(&canvas, &generator)
        drawHorizon(&canvas, &generator)
        drawTree(side * -320, 494, generator.number(in: 220.0...280), Self.greens[number % 5], &canvas)
        drawLawn(&canvas)
        canvas.fill(.ellipse(0, 500, 350, 12), Canvas.paint(.black), opacity: 0.16)
        canvas.fill(.box(-300, 376, 600, 122), Canvas.paint(wall))
        canvas.fill(.box(side > 0 ? -300 : 180, 376, 120, 122), Canvas.paint(Tint(0xA9765A)))
        canvas.fill(.box(side > 0 ? -300 : 180, 376, 120, 122), brick(Tint(0xE3C9B4), opacity: 0.5, &canvas))
        drawLowRoof(side, roof, &canvas)
        drawWideWindow(side, &canvas, &generator)
        drawGarage(side, roof, &canvas)
        let door = [Tint(0x2F5D62), Tint(0xB4643F), Tint(0x3A3F52), Tint(0xD0A040)][number % 4]
        canvas.fill(.box(side * 68 - 25, 402, 50, 96), Canvas.paint(door))
        canvas.fill(.box(side * 68 + 6, 412, 10, 74), Canvas.paint(Tint(0xBCD0D6)))
        canvas.fill(
            Outline(side * 68 - 30, 498).line(side * 68 + 30, 498).line(side * 90 + 70, 610).line(side * 90 - 60, 610)
                .closed, Canvas.paint(Tint(0xD3C7B3)))
        drawBushes(from: -290, to: 10, at: 500, Self.greens[(number + 2) % 5], &canvas, &generator)
        drawPathLights(side, &canvas)
    }

    private func drawHills(_ canvas: inout Canvas, _ generator: inout SplitMix64) {
        for (x, width, share) in [(-260.0, 330.0, 0.62), (180, 380, 0.5)] {
            let color = Tint(0x7C9A86).mixed(with: sky.low, share)
            canvas.fill(
                .ellipse(x, 500, width, generator.number(in: 120.0...170)), Canvas.paint(color))
        }
    }

    private func drawLowRoof(_ side: Double, _ roof: Tint, _ canvas: inout Canvas) {
        if number % 3 == 0 {
            // Flat, with a wide edge.
            canvas.fill(.box(-326, 356, 652, 22), Canvas.paint(roof))
            canvas.fill(.box(side * 120 - 60, 326, 120, 32), Canvas.paint(Tint(0xE9E4DA)))
        } else {
            let cover = Outline(-332, 380).line(-236, 296).line(236, 296).line(332, 380).closed
            canvas.fill(cover, Canvas.paint(roof))
            canvas.fill(cover, tiles(roof.darker(0.45), &canvas))
            canvas.fill(.box(-336, 376, 672, 8, radius: 3), Canvas.paint(roof.darker(0.4)))
            if number % 3 == 1 {
                for step in 0..<4 {
                    canvas.fill(.box(side * -150 + Double(step) * 46 - 60, 314, 42, 46), Canvas.paint(Tint(0x22344A)))
                }
            }
        }
        canvas.fill(.box(side * -190 - 20, 258, 40, 60), Canvas.paint(Tint(0x9A6A52)))
        canvas.fill(.box(-300, 384, 600, 16), canvas.gradient([(0, .black, 0.24), (1, .black, 0)]))
    }

    private func drawWideWindow(_ side: Double, _ canvas: inout Canvas, _ generator: inout SplitMix64) {
        let left = side > 0 ? -164.0 : 8
        let isLit = isLit(&generator)
        drawWindow(left, 406, 156, 72, bars: (4, 1), frame: Tint(0x3C4044), isLit: isLit, &canvas)
        canvas.fill(.ellipse(left + 50, 432, 14, 9), Canvas.paint(Tint(0xFFE1A0)), opacity: isLit ? 1 : 0.6)
        let other = side > 0 ? -268.0 : 214
        drawWindow(other, 410, 54, 46, bars: (2, 1), isLit: self.isLit(&generator), &canvas)
    }

    private func drawGarage(_ side: Double, _ roof: Tint, _ canvas: inout Canvas) {
        let left = side > 0 ? 128.0 : -288
        let gate = number % 2 == 0 ? Tint(0xEDE8DE) : roof.lighter(0.3)
        canvas.fill(.box(left - 6, 404, 172, 94), Canvas.paint(gate.darker(0.3)))
        canvas.fill(.box(left, 410, 160, 88), Canvas.paint(gate))
        for y in stride(from: 428.0, through: 486, by: 18) {
            canvas.fill(.box(left, y, 160, 2), Canvas.paint(gate.darker(0.25)))
        }
        canvas.fill(
            Outline(left, 498).line(left + 160, 498).line(left + 160 + side * 60, 610).line(left + side * 30, 610)
                .closed, Canvas.paint(Tint(0xBDB5A6)))
    }

    private func drawPathLights(_ side: Double, _ canvas: inout Canvas) {
        for (x, y) in [(-30.0, 528.0), (128, 530), (-52, 566)] {
            if sky.isEvening { canvas.soft(.ellipse(side * x, y - 8, 6, 6), Tint(0xFFE3A3), radius: 26, opacity: 0.5) }
            canvas.fill(.box(side * x - 2, y - 6, 4, 22), Canvas.paint(Tint(0x2C3136)))
            canvas.fill(.ellipse(side * x, y - 8, 6, 4), Canvas.paint(Tint(0xFFF1CC)))
        }
    }
}
