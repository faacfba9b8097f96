/// A quilted down coat.
struct PufferFigure: Figure {
    private let torso = Torso(
        top: 190, neck: 62, neckDepth: 20, shoulder: 168, slope: 44, chest: 168, armpit: 380, waist: 166,
        waistLine: 560,
        hem: 176, hemLine: 900, hemDip: 10, cuff: Torso.Cuff(x: 240, line: 716, width: 42, tilt: 14, ease: 50)
    )

    var silhouettes: [Outline] { torso.silhouettes + [hood] }

    private var hood: Outline {
        Outline(0, 118).curve(60, 116, 104, 150, 100, 214).curve(98, 244, 70, 258, 0, 262).symmetrical
    }

    func paint(_ artist: inout Artist) {
        artist.cloth(hood, depth: 0.1)
        artist.canvas.fill(.ellipse(0, 196, 66, 54), Canvas.paint(artist.trim.darker(0.3)))
        artist.paint(torso, inside: artist.trim.darker(0.3))
        paintSleeveQuilts(&artist)
        paintQuilts(&artist)
        paintFront(&artist)
    }
}

extension PufferFigure {
    private func paintQuilts(_ artist: inout Artist) {
        let body = torso.body
        let shade = artist.shade
        let gleam = artist.canvas.gradient([(0, .white, 0.42), (0.4, .white, 0.05), (0.6, shade, 0), (1, shade, 0.4)])
        artist.canvas.clipped(to: body) { canvas in
            for line in stride(from: 236.0, to: 900, by: 74) {
                let roll = Outline(-190, line).bend(0, line + 18, 190, line).line(190, line + 72)
                    .bend(0, line + 90, -190, line + 72).closed
                canvas.fill(roll, gleam)
                canvas.stroke(
                    Outline(-190, line + 73).bend(0, line + 91, 190, line + 73), shade, width: 3, opacity: 0.5)
            }
        }
        for line in stride(from: 310.0, to: 880, by: 74) {
            for x in [-120.0, -70, 62, 118] {
                artist.fold(Vector(x, line + 8), Vector(x + 7, line + 32), bend: 2, width: 6, strength: 0.16)
                artist.fold(Vector(x + 26, line - 4), Vector(x + 20, line - 26), bend: 2, width: 5, strength: 0.13)
            }
        }
    }

    private func paintSleeveQuilts(_ artist: inout Artist) {
        guard let sleeve = torso.sleeve else { return }
        let shade = artist.shade
        let gleam = artist.canvas.gradient([(0, .white, 0.35), (0.45, .white, 0), (1, shade, 0.38)])
        for side in [-1.0, 1] {
            artist.canvas.clipped(to: side > 0 ? sleeve : sleeve.mirrored) { canvas in
                for line in stride(from: 260.0, to: 720, by: 70) {
                    let roll = Outline(110, line + 14).line(320, line - 40).line(320, line + 28).line(110, line + 82)
                        .closed
                    let edge = Outline(110, line + 83).line(320, line + 29)
                    canvas.fill(side > 0 ? roll : roll.mirrored, gleam)
                    canvas.stroke(side > 0 ? edge : edge.mirrored, shade, width: 3, opacity: 0.5)
                }
            }
        }
        if let band = torso.cuffBand(20) {
            for part in [band, band.mirrored] { artist.cloth(part, depth: 0.22) }
        }
    }

    private func paintFront(_ artist: inout Artist) {
        let collar = Outline(0, 244).bend(56, 240, 78, 196).curve(88, 230, 84, 262, 74, 278).bend(40, 300, 0, 302)
            .symmetrical
        artist.cloth(collar, depth: 0.02)
        artist.seam(collar, opacity: 0.4)
        artist.fold(Vector(0, 306), Vector(4, 896), bend: -3, width: -12, strength: 0.25)
        let zip = Outline(0, 250).line(2, 906)
        artist.canvas.stroke(zip, artist.shade, width: 11, opacity: 0.85)
        artist.canvas.stroke(zip, artist.base.lighter(0.55), width: 4, dash: "2 5")
        artist.canvas.fill(.box(-5, 300, 11, 34, radius: 5), Canvas.paint(artist.trim))
        for side in [-1.0, 1] {
            let pocket = Outline(side * 84, 640).line(side * 122, 728)
            artist.canvas.stroke(pocket, artist.shade, width: 9, opacity: 0.75)
            artist.canvas.stroke(pocket, artist.base.lighter(0.3), width: 2.5, opacity: 0.7)
        }
    }
}
