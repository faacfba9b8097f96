/// A view from somewhere: hills, a town or the sea, drawn so that a wide strip of its middle makes a picture.
struct SceneDrawing {
    private let number: Int
    private let colors: (sky: Tint, light: Tint, land: Tint)

    /// The colour of the sky.
    var sky: Tint { colors.sky }

    init(_ number: Int) {
        self.number = number
        colors = Self.palettes[number % Self.palettes.count]
    }

    private static let palettes: [(sky: Tint, light: Tint, land: Tint)] = [
        (Tint(0x6C91BF), Tint(0xF6D6A8), Tint(0x1F3A52)), (Tint(0xD97757), Tint(0xFBE3B2), Tint(0x4A2238)),
        (Tint(0x5B9A8B), Tint(0xF0EAC0), Tint(0x163A3A)), (Tint(0x7A6AA5), Tint(0xF5C3B0), Tint(0x2B1F4A)),
        (Tint(0xE0B04F), Tint(0xFDF0CE), Tint(0x5B3A1A)), (Tint(0x43658B), Tint(0xCFDEEA), Tint(0x121F2E)),
        (Tint(0xC96480), Tint(0xFAD4C0), Tint(0x3C1A3A)),
    ]
}

extension SceneDrawing {
    /// The drawing as an SVG document.
    func svg() -> String {
        var generator = SplitMix64(seed: UInt64(number) &* 0xD1B5_4A32_D192_ED03)
        var canvas = Canvas()
        let air = canvas.gradient([(0.3, colors.sky, 1), (0.52, colors.light, 1)])
        canvas.fill(.box(-420, 0, 840, 1_200), air)
        let sun = Vector(generator.number(in: -60.0...300), generator.number(in: 500.0...560))
        let radius = generator.number(in: 44.0...76)
        canvas.soft(.ellipse(sun.x, sun.y, radius, radius), colors.light, radius: radius * 1.4, opacity: 0.35)
        canvas.fill(.ellipse(sun.x, sun.y, radius, radius), Canvas.paint(colors.light.lighter(0.5)))
        switch number % 3 {
        case 0: drawHills(&canvas, &generator)
        case 1: drawTown(&canvas, &generator)
        default: drawSea(&canvas, &generator)
        }
        return canvas.document(width: Scene.pixelWidth, height: Scene.pixelHeight)
    }

    private func layer(_ share: Double) -> Tint { colors.sky.mixed(with: colors.land, 0.25 + 0.75 * share) }

    private func drawHills(_ canvas: inout Canvas, _ generator: inout SplitMix64) {
        for step in 0...3 {
            let height = 590 + 48 * Double(step)
            var ridge = Outline(-420, height + generator.number(in: -40.0...40))
            for x in [-210.0, 0, 210, 420] {
                let start = ridge.end
                let y = height + generator.number(in: -46.0...46)
                ridge = ridge.curve(start.x + 95, start.y, x - 95, y, x, y)
            }
            canvas.fill(ridge.line(420, 1_260).line(-420, 1_260).closed, Canvas.paint(layer(Double(step) / 3)))
        }
    }

    private func drawTown(_ canvas: inout Canvas, _ generator: inout SplitMix64) {
        for step in 0...2 {
            let color = Canvas.paint(layer(Double(step + 1) / 3))
            var x = -430.0
            while x < 430 {
                let width = generator.number(in: 46.0...104)
                let top = 600 + 50 * Double(step) - generator.number(in: 0.0...96)
                canvas.fill(.box(x, top, width, 1_260 - top), color)
                if generator.chance(0.4) {
                    let roof = Outline(x, top + 1).line(x + width / 2, top - width * 0.45).line(x + width, top + 1)
                        .closed
                    canvas.fill(roof, color)
                }
                if step == 2 { drawWindows(x, top, width, &canvas, &generator) }
                x += width + generator.number(in: 0.0...14)
            }
        }
    }

    private func drawWindows(
        _ x: Double, _ top: Double, _ width: Double, _ canvas: inout Canvas, _ generator: inout SplitMix64
    ) {
        for row in 0..<4 {
            for column in 0..<Int(width / 24) where generator.chance(0.45) {
                let place = Vector(x + 12 + Double(column) * 22, top + 18 + Double(row) * 26)
                canvas.fill(.box(place.x, place.y, 9, 13), Canvas.paint(colors.light), opacity: 0.85)
            }
        }
    }

    private func drawSea(_ canvas: inout Canvas, _ generator: inout SplitMix64) {
        let water = canvas.gradient([(0, layer(0.2), 1), (0.3, layer(0.8), 1)])
        canvas.fill(.box(-420, 610, 840, 650), water)
        for _ in 0..<26 {
            let y = 622 + generator.number(in: 0.0...1) * generator.number(in: 10.0...260)
            let x = generator.number(in: -400.0...360)
            let reach = generator.number(in: 24.0...110)
            canvas.stroke(Outline(x, y).line(x + reach, y), colors.light, width: 4, opacity: 0.35)
        }
        let x = generator.number(in: -240.0...120)
        let sail = Outline(x, 640).line(x, 530).line(x + 62, 632).closed
        canvas.fill(sail, Canvas.paint(colors.light.lighter(0.6)))
        canvas.fill(
            Outline(x - 8, 630).line(x - 8, 545).line(x - 46, 630).closed, Canvas.paint(colors.light.lighter(0.3)))
        let hull = Outline(x - 54, 646).line(x + 70, 646).bend(x + 50, 674, x + 20, 674).line(x - 24, 674).closed
        canvas.fill(hull, Canvas.paint(colors.land))
    }
}
