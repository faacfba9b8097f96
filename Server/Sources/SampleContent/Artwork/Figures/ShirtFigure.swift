/// A shirt with a collar: long sleeves and buttons, or short sleeves and an open collar.
struct ShirtFigure: Figure {
    let isCamp: Bool

    private var torso: Torso {
        Torso(
            top: 256, neck: 50, neckDepth: isCamp ? 120 : 26, shoulder: 160, slope: 46, chest: 154, armpit: 452,
            waist: 150, waistLine: 640, hem: 158, hemLine: 850, hemDip: isCamp ? 2 : 34,
            cuff: isCamp
                ? Torso.Cuff(x: 226, line: 504, width: 58, tilt: 26, ease: 6)
                : Torso.Cuff(x: 232, line: 784, width: 31, tilt: 14, ease: 34)
        )
    }

    var silhouettes: [Outline] { torso.silhouettes }

    func paint(_ artist: inout Artist) {
        artist.paint(torso, sleeveAngle: isCamp ? 26 : 14)
        for side in [-1.0, 1] {
            artist.fold(
                Vector(side * 140, 600), Vector(side * 70, 700), bend: side * 8, width: side * 9, strength: 0.12)
            artist.fold(
                Vector(side * 124, 846), Vector(side * 106, 700), bend: side * 7, width: side * 9, strength: 0.14)
            artist.fold(Vector(side * 62, 850), Vector(side * 54, 740), bend: side * 4, width: side * 7, strength: 0.12)
        }
        paintPlacket(&artist)
        paintPocket(&artist)
        if isCamp { paintCampCollar(&artist) } else { paintCollar(&artist) }
        paintCuffs(&artist)
    }
}

extension ShirtFigure {
    private func paintPlacket(_ artist: inout Artist) {
        let top = isCamp ? 372.0 : 280
        let bottom = isCamp ? 852.0 : 882
        let placket = Outline.box(-15, top, 30, bottom - top)
        artist.cloth(placket)
        artist.seam(Outline(15, top).line(15, bottom), opacity: 0.6)
        artist.seam(Outline(-15, top).line(-15, bottom), opacity: 0.35)
        let pearl = artist.base.brightness > 0.75 ? artist.base.darker(0.12) : Tint(0xEFE9DD)
        for line in stride(from: top + 40, to: bottom - 30, by: 86) { artist.button(0, line, radius: 7, tint: pearl) }
        artist.stitches(
            isCamp
                ? Outline(-156, 838).bend(0, 842, 156, 838)
                : Outline(-154, 838).curve(-110, 850, -50, 872, 0, 872).curve(50, 872, 110, 850, 154, 838),
            opacity: 0.5
        )
    }

    private func paintPocket(_ artist: inout Artist) {
        let pocket = Outline(52, 470).line(122, 468).line(121, 540).line(87, 556).line(54, 541).closed
        artist.cloth(pocket, depth: 0.02)
        artist.seam(pocket, opacity: 0.5)
        artist.stitches(Outline(52, 482).line(122, 480), opacity: 0.5)
    }

    private func paintCollar(_ artist: inout Artist) {
        let stand = Outline(0, 246).bend(34, 242, 50, 250).line(44, 278).bend(18, 288, 0, 288).symmetrical
        artist.cloth(stand, depth: 0.2)
        for side in [-1.0, 1] {
            let collar = Outline(side * 2, 286).line(side * 46, 236).bend(side * 62, 244, side * 68, 258).line(
                side * 56, 344
            )
            .bend(side * 26, 318, side * 2, 286).closed
            artist.canvas.fill(collar.moved(side * 2, 7), Canvas.paint(artist.shade), opacity: 0.28)
            artist.cloth(collar, angle: side * -24)
            artist.seam(collar, opacity: 0.6)
            artist.stitches(collar.scaled(0.87, 0.87, about: Vector(side * 40, 286)), opacity: 0.45)
            artist.button(side * 51, 330, radius: 4.5, tint: Tint(0xEFE9DD))
        }
        artist.button(0, 292, radius: 7, tint: Tint(0xEFE9DD))
    }

    private func paintCampCollar(_ artist: inout Artist) {
        for side in [-1.0, 1] {
            let lapel = Outline(side * 46, 252).bend(side * 64, 254, side * 72, 268).line(side * 112, 352)
                .line(side * 70, 366).curve(side * 50, 372, side * 20, 374, side * 2, 392)
                .curve(side * 14, 340, side * 34, 300, side * 46, 252).closed
            artist.canvas.fill(lapel.moved(side * 2, 8), Canvas.paint(artist.shade), opacity: 0.3)
            artist.cloth(lapel, angle: side * -18)
            artist.seam(lapel, opacity: 0.55)
            artist.seam(Outline(side * 58, 306).line(side * 104, 336), opacity: 0.5)
        }
        let back = Outline(0, 252).bend(34, 248, 50, 246).line(56, 262).bend(30, 274, 0, 276).symmetrical
        artist.cloth(back, depth: 0.15)
        artist.seam(back, opacity: 0.4)
    }

    private func paintCuffs(_ artist: inout Artist) {
        guard let band = torso.cuffBand(isCamp ? 22 : 48) else { return }
        for part in [band, band.mirrored] {
            artist.cloth(part, depth: 0.04)
            artist.seam(part, opacity: 0.5)
        }
        if !isCamp {
            for side in [-1.0, 1] { artist.button(side * 214, 764, radius: 6, tint: Tint(0xEFE9DD)) }
        }
    }
}
