/// A portrait of no real person: a head, hair and shoulders in flat colours. The square in the middle of the drawing is what is seen.
struct PortraitDrawing {
    /// The colour behind the head.
    let ground: Tint

    private let look: Look
    private static let grounds: [Tint] = [
        Tint(0xF2C14E), Tint(0xF78154), Tint(0x9CC5A1), Tint(0x8FB8DE), Tint(0xC9A7EB), Tint(0xE8B4BC), Tint(0x7FB7BE),
        Tint(0xD8C99B), Tint(0xEFA48B), Tint(0xA3B18A),
    ]
    private static let skins: [Tint] = [
        Tint(0xF6D7BD), Tint(0xEBBF9A), Tint(0xD9A066), Tint(0xB97A4B), Tint(0x8D5A3A), Tint(0x5E3A27),
    ]
    private static let hairs: [Tint] = [
        Tint(0x2B1D16), Tint(0x4A2F1F), Tint(0x7B4A26), Tint(0xB5713A), Tint(0xD9A441), Tint(0x8A8D91), Tint(0xE7E2DA),
        Tint(0x8C3B2E),
    ]
    /// Where in `hairs` the colours of age are.
    private static let greyHairs = 5...6
    private static let clothes: [Tint] = [
        Tint(0x264653), Tint(0x2A9D8F), Tint(0xE76F51), Tint(0x6D597A), Tint(0x355070), Tint(0xB56576), Tint(0x606C38),
        Tint(0xF4F1DE), Tint(0x3D405B),
    ]

    init(_ number: Int) {
        look = Look(seed: UInt64(number) &* 0x9E37_79B9_7F4A_7C15)
        ground = Self.grounds[number % Self.grounds.count]
    }

    /// What the person looks like.
    private struct Look {
        let skin, cloth: Tint
        /// The position of the colour in `hairs`.
        let hair: Int
        let width, height: Double
        /// Long hair, a bun, curls, short hair, or short hair with a beard.
        let style: Int
        let hasCollar, hasBeard: Bool
        let smile: Double
        let hasGlasses: Bool

        init(seed: UInt64) {
            var generator = SplitMix64(seed: seed)
            skin = generator.pick(PortraitDrawing.skins)
            hair = generator.pick(Array(PortraitDrawing.hairs.indices))
            cloth = generator.pick(PortraitDrawing.clothes)
            width = generator.number(in: 128.0...146)
            height = generator.number(in: 168.0...186)
            style = generator.number(in: 0...4)
            hasCollar = generator.chance(0.5)
            let isBearded = generator.chance(0.35)
            hasBeard = style == 4 || (style == 3 && isBearded)
            smile = generator.number(in: 16.0...34)
            hasGlasses = generator.chance(0.28)
        }
    }
}

extension PortraitDrawing {
    /// Whether it may show a person of a name and an age: a woman has no beard, a man neither long hair nor a bun, and hair is grey
    /// from 60 on, and not before 50.
    func suits(_ name: String, age: Int) -> Bool {
        if look.hasBeard, SamplePeople.namesOfWomen.contains(name) { return false }
        if look.style < 2, SamplePeople.namesOfMen.contains(name) { return false }
        return Self.greyHairs.contains(look.hair) ? age >= 50 : age < 60
    }
}

extension PortraitDrawing {
    /// The drawing as an SVG document.
    func svg() -> String {
        let (skin, hair) = (look.skin, Self.hairs[look.hair])
        let (width, height) = (look.width, look.height)
        var canvas = Canvas()
        canvas.fill(.box(-420, 0, 840, 1_200), Canvas.paint(ground))
        canvas.fill(.ellipse(0, 600, 330, 330), Canvas.paint(ground.lighter(0.25)))
        drawHairBehind(look.style, hair, width, &canvas)
        drawBody(skin, look.cloth, look.hasCollar, &canvas)
        canvas.fill(.ellipse(-width + 4, 590, 24, 36), Canvas.paint(skin.darker(0.08)))
        canvas.fill(.ellipse(width - 4, 590, 24, 36), Canvas.paint(skin.darker(0.08)))
        canvas.fill(.ellipse(0, 570, width, height), Canvas.paint(skin))
        if look.hasBeard { drawBeard(hair, width, height, &canvas) }
        drawFace(skin, hair, smile: look.smile, &canvas)
        drawHair(look.style, hair, width, height, &canvas)
        if look.hasGlasses { drawGlasses(&canvas) }
        return canvas.document(width: Scene.pixelWidth, height: Scene.pixelHeight)
    }

