/// A long coat with a collar, in one of three cuts.
struct CoatFigure: Figure {
    enum Cut: Sendable {
        case singleBreasted, doubleBreasted, trench
    }

    let cut: Cut
    /// Where the hem is.
    let length: Double

    private var torso: Torso {
        Torso(
            top: 172, neck: 50, neckDepth: 30, shoulder: 150, slope: 46, chest: 143, armpit: 366,
            waist: cut == .trench ? 122 : 134, waistLine: 560, hem: cut == .trench ? 192 : 172, hemLine: length,
            hemDip: 14, cuff: Torso.Cuff(x: 214, line: 690, width: 36, tilt: 15, ease: 30)
        )
    }

    var silhouettes: [Outline] { torso.silhouettes }

    /// How deep the lapels open.
    private var breakLine: Double { cut == .singleBreasted ? 500 : 440 }

    func paint(_ artist: inout Artist) {
        artist.paint(torso, inside: artist.trim.darker(0.25))
        paintOpening(&artist)
        paintLapels(&artist)
        if cut == .trench { paintTrench(&artist) }
        paintPockets(&artist)
        paintButtons(&artist)
        paintCuffs(&artist)
    }
}

extension CoatFigure {
    private var overlap: Double { cut == .singleBreasted ? 14 : 62 }

    private func paintOpening(_ artist: inout Artist) {
        let edge = Outline(overlap, breakLine).curve(overlap + 2, 620, overlap + 4, 800, overlap - 4, length + 11)
        artist.fold(Vector(overlap + 4, breakLine + 10), Vector(overlap, length), bend: -3, width: -13, strength: 0.2)
        artist.seam(edge, width: 2.6, opacity: 0.7)
        artist.fold(Vector(-60, 590), Vector(-104, length - 20), bend: 10, width: 12, strength: 0.16)
        artist.fold(Vector(78, 600), Vector(112, length - 10), bend: -10, width: -14, strength: 0.18)
        artist.fold(Vector(-20, 640), Vector(-36, length - 30), bend: 6, width: 9, strength: 0.12)
    }

    private func paintLapels(_ artist: inout Artist) {
        // What is worn below: nothing but the lining and the inside of the collar.
        let lining = Outline(-46, 176).bend(0, 204, 46, 176).line(overlap, breakLine).line(overlap - 20, breakLine - 6)
            .closed
        artist.canvas.fill(lining, Canvas.paint(artist.trim.darker(0.12)))
        artist.shadeEdge(lining, from: Vector(0, 0), to: Vector(0, 0.8), strength: 0.5)
        let left = lapel(mirror: -1)
        let right = lapel(mirror: 1)
        for (part, angle) in [(left, 12.0), (right, -12.0)] {
            artist.canvas.fill(part.moved(4, 8), Canvas.paint(artist.shade), opacity: 0.28)
            artist.cloth(part, angle: angle)
            artist.seam(part, width: 2, opacity: 0.5)
        }
        let collar = collar
        artist.canvas.fill(collar.moved(0, 6), Canvas.paint(artist.shade), opacity: 0.25)
        artist.cloth(collar, angle: 8, tint: cut == .trench ? nil : artist.base.darker(0.1))
        artist.seam(collar, width: 2, opacity: 0.5)
    }

    private func lapel(mirror: Double) -> Outline {
        let width = cut == .singleBreasted ? 92.0 : 112
        let outline = Outline(44, 196).line(70, 262).line(width, 292)
            .curve(width - 8, 360, overlap + 46, breakLine - 70, overlap, breakLine)
            .curve(overlap - 6, breakLine - 90, 34, 300, 44, 196).closed
        guard mirror < 0 else { return outline }
        let other = Outline(44, 196).line(70, 262).line(width, 292)
            .curve(width - 8, 360, 40, breakLine - 70, -overlap * 0.4, breakLine)
            .curve(6, breakLine - 90, 34, 300, 44, 196).closed
        return other.mirrored
    }

    private var collar: Outline {
        Outline(0, 158).bend(34, 154, 56, 172).curve(74, 196, 92, 226, 98, 252).line(66, 264)
            .curve(58, 234, 46, 206, 40, 186).bend(24, 174, 0, 174).symmetrical
    }

    private func paintPockets(_ artist: inout Artist) {
        for side in [-1.0, 1] {
            let pocket =
                cut == .trench
                ? Outline(74, 640).line(100, 632).line(116, 742).line(90, 750).closed
                : Outline(62, 664).bend(100, 660, 132, 652).line(136, 690).bend(100, 700, 64, 702).closed
            let part = side > 0 ? pocket : pocket.mirrored
            artist.canvas.fill(part.moved(2, 6), Canvas.paint(artist.shade), opacity: 0.3)
            artist.cloth(part, angle: side * -4)
            artist.seam(part, width: 2, opacity: 0.6)
        }
    }

    private func paintButtons(_ artist: inout Artist) {
        let lines: [Double] = cut == .singleBreasted ? [516, 606, 696] : [466, 548, 640, 730]
        for line in lines where line < length - 120 {
            if cut == .singleBreasted {
                artist.button(-2, line, radius: 11)
            } else {
                // The first pair stands wider, below the lapels.
                let spread = line == 466 ? 58.0 : 50
                artist.button(-spread + 4, line, radius: 11)
                artist.button(spread - 8, line, radius: 11)
            }
        }
    }

    private func paintCuffs(_ artist: inout Artist) {
        guard let band = torso.cuffBand(cut == .trench ? 26 : 4) else { return }
        for part in [band, band.mirrored] {
            if cut == .trench {
                artist.cloth(part.moved(0, -46), depth: 0.05)
                artist.seam(part.moved(0, -46), width: 2)
            }
            artist.seam(part, width: 2, opacity: 0.4)
        }
    }

    private func paintTrench(_ artist: inout Artist) {
        // The storm flap over the right shoulder.
        let flap = Outline(-62, 232).curve(-96, 238, -130, 236, -148, 226).curve(-140, 290, -128, 340, -112, 372)
            .bend(-84, 366, -58, 340).closed
        artist.canvas.fill(flap.moved(3, 8), Canvas.paint(artist.shade), opacity: 0.25)
        artist.cloth(flap, angle: 6)
        artist.seam(flap)
        for side in [-1.0, 1] {
            let epaulette = Outline(84, 192).line(146, 214).line(142, 232).line(80, 210).closed
            let part = side > 0 ? epaulette : epaulette.mirrored
            artist.cloth(part, angle: side * 20, depth: 0.04)
            artist.seam(part)
            artist.button(side * 94, 204, radius: 5)
        }
        let belt = Outline(0, 572).line(126, 560).line(128, 604).line(0, 616).symmetrical
        artist.canvas.fill(belt.moved(0, 9), Canvas.paint(artist.shade), opacity: 0.32)
        artist.cloth(belt, depth: 0.06)
        artist.stitches(Outline(-122, 568).line(0, 580).line(122, 568))
        artist.stitches(Outline(-122, 598).line(0, 610).line(122, 598))
        let tail = Outline(-18, 606).line(-44, 730).line(-10, 740).line(14, 612).closed
        artist.canvas.fill(tail.moved(6, 8), Canvas.paint(artist.shade), opacity: 0.3)
        artist.cloth(tail, angle: 8)
        artist.seam(tail)
        let buckle = Outline.box(-34, 566, 52, 56, radius: 8)
        artist.canvas.stroke(buckle, artist.base.darker(0.7), width: 8)
        artist.canvas.stroke(Outline(-8, 570).line(-8, 618), artist.base.darker(0.7), width: 5)
    }
}
