/// A ribbed beanie with a turned-up brim.
struct BeanieFigure: Figure {
    private var crown: Outline {
        Outline(0, 360).curve(120, 360, 196, 460, 206, 640).line(206, 700).bend(100, 724, 0, 724).symmetrical
    }

    private var brim: Outline {
        Outline(0, 664).bend(120, 662, 212, 632).curve(220, 680, 220, 740, 214, 782).bend(110, 812, 0, 812).symmetrical
    }

    var silhouettes: [Outline] { [crown, brim] }

    func paint(_ artist: inout Artist) {
        artist.cloth(crown)
        for index in -8...8 {
            let x = Double(index) / 8
            let line = Outline(x * 18, 366).curve(x * 120, 400, x * 190, 500, x * 202, 690)
            artist.canvas.stroke(line, artist.shade, width: 5, opacity: 0.24)
            artist.canvas.stroke(line.moved(4, 0), .white, width: 2.5, opacity: 0.12)
        }
        artist.shadeEdge(crown, from: Vector(0, 1), to: Vector(0, 0.7), strength: 0.5)
        artist.cloth(brim, depth: 0.02)
        let tile = """
            <rect width="6" height="20" fill="\(artist.shade.hexadecimal)" fill-opacity="0.25"/>\
            <rect x="9" width="4" height="20" fill="#ffffff" fill-opacity="0.14"/>
            """
        artist.canvas.fill(brim, artist.canvas.pattern(width: 17, height: 20, tile))
        artist.shadeEdge(brim, from: Vector(0, 1), to: Vector(0, 0.6), strength: 0.3)
        artist.cloth(.box(92, 706, 58, 44, radius: 3), tint: artist.trim)
        artist.stitches(.box(96, 710, 50, 36, radius: 2), tint: artist.trim.darker(0.5), opacity: 0.6)
    }
}

/// A baseball cap, from the side.
struct CapFigure: Figure {
    private var crown: Outline {
        Outline(-218, 712).curve(-240, 560, -170, 420, -20, 412).curve(120, 408, 196, 500, 204, 640)
            .curve(206, 664, 206, 680, 204, 694).curve(80, 676, -80, 684, -218, 712).closed
    }

    private var visor: Outline {
        Outline(60, 672).curve(110, 650, 170, 640, 204, 648).curve(280, 668, 340, 700, 368, 740)
            .curve(374, 756, 360, 764, 342, 756).curve(270, 722, 180, 706, 84, 716).curve(60, 716, 50, 690, 60, 672)
            .closed
    }

    var silhouettes: [Outline] { [crown, visor] }

    func paint(_ artist: inout Artist) {
        artist.cloth(crown)
        let middle = Outline(-20, 412).curve(60, 470, 96, 560, 98, 682)
        let back = Outline(-20, 412).curve(-110, 460, -150, 570, -150, 700)
        for line in [middle, back] {
            artist.seam(line, width: 3)
            artist.stitches(line.moved(8, 2), opacity: 0.45)
            artist.stitches(line.moved(-8, 2), opacity: 0.45)
        }
        artist.shadeEdge(crown, from: Vector(0, 1), to: Vector(0.1, 0.55), strength: 0.35)
        artist.fold(Vector(-120, 470), Vector(-190, 660), bend: 12, width: 18, strength: 0.12)
        for (x, y) in [(30.0, 530.0), (-84, 520), (150, 560)] {
            artist.canvas.fill(.ellipse(x, y, 7, 7), Canvas.paint(artist.shade))
            artist.canvas.stroke(.ellipse(x, y, 7, 7), artist.base.lighter(0.25), width: 2.5, opacity: 0.7)
        }
        let band = Outline(-218, 712).curve(-80, 684, 80, 676, 204, 694).line(204, 672).curve(
            80, 654, -80, 662, -220, 690
        ).closed
        artist.cloth(band, depth: 0.1)
        artist.seam(band, opacity: 0.5)
        artist.canvas.fill(visor.moved(0, 14), Canvas.paint(artist.shade), opacity: 0.35)
        artist.cloth(visor, tint: artist.scene.pattern == .plain ? artist.trim : nil)
        let under = Outline(84, 716).curve(180, 706, 270, 722, 342, 756).curve(360, 764, 374, 756, 368, 740).curve(
            340, 730, 240, 694, 66, 700
        ).closed
        artist.canvas.fill(under, Canvas.paint(artist.shade), opacity: 0.4)
        for step in 1...3 {
            let share = Double(step) / 4
            artist.stitches(
                Outline(80, 668 + share * 20).curve(
                    140, 652 + share * 20, 250, 668 + share * 24, 344 - share * 30, 726 + share * 6),
                tint: artist.trim.darker(0.5), opacity: 0.4
            )
        }
        artist.canvas.fill(.ellipse(-20, 411, 15, 9), Canvas.paint(artist.base.darker(0.3)))
    }
}

/// A felt hat with a ribbon.
struct FedoraFigure: Figure {
    private var brim: Outline {
        Outline(-318, 700).curve(-260, 640, -100, 628, 0, 628).curve(120, 628, 270, 640, 318, 690)
            .curve(270, 760, 120, 790, 0, 790).curve(-130, 790, -270, 766, -318, 700).closed
    }

    private var crown: Outline {
        Outline(-170, 690).curve(-176, 580, -160, 470, -120, 426).curve(-80, 400, -40, 430, 0, 436)
            .curve(50, 420, 90, 396, 124, 426).curve(160, 470, 176, 580, 170, 690).curve(110, 722, -110, 722, -170, 690)
            .closed
    }

    var silhouettes: [Outline] { [brim, crown] }

    func paint(_ artist: inout Artist) {
        artist.cloth(brim, depth: 0.06)
        let under = Outline(-318, 700).curve(-270, 766, -130, 790, 0, 790).curve(120, 790, 270, 760, 318, 690)
            .curve(260, 744, 120, 770, 0, 770).curve(-130, 770, -260, 748, -318, 700).closed
        artist.canvas.fill(under, Canvas.paint(artist.base.darker(0.5)))
        artist.canvas.soft(.ellipse(22, 712, 180, 24), artist.shade, radius: 18, opacity: 0.45)
        artist.cloth(crown)
        let dent = Outline(-96, 428).curve(-50, 420, -20, 470, 4, 476).curve(40, 466, 70, 420, 104, 424).curve(
            60, 400, 30, 440, 0, 440
        )
        .curve(-40, 430, -70, 404, -96, 428).closed
        artist.canvas.fill(dent, Canvas.paint(artist.shade), opacity: 0.4)
        artist.fold(Vector(-100, 440), Vector(-70, 600), bend: 14, width: 20, strength: 0.22)
        artist.fold(Vector(110, 440), Vector(80, 600), bend: -14, width: -20, strength: 0.22)
        let ribbon = Outline(-173, 630).curve(-110, 664, 110, 664, 173, 630).curve(174, 660, 172, 680, 170, 692)
            .curve(110, 724, -110, 724, -170, 692).curve(-172, 680, -174, 660, -173, 630).closed
        artist.cloth(ribbon, tint: artist.trim.darker(0.15))
        let bow = Outline(100, 650).line(150, 636).line(156, 688).line(104, 702).closed
        artist.cloth(bow, tint: artist.trim.darker(0.05))
        artist.seam(Outline(126, 644).line(130, 695), opacity: 0.5)
        artist.seam(Outline(-318, 700).curve(-260, 640, -176, 632, -172, 640), opacity: 0.2)
    }
}
