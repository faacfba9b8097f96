/// A denim jacket with two chest pockets.
struct TruckerFigure: Figure {
    private let torso = Torso(
        top: 258, neck: 54, neckDepth: 30, shoulder: 158, slope: 46, chest: 152, armpit: 456, waist: 144,
        waistLine: 620,
        hem: 136, hemLine: 800, hemDip: 4, cuff: Torso.Cuff(x: 232, line: 776, width: 31, tilt: 14, ease: 30)
    )
    private static let thread = Tint(0xD79A4A)

    var silhouettes: [Outline] { torso.silhouettes }

    func paint(_ artist: inout Artist) {
        artist.paint(torso, inside: artist.base.lighter(0.2))
        let thread = artist.base.brightness > 0.6 ? artist.base.darker(0.35) : Self.thread
        let washed = artist.canvas.glow([(0, .white, 0.2), (1, .white, 0)], center: Vector(0.5, 0.4), radius: 0.55)
        artist.canvas.fill(torso.body, washed)
        let hem = Outline(0, 760).line(138, 754).line(136, 800).bend(60, 805, 0, 805).symmetrical
        artist.cloth(hem, depth: 0.06)
        artist.stitches(Outline(-134, 764).line(0, 770).line(134, 764), tint: thread)
        if let band = torso.cuffBand(36) {
            for part in [band, band.mirrored] {
                artist.cloth(part, depth: 0.05)
                artist.stitches(part, tint: thread)
            }
        }
        for side in [-1.0, 1] { paintPanel(side, thread, &artist) }
        let placket = Outline.box(-17, 282, 34, 522)
        artist.cloth(placket, depth: 0.03)
        artist.stitches(Outline(-13, 290).line(-13, 800), tint: thread)
        artist.stitches(Outline(13, 290).line(13, 800), tint: thread)
        for line in stride(from: 320.0, through: 780, by: 92) {
            artist.button(0, line, radius: 8, tint: Tint(0xB9A27C))
        }
        paintCollar(thread, &artist)
    }

    private func paintPanel(_ side: Double, _ thread: Tint, _ artist: inout Artist) {
        // The yoke, the pocket below it and the two seams that run down from the pocket.
        artist.seam(Outline(side * 17, 424).line(side * 148, 420), opacity: 0.7)
        artist.stitches(Outline(side * 17, 429).line(side * 148, 425), tint: thread)
        for (x, end) in [(42.0, 30.0), (110.0, 88.0)] {
            artist.seam(Outline(side * x, 450).line(side * end, 756))
            artist.stitches(Outline(side * (x + 6), 450).line(side * (end + 6), 756), tint: thread)
        }
        let pocket = Outline(side * 38, 426).line(side * 116, 424).line(side * 114, 448).line(side * 77, 474).line(
            side * 40, 450)
        artist.canvas.fill(pocket.closed.moved(0, 5), Canvas.paint(artist.shade), opacity: 0.4)
        artist.cloth(pocket.closed)
        artist.seam(pocket.closed, opacity: 0.7)
        artist.stitches(pocket.closed.scaled(0.88, 0.82, about: Vector(side * 77, 442)), tint: thread)
        artist.button(side * 77, 458, radius: 6, tint: Tint(0xB9A27C))
        artist.fold(Vector(side * 134, 560), Vector(side * 70, 640), bend: side * 6, width: side * 8, strength: 0.14)
    }

    private func paintCollar(_ thread: Tint, _ artist: inout Artist) {
        for side in [-1.0, 1] {
            let collar = Outline(side * 4, 300).line(side * 50, 240).bend(side * 66, 250, side * 74, 266).line(
                side * 60, 344
            )
            .bend(side * 30, 330, side * 4, 300).closed
            artist.canvas.fill(collar.moved(side * 2, 7), Canvas.paint(artist.shade), opacity: 0.35)
            artist.cloth(collar, angle: side * -20)
            artist.seam(collar, opacity: 0.6)
            artist.stitches(collar.scaled(0.86, 0.86, about: Vector(side * 42, 290)), tint: thread)
        }
        let band = Outline(0, 248).bend(34, 244, 52, 240).line(44, 252).bend(20, 262, 0, 262).symmetrical
        artist.cloth(band, depth: 0.2)
    }
}
