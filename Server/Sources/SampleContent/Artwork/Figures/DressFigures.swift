/// A dress on thin straps, cut on the bias.
struct SlipDressFigure: Figure {
    private var half: Outline {
        Outline(0, 318).bend(34, 326, 74, 268).curve(84, 300, 100, 330, 118, 352).curve(112, 400, 100, 440, 98, 486)
            .curve(96, 560, 136, 620, 148, 720).curve(160, 820, 172, 920, 184, 1_010).bend(90, 1_030, 0, 1_030)
    }

    var silhouettes: [Outline] { [half.symmetrical] }
    var extent: [Outline] { [half.symmetrical, .box(-44, 164, 88, 200)] }

    func paint(_ artist: inout Artist) {
        let body = half.symmetrical
        for side in [-1.0, 1] {
            let strap = Outline(side * 74, 272).curve(side * 76, 220, side * 60, 190, side * 44, 164)
            artist.canvas.stroke(strap, artist.base.darker(0.15), width: 7)
            artist.canvas.stroke(
                Outline(side * 104, 340).curve(side * 96, 240, side * 70, 190, side * 44, 164), artist.base.darker(0.4),
                width: 5)
        }
        let back = Outline(0, 352).bend(60, 350, 104, 336).line(74, 286).bend(34, 336, 0, 332).symmetrical
        artist.canvas.fill(back, Canvas.paint(artist.base.darker(0.45)))
        artist.cloth(body, angle: 38)
        artist.shadeEdge(body, from: Vector(1, 0.4), to: Vector(0.6, 0.4), strength: 0.25)
        for (x, end, width) in [(-60.0, -110.0, 18.0), (-10, -34, 13), (46, 60, -16), (84, 136, -20)] {
            artist.fold(Vector(x * 0.8, 520), Vector(end, 1_016), bend: width * 0.7, width: width, strength: 0.17)
        }
        for side in [-1.0, 1] {
            artist.fold(
                Vector(side * 98, 470), Vector(side * 30, 540), bend: side * 8, width: side * 10, strength: 0.16)
            artist.fold(
                Vector(side * 70, 296), Vector(side * 50, 420), bend: side * 8, width: side * 10, strength: 0.14)
        }
        let neckline = Outline(-74, 268).bend(-34, 326, 0, 318).bend(34, 326, 74, 268)
        artist.seam(neckline, width: 4, opacity: 0.4)
        artist.fold(Vector(-40, 322), Vector(36, 326), bend: 34, width: 9, strength: 0.2)
        artist.stitches(Outline(-182, 998).bend(0, 1_020, 182, 998), opacity: 0.4)
    }
}

/// A dress with a flared skirt, in one sweep or in tiers.
struct ALineDressFigure: Figure {
    let isTiered: Bool

    private var bodice: Torso {
        Torso(
            top: 206, neck: 70, neckDepth: 62, shoulder: 136, slope: 36, chest: 128, armpit: 372, waist: 106,
            waistLine: 500, hem: 106, hemLine: 520, hemDip: 6,
            cuff: Torso.Cuff(x: 194, line: 420, width: 46, tilt: 24, ease: 24)
        )
    }

    private var skirt: Outline {
        Outline(0, 512).line(106, 508).curve(130, 640, 190, 820, 226, 980).curve(160, 1_012, 70, 1_018, 0, 1_018)
            .symmetrical
    }

    var silhouettes: [Outline] { bodice.silhouettes + [skirt] }

