// What the posters of each genre show. The middle of a motif is that of the square which small covers are cut to.
extension ShowPoster {
    /// Draws what the genre stands for; hills under a sun for a genre that has nothing of its own.
    func drawMotif(_ canvas: inout Canvas, _ generator: inout SplitMix64) {
        switch genre {
        case "Drama": drawSea(&canvas, &generator)
        case "Documentary": drawOven(&canvas, &generator)
        case "Travel": drawRoad(&canvas, &generator)
        case "Comedy": drawStage(&canvas)
        case "Mystery": drawTransmitter(&canvas)
        case "Lifestyle": drawLeaves(&canvas, &generator)
        default: drawHills(&canvas, &generator)
        }
    }

    /// A sun that goes down behind rows of waves, and a lighthouse.
    private func drawSea(_ canvas: inout Canvas, _ generator: inout SplitMix64) {
        canvas.soft(.ellipse(90, 500, 170, 170), palette.light, radius: 120, opacity: 0.3)
        canvas.fill(.ellipse(90, 500, 170, 170), Canvas.paint(palette.accent))
        let tower = Outline(-232, 640).line(-208, 330).line(-152, 330).line(-128, 640).closed
        canvas.fill(tower, Canvas.paint(palette.light.lighter(0.4)))
        canvas.fill(.box(-224, 420, 88, 56), Canvas.paint(palette.accent))
        canvas.fill(.box(-234, 536, 108, 56), Canvas.paint(palette.accent))
        canvas.fill(.box(-212, 270, 64, 60, radius: 8), Canvas.paint(palette.light))
        canvas.fill(Outline(-224, 272).line(-180, 222).line(-136, 272).closed, Canvas.paint(palette.land))
        let rows = 8
        for row in 0..<rows {
            let share = Double(row) / Double(rows - 1)
            let color = palette.sky.mixed(with: palette.land, 0.25 + 0.75 * share)
            let shift = generator.number(in: -90.0...90)
            canvas.fill(Self.wave(at: 570 + 74 * Double(row), shift: shift), Canvas.paint(color))
        }
    }

    /// A row of waves and everything below it.
    private static func wave(at height: Double, shift: Double) -> Outline {
        var outline = Outline(-700 + shift, height)
        for step in 0..<7 {
            let x = -700 + shift + Double(step) * 200
            outline = outline.curve(x + 50, height - 46, x + 150, height - 46, x + 200, height)
        }
        return outline.line(720, 1_260).line(-720, 1_260).closed
    }

    /// The arches of an oven with the fire in it, under a moon and stars.
    private func drawOven(_ canvas: inout Canvas, _ generator: inout SplitMix64) {
        for _ in 0..<26 {
            let (x, y) = (generator.number(in: -390.0...390), generator.number(in: 20.0...330))
            let radius = generator.number(in: 2.0...5)
            canvas.fill(.ellipse(x, y, radius, radius), Canvas.paint(palette.light), opacity: 0.7)
        }
        canvas.fill(.ellipse(210, 180, 84, 84), Canvas.paint(palette.light.lighter(0.45)))
        canvas.fill(.ellipse(180, 160, 72, 72), Canvas.paint(palette.sky.darker(0.18)))
        let colors = [
            palette.land, palette.accent.darker(0.55), palette.accent, palette.light.mixed(with: palette.accent, 0.4),
            palette.light.lighter(0.25),
        ]
        for (number, color) in colors.enumerated() {
            let radius = 370 - 70 * Double(number)
            canvas.fill(Self.arch(radius: radius, at: 720, end: 900), Canvas.paint(color))
        }
        let loaf = Outline(-150, 880).curve(-150, 770, 150, 770, 150, 880).closed
        canvas.fill(loaf, Canvas.paint(palette.land))
        for x in [-70.0, 0, 70] {
            canvas.stroke(Outline(x - 22, 858).line(x + 22, 822), palette.light, width: 10)
        }
    }

