/// Trousers, jeans or shorts, hanging from the waistband.
struct TrousersFigure: Figure {
    enum Cut: Sendable {
        case straight, wide, jeans, shorts
    }

    let cut: Cut

    private var hemLine: Double { cut == .shorts ? 720 : 1_040 }
    private var top: Double { cut == .shorts ? 300 : 170 }
    private var crotch: Double { cut == .shorts ? 560 : 450 }

    /// The outer and inner edge of the hem.
    private var hem: (outer: Double, inner: Double) {
        switch cut {
        case .straight: (150, 46)
        case .wide: (222, 40)
        case .jeans: (148, 52)
        case .shorts: (196, 34)
        }
    }

    private var leg: Outline {
        let hip = cut == .wide ? 150.0 : 146
        if cut == .shorts {
            return Outline(0, top + 36).line(112, top + 34).curve(126, top + 100, 146, top + 160, 152, crotch - 60)
                .curve(162, crotch + 20, 186, hemLine - 80, hem.outer, hemLine)
                .bend((hem.outer + hem.inner) / 2, hemLine + 14, hem.inner, hemLine + 8)
                .curve(hem.inner - 8, hemLine - 60, 8, crotch + 60, 0, crotch).closed
        }
        return Outline(0, top + 36).line(112, top + 34).curve(124, top + 90, hip, top + 140, hip + 2, crotch - 40)
            .curve(hip + 4, crotch + 120, hem.outer - 4, hemLine - 200, hem.outer, hemLine)
            .bend((hem.outer + hem.inner) / 2, hemLine + 12, hem.inner, hemLine + 4)
            .curve(hem.inner - 8, hemLine - 220, 16, crotch + 130, 0, crotch).closed
    }

    private var waistband: Outline {
        Outline(0, top).bend(70, top - 2, 110, top - 8).line(114, top + 36).bend(60, top + 44, 0, top + 44).symmetrical
    }

    var silhouettes: [Outline] { [leg, leg.mirrored, waistband] }

    func paint(_ artist: inout Artist) {
        let inside = Outline(0, top - 14).bend(70, top - 16, 110, top - 8).bend(60, top + 8, 0, top + 8).symmetrical
        artist.canvas.fill(inside, Canvas.paint(artist.base.darker(0.5)))
        artist.cloth(leg.mirrored, angle: 1.5)
        artist.cloth(leg, angle: -1.5)
        artist.shadeEdge(leg, from: Vector(0, 0.5), to: Vector(0.45, 0.5), strength: 0.3)
        paintFolds(&artist)
        if cut == .jeans { paintJeans(&artist) } else { paintCreases(&artist) }
        paintFly(&artist)
        artist.cloth(waistband)
        artist.seam(waistband, opacity: 0.6)
        for x in [-88.0, -40, 40, 88] {
            let loop = Outline.box(x - 7, top - 6, 14, 52, radius: 4)
            artist.cloth(loop, depth: 0.06)
            artist.seam(loop, opacity: 0.5)
        }
        artist.button(2, top + 20, radius: 10, tint: cut == .jeans ? Tint(0xB9A27C) : nil)
        artist.stitches(Outline(-hem.outer, hemLine - 14).line(-hem.inner, hemLine - 8), opacity: 0.45)
        artist.stitches(Outline(hem.outer, hemLine - 14).line(hem.inner, hemLine - 8), opacity: 0.45)
    }
}

