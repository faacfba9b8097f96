extension HomeRoomDrawing {
    func drawBath(_ canvas: inout Canvas, _ generator: inout SplitMix64) {
        let side = number % 2 == 0 ? 1.0 : -1
        drawWindow(side > 0 ? -310 : 130, 70, 180, 130, curtains: nil, &canvas)
        drawBasin(side * 190, &canvas)
        drawTowels(side * 360, &canvas)
        drawTub(side * -190, &canvas)
        drawPlant(side * 20, 474, generator.number(in: 120.0...150), &canvas)
        let mat = accent.lighter(0.45)
        canvas.fill(
            Outline(side * 190 - 90, 512).line(side * 190 + 90, 512).line(side * 200 + 112, 566).line(
                side * 200 - 112, 566
            ).closed, Canvas.paint(mat))
        canvas.stroke(
            Outline(side * 190 - 76, 520).line(side * 190 + 76, 520).line(side * 200 + 92, 558).line(
                side * 200 - 92, 558
            ).closed, mat.lighter(0.5), width: 3)
    }

    private func drawBasin(_ x: Double, _ canvas: inout Canvas) {
        if number % 3 == 0 {
            canvas.fill(.box(x - 86, 72, 172, 170, radius: 8), Canvas.paint(wood.darker(0.1)))
            canvas.fill(.box(x - 78, 80, 156, 154, radius: 4), mirror(&canvas))
        } else {
            canvas.fill(.ellipse(x, 160, 86, 86), Canvas.paint(number % 3 == 1 ? Tint(0x2F3336) : Tint(0xC9A45C)))
            canvas.fill(.ellipse(x, 160, 79, 79), mirror(&canvas))
        }
        for lamp in [x - 116, x + 116] {
            canvas.soft(.ellipse(lamp, 150, 13, 26), Tint(0xFFF0C8), radius: 40, opacity: 0.3)
            canvas.fill(.box(lamp - 11, 124, 22, 52, radius: 11), Canvas.paint(Tint(0xFFF4DC)))
            canvas.fill(.box(lamp - 6, 176, 12, 8), Canvas.paint(Tint(0x8A8F92)))
        }
        canvas.fill(.box(x - 122, 318, 244, 124, radius: 3), Canvas.paint(wood))
        for y in [356.0, 398] { canvas.fill(.box(x - 122, y, 244, 2.4), Canvas.paint(wood.darker(0.35))) }
        canvas.fill(.box(x - 1, 320, 2.4, 120), Canvas.paint(wood.darker(0.35)))
        for handle in [x - 74, x + 50] {
            for y in [334.0, 374, 416] { canvas.fill(.box(handle, y, 24, 4, radius: 2), Canvas.paint(Tint(0x3A3D40))) }
        }
        canvas.fill(.box(x - 130, 306, 260, 14, radius: 2), Canvas.paint(Tint(0xF2EFEA)))
        canvas.fill(
            Outline(x - 66, 272).line(x + 66, 272).curve(x + 62, 300, x + 40, 308, x, 308).curve(
                x - 40, 308, x - 62, 300, x - 66, 272
            ).closed, Canvas.paint(.white))
        canvas.fill(.box(x - 70, 268, 140, 7, radius: 3), Canvas.paint(Tint(0xE3E3E1)))
        canvas.stroke(
            Outline(x, 268).line(x, 238).curve(x, 226, x + 22, 226, x + 22, 242),
            number % 3 == 2 ? Tint(0xC9A45C) : Tint(0x6B7276), width: 6)
        canvas.fill(.box(x + 84, 274, 18, 32, radius: 4), Canvas.paint(accent))
        canvas.fill(.box(x + 90, 264, 6, 12), Canvas.paint(Tint(0x3A3D40)))
        canvas.fill(.box(x - 104, 280, 20, 26, radius: 4), Canvas.paint(Tint(0xE9DCC3)))
    }

    private func mirror(_ canvas: inout Canvas) -> String {
        canvas.gradient([(0, Tint(0xE6F0F2), 1), (0.5, Tint(0xBFD0D6), 1), (1, Tint(0xDCE8EB), 1)], to: Vector(1, 1))
    }

    private func drawTub(_ x: Double, _ canvas: inout Canvas) {
        canvas.fill(.ellipse(x, 526, 190, 12), Canvas.paint(.black), opacity: 0.25)
        let color = number % 4 == 1 ? accent : Tint(0xFAF9F6)
        for foot in [x - 126, x + 112] { canvas.fill(.box(foot, 498, 16, 28, radius: 6), Canvas.paint(Tint(0xC9A45C))) }
        let tub = Outline(x - 188, 372).line(x + 188, 372).curve(x + 184, 470, x + 150, 512, x + 90, 512).line(
            x - 90, 512
        )
        .curve(x - 150, 512, x - 184, 470, x - 188, 372).closed
        canvas.fill(tub, Canvas.paint(color))
        canvas.fill(tub, canvas.gradient([(0, .black, 0.02), (1, .black, 0.16)]))
        for (dx, r) in [(-110.0, 24.0), (-76, 30), (-30, 26), (10, 31), (56, 25), (96, 20)] {
            canvas.fill(.ellipse(x + dx, 366, r, r * 0.72), Canvas.paint(.white))
        }
        canvas.fill(.box(x - 200, 362, 400, 18, radius: 9), Canvas.paint(.white))
        canvas.fill(.box(x - 196, 376, 392, 5, radius: 2), Canvas.paint(.black), opacity: 0.08)
        canvas.stroke(
            Outline(x + 150, 362).line(x + 150, 300).curve(x + 150, 280, x + 116, 280, x + 116, 302), Tint(0xB08F4E),
            width: 7)
        let towel = Outline(x - 150, 362).line(x - 90, 362).line(x - 92, 452).line(x - 148, 452).closed
        canvas.fill(towel, Canvas.paint(accent.lighter(number % 4 == 1 ? 0.7 : 0.25)))
        for y in [430.0, 440] { canvas.fill(.box(x - 148, y, 56, 3), Canvas.paint(.white), opacity: 0.6) }
    }

    private func drawTowels(_ x: Double, _ canvas: inout Canvas) {
        for y in stride(from: 150.0, through: 330, by: 22) {
            canvas.fill(.box(x - 34, y, 68, 5, radius: 2), Canvas.paint(Tint(0x8A9195)))
        }
        for rail in [x - 36, x + 31] { canvas.fill(.box(rail, 140, 5, 206, radius: 2), Canvas.paint(Tint(0x8A9195))) }
        canvas.fill(.box(x - 28, 170, 56, 96, radius: 3), Canvas.paint(accent.lighter(0.15)))
        canvas.fill(.box(x - 28, 250, 56, 5), Canvas.paint(.white), opacity: 0.5)
    }
}
