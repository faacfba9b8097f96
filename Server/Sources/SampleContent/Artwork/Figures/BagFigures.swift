/// A tote with two handles.
struct ToteFigure: Figure {
    var silhouettes: [Outline] { [body] }
    var extent: [Outline] { [body, .box(-115, 236, 230, 300)] }
    var floor: Floor? { Floor(horizon: 830, base: 952, reach: 218) }

    private var body: Outline {
        Outline(0, 512).line(230, 512).curve(236, 640, 226, 800, 212, 938).bend(206, 952, 190, 952).line(0, 952)
            .symmetrical
    }

    func paint(_ artist: inout Artist) {
        handle(&artist, isBehind: true)
        let inside = Outline(0, 496).line(222, 498).line(230, 514).line(0, 524).symmetrical
        artist.canvas.fill(inside, Canvas.paint(artist.trim.darker(0.3)))
        artist.cloth(body)
        let side = Outline(230, 512).curve(236, 640, 226, 800, 212, 938).bend(206, 952, 190, 952).curve(
            186, 800, 190, 640, 196, 514
        ).closed
        artist.shadeEdge(side, from: Vector(1, 0.5), to: Vector(0, 0.5), strength: 0.45)
        artist.fold(Vector(-120, 540), Vector(-140, 930), bend: 8, width: 14, strength: 0.12)
        artist.fold(Vector(60, 560), Vector(84, 920), bend: -10, width: -16, strength: 0.12)
        artist.fold(Vector(-60, 944), Vector(60, 940), bend: -14, width: -12, strength: 0.12)
        artist.stitches(Outline(-226, 528).line(226, 528))
        artist.seam(Outline(-222, 930).line(-212, 560), opacity: 0.2)
        handle(&artist, isBehind: false)
        for side in [-1.0, 1] {
            let patch = Outline.box(side * 104 - 18, 520, 36, 84, radius: 6)
            artist.cloth(patch, tint: artist.trim.darker(0.05))
            artist.stitches(patch.scaled(0.78, 0.88, about: Vector(side * 104, 562)), tint: artist.trim.lighter(0.4))
        }
        artist.cloth(.box(-34, 640, 68, 22, radius: 3), depth: 0.12)
        artist.stitches(.box(-30, 644, 60, 14, radius: 2), opacity: 0.5)
    }

    private func handle(_ artist: inout Artist, isBehind: Bool) {
        let line = Outline(-104, 560).curve(-100, 400, -86, 250, 0, 250).curve(86, 250, 100, 400, 104, 560)
            .moved(isBehind ? 14 : 0, isBehind ? 22 : 0)
        let tint = artist.trim.darker(isBehind ? 0.35 : 0.05)
        if !isBehind { artist.canvas.stroke(line.moved(6, 8), artist.shade, width: 22, opacity: 0.22) }
        artist.canvas.stroke(line, tint, width: 22)
        artist.canvas.stroke(line.moved(-4, -3), .white, width: 4, opacity: isBehind ? 0.08 : 0.22)
    }
}

/// A shoulder bag with a flap and a metal clasp.
struct FlapBagFigure: Figure {
    private static let metal = Tint(0xC9A45C)

    var silhouettes: [Outline] { [body] }
    var extent: [Outline] { [body, .box(-230, 200, 460, 400)] }
    var floor: Floor? { Floor(horizon: 820, base: 922, reach: 246) }

    private var body: Outline {
        Outline(0, 610).line(214, 610).curve(240, 612, 250, 640, 252, 680).line(256, 870).curve(
            256, 910, 240, 922, 206, 922
        )
        .line(0, 922).symmetrical
    }

    private var flap: Outline {
        Outline(0, 596).line(206, 596).curve(240, 600, 250, 626, 252, 664).curve(252, 740, 226, 800, 150, 806).line(
            0, 808
        ).symmetrical
    }

