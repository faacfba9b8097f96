/// A sweater or cardigan.
struct KnitFigure: Figure {
    enum Neck: Sendable {
        case crew, roll, open
    }

    let neck: Neck

    private var torso: Torso {
        Torso(
            top: 262, neck: neck == .roll ? 58 : 62, neckDepth: neck == .open ? 250 : neck == .roll ? 24 : 46,
            shoulder: 172, slope: 54, chest: 164, armpit: 470, waist: 156, waistLine: 640, hem: 152, hemLine: 812,
            hemDip: 4, cuff: Torso.Cuff(x: 240, line: 752, width: 34, tilt: 15, ease: 46)
        )
    }

    var silhouettes: [Outline] { torso.silhouettes + [hem] + (neck == .roll ? [roll] : []) }

    private var hem: Outline {
        Outline(0, 806).line(150, 800).curve(150, 820, 147, 840, 144, 858).bend(60, 866, 0, 866).symmetrical
    }

    private var roll: Outline {
        Outline(0, 196).curve(46, 196, 60, 200, 62, 212).curve(66, 244, 68, 262, 66, 280).bend(30, 304, 0, 304)
            .symmetrical
    }

    func paint(_ artist: inout Artist) {
        artist.paint(torso, sleeveAngle: 15, inside: neck == .open ? artist.trim.darker(0.1) : nil)
        paintFolds(&artist)
        ribbed(hem, &artist)
        if let band = torso.cuffBand(52, widened: 1) {
            ribbed(band, &artist, angle: -12)
            ribbed(band.mirrored, &artist, angle: 12)
        }
        switch neck {
        case .crew: paintCrew(&artist)
        case .roll: paintRoll(&artist)
        case .open: paintPlacket(&artist)
        }
    }
}

extension KnitFigure {
    private func paintFolds(_ artist: inout Artist) {
        for side in [-1.0, 1] {
            artist.fold(
                Vector(side * 150, 520), Vector(side * 86, 640), bend: side * 9, width: side * 12, strength: 0.14)
            artist.fold(
                Vector(side * 146, 640), Vector(side * 90, 740), bend: side * 8, width: side * 12, strength: 0.14)
            artist.fold(
                Vector(side * 118, 800), Vector(side * 104, 700), bend: side * 5, width: side * 9, strength: 0.13)
        }
    }

    private func paintCrew(_ artist: inout Artist) {
        let collar = Outline(0, 308).curve(38, 308, 64, 292, 64, 262).line(82, 268).curve(80, 312, 46, 332, 0, 332)
            .symmetrical
        ribbed(collar, &artist)
        let back = Outline(0, 264).bend(40, 262, 62, 256).line(64, 264).bend(38, 276, 0, 278).symmetrical
        ribbed(back, &artist, depth: 0.25)
    }

    private func paintRoll(_ artist: inout Artist) {
        ribbed(roll, &artist)
        let opening = Outline.ellipse(0, 204, 56, 11)
        artist.canvas.fill(opening, Canvas.paint(artist.base.darker(0.55)))
        artist.fold(Vector(-60, 250), Vector(60, 252), bend: 14, width: 13, strength: 0.3)
        artist.canvas.stroke(Outline(-60, 262).bend(0, 284, 60, 262), artist.shade, width: 3, opacity: 0.4)
    }

    private func paintPlacket(_ artist: inout Artist) {
        let band = Outline(0, 528).curve(26, 430, 56, 340, 62, 256).line(84, 262).curve(80, 360, 44, 460, 15, 528)
            .line(15, 866).line(0, 866).symmetrical
        ribbed(band, &artist)
        let back = Outline(0, 268).bend(40, 264, 62, 254).line(66, 270).bend(38, 286, 0, 288).symmetrical
        ribbed(back, &artist, depth: 0.25)
        artist.seam(Outline(15, 530).line(15, 864), opacity: 0.6)
        for line in stride(from: 556.0, through: 848, by: 72) { artist.button(0, line, radius: 9) }
        for side in [-1.0, 1] {
            let pocket = Outline.box(side > 0 ? 46 : -130, 690, 84, 92, radius: 6)
            artist.cloth(pocket, depth: 0.03)
            artist.seam(pocket, opacity: 0.45)
            ribbed(.box(side > 0 ? 46 : -130, 690, 84, 18), &artist)
        }
    }

    private func ribbed(_ part: Outline, _ artist: inout Artist, angle: Double = 0, depth: Double = 0) {
        artist.cloth(part, depth: depth + 0.05, tint: artist.base.darker(depth))
        let tile = """
            <rect width="4.5" height="20" fill="\(artist.shade.hexadecimal)" fill-opacity="0.26"/>\
            <rect x="7" width="2.5" height="20" fill="#ffffff" fill-opacity="0.16"/>
            """
        artist.canvas.fill(part, artist.canvas.pattern(width: 11, height: 20, angle: angle, tile))
        artist.seam(part, width: 1.6, opacity: 0.3)
    }
}
