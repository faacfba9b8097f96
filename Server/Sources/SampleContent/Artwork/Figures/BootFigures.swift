/// A pair of ankle boots, from the side: with elastic at the sides, or laced.
struct AnkleBootFigure: Figure {
    let isLaced: Bool

    var silhouettes: [Outline] { [upper] }
    var floor: Floor? { Floor(horizon: 800, base: 912, center: 10, reach: 252) }

    private var upper: Outline {
        Outline(-206, 872).curve(-224, 800, -204, 720, -210, 640).curve(-214, 590, -216, 550, -214, 516)
            .bend(-130, 496, -44, 516).curve(-46, 570, -44, 620, -24, 664).curve(10, 730, 90, 752, 150, 766)
            .curve(220, 780, 268, 810, 276, 872).closed
    }

    func paint(_ artist: inout Artist) {
        for isBehind in [true, false] {
            artist.place(
                at: isBehind ? Vector(-60, -60) : Vector(12, 0), scale: isBehind ? 0.94 : 1, about: Vector(0, 910)
            ) { artist in
                paintBoot(&artist, depth: isBehind ? 0.16 : 0)
            }
        }
    }
}

extension AnkleBootFigure {
    private func paintBoot(_ artist: inout Artist, depth: Double) {
        artist.canvas.fill(.ellipse(-129, 514, 84, 15), Canvas.paint(artist.base.darker(0.7)))
        if !isLaced {
            artist.canvas.stroke(
                Outline(-206, 512).curve(-214, 470, -184, 470, -186, 516), artist.base.darker(0.3), width: 9)
        }
        artist.cloth(upper, depth: depth)
        let cap = Outline(146, 766).curve(220, 780, 268, 810, 276, 872).line(118, 872).curve(
            112, 826, 122, 790, 146, 766
        ).closed
        if isLaced {
            artist.cloth(cap, depth: depth + 0.06)
            artist.seam(cap, width: 3)
            artist.stitches(cap.scaled(0.93, 0.9, about: Vector(200, 836)), opacity: 0.4)
            paintLaces(&artist)
        } else {
            paintElastic(&artist)
        }
        let counter = Outline(-207, 872).curve(-224, 800, -206, 730, -210, 664).curve(-170, 720, -140, 790, -132, 872)
            .closed
        artist.cloth(counter, depth: depth + 0.04)
        artist.seam(counter, opacity: 0.5)
        artist.fold(Vector(-30, 668), Vector(-110, 716), bend: 8, width: 11, strength: 0.2)
        artist.fold(Vector(-10, 706), Vector(-76, 752), bend: 8, width: 10, strength: 0.17)
        artist.fold(Vector(110, 780), Vector(64, 836), bend: 8, width: 10, strength: 0.16)
        let shine = Outline(160, 796).curve(204, 800, 244, 820, 258, 848).curve(226, 826, 190, 816, 160, 814).closed
        artist.canvas.fill(shine, Canvas.paint(.white), opacity: 0.08 + artist.finish.gloss * 0.28)
        let sole = Outline(-216, 862).line(278, 862).curve(292, 870, 290, 892, 276, 896).line(-70, 896).line(-74, 914)
            .line(-212, 914).curve(-222, 894, -222, 878, -216, 862).closed
        artist.cloth(sole, tint: isLaced ? Tint(0x2B2926) : Tint(0x37302B))
        if isLaced {
            for x in stride(from: -200.0, to: 270, by: 24) {
                artist.canvas.fill(.box(x, x < -76 ? 900 : 886, 13, 14, radius: 2), Canvas.paint(Tint(0x14151A)))
            }
        }
        artist.stitches(Outline(-208, 868).line(276, 868), tint: Tint(0xD9B98C), opacity: 0.7)
    }

    private func paintElastic(_ artist: inout Artist) {
        let gusset = Outline(-160, 512).line(-88, 512).curve(-92, 600, -100, 660, -122, 716).curve(
            -146, 660, -156, 590, -160, 512
        ).closed
        artist.canvas.fill(gusset, Canvas.paint(artist.base.darker(0.5)))
        let tile = "<rect width=\"3\" height=\"10\" fill=\"#000000\" fill-opacity=\"0.35\"/>"
        artist.canvas.fill(gusset, artist.canvas.pattern(width: 8, height: 10, tile))
        artist.seam(gusset, width: 3)
    }

