extension HomeOutsideDrawing {
    private static let clays = [Tint(0xA4553F), Tint(0x8F4A3B), Tint(0xB56F4C), Tint(0x7C4438)]

    /// Works of brick with tall windows, a saw-tooth roof or a floor of glass on top, and a chimney.
    func drawWorks(_ canvas: inout Canvas, _ generator: inout SplitMix64) {
        let wall = Self.clays[number % Self.clays.count]
        let mortar = brick(wall.lighter(0.45), opacity: 0.5, &canvas)
        let iron = Tint(0x2B3036)
        drawChimney(number % 2 == 0 ? 296 : -330, wall, mortar, &canvas)
        let top = 170.0
        if number % 3 == 0 { drawTeeth(iron, &canvas) } else { drawGlassFloor(iron, &canvas) }
        canvas.fill(.box(-270, top, 540, 328), Canvas.paint(wall))
        canvas.fill(.box(-270, top, 540, 328), mortar)
        canvas.fill(.box(-278, top - 10, 556, 16), Canvas.paint(wall.darker(0.35)))
        for x in stride(from: -270.0, through: 260, by: 18) {
            canvas.fill(.box(x, top + 8, 9, 9), Canvas.paint(wall.darker(0.3)))
        }
        canvas.fill(.box(-270, 326, 540, 8), Canvas.paint(wall.darker(0.32)))
        for column in 0..<5 {
            let x = -248 + Double(column) * 102
            canvas.fill(.box(x - 14, top + 20, 10, 310), Canvas.paint(wall.darker(0.18)))
            drawTallWindow(x, 204, 84, 108, iron, isLit(&generator), &canvas)
            if column != 2 { drawTallWindow(x, 352, 84, 116, iron, isLit(&generator), &canvas) }
        }
        drawPortal(wall, iron, &canvas)
        drawStreet(&canvas)
        for x in [-236.0, 180] {
            canvas.fill(.box(x, 478, 56, 28, radius: 3), Canvas.paint(Tint(0x53585D)))
            for leaf in 0..<5 {
                canvas.fill(
                    .ellipse(x + 8 + Double(leaf) * 10, 472 - Double(leaf % 2) * 10, 12, 14),
                    Canvas.paint(Self.greens[leaf % 5]))
            }
        }
        drawBicycle(80, &canvas)
    }

    private func drawTallWindow(
        _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ iron: Tint, _ isLit: Bool,
        _ canvas: inout Canvas
    ) {
        let shape = Outline(x, y + height).line(x, y + 16).bend(x + width / 2, y - 14, x + width, y + 16)
            .line(x + width, y + height).closed
        let glass =
            isLit
            ? canvas.gradient([(0, Tint(0xFFE0A0), 1), (1, Tint(0xF2A954), 1)])
            : canvas.gradient(
                [(0, Tint(0x4B6475), 1), (0.55, Tint(0x93B2C0), 1), (1, Tint(0x5B7887), 1)], to: Vector(0.7, 1))
        canvas.fill(shape, glass)
        canvas.clipped(to: shape) { canvas in
            for step in 1..<5 {
                canvas.fill(.box(x + width * Double(step) / 5 - 1, y - 14, 2, height + 14), Canvas.paint(iron))
            }
            for step in 1..<6 {
                canvas.fill(.box(x, y + height * Double(step) / 6 - 1, width, 2), Canvas.paint(iron))
            }
        }
        canvas.stroke(shape, iron, width: 4)
        canvas.stroke(
            Outline(x - 4, y + 14).bend(x + width / 2, y - 20, x + width + 4, y + 14), Tint(0xD9B08C), width: 5,
            opacity: 0.55)
        canvas.fill(.box(x - 6, y + height, width + 12, 6), Canvas.paint(Tint(0xBFB6A8)))
    }

    private func drawTeeth(_ iron: Tint, _ canvas: inout Canvas) {
        for step in 0..<4 {
            let x = -270 + Double(step) * 135
            canvas.fill(Outline(x, 164).line(x, 104).line(x + 135, 164).closed, Canvas.paint(Tint(0x5E656C)))
            canvas.fill(
                Outline(x, 164).line(x, 104).line(x + 18, 112).line(x + 18, 164).closed,
                Canvas.paint(sky.isEvening ? Tint(0xFFD98F) : Tint(0xA9C6D2)))
            canvas.stroke(Outline(x, 104).line(x + 135, 164), iron, width: 4)
        }
    }

