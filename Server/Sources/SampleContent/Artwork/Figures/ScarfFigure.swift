/// A scarf, folded once and hung over itself, with fringes.
struct ScarfFigure: Figure {
    private var back: Outline {
        Outline(-30, 240).line(150, 240).curve(156, 480, 160, 720, 156, 930).line(-16, 930).curve(
            -24, 700, -28, 460, -30, 240
        ).closed
    }

    private var front: Outline {
        Outline(-150, 236).bend(-20, 222, 60, 240).curve(66, 460, 60, 640, 48, 800).line(-140, 800)
            .curve(-152, 600, -156, 420, -150, 236).closed
    }

    private var loop: Outline {
        Outline(-156, 250).curve(-156, 190, 156, 190, 156, 250).curve(150, 290, -150, 290, -156, 250).closed
    }

    var silhouettes: [Outline] { [back, front, loop] }

    func paint(_ artist: inout Artist) {
        fringe(from: -14, to: 156, line: 928, &artist)
        artist.cloth(back, depth: 0.12)
        artist.fold(Vector(100, 300), Vector(108, 920), bend: 8, width: 14, strength: 0.16)
        fringe(from: -138, to: 48, line: 798, &artist)
        artist.canvas.fill(front.moved(14, 8), Canvas.paint(artist.shade), opacity: 0.4)
        artist.cloth(front, angle: 1)
        artist.fold(Vector(-80, 270), Vector(-86, 790), bend: 10, width: 15, strength: 0.16)
        artist.fold(Vector(-10, 270), Vector(0, 780), bend: -8, width: -13, strength: 0.14)
        artist.fold(Vector(34, 280), Vector(28, 700), bend: -5, width: -9, strength: 0.12)
        artist.cloth(loop, angle: 4, depth: 0.02)
        artist.shadeEdge(loop, from: Vector(0, 1), to: Vector(0, 0.4), strength: 0.45)
        for x in [-100.0, -40, 30, 90] {
            artist.fold(Vector(x, 208), Vector(x * 1.06, 272), bend: 5, width: 10, strength: 0.2)
        }
    }

    private func fringe(from: Double, to: Double, line: Double, _ artist: inout Artist) {
        for x in stride(from: from + 5, to: to, by: 11) {
            let sway = artist.generator.number(in: -5.0...5)
            let length = artist.generator.number(in: 52.0...66)
            let color = artist.scene.pattern == .plain || artist.generator.chance(0.6) ? artist.base : artist.trim
            artist.canvas.stroke(
                Outline(x, line - 4).bend(x + sway, line + length * 0.5, x + sway * 1.6, line + length),
                color.darker(0.08 + artist.generator.fraction() * 0.25), width: 6
            )
        }
    }
}
