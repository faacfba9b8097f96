/// A skirt, hanging from the waistband.
struct SkirtFigure: Figure {
    enum Cut: Sendable {
        case aLine, pleated, pencil
    }

    let cut: Cut

    private var hemLine: Double { cut == .pencil ? 860 : 900 }
    private var hem: Double { cut == .aLine ? 222 : cut == .pleated ? 236 : 132 }

    private var body: Outline {
        let hip = cut == .pencil ? 150.0 : cut == .aLine ? 150 : 146
        return Outline(0, 318).line(108, 314)
            .curve(cut == .pencil ? 138 : 118, 400, hip, 470, cut == .pencil ? 148 : hip + 10, 540)
            .curve(cut == .pencil ? 148 : hip + 24, 640, hem - 8, hemLine - 130, hem, hemLine)
            .bend(hem * 0.5, hemLine + (cut == .pencil ? 8 : 28), 0, hemLine + (cut == .pencil ? 8 : 28)).symmetrical
    }

    private var waistband: Outline {
        Outline(0, 276).bend(70, 274, 106, 268).line(110, 318).bend(60, 328, 0, 328).symmetrical
    }

    var silhouettes: [Outline] { [body, waistband] }

    func paint(_ artist: inout Artist) {
        let inside = Outline(0, 260).bend(70, 258, 106, 268).bend(60, 284, 0, 284).symmetrical
        artist.canvas.fill(inside, Canvas.paint(artist.base.darker(0.5)))
        artist.cloth(body)
        artist.shadeEdge(body, from: Vector(0, 0), to: Vector(0, 0.16), strength: 0.35)
        switch cut {
        case .aLine: paintFlare(&artist)
        case .pleated: paintPleats(&artist)
        case .pencil: paintWrap(&artist)
        }
        artist.cloth(waistband, depth: 0.05)
        artist.seam(waistband, opacity: 0.6)
    }

    private func paintFlare(_ artist: inout Artist) {
        for index in [-3.0, -2, -1, 1, 2, 3] {
            artist.fold(
                Vector(index * 30, 350), Vector(index * 66, hemLine + 12), bend: index * -2,
                width: index > 0 ? -14 : 14,
                strength: 0.17
            )
        }
        for line in stride(from: 366.0, to: hemLine - 20, by: 78) { artist.button(0, line, radius: 10) }
        artist.seam(Outline(16, 328).line(18, hemLine + 26), opacity: 0.5)
        for side in [-1.0, 1] {
            artist.seam(Outline(side * 62, 400).line(side * 118, 388), width: 3)
            artist.stitches(Outline(side * 62, 408).line(side * 118, 396))
        }
    }

    private func paintPleats(_ artist: inout Artist) {
        let count = 9
        for index in -count...count {
            let x = Double(index) / Double(count)
            let top = Vector(x * 106, 326)
            let bottom = Vector(x * hem * 0.97, hemLine + 28 * (1 - x * x))
            let lean = 11.0
            let pleat = Outline(top.x, top.y).line(bottom.x, bottom.y).line(bottom.x + lean, bottom.y - 2).line(
                top.x + 5, top.y
            ).closed
            artist.canvas.fill(pleat, Canvas.paint(artist.shade), opacity: 0.3)
            artist.canvas.stroke(
                Outline(top.x - 1, top.y).line(bottom.x - 2, bottom.y), .white, width: 3,
                opacity: 0.2 + artist.finish.gloss * 0.2)
        }
    }

    private func paintWrap(_ artist: inout Artist) {
        let flap = Outline(-30, 320).curve(30, 460, 64, 660, 70, 866).line(44, 868).curve(36, 680, 0, 480, -44, 322)
            .closed
        artist.shadeEdge(flap, from: Vector(0, 0.5), to: Vector(1, 0.5), strength: 0.35)
        artist.seam(Outline(-30, 320).curve(30, 460, 64, 660, 70, 866), width: 3)
        for (from, to) in [
            (Vector(-40, 340), Vector(-110, 480)), (Vector(-30, 350), Vector(-70, 620)),
            (Vector(108, 380), Vector(60, 470)),
        ] {
            artist.fold(from, to, bend: 10, width: 12, strength: 0.18)
        }
        artist.fold(Vector(120, 560), Vector(92, 850), bend: -8, width: -12, strength: 0.16)
    }
}
