import Foundation

/// A wristwatch, seen from above, with round or square case.
struct WatchFigure: Figure {
    let isSquare: Bool

    private var strap: Outline {
        Outline(0, 168).line(62, 168).curve(70, 178, 72, 190, 74, 210).curve(82, 320, 92, 400, 96, 470).line(96, 740)
            .curve(92, 810, 82, 890, 74, 1_000).curve(70, 1_026, 60, 1_040, 0, 1_044).symmetrical
    }

    private var rim: Outline {
        isSquare ? .box(-140, 440, 280, 330, radius: 40) : .ellipse(0, 604, 168, 168)
    }

    var silhouettes: [Outline] { [strap, rim] }

    func paint(_ artist: inout Artist) {
        artist.cloth(strap)
        for side in [-1.0, 1] {
            artist.stitches(
                Outline(side * 54, 186).curve(side * 64, 320, side * 74, 400, side * 78, 460),
                tint: artist.base.lighter(0.45))
            artist.stitches(
                Outline(side * 78, 760).curve(side * 72, 840, side * 62, 920, side * 54, 1_030),
                tint: artist.base.lighter(0.45))
        }
        for line in stride(from: 860.0, through: 980, by: 40) {
            artist.canvas.fill(.ellipse(0, line, 6, 8), Canvas.paint(artist.base.darker(0.75)))
        }
        artist.shadeEdge(.box(-100, 380, 200, 90), from: Vector(0, 1), to: Vector(0, 0), strength: 0.5)
        artist.shadeEdge(.box(-100, 740, 200, 90), from: Vector(0, 0), to: Vector(0, 1), strength: 0.5)
        paintCase(&artist)
        paintDial(&artist)
    }
}

extension WatchFigure {
    private func metal(_ artist: Artist) -> Tint {
        let words = artist.scene.material.lowercased()
        if words.contains("rose") { return Tint(0xD9A78C) }
        return words.contains("gold") ? Tint(0xD2AE6A) : Tint(0xBFC3C9)
    }

    private func paintCase(_ artist: inout Artist) {
        let metal = metal(artist)
        for (x, y) in [(-112.0, 430.0), (80, 430), (-112, 720), (80, 720)] {
            artist.canvas.fill(
                .box(x, y, 32, 66, radius: 10),
                artist.canvas.gradient(
                    [(0, metal.lighter(0.4), 1), (0.5, metal, 1), (1, metal.darker(0.4), 1)], to: Vector(1, 0))
            )
        }
        let crown = Outline.box(isSquare ? 136 : 160, 584, 26, 40, radius: 6)
        artist.canvas.fill(
            crown,
            artist.canvas.gradient([(0, metal.darker(0.3), 1), (0.4, metal.lighter(0.5), 1), (1, metal.darker(0.4), 1)])
        )
        artist.canvas.fill(rim.moved(6, 12), Canvas.paint(artist.shade), opacity: 0.4)
        let polished = artist.canvas.gradient(
            [(0, metal.lighter(0.75), 1), (0.3, metal, 1), (0.55, metal.lighter(0.45), 1), (1, metal.darker(0.45), 1)],
            to: Vector(1, 1)
        )
        artist.canvas.fill(rim, polished)
        let center = Vector(0, 604)
        artist.canvas.fill(
            rim.scaled(0.9, 0.9, about: center),
            artist.canvas.gradient([(0, metal.darker(0.4), 1), (1, metal.lighter(0.5), 1)], to: Vector(1, 1)))
    }

    private func paintDial(_ artist: inout Artist) {
        let center = Vector(0, 604)
        let face = artist.trim.brightness > 0.5 ? Tint(0xF4F0E7) : artist.trim.darker(0.15)
        let ink = face.brightness > 0.5 ? Tint(0x2B2C31) : Tint(0xF1ECDF)
        let dial = rim.scaled(0.83, 0.83, about: center)
        artist.canvas.fill(
            dial,
            artist.canvas.glow(
                [(0, face.lighter(0.12), 1), (1, face.darker(0.16), 1)], center: Vector(0.4, 0.35), radius: 0.8))
        let (rx, ry) = isSquare ? (96.0, 116.0) : (118, 118)
        for hour in 0..<12 {
            let angle = Double(hour) * .pi / 6
            var direction = Vector(sin(angle), -cos(angle))
            if isSquare {
                // The marks of a square dial stand on a square.
                let stretch = 1 / max(abs(direction.x), abs(direction.y))
                direction = direction * stretch
            }
            let outer = center + Vector(direction.x * rx, direction.y * ry)
            let inner = center + Vector(direction.x * rx * 0.84, direction.y * ry * 0.84)
            artist.canvas.stroke(Outline(outer.x, outer.y).line(inner.x, inner.y), ink, width: hour % 3 == 0 ? 9 : 5)
        }
        if !isSquare {
            artist.canvas.stroke(.ellipse(0, 604, 130, 130), ink, width: 1.6, opacity: 0.5)
            let small = Outline.ellipse(0, 664, 30, 30)
            artist.canvas.fill(small, Canvas.paint(face.darker(0.1)))
            artist.canvas.stroke(small, ink, width: 1.6, opacity: 0.5)
            artist.canvas.stroke(Outline(0, 664).line(14, 648), ink, width: 2.5)
        }
        paintHands(&artist, ink)
        let glass = Outline(-110, 500).curve(-60, 470, 20, 466, 70, 484).curve(0, 560, -60, 640, -120, 680).curve(
            -150, 620, -140, 540, -110, 500
        ).closed
        artist.canvas.clipped(to: dial) { canvas in canvas.fill(glass, Canvas.paint(.white), opacity: 0.13) }
    }

    private func paintHands(_ artist: inout Artist, _ ink: Tint) {
        // Ten past ten, as in every shop window.
        for (angle, length, width) in [(-1.02, 66.0, 9.0), (1.02, 96, 6.5)] {
            let tip = Vector(sin(angle) * length, 604 - cos(angle) * length)
            artist.canvas.stroke(Outline(2, 608).line(tip.x + 3, tip.y + 5), artist.shade, width: width, opacity: 0.25)
            artist.canvas.stroke(Outline(0, 604).line(tip.x, tip.y), ink, width: width)
        }
        artist.canvas.stroke(Outline(-8, 636).line(22, 508), Tint(0xC4553B), width: 2.6)
        artist.canvas.fill(.ellipse(0, 604, 8, 8), Canvas.paint(ink))
    }
}
