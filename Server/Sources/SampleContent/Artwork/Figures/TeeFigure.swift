/// A T-shirt or tank top.
struct TeeFigure: Figure {
    enum Cut: Sendable {
        case short, long, tank
    }

    let cut: Cut

    private var torso: Torso {
        switch cut {
        case .short:
            Torso(
                top: 266, neck: 64, neckDepth: 54, shoulder: 170, slope: 50, chest: 158, armpit: 468, waist: 152,
                waistLine: 660, hem: 154, hemLine: 850, hemDip: 8,
                cuff: Torso.Cuff(x: 236, line: 500, width: 54, tilt: 28, ease: 6)
            )
        case .long:
            Torso(
                top: 266, neck: 62, neckDepth: 48, shoulder: 160, slope: 48, chest: 146, armpit: 456, waist: 138,
                waistLine: 650, hem: 144, hemLine: 846, hemDip: 8,
                cuff: Torso.Cuff(x: 222, line: 786, width: 26, tilt: 12, ease: 22)
            )
        case .tank:
            Torso(
                top: 262, neck: 68, neckDepth: 104, shoulder: 104, slope: 10, chest: 142, armpit: 486, waist: 132,
                waistLine: 650, hem: 140, hemLine: 850, hemDip: 8, cuff: nil
            )
        }
    }

    var silhouettes: [Outline] { torso.silhouettes }

    func paint(_ artist: inout Artist) {
        artist.paint(torso, sleeveAngle: cut == .short ? 28 : 12)
        let torso = torso
        for side in [-1.0, 1] {
            artist.fold(
                Vector(side * (torso.chest - 6), 560), Vector(side * 64, 650), bend: side * 8, width: side * 9,
                strength: 0.13
            )
            artist.fold(
                Vector(side * 128, 840), Vector(side * 100, 700), bend: side * 8, width: side * 10, strength: 0.15)
            artist.fold(Vector(side * 52, 852), Vector(side * 44, 760), bend: side * 4, width: side * 7, strength: 0.12)
        }
        let inner = Outline(0, torso.top + torso.neckDepth - 2)
            .curve(
                torso.neck * 0.55, torso.top + torso.neckDepth - 2, torso.neck * 0.96,
                torso.top + torso.neckDepth * 0.6, torso.neck, torso.top - 2)
        let band = inner.line(torso.neck + 17, torso.top + 4)
            .curve(
                torso.neck + 14, torso.top + torso.neckDepth * 0.75, torso.neck * 0.66,
                torso.top + torso.neckDepth + 18,
                0, torso.top + torso.neckDepth + 18
            ).symmetrical
        artist.cloth(band, depth: 0.05, tint: artist.scene.pattern == .breton ? artist.base : nil)
        artist.seam(band, opacity: 0.5)
        artist.stitches(Outline(-torso.hem, 834).bend(0, 844, torso.hem, 834), opacity: 0.5)
        if let cuff = torso.cuffBand(cut == .short ? 16 : 14) {
            for part in [cuff, cuff.mirrored] { artist.stitches(part, opacity: 0.35) }
        }
        if cut == .tank {
            let hole = Outline(104, 272).curve(90, 332, 130, 440, 142, 486)
            for line in [hole, hole.mirrored] {
                artist.canvas.stroke(line, artist.base.darker(0.14), width: 12, opacity: 0.6)
                artist.seam(line.moved(line == hole ? -7 : 7, 0), opacity: 0.5)
            }
        }
    }
}