extension TrousersFigure {
    private func paintFolds(_ artist: inout Artist) {
        for side in [-1.0, 1] {
            artist.fold(
                Vector(side * 4, crotch + 4), Vector(side * 92, crotch - 56), bend: side * -6, width: side * -11,
                strength: 0.22
            )
            artist.fold(
                Vector(side * 10, crotch + 34), Vector(side * 84, crotch + 6), bend: side * -4, width: side * -8,
                strength: 0.16
            )
            guard cut != .shorts else { continue }
            let knee = crotch + (hemLine - crotch) * 0.46
            artist.fold(
                Vector(side * 32, knee), Vector(side * 118, knee + 26), bend: side * 6, width: side * 8, strength: 0.13)
            artist.fold(
                Vector(side * 36, hemLine - 70), Vector(side * 128, hemLine - 96), bend: side * 7, width: side * 9,
                strength: 0.14)
            if cut == .wide {
                for x in [84.0, 150] {
                    artist.fold(
                        Vector(side * (x * 0.62), top + 170), Vector(side * x, hemLine - 6), bend: side * 8,
                        width: side * 15,
                        strength: 0.16
                    )
                }
            }
        }
    }

    private func paintCreases(_ artist: inout Artist) {
        for side in [-1.0, 1] {
            let middle = (hem.outer + hem.inner) / 2
            let crease = Outline(side * 62, top + 60).curve(
                side * 68, crotch, side * (middle - 4), crotch + 200, side * middle, hemLine)
            artist.seam(crease, width: 2.4, opacity: 0.4)
            artist.canvas.stroke(crease.moved(-4, 0), .white, width: 3, opacity: 0.12)
            artist.seam(Outline(side * 112, top + 60).line(side * 140, top + 150), width: 3)
            if cut == .wide || cut == .shorts {
                artist.fold(
                    Vector(side * 42, top + 44), Vector(side * 52, top + 170), bend: side * 2, width: side * 9,
                    strength: 0.24)
            }
        }
        if cut == .shorts {
            let cord = artist.trim
            artist.canvas.stroke(
                Outline(-8, top + 24).curve(-20, top + 70, -30, top + 90, -24, top + 130), cord, width: 5)
            artist.canvas.stroke(Outline(8, top + 24).curve(18, top + 60, 16, top + 100, 22, top + 116), cord, width: 5)
        }
    }

    private func paintJeans(_ artist: inout Artist) {
        let thread = artist.base.brightness > 0.6 ? artist.base.darker(0.35) : Tint(0xD79A4A)
        let fade = artist.canvas.glow([(0, .white, 0.26), (1, .white, 0)], center: Vector(0.45, 0.33), radius: 0.34)
        artist.canvas.fill(leg, fade)
        artist.canvas.fill(leg.mirrored, fade)
        for side in [-1.0, 1] {
            let pocket = Outline(side * 52, top + 46).curve(
                side * 60, top + 92, side * 92, top + 108, side * 132, top + 104)
            artist.seam(pocket, width: 3)
            artist.stitches(pocket.moved(0, 6), tint: thread)
            artist.stitches(
                Outline(side * 138, top + 108).curve(
                    side * 142, crotch + 100, side * (hem.outer - 10), hemLine - 220, side * (hem.outer - 7), hemLine),
                tint: thread, opacity: 0.55
            )
            for (x, y) in [(56.0, 52.0), (108, 100)] {
                artist.canvas.fill(.ellipse(side * x, top + y, 4, 4), Canvas.paint(Tint(0xB97F4A)))
            }
            let cuff = Outline(side * hem.outer, hemLine - 34).line(side * hem.inner, hemLine - 28).line(
                side * hem.inner, hemLine + 6
            )
            .line(side * hem.outer, hemLine + 2).closed
            artist.cloth(cuff, tint: artist.base.lighter(0.4))
            artist.seam(cuff, opacity: 0.5)
        }
        artist.stitches(Outline(-110, top + 6).bend(0, top + 10, 110, top + 6), tint: thread)
        artist.cloth(.box(64, top + 2, 38, 30, radius: 3), tint: Tint(0xA8744A))
    }

    private func paintFly(_ artist: inout Artist) {
        let thread = cut == .jeans && artist.base.brightness <= 0.6 ? Tint(0xD79A4A) : nil
        artist.seam(Outline(2, top + 44).line(2, crotch), opacity: 0.7)
        artist.stitches(
            Outline(34, top + 46).curve(34, top + 120, 30, crotch - 70, 4, crotch - 44), tint: thread, opacity: 0.6)
    }
}
