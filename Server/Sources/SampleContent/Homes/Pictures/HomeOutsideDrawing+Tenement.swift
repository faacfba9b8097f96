extension HomeOutsideDrawing {
    private static let clinkers = [Tint(0x8C3F35), Tint(0x7A4A3A), Tint(0xA65A42), Tint(0x5F3A38), Tint(0xB98455)]

    /// A tenement of brick: two columns of bays, white bands, a pediment in the middle and a raised entrance.
    func drawTenement(_ canvas: inout Canvas, _ generator: inout SplitMix64) {
        let wall = Self.clinkers[number % Self.clinkers.count]
        let band = Tint(0xEFE6D6)
        let mortar = brick(wall.lighter(0.4), opacity: 0.45, &canvas)
        let rows = number % 2 == 0 ? 4 : 3
        let top = 412 - Double(rows) * 76
        drawHorizon(&canvas, &generator)
        for (x, color) in [(-430.0, wall.darker(0.3)), (300, wall.lighter(0.25))] {
            canvas.fill(.box(x, top + 46, 134, 452 - top), Canvas.paint(color))
            var y = top + 70
            while y < 430 {
                for left in [x + 22, x + 76] {
                    drawWindow(left, y, 34, 50, bars: (1, 2), isLit: isLit(&generator), &canvas)
                }
                y += 76
            }
        }
        canvas.fill(.box(-300, top, 600, 498 - top), Canvas.paint(wall))
        canvas.fill(.box(-300, top, 600, 498 - top), mortar)
        drawPediment(top, wall, band, &canvas, &generator)
        for row in 0...rows {
            let y = top + 14 + Double(row) * 76
            canvas.fill(.box(-300, y + 60, 600, 5), Canvas.paint(band))
            for x in [-284.0, 246] { drawWindow(x, y, 38, 52, bars: (2, 2), isLit: isLit(&generator), &canvas) }
            if row < rows {
                for x in [-62.0, 22] { drawWindow(x, y, 40, 52, bars: (2, 2), isLit: isLit(&generator), &canvas) }
            }
        }
        for x in [-220.0, 92] { drawOriel(x, top, rows, wall, band, &canvas, &generator) }
        drawStoop(band, &canvas)
        drawStreet(&canvas)
        drawBushes(from: -286, to: -110, at: 496, Self.greens[number % 5], &canvas, &generator)
        if number % 3 != 0 {
            drawTree(360, 520, generator.number(in: 150.0...210), Self.greens[(number + 1) % 5], &canvas)
        }
    }

    private func drawPediment(
        _ top: Double, _ wall: Tint, _ band: Tint, _ canvas: inout Canvas, _ generator: inout SplitMix64
    ) {
        let roof = Outline(-308, top + 4).line(-280, top - 52).line(280, top - 52).line(308, top + 4).closed
        canvas.fill(roof, Canvas.paint(Tint(0x4E5560)))
        canvas.fill(roof, tiles(Tint(0x2C3138), &canvas))
        let front = Outline(-92, top + 6).line(-92, top - 40).line(0, top - 98).line(92, top - 40).line(92, top + 6)
            .closed
        canvas.fill(front, Canvas.paint(wall))
        canvas.stroke(Outline(-98, top - 38).line(0, top - 102).line(98, top - 38), band, width: 7)
        canvas.fill(.ellipse(0, top - 46, 20, 20), Canvas.paint(band))
        canvas.fill(.ellipse(0, top - 46, 14, 14), Canvas.paint(sky.isEvening ? Tint(0xFFD98A) : Tint(0x5A7686)))
        canvas.fill(.box(-308, top, 616, 9), Canvas.paint(band))
        for x in [-230.0, 190] {
            canvas.fill(.box(x, top - 98, 36, 58), Canvas.paint(wall.darker(0.2)))
            canvas.fill(.box(x - 4, top - 102, 44, 8), Canvas.paint(wall.darker(0.4)))
        }
    }

    /// A column of bays that stand out of the wall.
    private func drawOriel(
        _ x: Double, _ top: Double, _ rows: Int, _ wall: Tint, _ band: Tint, _ canvas: inout Canvas,
        _ generator: inout SplitMix64
    ) {
        let height = Double(rows) * 76
        canvas.fill(.box(x, top + 8, 128, height), Canvas.paint(band.darker(0.06)))
        canvas.fill(.box(x, top + 8, 18, height), Canvas.paint(.black), opacity: 0.12)
        canvas.fill(.box(x + 110, top + 8, 18, height), Canvas.paint(.black), opacity: 0.2)
        for row in 0..<rows {
            let y = top + 18 + Double(row) * 76
            for (offset, width) in [(4.0, 12.0), (26, 76), (112, 12)] {
                drawWindow(
                    x + offset, y, width, 48, bars: (width > 40 ? 3 : 1, 2), isLit: isLit(&generator), &canvas)
            }
            canvas.fill(.box(x, y + 56, 128, 10), Canvas.paint(row % 2 == 0 ? wall.lighter(0.12) : band.darker(0.16)))
        }
        canvas.fill(
            Outline(x, top + 8 + height).line(x + 128, top + 8 + height).line(x + 100, top + 28 + height)
                .line(x + 28, top + 28 + height).closed, Canvas.paint(band.darker(0.3)))
    }

    private func drawStoop(_ band: Tint, _ canvas: inout Canvas) {
        let doors = [Tint(0x24463C), Tint(0x2B3A5A), Tint(0x6B2B2B), Tint(0x3A322C)]
        let arch = Outline(-42, 492).line(-42, 430).curve(-42, 392, 42, 392, 42, 430).line(42, 492).closed
        canvas.fill(arch, Canvas.paint(doors[number % doors.count]))
        canvas.stroke(arch, band, width: 8)
        canvas.fill(
            .box(-30, 424, 60, 24, radius: 3), Canvas.paint(sky.isEvening ? Tint(0xFFD98A) : Tint(0x8FAAB6)))
        canvas.fill(.box(-1, 424, 2, 68), Canvas.paint(.black), opacity: 0.5)
        for (step, y) in [484.0, 491, 498].enumerated() {
            let reach = 50 + Double(step) * 12
            canvas.fill(.box(-reach, y, 2 * reach, 8), Canvas.paint(band.darker(0.1 + 0.08 * Double(step))))
        }
    }
}
