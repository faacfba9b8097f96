extension HomeRoomDrawing {
    func drawKitchen(_ canvas: inout Canvas, _ generator: inout SplitMix64) {
        let side = number % 2 == 0 ? 1.0 : -1
        let front = [Tint(0xF3F0EA), Tint(0x3F5A5C), Tint(0xB9C3B2), accent, Tint(0x4B525C), Tint(0xE5D9C5)][number % 6]
        let isDark = front.brightness < 0.5
        let top = number % 3 == 0 ? Tint(0xEDEAE4) : number % 3 == 1 ? wood : Tint(0x3A3D40)
        drawBackTiles(&canvas)
        drawWindow(-70, 90, 150, 150, curtains: nil, &canvas)
        for x in [side * 130 - 45, side * 230 - 45] { drawWallUnit(x, front, &canvas) }
        drawHood(side * -190, &canvas)
        drawBase(side, front, top, isDark, &canvas)
        drawFridge(side, isDark ? Tint(0xE9E7E2) : front, &canvas)
        drawOnTop(side, &canvas, &generator)
        drawIsland(top, isDark ? wood.lighter(0.2) : front.darker(0.06), &canvas)
        for x in [-120.0, 0, 120] { drawPendant(x, 84, number % 2 == 0 ? accent : Tint(0x35383B), &canvas) }
    }

    private func drawBackTiles(_ canvas: inout Canvas) {
        let tile = wall.lighter(0.55)
        canvas.fill(.box(-420, 196, 840, 130), Canvas.paint(tile))
        for (row, y) in stride(from: 196.0, to: 326, by: 18).enumerated() {
            canvas.fill(.box(-420, y, 840, 1.4), Canvas.paint(tile.darker(0.14)))
            for x in stride(from: -420.0 + (row % 2 == 0 ? 0 : 20), through: 420, by: 40) {
                canvas.fill(.box(x, y, 1.4, 18), Canvas.paint(tile.darker(0.14)))
            }
        }
    }

    private func drawFridge(_ side: Double, _ color: Tint, _ canvas: inout Canvas) {
        let x = side > 0 ? 292.0 : -400
        canvas.fill(.box(x, 96, 108, 344, radius: 4), Canvas.paint(color))
        canvas.fill(
            .box(x, 96, 108, 344, radius: 4), canvas.gradient([(0, .black, 0), (1, .black, 0.14)], to: Vector(1, 0)))
        canvas.fill(.box(x, 214, 108, 3), Canvas.paint(color.darker(0.4)))
        let handle = side > 0 ? x + 10 : x + 92
        for (y, length) in [(150.0, 50.0), (232, 70)] {
            canvas.fill(.box(handle, y, 5, length, radius: 2), Canvas.paint(Tint(0xB4AFA6)))
        }
    }

    private func drawWallUnit(_ x: Double, _ color: Tint, _ canvas: inout Canvas) {
        canvas.fill(.box(x, 78, 94, 116), Canvas.paint(color))
        canvas.fill(.box(x + 46, 78, 2, 116), Canvas.paint(color.darker(0.35)))
        canvas.fill(.box(x, 190, 94, 5), Canvas.paint(.black), opacity: 0.18)
        for handle in [x + 38, x + 52] {
            canvas.fill(.box(handle, 160, 4, 22, radius: 2), Canvas.paint(Tint(0xC9A45C)))
        }
    }

    private func drawHood(_ x: Double, _ canvas: inout Canvas) {
        let steel = canvas.gradient([(0, Tint(0xC3C8CB), 1), (1, Tint(0x8F979C), 1)])
        canvas.fill(.box(x - 24, -10, 48, 128), steel)
        canvas.fill(Outline(x - 26, 116).line(x + 26, 116).line(x + 66, 162).line(x - 66, 162).closed, steel)
        canvas.fill(.box(x - 66, 162, 132, 12), Canvas.paint(Tint(0x7C858A)))
    }

    private func drawBase(_ side: Double, _ front: Tint, _ top: Tint, _ isDark: Bool, _ canvas: inout Canvas) {
        let (left, right) = side > 0 ? (-420.0, 288.0) : (-288.0, 420.0)
        canvas.fill(.box(left, 336, right - left, 96), Canvas.paint(front))
        canvas.fill(.box(left, 426, right - left, 14), Canvas.paint(front.darker(0.55)))
        let handle = isDark ? Tint(0xC9A45C) : Tint(0x5A5650)
        var x = left
        while x < right - 20 {
            let isOven = abs(x + 48 - side * -190) < 50
            if isOven {
                canvas.fill(.box(x + 4, 346, 88, 78, radius: 3), Canvas.paint(Tint(0x2B2E31)))
                canvas.fill(.box(x + 12, 366, 72, 48, radius: 3), Canvas.paint(Tint(0x4A4238)))
                canvas.fill(.box(x + 12, 354, 72, 5, radius: 2), Canvas.paint(Tint(0xB9BDBF)))
            } else {
                canvas.fill(.box(x + 94, 338, 2, 90), Canvas.paint(front.darker(0.35)))
                canvas.fill(.box(x + 30, 348, 36, 4, radius: 2), Canvas.paint(handle))
                canvas.fill(.box(x, 374, 96, 2), Canvas.paint(front.darker(0.3)))
                canvas.fill(.box(x + 30, 386, 36, 4, radius: 2), Canvas.paint(handle))
            }
            x += 96
        }
        canvas.fill(.box(left, 324, right - left, 14), Canvas.paint(top))
        canvas.fill(.box(left, 337, right - left, 3), Canvas.paint(.black), opacity: 0.2)
    }

    private func drawOnTop(_ side: Double, _ canvas: inout Canvas, _ generator: inout SplitMix64) {
        // The tap below the window.
        canvas.stroke(Outline(5, 324).line(5, 292).curve(5, 276, 30, 276, 30, 294), Tint(0x9AA1A5), width: 5)
        let hob = side * -190
        canvas.fill(.box(hob - 50, 320, 100, 5), Canvas.paint(Tint(0x1F2224)))
        canvas.fill(.box(hob - 40, 292, 48, 28, radius: 6), Canvas.paint(accent))
        canvas.fill(.box(hob - 46, 300, 60, 5, radius: 2), Canvas.paint(accent.darker(0.3)))
        canvas.fill(.box(hob - 42, 286, 52, 7, radius: 3), Canvas.paint(accent.lighter(0.2)))
        let x = side * 130
        canvas.fill(.box(x - 40, 262, 44, 62, radius: 4), Canvas.paint(wood.darker(0.1)))
        canvas.fill(.box(x - 20, 272, 40, 52, radius: 4), Canvas.paint(wood.lighter(0.2)))
        canvas.fill(.ellipse(x + 62, 316, 30, 10), Canvas.paint(Tint(0xF4EFE6)))
        for (dx, tint) in [(-14.0, Tint(0xE0A23B)), (2, Tint(0xC94F3D)), (17, Tint(0xD9B24A))] {
            canvas.fill(.ellipse(x + 62 + dx, 305, 10, 10), Canvas.paint(tint))
        }
    }

    private func drawIsland(_ top: Tint, _ body: Tint, _ canvas: inout Canvas) {
        canvas.fill(.ellipse(0, 588, 290, 12), Canvas.paint(.black), opacity: 0.2)
        canvas.fill(.box(-220, 476, 440, 112), Canvas.paint(body))
        for x in stride(from: -198.0, through: 198, by: 22) {
            canvas.fill(.box(x, 486, 1.6, 98), Canvas.paint(body.darker(0.25)))
        }
        canvas.fill(.box(-244, 460, 488, 20, radius: 3), Canvas.paint(top.lighter(0.08)))
        canvas.fill(.box(-244, 476, 488, 5), Canvas.paint(top.darker(0.3)))
        for x in [-130.0, 0, 130] { drawStool(x, &canvas) }
        canvas.fill(.box(150, 424, 26, 38, radius: 6), Canvas.paint(Tint(0xF5F0E6)))
        for (dx, height) in [(-20.0, 52.0), (-8, 66), (6, 60), (18, 48)] {
            canvas.stroke(
                Outline(163, 426).bend(163 + dx * 0.3, 400, 163 + dx, 426 - height), Tint(0x5F7F50), width: 2.4)
            canvas.fill(.ellipse(163 + dx, 424 - height, 8, 6), Canvas.paint(Tint(0x7FA06A)))
        }
    }

    private func drawStool(_ x: Double, _ canvas: inout Canvas) {
        let metal = Tint(0x2F3336)
        for (top, foot) in [(x - 18, x - 30), (x + 18, x + 30)] {
            canvas.stroke(Outline(top, 520).line(foot, 600), metal, width: 4)
        }
        canvas.stroke(Outline(x - 26, 572).line(x + 26, 572), metal, width: 3)
        canvas.fill(.box(x - 32, 510, 64, 14, radius: 7), Canvas.paint(number % 2 == 0 ? wood.lighter(0.1) : accent))
    }
}
