/// A garden behind a house, seen from the house: a terrace, a lawn, beds, and trees at its end.
struct HomeGardenDrawing {
    /// How many drawings there are.
    static let count = 8

    let number: Int
    let sky: HomeSky

    init(_ number: Int) {
        self.number = number
        sky = HomeSky(.cottage, number + 1)
    }

    private static let greens = [Tint(0x6B9A4B), Tint(0x5F8F52), Tint(0x7FA650), Tint(0x4F8560), Tint(0x93A84A)]
    private static let blossoms = [
        Tint(0xE8638C), Tint(0xF3C64B), Tint(0xFFFFFF), Tint(0xB586D8), Tint(0xE8553D), Tint(0xF0A0B8),
    ]
}

extension HomeGardenDrawing {
    /// The drawing as an SVG document.
    func svg() -> String {
        var generator = SplitMix64(seed: UInt64(number + 7_000) &* 0xD1B5_4A32_D192_ED03)
        var canvas = Canvas()
        let outside = HomeOutsideDrawing(.cottage, number)
        sky.paint(&canvas, &generator)
        drawHedge(&canvas, &generator)
        canvas.fill(.box(-420, 330, 840, 290), canvas.gradient([(0, Tint(0x9DBF78), 1), (1, Tint(0x5E8A4A), 1)]))
        drawFence(&canvas)
        for x in [-330.0, 300] {
            let green = Self.greens[(number + (x > 0 ? 2 : 0)) % Self.greens.count]
            outside.drawTree(x, 372, generator.number(in: 190.0...250), green, &canvas)
        }
        if hasShed { drawShed(&canvas) }
        drawBeds(&canvas, &generator)
        if hasPond { drawPond(&canvas) }
        drawTerrace(&canvas)
        if sky.isEvening {
            let dusk = sky.isNight ? 0.24 : 0.1
            canvas.fill(.box(-420, -10, 840, 620), Canvas.paint(Tint(0x2B2350)), opacity: dusk)
        }
        return canvas.document(width: HomePicture.pixelWidth, height: HomePicture.pixelHeight, units: 600)
    }

    /// Whether there is a shed.
    var hasShed: Bool { number % 2 == 0 }

    /// Whether there is a pond.
    var hasPond: Bool { number % 3 == 0 }

    /// What the drawing shows.
    var caption: String {
        let things = [hasPond ? "a pond" : nil, hasShed ? "a shed" : nil].compactMap { $0 }
        return "A garden with a table under a parasol"
            + (things.isEmpty ? "." : ", \(things.joined(separator: " and ")).")
    }

    /// What grows behind the fence.
    private func drawHedge(_ canvas: inout Canvas, _ generator: inout SplitMix64) {
        let green = Tint(0x6F8F68).mixed(with: sky.low, 0.3)
        var x = -430.0
        while x < 430 {
            let size = generator.number(in: 40.0...80)
            canvas.fill(
                .ellipse(x, 320, size, size * 1.1), Canvas.paint(green.darker(generator.number(in: 0.0...0.16))))
            x += size * 0.8
        }
    }

    private func drawFence(_ canvas: inout Canvas) {
        let wood = [Tint(0xB08A5E), Tint(0x8C7A66), Tint(0xF1ECE2)][number % 3]
        for x in stride(from: -416.0, through: 416, by: 20) {
            canvas.fill(.box(x, 292, 17, 62), Canvas.paint(wood))
            canvas.fill(.box(x + 14, 292, 3, 62), Canvas.paint(wood.darker(0.3)), opacity: 0.6)
        }
        for y in [302.0, 338] { canvas.fill(.box(-420, y, 840, 4), Canvas.paint(wood.darker(0.25))) }
    }

