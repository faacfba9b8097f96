import PageServer
import PageStore
import ScreenContracts

/// The poster of a show: a landscape of hills under a sun or moon, in colours of its own.
struct ShowPoster: Equatable, Sendable {
    /// Raised whenever the drawing changes, so that posters made before are not taken for the present ones.
    static let revision = 1

    /// The colour of the sky, shown until the poster has loaded.
    let backdrop: Tint

    private let seed: UInt64
    private let colors: (sky: Tint, light: Tint, land: Tint)

    init(_ show: ShowRecord) {
        seed = UInt64(bitPattern: show.id) &* 0x9E37_79B9_7F4A_7C15
        let palettes = Self.palettes
        colors = palettes[Int(show.id % Int64(palettes.count))]
        backdrop = colors.sky
    }

    static func == (left: ShowPoster, right: ShowPoster) -> Bool { left.seed == right.seed }

    /// The poster as an SVG document.
    func svg() -> String {
        var generator = SplitMix64(seed: seed)
        var canvas = Canvas()
        let sky = canvas.gradient([(0, colors.sky.darker(0.35), 1), (0.7, colors.sky, 1), (1, colors.light, 1)])
        canvas.fill(.box(-400, 0, 800, 1_200), sky)
        let sun = Vector(generator.number(in: -180.0...180), generator.number(in: 260.0...480))
        let radius = generator.number(in: 90.0...170)
        canvas.soft(.ellipse(sun.x, sun.y, radius, radius), colors.light, radius: radius * 0.8, opacity: 0.28)
        canvas.fill(.ellipse(sun.x, sun.y, radius, radius), Canvas.paint(colors.light.lighter(0.35)))
        let layers = generator.number(in: 4...6)
        for layer in 1...layers {
            let share = Double(layer) / Double(layers)
            let color = colors.sky.mixed(with: colors.land, share).darker(share * 0.25)
            canvas.fill(Self.hills(at: 480 + 560 * share, &generator), Canvas.paint(color))
        }
        return canvas.document(width: Scene.pixelWidth, height: Scene.pixelHeight)
    }

    /// A ridge from the left edge to the right one, and everything below it.
    private static func hills(at height: Double, _ generator: inout SplitMix64) -> Outline {
        var outline = Outline(-420, height + generator.number(in: -60.0...60))
        let steps = generator.number(in: 3...5)
        for step in 1...steps {
            let x = -420 + 840 * Double(step) / Double(steps)
            let from = outline.end
            let y = height + generator.number(in: -80.0...80)
            let reach = (x - from.x) * 0.45
            outline = outline.curve(from.x + reach, from.y, x - reach, y, x, y)
        }
        return outline.line(420, 1_260).line(-420, 1_260).closed
    }

    private static let palettes: [(sky: Tint, light: Tint, land: Tint)] = [
        (Tint(0x5B7FA6), Tint(0xF3C98B), Tint(0x23384F)), (Tint(0xC9705B), Tint(0xF7D9A0), Tint(0x4B2436)),
        (Tint(0x4E8C86), Tint(0xE9E3B4), Tint(0x17393B)), (Tint(0x6E5A8E), Tint(0xF0B7A4), Tint(0x2A1F45)),
        (Tint(0xD2A24C), Tint(0xFBEBC0), Tint(0x5A3A1C)), (Tint(0x3E5C7A), Tint(0xC7D6E4), Tint(0x14212F)),
        (Tint(0x86A15A), Tint(0xF4EFC2), Tint(0x2C4020)),
    ]
}

extension ShowRecord {
    /// The poster as responses hold it.
    var poster: PictureContract {
        PictureContract(
            path: posterPath, pixelWidth: Scene.pixelWidth, pixelHeight: Scene.pixelHeight,
            tint: ShowPoster(self).backdrop.hexadecimal)
    }
}

/// Draws the posters of shows.
struct ShowPosterProvider: PictureProvider {
    func svg(for path: String, in store: any PageStore) async throws -> String? {
        guard path.hasPrefix("show/"), let id = Int64(path.dropFirst(5).prefix { $0 != "." }) else { return nil }
        let show = try await store.read { try ShowRecord.of(id, in: $0) }
        guard let show, show.posterPath == path else { return nil }
        return ShowPoster(show).svg()
    }
}
