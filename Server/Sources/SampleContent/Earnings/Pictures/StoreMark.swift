/// The mark of a shop: the first letters of its name on the colour of its brand.
///
/// It is a square, of which clients show the disc.
struct StoreMark: Equatable, Sendable {
    private static let letterWidth = 96.0
    private static let letterHeight = 140.0
    private static let gap = 70.0

    /// The first letters of the first two words that begin with a letter.
    let letters: [Character]

    private let ground: Tint

    init(_ store: SamplePurchases.Store) {
        letters = Array(store.name.split(separator: " ").compactMap(\.first).filter(\.isLetter).prefix(2))
        ground = store.color
    }
}

extension StoreMark {
    /// The mark as an SVG document.
    func svg() -> String {
        var canvas = Canvas()
        let paint = canvas.gradient([(0, ground.lighter(0.12), 1), (1, ground.darker(0.25), 1)])
        canvas.fill(.box(-400, 0, 800, 800), paint)
        canvas.stroke(.ellipse(0, 400, 358, 358), .white, width: 10, opacity: 0.35)
        let scale = letters.count == 1 ? 2.7 : 2.0
        let advance = Self.letterWidth * scale + Self.gap
        let left = -(advance * Double(letters.count) - Self.gap) / 2
        for (index, letter) in letters.enumerated() {
            guard let line = Self.line(of: letter) else { continue }
            let place = Vector(left + advance * Double(index), 400 - Self.letterHeight * scale / 2)
            canvas.stroke(
                line.scaled(scale, scale, about: Vector(0, 0)).moved(place.x, place.y), .white, width: 22 * scale)
        }
        let side = EarningsPicture.pixelSide
        return canvas.document(width: side, height: side, units: 800)
    }

    /// A letter as one line, 96 units wide and 140 high; `nil` for a letter that no shop begins with.
    ///
    /// Letters that are lines need no font on the machine that draws them.
    static func line(of letter: Character) -> Outline? {
        switch letter {
        case "B":
            Outline(0, 66).line(48, 66).curve(92, 66, 92, 0, 48, 0).line(0, 0).line(0, 140).line(54, 140)
                .curve(108, 140, 108, 66, 54, 66)
        case "C":
            Outline(94, 26).curve(84, 8, 70, 0, 52, 0).curve(16, 0, 0, 34, 0, 70).curve(0, 106, 16, 140, 52, 140)
                .curve(70, 140, 84, 132, 94, 114)
        case "G":
            Outline(94, 26).curve(84, 8, 70, 0, 52, 0).curve(16, 0, 0, 34, 0, 70).curve(0, 106, 16, 140, 52, 140)
                .curve(72, 140, 86, 132, 96, 116).line(96, 76).line(60, 76)
        case "L": Outline(8, 0).line(8, 140).line(88, 140)
        case "N": Outline(2, 140).line(2, 0).line(94, 140).line(94, 0)
        case "P": Outline(4, 140).line(4, 0).line(50, 0).curve(106, 0, 106, 80, 50, 80).line(4, 80)
        case "S":
            Outline(88, 22).curve(76, 6, 64, 0, 46, 0).curve(20, 0, 4, 14, 4, 34).curve(4, 82, 92, 56, 92, 104)
                .curve(92, 126, 74, 140, 48, 140).curve(28, 140, 12, 132, 2, 114)
        default: nil
        }
    }
}
