/// A pair of court sneakers, from the side.
struct SneakerFigure: Figure {
    var silhouettes: [Outline] { [upper, sole] }
    var floor: Floor? { Floor(horizon: 800, base: 902, center: 8, reach: 272) }

    private var upper: Outline {
        Outline(-236, 862).curve(-254, 800, -250, 730, -232, 668).bend(-222, 644, -200, 652)
            .curve(-176, 692, -140, 706, -104, 690).curve(-92, 660, -80, 640, -58, 626)
            .curve(-40, 640, -30, 654, -16, 664).curve(30, 706, 80, 738, 134, 756)
            .curve(210, 774, 268, 796, 276, 862).closed
    }

    private var sole: Outline {
        Outline(-252, 842).curve(-120, 850, 120, 850, 282, 836).curve(300, 850, 298, 900, 268, 902)
            .line(-238, 902).curve(-262, 900, -262, 866, -252, 842).closed
    }

    func paint(_ artist: inout Artist) {
        paintShoe(&artist, isBehind: true)
        paintShoe(&artist, isBehind: false)
    }
}

extension SneakerFigure {
    private func paintShoe(_ artist: inout Artist, isBehind: Bool) {
        let move = isBehind ? Vector(-52, -58) : Vector(14, 0)
        artist.place(at: move, scale: isBehind ? 0.94 : 1, about: Vector(0, 900)) { artist in
            paintParts(&artist, depth: isBehind ? 0.12 : 0)
        }
    }

    private func paintParts(_ artist: inout Artist, depth: Double) {
        let light = Tint(0xF2EEE6)
        // The inside of the collar and the tongue.
        artist.cloth(
            Outline(-210, 660).curve(-180, 650, -110, 640, -78, 606).line(-40, 640).line(-100, 704).bend(
                -170, 716, -210, 660
            ).closed, tint: artist.trim.darker(0.2))
        artist.cloth(
            Outline(-92, 640).curve(-84, 610, -66, 588, -38, 592).line(8, 660).line(-40, 700).closed, depth: 0.08)
        artist.cloth(upper, depth: depth)
        let heel = Outline(-238, 862).curve(-254, 800, -250, 730, -233, 668).bend(-222, 650, -206, 656).curve(
            -190, 720, -186, 800, -180, 862
        ).closed
        artist.cloth(heel, depth: depth, tint: artist.trim)
        artist.seam(heel, opacity: 0.4)
        let cap = Outline(132, 757).curve(210, 774, 268, 796, 276, 862).line(120, 862).curve(
            110, 820, 114, 790, 132, 757
        ).closed
        artist.seam(cap, width: 3)
        artist.stitches(cap.scaled(0.93, 0.9, about: Vector(200, 826)), opacity: 0.4)
        for row in 0..<3 {
            for column in 0..<(4 - row) {
                let hole = Outline.ellipse(
                    182 + Double(column) * 17 + Double(row) * 6, 826 - Double(row) * 14, 2.6, 2.6)
                artist.canvas.fill(hole, Canvas.paint(artist.shade), opacity: 0.5)
            }
        }
        let swoop = Outline(-178, 790).curve(-100, 840, 20, 836, 96, 772).curve(30, 800, -80, 800, -150, 742).closed
        artist.cloth(swoop, depth: depth, tint: artist.trim)
        artist.seam(swoop, opacity: 0.4)
        let stay = Outline(-100, 692).curve(-60, 730, 20, 770, 92, 790).line(134, 757).curve(80, 738, 30, 706, -16, 664)
            .line(-58, 628)
            .curve(-80, 644, -92, 664, -100, 692).closed
        artist.cloth(stay, depth: depth + 0.04)
        artist.seam(stay, opacity: 0.5)
        paintLaces(&artist, light)
        artist.fold(Vector(110, 800), Vector(60, 850), bend: 6, width: 9, strength: 0.16)
        artist.fold(Vector(-150, 700), Vector(-120, 730), bend: 4, width: 8, strength: 0.18)
        let paint = artist.canvas.gradient([(0, light, 1), (0.6, light.darker(0.05), 1), (1, light.darker(0.28), 1)])
        artist.canvas.fill(sole, paint)
        artist.canvas.stroke(
            Outline(-256, 868).curve(-120, 874, 120, 874, 292, 862), artist.trim, width: 5, opacity: 0.8)
        artist.canvas.stroke(
            Outline(-252, 843).curve(-120, 851, 120, 851, 282, 837), artist.shade, width: 3, opacity: 0.4)
    }

    private func paintLaces(_ artist: inout Artist, _ light: Tint) {
        let lace = artist.base.brightness > 0.8 ? artist.base.darker(0.06) : light
        for step in 0..<6 {
            let share = Double(step) / 5
            let x = -64 + share * 158
            let y = 668 + share * 94
            artist.canvas.stroke(
                Outline(x - 24, y + 16).bend(x + 6, y - 18, x + 36, y - 12), artist.shade, width: 13, opacity: 0.35)
            artist.canvas.stroke(Outline(x - 24, y + 13).bend(x + 6, y - 21, x + 36, y - 15), lace, width: 10)
        }
    }
}
