/// A pair of leather shoes, from the side: laced or slipped on.
struct LoafersFigure: Figure {
    let isLaced: Bool

    var silhouettes: [Outline] { [upper] }
    var floor: Floor? { Floor(horizon: 800, base: 902, center: 12, reach: 268) }

    private var upper: Outline {
        let throat = isLaced ? 664.0 : 706
        return Outline(-230, 868).curve(-246, 820, -246, 760, -230, 706).bend(-220, 686, -200, 694)
            .curve(-170, 716, -130, 722, -92, throat + 20).bend(-70, throat - 14, -44, throat - 12)
            .curve(10, throat + 40, 70, 764, 140, 780).curve(220, 792, 276, 820, 288, 868).closed
    }

    func paint(_ artist: inout Artist) {
        for isBehind in [true, false] {
            artist.place(
                at: isBehind ? Vector(-54, -56) : Vector(12, 0), scale: isBehind ? 0.94 : 1, about: Vector(0, 900)
            ) { artist in
                paintShoe(&artist, depth: isBehind ? 0.16 : 0)
            }
        }
    }

    private func paintShoe(_ artist: inout Artist, depth: Double) {
        let inside = Outline(-206, 698).curve(-170, 684, -110, 676, -56, isLaced ? 660 : 694).line(-90, 730).bend(
            -160, 736, -206, 698
        ).closed
        artist.canvas.fill(inside, Canvas.paint(Tint(0xB58A5E)))
        artist.shadeEdge(inside, from: Vector(0, 0), to: Vector(0, 1), strength: 0.6)
        if isLaced {
            artist.cloth(
                Outline(-90, 690).curve(-84, 650, -66, 634, -42, 640).line(40, 720).line(-20, 750).closed,
                depth: depth + 0.1)
        }
        artist.cloth(upper, depth: depth)
        if isLaced { paintLaces(&artist, depth) } else { paintStrap(&artist, depth) }
        let heel = Outline(-232, 868).curve(-246, 820, -246, 760, -231, 708).curve(-196, 750, -170, 800, -160, 868)
            .closed
        artist.cloth(heel, depth: depth + 0.04)
        artist.seam(heel, opacity: 0.5)
        let shine = Outline(150, 806).curve(196, 804, 240, 818, 262, 842).curve(230, 830, 190, 822, 152, 824).closed
        artist.canvas.fill(shine, Canvas.paint(.white), opacity: 0.12 + artist.finish.gloss * 0.28)
        let side = Outline(-140, 770).curve(-90, 800, -20, 812, 50, 812).curve(-20, 826, -100, 816, -140, 770).closed
        artist.canvas.fill(side, Canvas.paint(.white), opacity: 0.06 + artist.finish.gloss * 0.12)
        let sole = Outline(-236, 862).line(290, 862).curve(302, 868, 300, 882, 286, 884).line(-80, 884).line(-84, 904)
            .line(-234, 904).curve(-242, 890, -242, 876, -236, 862).closed
        artist.cloth(sole, tint: artist.base.brightness > 0.5 ? Tint(0x8A5F3C) : Tint(0x2B2523))
        artist.stitches(Outline(-228, 868).line(290, 868), tint: Tint(0xD9B98C), opacity: 0.8)
    }

    private func paintLaces(_ artist: inout Artist, _ depth: Double) {
        let quarter = Outline(-100, 686).curve(-60, 720, 0, 760, 60, 776).curve(40, 800, 0, 812, -40, 806)
            .curve(-80, 780, -110, 740, -130, 722).closed
        artist.cloth(quarter, depth: depth + 0.05)
        artist.seam(quarter, width: 2.6, opacity: 0.6)
        artist.stitches(quarter.scaled(0.92, 0.9, about: Vector(-40, 752)), opacity: 0.4)
        for step in 0..<4 {
            let x = -66 + Double(step) * 28
            let y = 694 + Double(step) * 18
            artist.canvas.stroke(
                Outline(x - 14, y + 22).bend(x + 4, y - 4, x + 26, y - 2), artist.shade, width: 9, opacity: 0.9)
            artist.canvas.stroke(
                Outline(x - 13, y + 20).bend(x + 4, y - 6, x + 25, y - 4), artist.base.lighter(0.18), width: 3,
                opacity: 0.7)
        }
        artist.seam(Outline(150, 782).curve(132, 806, 128, 836, 134, 866), width: 3, opacity: 0.5)
    }

    private func paintStrap(_ artist: inout Artist, _ depth: Double) {
        let apron = Outline(-46, 700).curve(10, 740, 80, 768, 150, 786).curve(206, 800, 226, 812, 216, 824)
            .curve(140, 822, 40, 806, -30, 770).curve(-50, 756, -60, 724, -46, 700).closed
        artist.cloth(apron, depth: depth + 0.03)
        artist.seam(apron, width: 4, opacity: 0.6)
        let strap = Outline(-32, 700).curve(-4, 716, 20, 728, 44, 740).curve(20, 780, -10, 812, -36, 850).line(-96, 838)
            .curve(-70, 790, -50, 740, -32, 700).closed
        artist.canvas.fill(strap.moved(6, 4), Canvas.paint(artist.shade), opacity: 0.4)
        artist.cloth(strap, depth: depth)
        artist.seam(strap, opacity: 0.6)
        let slot = Outline(-14, 744).line(18, 758).line(8, 776).line(-26, 762).closed
        artist.canvas.fill(slot, Canvas.paint(artist.base.darker(0.85)))
    }
}