    private func drawBody(_ skin: Tint, _ cloth: Tint, _ hasCollar: Bool, _ canvas: inout Canvas) {
        canvas.fill(.box(-62, 680, 124, 240, radius: 50), Canvas.paint(skin.darker(0.16)))
        let shoulders = Outline(0, 1_300).line(-310, 1_300).curve(-310, 930, -230, 870, -70, 846)
            .curve(-40, 890, -20, 900, 0, 900).symmetrical
        canvas.fill(shoulders.moved(0, -36), Canvas.paint(cloth))
        guard hasCollar else { return }
        let collar = Outline(0, 918).curve(-46, 908, -70, 884, -82, 842).line(-120, 862).curve(
            -100, 930, -60, 960, 0, 976
        )
        .symmetrical
        canvas.fill(collar.moved(0, -36), Canvas.paint(cloth.lighter(0.25)))
    }

    private func drawHairBehind(_ style: Int, _ hair: Tint, _ width: Double, _ canvas: inout Canvas) {
        switch style {
        case 0: canvas.fill(.box(-width - 40, 420, 2 * width + 80, 440, radius: 150), Canvas.paint(hair.darker(0.2)))
        case 1: canvas.fill(.ellipse(0, 356, 84, 78), Canvas.paint(hair))
        case 2:
            for place in [Vector(-120, 450), Vector(120, 450), Vector(-168, 560), Vector(168, 560), Vector(0, 410)] {
                canvas.fill(.ellipse(place.x, place.y, 96, 96), Canvas.paint(hair))
            }
        default: break
        }
    }

    private func drawHair(_ style: Int, _ hair: Tint, _ width: Double, _ height: Double, _ canvas: inout Canvas) {
        let top = 570 - height
        let edge = style == 3 ? 470.0 : 520
        let cap = Outline(-width - 10, edge + 40)
            .curve(-width - 30, top - 20, -70, top - 46, 0, top - 42)
            .curve(70, top - 46, width + 30, top - 20, width + 10, edge + 40)
            .curve(width - 20, edge - 40, 80, edge - 70, style == 3 ? -10 : 30, edge - 60)
            .curve(-40, edge - 50, -width + 10, edge - 40, -width - 10, edge + 40).closed
        canvas.fill(cap, Canvas.paint(hair))
    }

    private func drawBeard(_ hair: Tint, _ width: Double, _ height: Double, _ canvas: inout Canvas) {
        let beard = Outline(0, 570 + height + 12).curve(-80, 570 + height + 10, -width - 2, 690, -width + 2, 590)
            .curve(-width + 26, 640, -60, 640, 0, 634).symmetrical
        canvas.fill(beard, Canvas.paint(hair))
    }

    private func drawFace(_ skin: Tint, _ hair: Tint, smile: Double, _ canvas: inout Canvas) {
        let ink = Tint(0x2A1E1A)
        for side in [-1.0, 1] {
            canvas.fill(.ellipse(side * 54, 572, 12, 15), Canvas.paint(ink))
            canvas.fill(.ellipse(side * 84, 626, 26, 16), Canvas.paint(Tint(0xE4572E)), opacity: 0.16)
            let brow = Outline(side * 30, 536).bend(side * 56, 520, side * 82, 536)
            canvas.stroke(brow, hair.darker(0.3), width: 10)
        }
        canvas.stroke(Outline(0, 584).bend(-16, 626, 6, 630), skin.darker(0.35), width: 8)
        canvas.stroke(Outline(-44, 664).bend(0, 664 + smile * 1.6, 44, 664), Tint(0x9B2C2C), width: 11)
    }

    private func drawGlasses(_ canvas: inout Canvas) {
        let frame = Tint(0x2F2A28)
        for side in [-1.0, 1] { canvas.stroke(.ellipse(side * 56, 574, 44, 40), frame, width: 9) }
        canvas.stroke(Outline(-14, 570).bend(0, 560, 14, 570), frame, width: 9)
    }
}