    private func paintLaces(_ artist: inout Artist) {
        let tongue = Outline(-74, 500).line(-26, 498).line(-20, 560).line(-60, 560).closed
        artist.cloth(tongue, depth: 0.1)
        let facing = Outline(-78, 516).line(-44, 516).curve(-46, 570, -44, 620, -24, 664).curve(
            10, 730, 70, 750, 110, 758
        )
        .line(80, 788).curve(0, 770, -60, 720, -74, 660).curve(-84, 610, -80, 560, -78, 516).closed
        artist.cloth(facing, depth: 0.08)
        artist.seam(facing, opacity: 0.6)
        let lace = artist.trim
        let holes = [(-62.0, 540.0), (-62, 580), (-60, 620), (-52, 658), (-32, 694), (0, 724), (36, 746)]
        for (x, y) in holes {
            artist.canvas.fill(.ellipse(x, y, 6, 6), Canvas.paint(Tint(0xB9A27C)))
            artist.canvas.stroke(
                Outline(x, y).bend(x + 14, y - 12, x + 26, y - 14), artist.shade, width: 9, opacity: 0.4)
            artist.canvas.stroke(Outline(x, y).bend(x + 14, y - 15, x + 26, y - 17), lace, width: 6.5)
        }
        artist.canvas.stroke(
            Outline(-50, 534).curve(-10, 500, 20, 540, -30, 552).curve(-20, 590, -4, 600, 6, 604), lace, width: 5.5)
    }
}

/// A pair of tall boots, from the side.
struct KneeBootFigure: Figure {
    var silhouettes: [Outline] { [upper] }
    var extent: [Outline] { [upper.moved(26, 0), upper.moved(-72, -58)] }
    var floor: Floor? { Floor(horizon: 860, base: 1_002, center: 10, reach: 206) }

    private var upper: Outline {
        Outline(-136, 960).curve(-150, 900, -132, 830, -130, 760).curve(-134, 640, -172, 540, -166, 420)
            .curve(-166, 340, -160, 280, -158, 232).bend(-60, 204, 36, 232).curve(40, 320, 40, 400, 32, 480)
            .curve(20, 600, -14, 700, -6, 770).curve(4, 830, 70, 850, 120, 866).curve(180, 884, 212, 916, 220, 962)
            .closed
    }

    func paint(_ artist: inout Artist) {
        for isBehind in [true, false] {
            artist.place(
                at: isBehind ? Vector(-72, -58) : Vector(26, 0), scale: isBehind ? 0.95 : 1, about: Vector(0, 1_000)
            ) { artist in
                paintBoot(&artist, depth: isBehind ? 0.18 : 0)
            }
        }
    }

    private func paintBoot(_ artist: inout Artist, depth: Double) {
        artist.canvas.fill(.ellipse(-61, 230, 97, 19), Canvas.paint(artist.base.darker(0.72)))
        let heel = Outline(-140, 940).line(-134, 1_004).line(-66, 1_004).curve(-70, 980, -60, 960, -40, 950).closed
        artist.cloth(heel, tint: Tint(0x2B2523))
        artist.cloth(upper, depth: depth)
        let zip = Outline(-96, 236).curve(-104, 460, -84, 700, -92, 900)
        artist.canvas.stroke(zip, artist.shade, width: 6, opacity: 0.5)
        artist.stitches(zip.moved(8, 0), opacity: 0.4)
        artist.fold(Vector(-2, 762), Vector(-110, 800), bend: 9, width: 12, strength: 0.22)
        artist.fold(Vector(-8, 720), Vector(-112, 742), bend: 8, width: 12, strength: 0.2)
        artist.fold(Vector(4, 660), Vector(-90, 690), bend: 8, width: 10, strength: 0.15)
        artist.fold(Vector(-130, 800), Vector(-40, 850), bend: -6, width: -10, strength: 0.16)
        artist.fold(Vector(-140, 300), Vector(-124, 640), bend: -6, width: -14, strength: 0.14)
        let shine = Outline(-30, 260).curve(-16, 380, -22, 500, -48, 640).curve(-38, 500, -40, 380, -54, 262).closed
        artist.canvas.fill(shine, Canvas.paint(.white), opacity: 0.08 + artist.finish.gloss * 0.22)
        let gleam = Outline(110, 890).curve(150, 896, 186, 916, 198, 938).curve(170, 922, 140, 912, 110, 908).closed
        artist.canvas.fill(gleam, Canvas.paint(.white), opacity: 0.1 + artist.finish.gloss * 0.28)
        artist.seam(Outline(-158, 254).bend(-60, 228, 37, 254), width: 3)
        artist.stitches(Outline(-158, 262).bend(-60, 236, 37, 262), opacity: 0.4)
        let sole = Outline(-30, 950).line(222, 954).bend(232, 966, 218, 972).line(-10, 972).closed
        artist.cloth(sole, tint: Tint(0x2B2523))
        artist.cloth(Outline(-142, 936).line(-20, 942).line(-10, 962).line(-138, 962).closed, depth: depth + 0.1)
    }
}
