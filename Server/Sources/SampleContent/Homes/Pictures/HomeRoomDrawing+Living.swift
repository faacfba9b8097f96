extension HomeRoomDrawing {
    func drawLiving(_ canvas: inout Canvas, _ generator: inout SplitMix64) {
        let side = number % 2 == 0 ? 1.0 : -1
        if number % 3 == 0 {
            drawWindow(-130, 70, 260, 200, curtains: accent.lighter(0.55), &canvas)
        } else {
            drawWindow(side > 0 ? -330 : 190, 70, 140, 250, curtains: accent.lighter(0.5), &canvas)
            drawPictures(side, &canvas)
        }
        drawRug(&canvas)
        drawShelf(side > 0 ? 276 : -392, &canvas, &generator)
        drawSofa(number % 3 == 0 ? 0 : side * 30, &canvas)
        drawFloorLamp(side * -250, &canvas)
        drawPlant(side * -330, 470, generator.number(in: 130.0...180), &canvas)
        drawTable(side * 20, &canvas)
        if number % 4 == 1 { drawArmchair(side * 270, &canvas) }
    }

    private func drawPictures(_ side: Double, _ canvas: inout Canvas) {
        switch number % 4 {
        case 0: drawPainting(side * 40 - 80, 90, 160, 116, number, &canvas)
        case 1:
            for step in 0..<3 { drawPainting(side * 40 - 110 + Double(step) * 78, 96, 66, 90, number + step, &canvas) }
        case 2:
            drawPainting(side * 40 - 96, 80, 96, 124, number, &canvas)
            drawPainting(side * 40 + 14, 80, 82, 56, number + 1, &canvas)
            drawPainting(side * 40 + 14, 148, 82, 56, number + 2, &canvas)
        default:
            canvas.fill(.ellipse(side * 40, 150, 72, 72), Canvas.paint(wood.darker(0.15)))
            canvas.fill(
                .ellipse(side * 40, 150, 63, 63),
                canvas.gradient([(0, Tint(0xDDE9EE), 1), (1, Tint(0xA9BDC6), 1)], to: Vector(1, 1)))
        }
    }

    private func drawRug(_ canvas: inout Canvas) {
        let color = accent.mixed(with: Tint(0xF0E7D8), 0.55)
        let rug = Outline(-200, 476).line(200, 476).line(290, 590).line(-290, 590).closed
        canvas.fill(rug, Canvas.paint(color))
        for (inset, tint) in [(16.0, color.lighter(0.4)), (24, accent.lighter(0.15))] {
            let line = Outline(-200 + inset * 0.6, 476 + inset * 0.5).line(200 - inset * 0.6, 476 + inset * 0.5)
                .line(290 - inset * 1.4, 590 - inset * 0.5).line(-290 + inset * 1.4, 590 - inset * 0.5).closed
            canvas.stroke(line, tint, width: 3)
        }
    }

    private func drawSofa(_ x: Double, _ canvas: inout Canvas) {
        let color = number % 5 == 2 ? Tint(0xD9D2C4) : number % 5 == 4 ? Tint(0x6D757C) : accent
        canvas.fill(.ellipse(x, 482, 190, 12), Canvas.paint(.black), opacity: 0.22)
        for leg in [x - 150, x + 142] { canvas.fill(.box(leg, 464, 8, 20), Canvas.paint(wood.darker(0.4))) }
        canvas.fill(.box(x - 162, 302, 324, 120, radius: 22), Canvas.paint(color.darker(0.1)))
        canvas.fill(.box(x - 2, 310, 3, 90), Canvas.paint(color.darker(0.3)))
        for left in [x - 150, x + 2] {
            canvas.fill(.box(left, 392, 148, 46, radius: 12), Canvas.paint(color.lighter(0.1)))
        }
        canvas.fill(.box(x - 170, 424, 340, 44, radius: 10), Canvas.paint(color))
        for arm in [x - 190, x + 148] {
            canvas.fill(.box(arm, 358, 42, 112, radius: 18), Canvas.paint(color.darker(0.05)))
            canvas.fill(.box(arm + 4, 362, 34, 12, radius: 6), Canvas.paint(color.lighter(0.18)))
        }
        let cushions = [Tint(0xF1E4CC), accent.lighter(0.5), Tint(0xD8A15A), Tint(0x3C4C56)]
        for (offset, lean) in [(-112.0, 0), (-66, 1), (92, 2)] {
            let cushion = Outline.box(x + offset - 26, 346, 56, 52, radius: 12)
            canvas.fill(cushion, Canvas.paint(cushions[(number + lean) % cushions.count]))
            canvas.fill(.box(x + offset - 26, 388, 56, 10, radius: 5), Canvas.paint(.black), opacity: 0.1)
        }
        if number % 3 == 1 {
            let blanket = Outline(x + 148, 352).line(x + 196, 352).line(x + 192, 446).line(x + 152, 440).closed
            canvas.fill(blanket, Canvas.paint(Tint(0xE9DCC3)))
            for y in [370.0, 392, 414] { canvas.fill(.box(x + 149, y, 44, 4), Canvas.paint(accent.lighter(0.2))) }
        }
    }

    private func drawTable(_ x: Double, _ canvas: inout Canvas) {
        canvas.fill(.ellipse(x, 560, 100, 10), Canvas.paint(.black), opacity: 0.2)
        for leg in [x - 66, x + 60] { canvas.fill(.box(leg, 518, 6, 42), Canvas.paint(wood.darker(0.45))) }
        canvas.fill(.ellipse(x, 516, 104, 20), Canvas.paint(wood.darker(0.25)))
        canvas.fill(.ellipse(x, 511, 104, 20), Canvas.paint(wood.lighter(0.18)))
        canvas.fill(.box(x - 56, 500, 60, 7, radius: 2), Canvas.paint(accent.darker(0.2)))
        canvas.fill(.box(x - 50, 493, 52, 7, radius: 2), Canvas.paint(Tint(0xEFE6D6)))
        canvas.fill(.box(x + 34, 484, 18, 26, radius: 5), Canvas.paint(Tint(0xF5F0E6)))
        for (dx, top) in [(-9.0, 452.0), (2, 444), (12, 456)] {
            canvas.stroke(Outline(x + 43, 486).bend(x + 43 + dx * 0.4, 470, x + 43 + dx, top), Tint(0x5F7F50), width: 2)
            canvas.fill(.ellipse(x + 43 + dx, top, 6, 6), Canvas.paint(Tint(0xE7A0A0)))
        }
    }

    private func drawFloorLamp(_ x: Double, _ canvas: inout Canvas) {
        canvas.soft(.ellipse(x, 250, 30, 26), Tint(0xFFE6AE), radius: 70, opacity: 0.3)
        canvas.fill(.box(x - 2, 262, 4, 206), Canvas.paint(Tint(0x3A352F)))
        canvas.fill(.ellipse(x, 470, 26, 6), Canvas.paint(Tint(0x3A352F)))
        canvas.fill(
            Outline(x - 26, 216).line(x + 26, 216).line(x + 42, 272).line(x - 42, 272).closed,
            canvas.gradient([(0, Tint(0xFFF3D2), 1), (1, Tint(0xF4DBA4), 1)]))
    }

    private func drawShelf(_ x: Double, _ canvas: inout Canvas, _ generator: inout SplitMix64) {
        canvas.fill(.box(x, 120, 116, 330), Canvas.paint(wood.darker(0.1)))
        canvas.fill(.box(x + 6, 126, 104, 318), Canvas.paint(wood.darker(0.4)))
        let colors = [
            accent, Tint(0xEFE6D6), Tint(0x3C4C56), Tint(0xD8A15A), accent.lighter(0.4), Tint(0x8C4B3C), Tint(0x6F8FA8),
        ]
        for row in 0..<4 {
            let bottom = 200 + Double(row) * 80.0
            canvas.fill(.box(x + 4, bottom, 108, 6), Canvas.paint(wood.lighter(0.05)))
            var left = x + 10
            while left < x + 92 {
                let (width, height) = (generator.number(in: 7.0...14), generator.number(in: 38.0...62))
                if generator.chance(0.14) {
                    canvas.fill(.ellipse(left + 10, bottom - 12, 10, 12), Canvas.paint(Tint(0xE9DCC3)))
                    left += 24
                } else {
                    canvas.fill(.box(left, bottom - height, width, height), Canvas.paint(generator.pick(colors)))
                    left += width + (generator.chance(0.12) ? 10 : 1)
                }
            }
        }
    }

    private func drawArmchair(_ x: Double, _ canvas: inout Canvas) {
        let color = Tint(0xD8A15A).mixed(with: accent, 0.25)
        canvas.fill(.ellipse(x, 540, 74, 9), Canvas.paint(.black), opacity: 0.2)
        for leg in [x - 46, x + 40] { canvas.fill(.box(leg, 508, 7, 32), Canvas.paint(wood.darker(0.4))) }
        canvas.fill(.box(x - 56, 396, 112, 90, radius: 26), Canvas.paint(color.darker(0.08)))
        canvas.fill(.box(x - 50, 468, 100, 44, radius: 14), Canvas.paint(color.lighter(0.1)))
        for arm in [x - 66, x + 42] { canvas.fill(.box(arm, 440, 24, 74, radius: 12), Canvas.paint(color)) }
    }
}
