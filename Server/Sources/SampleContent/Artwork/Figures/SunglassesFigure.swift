/// Sunglasses, folded, seen from the front.
struct SunglassesFigure: Figure {
    /// The word for the shape of the lenses.
    let shape: String

    private var lens: Outline {
        switch shape {
        case "round": .ellipse(140, 600, 106, 106)
        case "aviator":
            Outline(46, 528).curve(110, 506, 200, 512, 246, 540).curve(262, 620, 220, 716, 148, 722)
                .curve(80, 724, 34, 630, 46, 528).closed
        case "cat":
            Outline(40, 548).curve(110, 524, 200, 520, 268, 492).curve(276, 590, 230, 690, 150, 692)
                .curve(76, 690, 36, 630, 40, 548).closed
        default: .box(36, 512, 216, 180, radius: 52)
        }
    }

    private var rim: Outline { lens.scaled(isWire ? 1.05 : 1.2, isWire ? 1.05 : 1.24, about: Vector(144, 602)) }

    private var isWire: Bool { shape == "aviator" }

    var silhouettes: [Outline] { [rim, rim.mirrored] }

    func paint(_ artist: inout Artist) {
        let metal = artist.scene.material.lowercased().contains("gold") ? Tint(0xD2AE6A) : Tint(0xAEB2B8)
        let frame = isWire ? metal : artist.base
        paintTemples(&artist, frame)
        let bridge =
            isWire
            ? Outline(-50, 552).bend(0, 526, 50, 552) : Outline(-48, 580).curve(-24, 540, 24, 540, 48, 580)
        artist.canvas.stroke(bridge, frame.darker(0.15), width: isWire ? 8 : 26)
        if isWire { artist.canvas.stroke(Outline(-60, 530).bend(0, 512, 60, 530), frame, width: 8) }
        for side in [-1.0, 1] {
            let outer = side > 0 ? rim : rim.mirrored
            let inner = side > 0 ? lens : lens.mirrored
            if isWire {
                artist.canvas.fill(
                    outer, artist.canvas.gradient([(0, frame.lighter(0.5), 1), (1, frame.darker(0.3), 1)]))
            } else {
                artist.cloth(outer, tint: frame)
                if artist.scene.material == "Tortoiseshell" { paintTortoise(outer, &artist) }
                artist.canvas.stroke(
                    outer.scaled(0.975, 0.975, about: Vector(side * 144, 602)), .white, width: 3, opacity: 0.25)
            }
            paintLens(inner, side, &artist)
        }
    }
}

extension SunglassesFigure {
    /// The temples, folded behind the lenses: seen between them, and a little above.
    private func paintTemples(_ artist: inout Artist, _ frame: Tint) {
        let width = isWire ? 10.0 : 24
        for (side, lift) in [(-1.0, 0.0), (1, 16)] {
            let temple = Outline(side * 270, 552).curve(side * 276, 470, side * 250, 448 - lift, side * 190, 446 - lift)
                .line(side * -150, 470 - lift).curve(side * -200, 474 - lift, side * -226, 500, side * -236, 540)
            artist.canvas.stroke(
                temple.moved(6, 14), artist.scene.backdrop.wall.darker(0.7), width: width, opacity: 0.22)
            artist.canvas.stroke(temple, frame.darker(side > 0 ? 0.3 : 0.18), width: width)
            artist.canvas.stroke(temple.moved(-1, -width * 0.25), frame.lighter(0.5), width: 3, opacity: 0.4)
            artist.canvas.fill(
                .box(side * 262 - 12, 520, 24, 40, radius: 6), Canvas.paint(isWire ? frame : frame.darker(0.1))
            )
        }
    }

    private func paintLens(_ lens: Outline, _ side: Double, _ artist: inout Artist) {
        let glass = artist.trim.brightness > 0.55 ? Tint(0x5B5348) : artist.trim.darker(0.45)
        artist.canvas.fill(lens, Canvas.paint(artist.scene.backdrop.wall.darker(0.2)))
        artist.canvas.fill(lens, artist.canvas.gradient([(0, glass.darker(0.4), 0.97), (1, glass.lighter(0.2), 0.82)]))
        artist.canvas.clipped(to: lens) { canvas in
            let x = side * 144
            let streak = Outline(x - 96, 640).line(x - 10, 480).line(x + 26, 480).line(x - 70, 690).closed
            let thin = Outline(x + 20, 600).line(x + 82, 480).line(x + 94, 480).line(x + 26, 616).closed
            canvas.fill(streak, Canvas.paint(.white), opacity: 0.16)
            canvas.fill(thin, Canvas.paint(.white), opacity: 0.12)
        }
        artist.canvas.stroke(lens, .black, width: 3, opacity: 0.35)
    }

    private func paintTortoise(_ outer: Outline, _ artist: inout Artist) {
        var spots: [(Double, Double, Double)] = []
        for _ in 0..<26 {
            spots.append(
                (
                    artist.generator.number(in: -290...290), artist.generator.number(in: 470...740),
                    artist.generator.number(in: 9...24)
                )
            )
        }
        artist.canvas.clipped(to: outer) { canvas in
            for (x, y, size) in spots {
                canvas.fill(.ellipse(x, y, size, size * 0.62), Canvas.paint(Tint(0xC98A3C)), opacity: 0.5)
                canvas.fill(.ellipse(x + 8, y + 6, size * 0.6, size * 0.5), Canvas.paint(Tint(0x2A1910)), opacity: 0.45)
            }
        }
    }
}
