/// The light in which a home is seen from outside.
struct HomeSky: Sendable {
    /// The colour above.
    let top: Tint
    /// The colour half way down, which stands in for the whole picture.
    let middle: Tint
    /// The colour at the horizon.
    let low: Tint
    /// Whether it is so late that lamps are lit.
    let isEvening: Bool

    init(_ facade: HomeFacade, _ number: Int) {
        let kinds = Self.palettes
        let index = (number * 3 + (HomeFacade.allCases.firstIndex(of: facade) ?? 0)) % kinds.count
        (top, middle, low, isEvening) = kinds[index]
    }

    private static let palettes: [(Tint, Tint, Tint, Bool)] = [
        (Tint(0x6FA8DC), Tint(0xA9CDEB), Tint(0xE4F0F7), false),
        (Tint(0x7FB2D9), Tint(0xBBD7EA), Tint(0xF3EFE2), false),
        (Tint(0x5C7FA8), Tint(0xC9A9A6), Tint(0xF7D2A2), true), (Tint(0x9DB4C6), Tint(0xC5D1DA), Tint(0xE8ECEE), false),
        (Tint(0x4F97C9), Tint(0x93C4E2), Tint(0xDDEFF2), false), (Tint(0x3E4F7A), Tint(0x8C7BA0), Tint(0xEDB08F), true),
        (Tint(0x83BBD8), Tint(0xB9DCE4), Tint(0xF6F3DF), false),
        (Tint(0x1E2A4C), Tint(0x3C4A75), Tint(0x7C7396), true),
        (Tint(0xA9B7D6), Tint(0xE3C7CF), Tint(0xFBE6CF), false),
        (Tint(0x8798A6), Tint(0xA9B5BC), Tint(0xD3D7D6), false),
    ]
}

extension HomeSky {
    /// Paints the sky with its clouds.
    func paint(_ canvas: inout Canvas, _ generator: inout SplitMix64) {
        let air = canvas.gradient([(0, top, 1), (0.55, middle, 1), (0.9, low, 1)])
        canvas.fill(.box(-420, -10, 840, 620), air)
        paintLight(&canvas, &generator)
        for _ in 0..<generator.number(in: 2...4) {
            let (x, y) = (generator.number(in: -380.0...380), generator.number(in: 40.0...210))
            let size = generator.number(in: 0.6...1.3)
            let white = Canvas.paint(low.lighter(0.55))
            for (dx, dy, r) in [(0.0, 0.0, 44.0), (-46, 12, 30), (48, 10, 34), (88, 18, 20), (-84, 19, 18)] {
                canvas.fill(.ellipse(x + dx * size, y + dy * size, r * 1.5 * size, r * 0.5 * size), white, opacity: 0.5)
            }
        }
    }

    /// What is said of the time of day, at the end of a sentence.
    var caption: String { isNight ? ", at night." : isEvening ? ", in the evening." : "." }

    /// Whether it is so dark that stars are seen.
    var isNight: Bool { top.brightness < 0.25 }

    /// Paints the moon and stars at night, and the sun at other times.
    private func paintLight(_ canvas: inout Canvas, _ generator: inout SplitMix64) {
        let (x, y) = (generator.number(in: -330.0...330), generator.number(in: 50.0...120))
        guard isNight else {
            let height = isEvening ? y + 190 : y
            canvas.soft(.ellipse(x, height, 20, 20), low.lighter(0.6), radius: 60, opacity: isEvening ? 0.5 : 0.3)
            return
        }
        for _ in 0..<40 {
            let (left, above) = (generator.number(in: -400.0...400), generator.number(in: 4.0...300))
            let size = generator.number(in: 0.8...1.9)
            canvas.fill(.ellipse(left, above, size, size), Canvas.paint(.white), opacity: 0.8)
        }
        canvas.soft(.ellipse(x, y, 22, 22), Tint(0xF4EFD8), radius: 40, opacity: 0.7)
        canvas.fill(.ellipse(x + 9, y - 5, 19, 19), Canvas.paint(top))
    }
}