    private func drawGlassFloor(_ iron: Tint, _ canvas: inout Canvas) {
        let glass =
            sky.isEvening
            ? canvas.gradient([(0, Tint(0xFFE3A8), 1), (1, Tint(0xF4B565), 1)])
            : canvas.gradient([(0, Tint(0x7FA2B3), 1), (1, Tint(0xB7D0DA), 1)])
        canvas.fill(.box(-190, 92, 380, 74), glass)
        for x in stride(from: -190.0, through: 190, by: 47.5) {
            canvas.fill(.box(x - 2, 92, 4, 74), Canvas.paint(iron))
        }
        canvas.fill(.box(-206, 82, 412, 12), Canvas.paint(iron))
        for x in [-250.0, -222, 206, 234] { canvas.fill(.ellipse(x + 8, 152, 17, 15), Canvas.paint(Tint(0x6B9A4B))) }
    }

    private func drawChimney(_ x: Double, _ wall: Tint, _ mortar: String, _ canvas: inout Canvas) {
        let shaft = Outline(x, 496).line(x + 8, 44).line(x + 42, 44).line(x + 50, 496).closed
        canvas.fill(shaft, Canvas.paint(wall.darker(0.12)))
        canvas.fill(shaft, mortar)
        for y in [44.0, 74] { canvas.fill(.box(x + 3, y, 44, 9), Canvas.paint(wall.darker(0.4))) }
        let annex = x > 0 ? 268.0 : -400
        canvas.fill(.box(annex, 330, 132, 168), Canvas.paint(wall.darker(0.2)))
        canvas.fill(.box(annex, 330, 132, 168), mortar)
        canvas.fill(.box(annex - 4, 322, 140, 12), Canvas.paint(wall.darker(0.45)))
        for left in [annex + 18, annex + 74] {
            canvas.fill(.box(left, 372, 40, 60), Canvas.paint(sky.isEvening ? Tint(0xF7C777) : Tint(0x6F8D9C)))
        }
    }

    private func drawPortal(_ wall: Tint, _ iron: Tint, _ canvas: inout Canvas) {
        let arch = Outline(-46, 498).line(-46, 388).bend(-2, 338, 42, 388).line(42, 498).closed
        canvas.fill(arch, Canvas.paint(wall.darker(0.5)))
        let doors = [Tint(0x2F5D62), Tint(0x36454F), Tint(0x7A3B2E), Tint(0x445C3C)]
        let door = doors[number % doors.count]
        canvas.fill(.box(-36, 404, 72, 94), Canvas.paint(door))
        for (x, width) in [(-31.0, 28.0), (3, 28)] {
            canvas.fill(.box(x, 410, width, 46), Canvas.paint(sky.isEvening ? Tint(0xFFD98F) : Tint(0x9CB8C3)))
            canvas.fill(.box(x + width / 2 - 1, 410, 2, 46), Canvas.paint(door))
            canvas.fill(.box(x, 432, width, 2), Canvas.paint(door))
        }
        canvas.fill(.box(-1, 404, 2, 94), Canvas.paint(door.darker(0.4)))
    }

    private func drawBicycle(_ x: Double, _ canvas: inout Canvas) {
        let ink = Tint(0x23282D)
        for wheel in [x, x + 46] { canvas.stroke(.ellipse(wheel, 506, 15, 15), ink, width: 2.4) }
        let frame = Outline(x, 506).line(x + 14, 484).line(x + 38, 484).line(x + 22, 506).line(x, 506)
        canvas.stroke(frame, Tint(0xD35B45), width: 3)
        canvas.stroke(Outline(x + 46, 506).line(x + 36, 474).line(x + 44, 472), Tint(0xD35B45), width: 3)
        canvas.stroke(Outline(x + 14, 484).line(x + 11, 476), ink, width: 3)
        canvas.fill(.box(x + 3, 473, 16, 4, radius: 2), Canvas.paint(ink))
    }
}