    func paint(_ artist: inout Artist) {
        let chain = Outline(-216, 622).curve(-250, 420, -180, 210, 0, 206).curve(180, 210, 250, 420, 216, 622)
        artist.canvas.stroke(chain, artist.base.darker(0.35), width: 13)
        artist.canvas.stroke(chain, Self.metal, width: 15, dash: "16 13")
        artist.canvas.stroke(chain.moved(-2, -2), Self.metal.lighter(0.6), width: 4, opacity: 0.8, dash: "10 19")
        artist.cloth(body)
        artist.shadeEdge(body, from: Vector(0, 1), to: Vector(0, 0.6), strength: 0.35)
        artist.canvas.fill(flap.moved(0, 14), Canvas.paint(artist.shade), opacity: 0.4)
        artist.cloth(flap)
        artist.seam(flap, width: 3, opacity: 0.5)
        artist.stitches(flap.scaled(0.955, 0.92, about: Vector(0, 700)), opacity: 0.55)
        let shine = Outline(-190, 616).curve(-60, 604, 60, 604, 150, 614).curve(60, 630, -80, 636, -190, 650).closed
        artist.canvas.fill(shine, Canvas.paint(.white), opacity: 0.06 + artist.finish.gloss * 0.14)
        for side in [-1.0, 1] { artist.canvas.stroke(.ellipse(side * 216, 620, 14, 18), Self.metal, width: 7) }
        let plate = Outline.box(-36, 772, 72, 58, radius: 12)
        artist.canvas.fill(plate.moved(2, 6), Canvas.paint(artist.shade), opacity: 0.5)
        artist.canvas.fill(
            plate,
            artist.canvas.gradient([
                (0, Self.metal.lighter(0.55), 1), (0.5, Self.metal, 1), (1, Self.metal.darker(0.35), 1),
            ])
        )
        artist.canvas.fill(.box(-9, 788, 18, 26, radius: 9), Canvas.paint(Self.metal.darker(0.55)))
    }
}

/// A bag gathered by a cord.
struct BucketBagFigure: Figure {
    var silhouettes: [Outline] { [body] }
    var extent: [Outline] { [body, .box(-160, 176, 320, 400)] }
    var floor: Floor? { Floor(horizon: 830, base: 946, reach: 180) }

    private var body: Outline {
        Outline(0, 512).curve(70, 510, 130, 500, 166, 516).curve(158, 560, 160, 600, 176, 660).curve(
            192, 760, 196, 860, 182, 916
        )
        .bend(176, 946, 130, 946).line(0, 946).symmetrical
    }

    func paint(_ artist: inout Artist) {
        let strap = Outline(-150, 560).curve(-190, 380, -120, 190, 0, 186).curve(120, 190, 190, 380, 150, 560)
        artist.canvas.stroke(strap, artist.trim.darker(0.15), width: 19)
        artist.canvas.stroke(strap.moved(-4, -3), .white, width: 4, opacity: 0.22)
        let opening = Outline.ellipse(0, 516, 160, 22)
        artist.canvas.fill(opening, Canvas.paint(artist.base.darker(0.65)))
        artist.cloth(body)
        artist.shadeEdge(body, from: Vector(1, 0.5), to: Vector(0.6, 0.5), strength: 0.35)
        for x in [-128.0, -84, -40, 6, 52, 96, 134] {
            artist.fold(Vector(x, 522), Vector(x * 0.96, 640), bend: 6, width: 12, strength: 0.24)
        }
        artist.fold(Vector(-90, 640), Vector(-120, 920), bend: 10, width: 16, strength: 0.12)
        artist.canvas.stroke(Outline(-158, 556).bend(0, 584, 158, 556), artist.shade, width: 12, opacity: 0.4)
        artist.canvas.stroke(Outline(-158, 552).bend(0, 580, 158, 552), artist.trim, width: 8)
        for (x, end) in [(-14.0, -40.0), (14, 30)] {
            artist.canvas.stroke(Outline(x, 566).curve(x * 2, 620, end, 660, end, 706), artist.trim, width: 7)
            artist.canvas.fill(.box(end - 10, 700, 20, 44, radius: 8), Canvas.paint(artist.trim.darker(0.25)))
        }
        let base = Outline(0, 868).line(192, 860).curve(190, 900, 186, 946, 130, 946).line(0, 946).symmetrical
        artist.cloth(base, tint: artist.trim.darker(0.1))
        artist.stitches(Outline(-190, 872).bend(0, 882, 190, 872), tint: artist.trim.lighter(0.4))
        for side in [-1.0, 1] { artist.canvas.stroke(.ellipse(side * 152, 562, 12, 12), Tint(0xC9A45C), width: 6) }
    }
}