    /// A half circle that stands on two legs.
    private static func arch(radius: Double, at height: Double, end: Double) -> Outline {
        let reach = radius * 0.5523
        return Outline(-radius, end).line(-radius, height)
            .curve(-radius, height - reach, -reach, height - radius, 0, height - radius)
            .curve(reach, height - radius, radius, height - reach, radius, height).line(radius, end).closed
    }

    /// A road that runs to the mountains, and the stone beside it.
    private func drawRoad(_ canvas: inout Canvas, _ generator: inout SplitMix64) {
        canvas.fill(.ellipse(0, 470, 230, 230), Canvas.paint(palette.light))
        for layer in 0..<3 {
            let height = 440 + 50 * Double(layer)
            var ridge = Outline(-440, height)
            for step in 1...5 {
                let x = -440 + Double(step) * 176
                ridge = ridge.line(x - 88, height - generator.number(in: 60.0...190)).line(x, height)
            }
            let color = palette.sky.mixed(with: palette.land, 0.3 + 0.2 * Double(layer))
            canvas.fill(ridge.line(440, 1_260).line(-440, 1_260).closed, Canvas.paint(color))
        }
        canvas.fill(.box(-420, 560, 840, 700), Canvas.paint(palette.accent))
        canvas.fill(
            Outline(-14, 560).line(14, 560).line(330, 1_260).line(-330, 1_260).closed, Canvas.paint(palette.land))
        for step in 0..<5 {
            let from = 580 + 104 * Double(step)
            let to = from + 30 + 10 * Double(step)
            let (near, far) = ((to - 560) * 0.035, (from - 560) * 0.035)
            let mark = Outline(-far, from).line(far, from).line(near, to).line(-near, to).closed
            canvas.fill(mark, Canvas.paint(palette.light))
        }
        canvas.fill(.box(196, 610, 96, 150, radius: 48), Canvas.paint(palette.light.lighter(0.3)))
        canvas.stroke(.ellipse(244, 676, 20, 28), palette.land, width: 11)
    }

    /// A mask in the light between two curtains.
    private func drawStage(_ canvas: inout Canvas) {
        canvas.fill(.box(-420, 0, 840, 1_260), Canvas.paint(palette.land))
        let beam = canvas.gradient([(0, palette.light, 0.75), (1, palette.light, 0.1)])
        canvas.fill(Outline(-30, 0).line(30, 0).line(300, 900).line(-300, 900).closed, beam)
        canvas.fill(.ellipse(0, 900, 300, 60), Canvas.paint(palette.light), opacity: 0.5)
        let face = Outline(-180, 380).curve(-60, 430, 60, 430, 180, 380).curve(200, 620, 120, 780, 0, 780)
            .curve(-120, 780, -200, 620, -180, 380).closed
        canvas.fill(face, Canvas.paint(palette.accent))
        for x in [-80.0, 80] {
            canvas.stroke(Outline(x - 42, 530).bend(x, 482, x + 42, 530), palette.land, width: 22)
        }
        let smile = Outline(-104, 612).bend(0, 660, 104, 612).bend(70, 724, 0, 724).bend(-70, 724, -104, 612).closed
        canvas.fill(smile, Canvas.paint(palette.land))
        for side in [-1.0, 1] {
            for fold in 0..<4 {
                let from = side * (400 - 52 * Double(fold))
                let width = side * -60
                let (inner, knot, hem) = (from + width, from + width * 0.4, from - width * 0.2)
                let color = fold % 2 == 0 ? palette.sky : palette.sky.darker(0.35)
                let curtain = Outline(from, 0).line(inner, 0).curve(inner, 500, knot, 800, hem, 1_260)
                    .line(from - width, 1_260).closed
                canvas.fill(curtain, Canvas.paint(color))
            }
        }
        canvas.fill(.box(-420, 0, 840, 70), Canvas.paint(palette.sky.darker(0.2)))
        for number in 0..<8 {
            canvas.fill(.ellipse(-350 + 100 * Double(number), 70, 50, 44), Canvas.paint(palette.sky))
        }
    }

