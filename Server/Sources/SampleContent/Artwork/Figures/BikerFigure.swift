/// A leather jacket with an asymmetrical zip.
struct BikerFigure: Figure {
    private let torso = Torso(
        top: 264, neck: 54, neckDepth: 30, shoulder: 158, slope: 46, chest: 150, armpit: 460, waist: 136,
        waistLine: 640,
        hem: 134, hemLine: 800, hemDip: 4, cuff: Torso.Cuff(x: 230, line: 780, width: 30, tilt: 14, ease: 30)
    )
    private static let metal = Tint(0xC4C6CA)

    var silhouettes: [Outline] { torso.silhouettes }

    func paint(_ artist: inout Artist) {
        artist.paint(torso, inside: artist.trim.darker(0.3))
        for side in [-1.0, 1] {
            artist.fold(
                Vector(side * 120, 500), Vector(side * 104, 760), bend: side * 8, width: side * 12, strength: 0.22)
            artist.fold(
                Vector(side * 74, 540), Vector(side * 70, 750), bend: side * -6, width: side * 9, strength: 0.15)
            artist.seam(Outline(side * 92, 330).curve(side * 100, 500, side * 84, 640, side * 88, 800), opacity: 0.5)
            let strap = Outline(side * 92, 288).line(side * 148, 306).line(side * 144, 324).line(side * 88, 306).closed
            artist.cloth(strap, depth: 0.05)
            artist.seam(strap)
            artist.canvas.fill(.ellipse(side * 98, 298, 4.5, 4.5), Canvas.paint(Self.metal))
            zip(Outline(side * 206, 770).line(side * 196, 690), &artist, width: 7)
        }
        paintBelt(&artist)
        paintLapels(&artist)
        zip(Outline(70, 420).curve(66, 540, 44, 640, 30, 754), &artist)
        zip(Outline(-112, 560).line(-64, 640), &artist, width: 9)
        zip(Outline(96, 640).line(122, 560), &artist, width: 9)
        zip(Outline(-108, 440).line(-66, 470), &artist, width: 8)
    }

    private func zip(_ line: Outline, _ artist: inout Artist, width: Double = 12) {
        artist.canvas.stroke(line, artist.shade, width: width + 5, opacity: 0.6)
        artist.canvas.stroke(line, Self.metal.darker(0.5), width: width * 0.6)
        artist.canvas.stroke(line, Self.metal, width: width * 0.5, dash: "3 3")
        artist.canvas.fill(.box(line.end.x - 5, line.end.y - 4, 10, 26, radius: 4), Canvas.paint(Self.metal))
    }

    private func paintBelt(_ artist: inout Artist) {
        let belt = Outline(0, 756).line(136, 750).line(134, 796).line(0, 802).symmetrical
        artist.cloth(belt, depth: 0.12)
        artist.seam(belt)
        artist.canvas.stroke(.box(-30, 752, 50, 52, radius: 6), Self.metal.darker(0.15), width: 8)
        artist.canvas.stroke(Outline(-4, 756).line(-4, 800), Self.metal, width: 5)
    }

    private func paintLapels(_ artist: inout Artist) {
        let inner = Outline(-44, 270).bend(0, 300, 44, 270).line(70, 424).line(20, 470).closed
        artist.canvas.fill(inner, Canvas.paint(artist.trim.darker(0.1)))
        artist.shadeEdge(inner, from: Vector(0, 0), to: Vector(0, 1), strength: 0.55)
        let left = Outline(-40, 280).line(-74, 352).line(-104, 372).curve(-80, 430, -40, 470, 22, 500)
            .curve(-20, 420, -34, 350, -40, 280).closed
        let right = Outline(40, 280).line(72, 350).line(112, 366).curve(104, 400, 90, 420, 68, 440)
            .curve(64, 380, 48, 330, 40, 280).closed
        let collar = Outline(0, 250).bend(34, 246, 56, 264).curve(70, 290, 84, 316, 90, 342).line(64, 354)
            .curve(54, 320, 44, 296, 36, 276).bend(20, 266, 0, 266).symmetrical
        for part in [left, right, collar] {
            artist.canvas.fill(part.moved(3, 8), Canvas.paint(artist.shade), opacity: 0.4)
            artist.cloth(part)
            artist.seam(part, opacity: 0.6)
        }
        for (x, y) in [(-90.0, 368.0), (98, 366), (-60, 330), (60, 330)] {
            artist.canvas.fill(.ellipse(x, y, 5, 5), Canvas.paint(Self.metal))
        }
    }
}
