/// A tailored jacket.
struct BlazerFigure: Figure {
    let isDoubleBreasted: Bool

    private let torso = Torso(
        top: 250, neck: 52, neckDepth: 30, shoulder: 156, slope: 44, chest: 146, armpit: 450, waist: 130,
        waistLine: 640,
        hem: 158, hemLine: 850, hemDip: 6, cuff: Torso.Cuff(x: 226, line: 786, width: 33, tilt: 14, ease: 28)
    )

    var silhouettes: [Outline] { torso.silhouettes }

    private var closing: Double { isDoubleBreasted ? 56 : 8 }
    private var breakLine: Double { isDoubleBreasted ? 584 : 616 }

    func paint(_ artist: inout Artist) {
        artist.paint(torso, inside: artist.trim.darker(0.2))
        // The fronts curve away below the button.
        if !isDoubleBreasted {
            let gap = Outline(0, 690).bend(4, 800, 62, 862).line(0, 862).symmetrical
            artist.canvas.fill(gap, Canvas.paint(artist.trim.darker(0.35)))
            artist.shadeEdge(gap, from: Vector(0, 0), to: Vector(0, 1), strength: 0.6)
        }
        paintFront(&artist)
        paintLapels(&artist)
        paintPockets(&artist)
        for (x, y) in buttons { artist.button(x, y, radius: 10) }
        for side in [-1.0, 1] {
            for index in 0..<3 { artist.button(side * 208, 772 - Double(index) * 19, radius: 5) }
        }
    }

    private var buttons: [(Double, Double)] {
        isDoubleBreasted
            ? [(-46, 606), (50, 606), (-46, 688), (50, 688), (-64, 524), (68, 524)] : [(-2, 628), (-2, 694)]
    }

    private func paintFront(_ artist: inout Artist) {
        artist.seam(
            Outline(closing, breakLine).curve(closing + 2, 700, closing, 760, closing - (isDoubleBreasted ? 4 : 2), 850)
        )
        for side in [-1.0, 1] {
            artist.fold(
                Vector(side * 104, 470), Vector(side * 88, 700), bend: side * 9, width: side * 10, strength: 0.16)
            artist.seam(Outline(side * 82, 540).curve(side * 78, 610, side * 80, 660, side * 86, 706), opacity: 0.35)
        }
    }

    private func paintLapels(_ artist: inout Artist) {
        let shirt = Outline(-48, 256).bend(0, 290, 48, 256).line(closing, breakLine).line(closing - 16, breakLine)
            .closed
        artist.canvas.fill(shirt, Canvas.paint(artist.trim.lighter(0.1)))
        artist.shadeEdge(shirt, from: Vector(0, 0), to: Vector(0, 0.9), strength: 0.4)
        let width = isDoubleBreasted ? 108.0 : 92
        let right = Outline(42, 272).line(70, 340).line(width, isDoubleBreasted ? 352 : 366)
            .curve(width - 12, 450, closing + 50, breakLine - 60, closing, breakLine)
            .curve(closing + 2, breakLine - 110, 26, 390, 42, 272).closed
        let left = Outline(42, 272).line(70, 340).line(width, isDoubleBreasted ? 352 : 366)
            .curve(width - 12, 450, 50, breakLine - 60, -closing * 0.6, breakLine)
            .curve(8, breakLine - 110, 26, 390, 42, 272).closed.mirrored
        for (part, angle) in [(left, 14.0), (right, -14.0)] {
            artist.canvas.fill(part.moved(4, 8), Canvas.paint(artist.shade), opacity: 0.28)
            artist.cloth(part, angle: angle)
            artist.seam(part, width: 2, opacity: 0.5)
        }
        let collar = Outline(0, 236).bend(34, 232, 56, 250).curve(70, 274, 84, 300, 92, 328).line(64, 342)
            .curve(56, 312, 46, 286, 38, 264).bend(22, 252, 0, 252).symmetrical
        artist.canvas.fill(collar.moved(0, 6), Canvas.paint(artist.shade), opacity: 0.25)
        artist.cloth(collar, angle: 6)
        artist.seam(collar, width: 2, opacity: 0.5)
    }

    private func paintPockets(_ artist: inout Artist) {
        for side in [-1.0, 1] {
            let pocket = Outline(68, 724).bend(104, 718, 140, 708).line(144, 744).bend(106, 758, 70, 760).closed
            let part = side > 0 ? pocket : pocket.mirrored
            artist.canvas.fill(part.moved(2, 6), Canvas.paint(artist.shade), opacity: 0.28)
            artist.cloth(part, angle: side * -5)
            artist.seam(part, width: 2)
        }
        let welt = Outline(64, 478).line(120, 464).line(123, 484).line(67, 498).closed
        artist.canvas.fill(
            Outline(74, 474).line(86, 440).line(98, 462).line(108, 446).line(114, 466).closed, Canvas.paint(artist.trim)
        )
        artist.cloth(welt, angle: -14)
        artist.seam(welt, width: 2)
    }
}