    /// The mast of a transmitter, and the waves that leave it.
    private func drawTransmitter(_ canvas: inout Canvas) {
        for ring in stride(from: 9, to: 0, by: -1) {
            let radius = 46 * Double(ring)
            let color = ring % 2 == 0 ? palette.sky.lighter(0.06) : palette.sky.darker(0.22)
            canvas.fill(.ellipse(0, 430, radius, radius), Canvas.paint(color))
            canvas.stroke(
                .ellipse(0, 430, radius, radius), palette.light, width: 5, opacity: 0.75 - 0.07 * Double(ring))
        }
        canvas.fill(.box(-420, 930, 840, 330), Canvas.paint(palette.land))
        canvas.stroke(Outline(-110, 940).line(0, 430).line(110, 940), palette.land, width: 20)
        for step in 1...6 {
            let (before, share) = (Double(step - 1) / 7, Double(step) / 7)
            let (upper, lower) = (110 * before, 110 * share)
            let (top, bottom) = (430 + 510 * before, 430 + 510 * share)
            canvas.stroke(Outline(-upper, top).line(lower, bottom).line(-lower, bottom), palette.land, width: 9)
        }
        canvas.fill(.ellipse(0, 430, 26, 26), Canvas.paint(palette.accent))
    }

    /// Tiles of leaves and quarters of circles.
    private func drawLeaves(_ canvas: inout Canvas, _ generator: inout SplitMix64) {
        let colors = [palette.land, palette.accent, palette.land.lighter(0.35), palette.accent.lighter(0.35)]
        for row in 0..<6 {
            for column in 0..<4 {
                let (x, y) = (-400 + 200 * Double(column), 200 * Double(row))
                let ground = generator.chance(0.5) ? palette.sky : palette.light
                canvas.fill(.box(x, y, 200, 200), Canvas.paint(ground))
                let paint = Canvas.paint(generator.pick(colors))
                let (right, end) = (x + 200, y + 200)
                switch generator.number(in: 0...3) {
                case 0: canvas.fill(Outline(x, y).bend(right, y, right, end).bend(x, end, x, y).closed, paint)
                case 1: canvas.fill(Outline(right, y).bend(right, end, x, end).bend(x, y, right, y).closed, paint)
                case 2:
                    let quarter = Outline(x, end).curve(x, y + 90, x + 90, y, right, y).line(right, end).closed
                    canvas.fill(quarter, paint)
                default: canvas.fill(.ellipse(x + 100, y + 100, 66, 66), paint)
                }
            }
        }
    }

    /// Hills under a sun or moon.
    private func drawHills(_ canvas: inout Canvas, _ generator: inout SplitMix64) {
        let sun = Vector(generator.number(in: -180.0...180), generator.number(in: 260.0...480))
        let radius = generator.number(in: 90.0...170)
        canvas.soft(.ellipse(sun.x, sun.y, radius, radius), palette.light, radius: radius * 0.8, opacity: 0.28)
        canvas.fill(.ellipse(sun.x, sun.y, radius, radius), Canvas.paint(palette.light.lighter(0.35)))
        let layers = generator.number(in: 4...6)
        for layer in 1...layers {
            let share = Double(layer) / Double(layers)
            let color = palette.sky.mixed(with: palette.land, share).darker(share * 0.25)
            canvas.fill(Self.hills(at: 480 + 560 * share, &generator), Canvas.paint(color))
        }
    }

    /// A ridge from the left edge to the right one, and everything below it.
    private static func hills(at height: Double, _ generator: inout SplitMix64) -> Outline {
        var outline = Outline(-420, height + generator.number(in: -60.0...60))
        let steps = generator.number(in: 3...5)
        for step in 1...steps {
            let x = -420 + 840 * Double(step) / Double(steps)
            let from = outline.end
            let y = height + generator.number(in: -80.0...80)
            let reach = (x - from.x) * 0.45
            outline = outline.curve(from.x + reach, from.y, x - reach, y, x, y)
        }
        return outline.line(420, 1_260).line(-420, 1_260).closed
    }
}
