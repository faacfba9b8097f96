extension HomeRoomDrawing {
    func drawBedroom(_ canvas: inout Canvas, _ generator: inout SplitMix64) {
        let side = number % 2 == 0 ? 1.0 : -1
        drawWindow(side > 0 ? -350 : 210, 80, 140, 220, curtains: wall.lighter(0.7), &canvas)
        drawWall(side, &canvas)
        drawRug(&canvas)
        for x in [-232.0, 232] where x * side > -260 { drawNightstand(x, &canvas) }
        drawBed(&canvas)
        drawPlant(side * 356, 480, generator.number(in: 120.0...150), &canvas)
        if number % 3 == 0 { drawPendant(side * 232, 170, accent.lighter(0.2), &canvas) }
    }

    private func drawWall(_ side: Double, _ canvas: inout Canvas) {
        switch number % 4 {
        case 0: drawPainting(-70, 76, 140, 100, number, &canvas)
        case 1:
            drawPainting(-106, 70, 92, 112, number, &canvas)
            drawPainting(14, 70, 92, 112, number + 1, &canvas)
        case 2:
            // A painted arch behind the bed.
            let arch = Outline(-170, 430).line(-170, 190).curve(-170, 60, 170, 60, 170, 190).line(170, 430).closed
            canvas.fill(arch, Canvas.paint(accent.mixed(with: wall, 0.45)))
        default:
            for step in 0..<3 { drawPainting(-114 + Double(step) * 80, 84, 68, 86, number + step, &canvas) }
        }
    }

    private func drawRug(_ canvas: inout Canvas) {
        let color = Tint(0xF0E7D8).mixed(with: accent, 0.18)
        canvas.fill(Outline(-270, 500).line(270, 500).line(340, 596).line(-340, 596).closed, Canvas.paint(color))
        canvas.stroke(
            Outline(-256, 508).line(256, 508).line(318, 588).line(-318, 588).closed, accent, width: 3, opacity: 0.6)
    }

    private func drawBed(_ canvas: inout Canvas) {
        let sheet = Tint(0xFAF6EF)
        let cover = number % 3 == 1 ? Tint(0xE9E2D6) : accent
        canvas.fill(.ellipse(0, 574, 200, 12), Canvas.paint(.black), opacity: 0.22)
        if number % 2 == 0 {
            canvas.fill(.box(-176, 244, 352, 200, radius: 26), Canvas.paint(accent.mixed(with: Tint(0xC9BBA8), 0.55)))
            for x in [-118.0, -59, 0, 59, 118] {
                canvas.fill(.box(x - 1, 250, 2, 120), Canvas.paint(.black), opacity: 0.12)
            }
        } else {
            canvas.fill(.box(-176, 264, 352, 180, radius: 6), Canvas.paint(wood))
            for y in [292.0, 322, 352] { canvas.fill(.box(-176, y, 352, 3), Canvas.paint(wood.darker(0.3))) }
        }
        for (x, tint) in [(-154.0, sheet), (14, sheet), (-128, cover.lighter(0.55)), (40, cover.lighter(0.55))] {
            let y = tint == sheet ? 334.0 : 352
            let width = tint == sheet ? 140.0 : 90
            canvas.fill(.box(x, y, width, 62, radius: 18), Canvas.paint(tint))
            canvas.fill(.box(x + 6, y + 48, width - 12, 12, radius: 6), Canvas.paint(.black), opacity: 0.07)
        }
        canvas.fill(.box(-170, 392, 340, 60, radius: 14), Canvas.paint(sheet))
        let duvet = Outline(-174, 420).curve(-60, 404, 60, 404, 174, 420).line(196, 560).bend(0, 580, -196, 560).closed
        canvas.fill(duvet, Canvas.paint(cover))
        canvas.fill(
            Outline(-174, 420).curve(-60, 404, 60, 404, 174, 420).line(178, 448).curve(60, 434, -60, 434, -178, 448)
                .closed, Canvas.paint(cover.lighter(0.35)))
        for (x, lean) in [(-96.0, -14.0), (-20, -3), (64, 9), (130, 18)] {
            canvas.stroke(
                Outline(x, 462).bend(x + lean * 0.3, 510, x + lean, 556), cover.darker(0.25), width: 3, opacity: 0.5)
        }
        let throwCloth = Outline(-190, 516).bend(0, 534, 190, 516).line(196, 556).bend(0, 574, -196, 556).closed
        canvas.fill(throwCloth, Canvas.paint(number % 3 == 1 ? accent : Tint(0xEADFCB)))
        for leg in [-184.0, 172] { canvas.fill(.box(leg, 556, 12, 22), Canvas.paint(wood.darker(0.4))) }
    }

    private func drawNightstand(_ x: Double, _ canvas: inout Canvas) {
        canvas.fill(.ellipse(x, 482, 50, 6), Canvas.paint(.black), opacity: 0.2)
        for leg in [x - 34, x + 28] { canvas.fill(.box(leg, 452, 6, 30), Canvas.paint(wood.darker(0.4))) }
        canvas.fill(.box(x - 40, 398, 80, 60, radius: 3), Canvas.paint(wood.darker(0.05)))
        canvas.fill(.box(x - 34, 404, 68, 22), Canvas.paint(wood.lighter(0.1)))
        canvas.fill(.box(x - 34, 430, 68, 22), Canvas.paint(wood.lighter(0.1)))
        for y in [415.0, 441] { canvas.fill(.ellipse(x, y, 3, 3), Canvas.paint(wood.darker(0.5))) }
        canvas.soft(.ellipse(x, 330, 22, 20), Tint(0xFFE6AE), radius: 56, opacity: 0.3)
        canvas.fill(.ellipse(x, 378, 15, 20), Canvas.paint(accent.lighter(0.3)))
        canvas.fill(.box(x - 2, 346, 4, 18), Canvas.paint(Tint(0x5A5148)))
        canvas.fill(
            Outline(x - 20, 304).line(x + 20, 304).line(x + 32, 350).line(x - 32, 350).closed,
            canvas.gradient([(0, Tint(0xFFF5DA), 1), (1, Tint(0xF3DCA9), 1)]))
    }
}
