extension HomeOutsideDrawing {
    private static let woods = [Tint(0xA9764A), Tint(0x8A5E3C), Tint(0xC29663), Tint(0x5B5550)]
    private static let plasters = [Tint(0xF7F6F2), Tint(0xE9E6DF), Tint(0xDADDDF)]

    /// A house of boxes: one of plaster, one of wood, and much glass.
    func drawModern(_ canvas: inout Canvas, _ generator: inout SplitMix64) {
        drawHorizon(&canvas, &generator)
        let green = generator.pick(Self.greens)
        drawTree(-345, 494, generator.number(in: 170.0...220), green, &canvas)
        drawTree(352, 490, generator.number(in: 140.0...190), green.darker(0.1), &canvas)
        drawLawn(&canvas)
        let side = number % 2 == 0 ? 1.0 : -1
        let plaster = Self.plasters[number % Self.plasters.count]
        let wood = Self.woods[number % Self.woods.count]
        canvas.fill(.ellipse(0, 500, 330, 14), Canvas.paint(.black), opacity: 0.16)
        drawGround(side, plaster, &canvas)
        drawUpper(side, wood, &canvas)
        drawTerraceFloor(side, &canvas)
        drawBushes(from: -300, to: -220, at: 496, green.darker(0.15), &canvas, &generator)
        drawGrasses(&canvas, &generator)
    }

    private func box(_ side: Double, _ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Outline {
        .box(side > 0 ? x : -x - width, y, width, height)
    }

    private func drawGround(_ side: Double, _ plaster: Tint, _ canvas: inout Canvas) {
        canvas.fill(box(side, -230, 318, 470, 178), Canvas.paint(plaster))
        canvas.fill(box(side, -230, 318, 470, 30), canvas.gradient([(0, .black, 0.26), (1, .black, 0)]))
        canvas.fill(box(side, -244, 306, 500, 14), Canvas.paint(plaster.darker(0.25)))
        let glass = glassPaint(&canvas)
        canvas.fill(box(side, -20, 346, 236, 150), glass)
        drawRoomBehind(side, &canvas)
        for x in [-20.0, 58, 136, 212] { canvas.fill(box(side, x, 344, 5, 152), Canvas.paint(Tint(0x33373B))) }
        canvas.fill(box(side, -20, 342, 237, 5), Canvas.paint(Tint(0x33373B)))
        let door = Self.woods[(number + 1) % Self.woods.count]
        canvas.fill(box(side, -128, 366, 64, 130), Canvas.paint(door))
        for y in stride(from: 378.0, through: 484, by: 15) {
            canvas.fill(box(side, -128, y, 64, 2), Canvas.paint(door.darker(0.3)))
        }
        canvas.fill(box(side, -76, 420, 4, 34), Canvas.paint(Tint(0xD8D8D8)))
        canvas.fill(box(side, -206, 372, 46, 46), glass)
        canvas.fill(box(side, -60, 366, 14, 130), glass)
    }

    /// What is seen through the large windows: a lamp and a table.
    private func drawRoomBehind(_ side: Double, _ canvas: inout Canvas) {
        let dark = Tint(0x22303A)
        canvas.fill(box(side, 80, 440, 90, 6), Canvas.paint(dark), opacity: 0.7)
        for x in [86.0, 160] { canvas.fill(box(side, x, 446, 4, 46), Canvas.paint(dark), opacity: 0.7) }
        canvas.fill(.ellipse(side * 125, 386, 26, 13), Canvas.paint(Tint(0xFFE1A0)), opacity: sky.isEvening ? 1 : 0.75)
        canvas.fill(box(side, 124, 346, 2, 30), Canvas.paint(dark), opacity: 0.7)
    }

    private func drawUpper(_ side: Double, _ wood: Tint, _ canvas: inout Canvas) {
        canvas.fill(box(side, -60, 168, 330, 142), Canvas.paint(wood))
        for x in stride(from: -60.0, through: 262, by: 11) {
            canvas.fill(box(side, x, 168, 1.6, 142), Canvas.paint(wood.darker(0.35)), opacity: 0.7)
        }
        canvas.fill(box(side, -70, 158, 350, 12), Canvas.paint(Tint(0x3C4044)))
        canvas.fill(box(side, -60, 170, 330, 14), canvas.gradient([(0, .black, 0.25), (1, .black, 0)]))
        let glass = glassPaint(&canvas)
        for (x, width) in [(-30.0, 120.0), (128, 112)] {
            canvas.fill(box(side, x - 5, 205, width + 10, 82), Canvas.paint(Tint(0x33373B)))
            canvas.fill(box(side, x, 210, width, 72), glass)
            canvas.fill(box(side, x + width / 2 - 2, 210, 4, 72), Canvas.paint(Tint(0x33373B)))
        }
        // The terrace on the roof of the lower box.
        canvas.fill(box(side, -226, 262, 166, 44), Canvas.paint(Tint(0xBFD6DC)), opacity: 0.5)
        for x in stride(from: -226.0, through: -66, by: 40) {
            canvas.fill(box(side, x, 260, 3, 46), Canvas.paint(Tint(0x55595D)))
        }
        canvas.fill(box(side, -228, 258, 168, 4), Canvas.paint(Tint(0x55595D)))
    }

    private func drawTerraceFloor(_ side: Double, _ canvas: inout Canvas) {
        let deck = Tint(0xC9A77C)
        let floor = Outline(side * -30, 496).line(side * 226, 496).line(side * 270, 540).line(side * -60, 540).closed
        canvas.fill(floor, Canvas.paint(deck))
        for step in 1...4 {
            let y = 496 + Double(step) * 9
            canvas.stroke(
                Outline(side * (-30 - Double(step) * 6), y).line(side * (226 + Double(step) * 9), y), deck.darker(0.25),
                width: 1.2)
        }
        let pool = Outline(side * 40, 556).line(side * 300, 556).line(side * 350, 592).line(side * 10, 592).closed
        guard number % 3 != 0 else { return }
        canvas.stroke(pool, Tint(0xEDE8DD), width: 10)
        canvas.fill(pool, canvas.gradient([(0, Tint(0x7CC7D6), 1), (1, Tint(0x3E9DB8), 1)]))
        canvas.fill(.box(side * 150 - 60, 566, 90, 3, radius: 1), Canvas.paint(.white), opacity: 0.6)
        canvas.fill(.box(side * 190 - 60, 578, 120, 3, radius: 1), Canvas.paint(.white), opacity: 0.5)
    }

    private func drawGrasses(_ canvas: inout Canvas, _ generator: inout SplitMix64) {
        for _ in 0..<26 {
            let x = generator.number(in: -390.0 ... -240)
            let y = generator.number(in: 520.0...600)
            let color = Tint(0x86A35E).darker(generator.number(in: 0.0...0.35))
            for lean in [-9.0, 0, 8] {
                canvas.stroke(Outline(x, y).bend(x + lean * 0.3, y - 18, x + lean, y - 30), color, width: 2)
            }
        }
    }

    private func glassPaint(_ canvas: inout Canvas) -> String {
        sky.isEvening
            ? canvas.gradient([(0, Tint(0xFFDF9E), 1), (1, Tint(0xEFA552), 1)])
            : canvas.gradient(
                [(0, Tint(0x5B7F93), 1), (0.5, Tint(0x9DBECB), 1), (1, Tint(0x4D6A78), 1)], to: Vector(0.8, 1))
    }
}
