extension HomeOutsideDrawing {
    private static let plasterFills = [Tint(0xF6EFDF), Tint(0xEBD6A8), Tint(0xE3BFA4), Tint(0xD5DCCB), Tint(0xF0E0C8)]
    private static let beams = [Tint(0x5A3B28), Tint(0x3D2C22), Tint(0x7A3A2A), Tint(0x4A4038)]

    /// A house of timber frames whose floors jut out above each other, under a steep roof.
    func drawTimber(_ canvas: inout Canvas, _ generator: inout SplitMix64) {
        let fill = Self.plasterFills[number % Self.plasterFills.count]
        let beam = Self.beams[number % Self.beams.count]
        let side = number % 2 == 0 ? 1.0 : -1
        drawHorizon(&canvas, &generator)
        drawLowNeighbour(side, &canvas, &generator)
        let floors = number % 3 == 0 ? 2 : 3
        let top = 400 - Double(floors) * 82
        drawSteepGable(top, floors, fill, beam, &canvas, &generator)
        for floor in 0..<floors {
            let overhang = Double(floors - floor) * 9
            drawFloor(top + Double(floor) * 82, 168 + overhang, fill, beam, floor, &canvas, &generator)
        }
        drawStoneFloor(beam, &canvas, &generator)
        drawStreet(&canvas)
        drawBushes(from: -150, to: -60, at: 500, Self.greens[number % 5], &canvas, &generator)
        drawTree(side * 320, 512, generator.number(in: 170.0...220), Self.greens[(number + 2) % 5], &canvas)
    }

    private func drawLowNeighbour(_ side: Double, _ canvas: inout Canvas, _ generator: inout SplitMix64) {
        let left = side > 0 ? -420.0 : 170
        canvas.fill(.box(left, 326, 250, 172), Canvas.paint(Tint(0xD8CBB4)))
        let roof = Outline(left - 8, 330).line(left + 24, 236).line(left + 226, 236).line(left + 258, 330).closed
        canvas.fill(roof, Canvas.paint(Tint(0x9A5A44)))
        canvas.fill(roof, tiles(Tint(0x6A3A2C), &canvas))
        for step in 0..<3 {
            drawWindow(left + 30 + Double(step) * 72, 366, 42, 54, isLit: isLit(&generator), &canvas)
        }
    }

    private func drawSteepGable(
        _ top: Double, _ floors: Int, _ fill: Tint, _ beam: Tint, _ canvas: inout Canvas,
        _ generator: inout SplitMix64
    ) {
        let half = 168 + Double(floors) * 9
        let peak = top - 138
        canvas.fill(Outline(-half, top).line(0, peak + 18).line(half, top).closed, Canvas.paint(fill.darker(0.04)))
        for y in [top - 54, top - 104] {
            let reach = half * (y - peak) / 138
            canvas.fill(.box(-reach + 14, y, 2 * reach - 28, 8), Canvas.paint(beam))
        }
        for x in [-half * 0.42, -4, half * 0.42 - 8] { canvas.fill(.box(x, top - 62, 8, 62), Canvas.paint(beam)) }
        for x in [-58.0, 18] { drawWindow(x, top - 44, 40, 38, isLit: isLit(&generator), &canvas) }
        drawWindow(-17, top - 96, 34, 34, isLit: isLit(&generator), &canvas)
        let roof = number % 2 == 0 ? Tint(0xA4573F) : Tint(0x6F4A3E)
        for side in [-1.0, 1] {
            let slope = Outline(0, peak).line(side * (half + 22), top + 10).line(side * (half + 2), top + 10)
                .line(0, peak + 26).closed
            canvas.fill(slope, Canvas.paint(roof))
        }
    }

    private func drawFloor(
        _ y: Double, _ half: Double, _ fill: Tint, _ beam: Tint, _ floor: Int, _ canvas: inout Canvas,
        _ generator: inout SplitMix64
    ) {
        let wood = Canvas.paint(beam)
        canvas.fill(.box(-half, y, 2 * half, 82), Canvas.paint(fill))
        canvas.fill(.box(-half, y, 2 * half, 9), wood)
        canvas.fill(.box(-half, y + 74, 2 * half, 8), wood)
        canvas.fill(.box(-half, y + 82, 2 * half, 5), Canvas.paint(.black), opacity: 0.22)
        let width = 2 * half / 6
        for column in 0...6 { canvas.fill(.box(-half + Double(column) * width - 4, y, 8, 82), wood) }
        for column in 0..<6 {
            let x = -half + Double(column) * width
            if (column + floor + number) % 3 == 0 {
                canvas.stroke(Outline(x + 4, y + 76).line(x + width - 4, y + 8), beam, width: 7)
                if number % 2 == 0 { canvas.stroke(Outline(x + 4, y + 8).line(x + width - 4, y + 76), beam, width: 7) }
            } else {
                drawWindow(x + 11, y + 18, width - 22, 42, bars: (2, 3), isLit: isLit(&generator), &canvas)
                guard floor > 0 || number % 2 == 1 else { continue }
                let flowers = [Tint(0xD9483B), Tint(0xE8638C), Tint(0xF0C04A)]
                for step in 0..<4 {
                    canvas.fill(
                        .ellipse(x + 14 + Double(step) * (width - 28) / 3, y + 68, 6, 5),
                        Canvas.paint(step % 2 == 0 ? Tint(0x5F8F52) : flowers[number % 3]))
                }
            }
        }
    }

    private func drawStoneFloor(_ beam: Tint, _ canvas: inout Canvas, _ generator: inout SplitMix64) {
        let stone = Tint(0xC9BCA6)
        canvas.fill(.box(-168, 400, 336, 98), Canvas.paint(stone))
        canvas.fill(.box(-168, 400, 336, 98), brick(stone.darker(0.4), opacity: 0.5, &canvas))
        let arch = Outline(-40, 498).line(-40, 446).curve(-40, 410, 40, 410, 40, 446).line(40, 498).closed
        let doors = [Tint(0x3E5F4A), Tint(0x7A2F2A), Tint(0x5A4632)]
        canvas.fill(arch, Canvas.paint(doors[number % doors.count]))
        canvas.stroke(arch, Tint(0xA89A84), width: 8)
        canvas.fill(.box(-1, 424, 2, 74), Canvas.paint(beam.darker(0.3)))
        for x in [-138.0, 74] { drawWindow(x, 424, 62, 46, bars: (3, 2), isLit: isLit(&generator), &canvas) }
    }
}