/// A backpack.
struct BackpackFigure: Figure {
    var silhouettes: [Outline] { [body] }
    var extent: [Outline] { [body, .box(-280, 270, 560, 600)] }
    var floor: Floor? { Floor(horizon: 850, base: 964, reach: 202) }

    private var body: Outline {
        Outline(0, 330).curve(110, 330, 186, 360, 196, 470).curve(206, 640, 212, 780, 208, 890).bend(206, 964, 140, 964)
            .line(0, 964).symmetrical
    }

    func paint(_ artist: inout Artist) {
        for side in [-1.0, 1] {
            let strap = Outline(side * 110, 390).curve(side * 270, 480, side * 276, 720, side * 204, 860)
            artist.canvas.stroke(strap, artist.base.darker(0.45), width: 34)
            artist.canvas.stroke(strap, artist.base.darker(0.2), width: 20)
        }
        artist.canvas.stroke(Outline(-46, 342).curve(-46, 262, 46, 262, 46, 342), artist.trim.darker(0.1), width: 18)
        artist.cloth(body)
        artist.shadeEdge(body, from: Vector(1, 0.5), to: Vector(0.7, 0.5), strength: 0.35)
        let lid = Outline(0, 330).curve(110, 330, 186, 360, 196, 470).curve(198, 520, 190, 560, 176, 580).bend(
            90, 600, 0, 600
        ).symmetrical
        artist.canvas.fill(lid.moved(0, 12), Canvas.paint(artist.shade), opacity: 0.35)
        artist.cloth(lid, depth: 0.02)
        artist.seam(lid, opacity: 0.5)
        artist.fold(Vector(-120, 380), Vector(-150, 560), bend: 8, width: 12, strength: 0.14)
        let pocket = Outline(0, 690).line(140, 688).curve(156, 690, 160, 704, 160, 724).line(158, 900).bend(
            156, 930, 122, 930
        ).line(0, 930).symmetrical
        artist.canvas.fill(pocket.moved(0, 8), Canvas.paint(artist.shade), opacity: 0.3)
        artist.cloth(pocket, depth: 0.04)
        artist.seam(pocket, opacity: 0.5)
        artist.canvas.stroke(Outline(-142, 722).line(142, 722), artist.shade, width: 9, opacity: 0.7)
        artist.canvas.stroke(Outline(-142, 722).line(142, 722), Tint(0xC9C5BC), width: 3, dash: "3 3")
        for side in [-1.0, 1] {
            let belt = Outline.box(side * 96 - 15, 500, 30, 176, radius: 5)
            artist.canvas.fill(belt.moved(3, 6), Canvas.paint(artist.shade), opacity: 0.35)
            artist.cloth(belt, tint: artist.trim.darker(0.05))
            artist.stitches(
                belt.scaled(0.66, 0.95, about: Vector(side * 96, 588)), tint: artist.trim.lighter(0.4), opacity: 0.5)
            artist.canvas.stroke(.box(side * 96 - 23, 596, 46, 38, radius: 6), Tint(0xC9A45C), width: 7)
        }
        artist.cloth(.box(-40, 400, 80, 54, radius: 6), tint: artist.trim.darker(0.05))
    }
}
