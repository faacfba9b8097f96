/// A pair of pumps with a block heel, from the side.
struct PumpFigure: Figure {
    var silhouettes: [Outline] { [upper] }
    var floor: Floor? { Floor(horizon: 800, base: 902, center: 20, reach: 246) }

    private var upper: Outline {
        Outline(-216, 740).curve(-232, 690, -228, 650, -208, 616).curve(-188, 640, -170, 690, -120, 730)
            .curve(-40, 790, 40, 806, 96, 800).curve(140, 796, 176, 806, 216, 842).curve(250, 868, 276, 878, 286, 896)
            .line(70, 900).curve(0, 890, -60, 850, -110, 800).curve(-150, 770, -190, 760, -216, 740).closed
    }

    func paint(_ artist: inout Artist) {
        for isBehind in [true, false] {
            artist.place(
                at: isBehind ? Vector(-58, -54) : Vector(10, 0), scale: isBehind ? 0.94 : 1, about: Vector(0, 900)
            ) { artist in
                paintShoe(&artist, depth: isBehind ? 0.16 : 0)
            }
        }
    }

    private func paintShoe(_ artist: inout Artist, depth: Double) {
        let heel = Outline(-222, 722).curve(-212, 790, -206, 850, -204, 902).line(-142, 902).curve(
            -144, 850, -136, 800, -112, 776
        )
        .line(-120, 740).closed
        artist.cloth(heel, depth: depth + 0.08)
        let inside = Outline(-204, 626).curve(-150, 640, 20, 740, 96, 802).curve(40, 812, -60, 800, -126, 746).curve(
            -170, 704, -190, 660, -204, 626
        ).closed
        artist.canvas.fill(inside, Canvas.paint(Tint(0xD9B48C)))
        artist.shadeEdge(inside, from: Vector(0, 1), to: Vector(0.5, 0.2), strength: 0.4)
        artist.cloth(upper, depth: depth)
        artist.seam(
            Outline(-208, 618).curve(-188, 640, -170, 690, -120, 732).curve(-40, 792, 40, 808, 96, 802), width: 4,
            opacity: 0.4)
        let shine = Outline(120, 826).curve(160, 826, 200, 850, 236, 878).curve(196, 866, 150, 846, 120, 842).closed
        artist.canvas.fill(shine, Canvas.paint(.white), opacity: 0.14 + artist.finish.gloss * 0.3)
        let sole = Outline(60, 896).line(288, 894).bend(294, 902, 280, 904).line(60, 904).closed
        artist.canvas.fill(sole, Canvas.paint(Tint(0x3A2D28)))
        artist.canvas.fill(.box(-206, 894, 66, 10, radius: 2), Canvas.paint(Tint(0x2B2523)))
        artist.canvas.fill(Outline.ellipse(64, 808, 22, 9), Canvas.paint(artist.trim.darker(0.1)))
        artist.fold(Vector(-214, 720), Vector(-150, 760), bend: 8, width: 10, strength: 0.2)
    }
}