    private func drawShed(_ canvas: inout Canvas) {
        let x = number % 4 == 0 ? 120.0 : -210
        canvas.fill(.box(x, 268, 110, 106), Canvas.paint(Tint(0x9C5B48)))
        for line in stride(from: x, through: x + 104, by: 13) {
            canvas.fill(.box(line, 268, 2, 106), Canvas.paint(Tint(0x6B3B2E)))
        }
        canvas.fill(Outline(x - 14, 272).line(x + 55, 222).line(x + 124, 272).closed, Canvas.paint(Tint(0x4E5560)))
        canvas.fill(.box(x + 14, 300, 34, 74), Canvas.paint(Tint(0xEFE6D6)))
        canvas.fill(.box(x + 62, 304, 34, 28), Canvas.paint(Tint(0x8FB0BE)))
    }

    private func drawBeds(_ canvas: inout Canvas, _ generator: inout SplitMix64) {
        for side in [-1.0, 1] {
            let bed = Outline(side * 200, 372).line(side * 300, 372).line(side * 420, 520).line(side * 300, 520).closed
            canvas.fill(bed, Canvas.paint(Tint(0x7A5A42)))
            for _ in 0..<48 {
                let share = generator.fraction()
                let x = side * (206 + share * 98 + generator.number(in: 0.0...90))
                let y = 374 + share * 140
                canvas.fill(.ellipse(x, y, 8, 7), Canvas.paint(generator.pick(Self.greens)))
                canvas.fill(.ellipse(x, y - 5, 4.6, 4.6), Canvas.paint(generator.pick(Self.blossoms)))
            }
        }
    }

    private func drawPond(_ canvas: inout Canvas) {
        canvas.fill(.ellipse(-20, 430, 126, 28), Canvas.paint(Tint(0xB9AE9C)))
        canvas.fill(.ellipse(-20, 429, 114, 22), Canvas.paint(Tint(0x6FA5B8)))
        for (x, y) in [(-70.0, 426.0), (20, 434), (-20, 422)] {
            canvas.fill(.ellipse(x, y, 16, 5), Canvas.paint(Tint(0x5F8F52)))
            canvas.fill(.ellipse(x + 4, y - 4, 5, 4), Canvas.paint(Tint(0xF5D5DF)))
        }
    }

    /// The paving before the house, with a table, two chairs and a parasol.
    private func drawTerrace(_ canvas: inout Canvas) {
        let stone = Tint(0xD8CCB8)
        canvas.fill(Outline(-360, 512).line(360, 512).line(430, 612).line(-430, 612).closed, Canvas.paint(stone))
        for step in -7...7 {
            let x = Double(step) * 52
            canvas.stroke(Outline(x, 512).line(x * 1.22, 612), stone.darker(0.2), width: 1.6)
        }
        for y in [536.0, 568] { canvas.fill(.box(-420, y, 840, 1.8), Canvas.paint(stone.darker(0.2))) }
        let x = number % 2 == 0 ? -120.0 : 130
        let cloth = [Tint(0xE9B949), Tint(0xD9714E), Tint(0x4F8A8B), Tint(0xF3ECDF)][number % 4]
        canvas.fill(.ellipse(x, 574, 110, 10), Canvas.paint(.black), opacity: 0.18)
        canvas.fill(.box(x - 2.5, 330, 5, 200), Canvas.paint(Tint(0x8A6243)))
        canvas.fill(Outline(x - 130, 372).bend(x, 268, x + 130, 372).closed, Canvas.paint(cloth))
        canvas.fill(Outline(x - 44, 372).bend(x, 268, x + 44, 372).closed, Canvas.paint(cloth.lighter(0.3)))
        canvas.fill(.box(x - 66, 508, 132, 8, radius: 3), Canvas.paint(Tint(0x9A6B43)))
        for leg in [x - 54, x + 48] { canvas.fill(.box(leg, 514, 6, 58), Canvas.paint(Tint(0x6F4A30))) }
        for side in [-1.0, 1] {
            canvas.fill(.box(x + side * 100 - 24, 536, 48, 7, radius: 2), Canvas.paint(Tint(0x5B6A72)))
            canvas.fill(.box(x + side * 122 - 4, 482, 7, 60, radius: 2), Canvas.paint(Tint(0x5B6A72)))
            for leg in [-20.0, 16] {
                canvas.fill(.box(x + side * 100 + leg, 540, 4, 34), Canvas.paint(Tint(0x3A444A)))
            }
        }
    }
}