    func paint(_ artist: inout Artist) {
        artist.paint(bodice, sleeveAngle: 26)
        artist.cloth(skirt)
        artist.shadeEdge(skirt, from: Vector(0, 0), to: Vector(0, 0.18), strength: 0.4)
        for index in -4...4 where index != 0 {
            let x = Double(index)
            artist.fold(
                Vector(x * 22, 524), Vector(x * 48 + 4, 1_004), bend: x * -1.2, width: x > 0 ? -13 : 13,
                strength: index % 2 == 0 ? 0.2 : 0.13
            )
        }
        if isTiered {
            for (line, width) in [(660.0, 152.0), (820.0, 188.0)] {
                let edge = Outline(-width, line).bend(0, line + 26, width, line)
                artist.canvas.stroke(edge.moved(0, 7), artist.shade, width: 9, opacity: 0.22)
                artist.seam(edge, width: 3)
                for x in stride(from: -width + 14, to: width - 10, by: 21) {
                    let drop = 13 * (1 - (x / width) * (x / width))
                    artist.fold(
                        Vector(x, line + drop + 2), Vector(x * 1.05, line + drop + 46), bend: 2, width: 6, strength: 0.2
                    )
                }
            }
        }
        let belt = Outline(0, 494).line(107, 488).line(108, 520).line(0, 528).symmetrical
        artist.cloth(belt, depth: 0.14)
        artist.seam(belt, opacity: 0.5)
        let neckline = Outline(0, 266).curve(38, 266, 68, 244, 70, 204).line(84, 210).curve(82, 258, 48, 282, 0, 282)
            .symmetrical
        artist.cloth(neckline, depth: 0.05)
        artist.seam(neckline, opacity: 0.45)
    }
}

/// A dress like a long shirt, with a belt.
struct ShirtDressFigure: Figure {
    private let torso = Torso(
        top: 190, neck: 48, neckDepth: 26, shoulder: 146, slope: 44, chest: 138, armpit: 376, waist: 112,
        waistLine: 545,
        hem: 178, hemLine: 980, hemDip: 20, cuff: Torso.Cuff(x: 214, line: 560, width: 40, tilt: 18, ease: 30)
    )

    var silhouettes: [Outline] { torso.silhouettes }

    func paint(_ artist: inout Artist) {
        artist.paint(torso, sleeveAngle: 20)
        for index in [-3.0, -2, -1, 1, 2, 3] {
            artist.fold(
                Vector(index * 30, 590), Vector(index * 52, 984), bend: index * -1.5, width: index > 0 ? -12 : 12,
                strength: 0.15
            )
        }
        artist.cloth(.box(-15, 214, 30, 782))
        artist.seam(Outline(15, 214).line(15, 998), opacity: 0.6)
        for line in stride(from: 262.0, to: 960, by: 84) where abs(line - 560) > 34 {
            artist.button(0, line, radius: 7, tint: Tint(0xEFE9DD))
        }
        for side in [-1.0, 1] {
            let collar = Outline(side * 2, 222).line(side * 44, 170).bend(side * 60, 180, side * 66, 194).line(
                side * 54, 282
            )
            .bend(side * 24, 254, side * 2, 222).closed
            artist.canvas.fill(collar.moved(side * 2, 7), Canvas.paint(artist.shade), opacity: 0.28)
            artist.cloth(collar, angle: side * -24)
            artist.seam(collar, opacity: 0.6)
            let pocket = Outline.box(side > 0 ? 44 : -108, 402, 64, 74, radius: 5)
            artist.cloth(pocket, depth: 0.02)
            artist.seam(pocket, opacity: 0.5)
        }
        if let band = torso.cuffBand(34) {
            for part in [band, band.mirrored] {
                artist.cloth(part, depth: 0.05)
                artist.seam(part, opacity: 0.5)
            }
        }
        let belt = Outline(0, 552).line(114, 540).line(115, 578).line(0, 592).symmetrical
        artist.canvas.fill(belt.moved(0, 8), Canvas.paint(artist.shade), opacity: 0.3)
        artist.cloth(belt, depth: 0.12)
        artist.seam(belt)
        let tails = [
            Outline(10, 584).line(44, 720).line(70, 712).line(26, 580).closed,
            Outline(-2, 586).line(4, 700).line(30, 700).line(16, 584).closed,
        ]
        for tail in tails {
            artist.canvas.fill(tail.moved(4, 6), Canvas.paint(artist.shade), opacity: 0.3)
            artist.cloth(tail, depth: 0.1)
        }
        artist.cloth(.box(-6, 552, 30, 42, radius: 10), depth: 0.05)
        artist.seam(.box(-6, 552, 30, 42, radius: 10))
    }
}
