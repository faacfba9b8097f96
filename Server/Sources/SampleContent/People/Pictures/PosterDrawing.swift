/// The picture of an advertisement: a plain sign on rays of two colours.
struct PosterDrawing {
    /// The colour of the ground.
    let ground: Tint

    private let number: Int
    private let figure: Tint
    private static let colors: [(ground: Tint, figure: Tint)] = [
        (Tint(0x0F4C5C), Tint(0xF6C177)), (Tint(0x8C2F39), Tint(0xFCE8D5)), (Tint(0x1D3557), Tint(0xF1FAEE)),
        (Tint(0x386641), Tint(0xF2E8CF)), (Tint(0x5F0F40), Tint(0xFFB4A2)), (Tint(0x283618), Tint(0xFEFAE0)),
    ]

    init(_ number: Int) {
        self.number = number
        (ground, figure) = Self.colors[number % Self.colors.count]
    }
}

extension PosterDrawing {
    /// The drawing as an SVG document.
    func svg() -> String {
        var canvas = Canvas()
        canvas.fill(.box(-420, 0, 840, 1_200), Canvas.paint(ground))
        for step in stride(from: 6, to: 0, by: -1) {
            let radius = Double(step) * 95
            let color = step % 2 == 0 ? ground.lighter(0.1) : ground.lighter(0.03)
            canvas.fill(.ellipse(0, 560, radius, radius), Canvas.paint(color))
        }
        switch number % 6 {
        case 1: drawCup(&canvas)
        case 2: drawBoat(&canvas)
        case 3: drawMoon(&canvas)
        case 5: drawTent(&canvas)
        default: drawBook(&canvas)
        }
        return canvas.document(width: Scene.pixelWidth, height: Scene.pixelHeight)
    }

    private var paint: String { Canvas.paint(figure) }

    private func drawCup(_ canvas: inout Canvas) {
        canvas.stroke(.ellipse(96, 566, 44, 40), figure, width: 20)
        let bowl = Outline(0, 668).curve(-60, 668, -100, 640, -100, 510).line(0, 510).symmetrical
        canvas.fill(bowl, paint)
        canvas.fill(.box(-140, 682, 280, 18, radius: 9), paint)
        for x in [-44.0, 0, 44] {
            canvas.stroke(Outline(x, 484).curve(x - 20, 462, x + 20, 444, x, 420), figure, width: 11, opacity: 0.7)
        }
    }

    private func drawBoat(_ canvas: inout Canvas) {
        canvas.fill(Outline(6, 640).line(6, 430).line(120, 628).closed, paint)
        canvas.fill(Outline(-12, 640).line(-12, 460).line(-104, 640).closed, paint, opacity: 0.75)
        canvas.fill(Outline(-130, 658).line(140, 658).bend(112, 706, 60, 706).line(-70, 706).closed, paint)
    }

    private func drawMoon(_ canvas: inout Canvas) {
        canvas.fill(.ellipse(0, 540, 112, 112), paint)
        canvas.fill(.ellipse(46, 512, 96, 96), Canvas.paint(ground.lighter(0.06)))
        canvas.fill(.box(-150, 676, 300, 12, radius: 6), paint)
        canvas.fill(.box(-150, 704, 300, 12, radius: 6), paint)
        for x in stride(from: -130.0, through: 130, by: 52) { canvas.fill(.box(x, 668, 14, 56, radius: 4), paint) }
    }

    private func drawTent(_ canvas: inout Canvas) {
        canvas.fill(Outline(0, 440).line(-170, 690).line(170, 690).closed, paint)
        canvas.fill(Outline(0, 530).line(-52, 690).line(52, 690).closed, Canvas.paint(ground))
        canvas.fill(.ellipse(150, 450, 30, 30), paint, opacity: 0.8)
    }

    private func drawBook(_ canvas: inout Canvas) {
        let page = Outline(0, 480).curve(-40, 450, -110, 450, -160, 466).line(-160, 680).curve(
            -110, 664, -40, 664, 0, 694
        )
        .symmetrical
        canvas.fill(page, paint)
        canvas.stroke(Outline(0, 482).line(0, 690), ground, width: 8)
        for y in [520.0, 556, 592] {
            for side in [-1.0, 1] {
                canvas.stroke(Outline(side * 34, y).line(side * 124, y - 14), ground, width: 8, opacity: 0.6)
            }
        }
    }
}
