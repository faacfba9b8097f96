/// A short jacket with ribbed collar, cuffs and hem.
struct BomberFigure: Figure {
    private let torso = Torso(
        top: 262, neck: 56, neckDepth: 34, shoulder: 166, slope: 52, chest: 162, armpit: 470, waist: 164,
        waistLine: 620,
        hem: 138, hemLine: 786, hemDip: 6, cuff: Torso.Cuff(x: 236, line: 748, width: 32, tilt: 14, ease: 52)
    )

    var silhouettes: [Outline] { torso.silhouettes + [hem] }

    private var hem: Outline {
        Outline(0, 780).line(136, 774).curve(140, 800, 138, 824, 132, 844).bend(60, 852, 0, 852).symmetrical
    }

    func paint(_ artist: inout Artist) {
        artist.paint(torso, inside: artist.trim.darker(0.15))
        ribbed(hem, &artist)
        if let band = torso.cuffBand(44) {
            ribbed(band, &artist, angle: -10)
            ribbed(band.mirrored, &artist, angle: 10)
        }
        let back = Outline(0, 240).bend(36, 238, 54, 246).line(58, 272).bend(30, 262, 0, 264).symmetrical
        ribbed(back, &artist)
        artist.shadeEdge(back, from: Vector(0, 1), to: Vector(0, 0), strength: 0.5)
        let collar = Outline(0, 306).curve(40, 306, 66, 284, 68, 258).bend(62, 246, 52, 244).curve(
            52, 266, 34, 282, 0, 284
        ).symmetrical
        ribbed(collar, &artist)
        for side in [-1.0, 1] {
            artist.fold(
                Vector(side * 110, 770), Vector(side * 96, 660), bend: side * 6, width: side * 10, strength: 0.2)
            artist.fold(Vector(side * 60, 774), Vector(side * 52, 690), bend: side * 4, width: side * 9, strength: 0.17)
            artist.fold(
                Vector(side * 150, 560), Vector(side * 60, 520), bend: side * -8, width: side * 10, strength: 0.12)
            let pocket = Outline(side * 84, 600).line(side * 126, 690)
            artist.canvas.stroke(pocket, artist.shade, width: 13, opacity: 0.5)
            artist.canvas.stroke(pocket, artist.base.darker(0.2), width: 8)
            artist.stitches(pocket.moved(side * 8, -3))
        }
        artist.fold(Vector(2, 300), Vector(2, 850), bend: -3, width: -12, strength: 0.25)
        artist.canvas.stroke(Outline(0, 296).line(0, 850), artist.shade, width: 12, opacity: 0.8)
        artist.canvas.stroke(Outline(0, 296).line(0, 850), Tint(0xC9C5BC), width: 5, dash: "2 4")
        artist.canvas.fill(.box(-5, 322, 10, 30, radius: 4), Canvas.paint(Tint(0xC9C5BC)))
    }

    private func ribbed(_ part: Outline, _ artist: inout Artist, angle: Double = 0) {
        artist.cloth(part, tint: artist.base.darker(0.12))
        let light = artist.base.lighter(0.25).hexadecimal
        let dark = artist.shade.hexadecimal
        let tile = """
            <rect width="4" height="20" fill="\(dark)" fill-opacity="0.35"/>\
            <rect x="6" width="2" height="20" fill="\(light)" fill-opacity="0.35"/>
            """
        artist.canvas.fill(part, artist.canvas.pattern(width: 10, height: 20, angle: angle, tile))
        artist.seam(part, opacity: 0.4)
    }
}
