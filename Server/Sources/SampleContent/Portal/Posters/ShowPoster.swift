import PageServer
import PageStore
import ScreenContracts

/// The poster of a show: a motif of its genre in colours of its own, with its name.
struct ShowPoster: Equatable, Sendable {
    /// Raised whenever the drawing changes, so that posters made before are not taken for the present ones.
    static let revision = 2

    /// The name of the show.
    let name: String
    /// The genre, which decides about the motif.
    let genre: String
    /// The colours.
    let palette: Palette
    private let seed: UInt64

    /// The colours of a poster.
    struct Palette: Equatable, Sendable {
        /// The ground of the upper half.
        let sky: Tint
        /// What shines: the sun, a lamp, the name.
        let light: Tint
        /// The darkest colour.
        let land: Tint
        /// The colour that stands out.
        let accent: Tint
    }

    init(_ show: ShowRecord) {
        name = show.name
        genre = show.genre
        palette = Self.palettes[show.genre] ?? Self.others[Int(show.id.magnitude % UInt64(Self.others.count))]
        seed = UInt64(bitPattern: show.id) &* 0x9E37_79B9_7F4A_7C15
    }
}

extension ShowPoster {
    /// The left edge of the name.
    private static let margin = -320.0
    /// The lower edge of the name.
    private static let nameEnd = 1_120.0

    /// The colour of the sky, shown until the poster has loaded.
    var backdrop: Tint { palette.sky }

    /// The poster as an SVG document.
    func svg() -> String {
        var generator = SplitMix64(seed: seed)
        var canvas = Canvas()
        let sky = canvas.gradient([(0, palette.sky.darker(0.25), 1), (0.65, palette.sky, 1), (1, palette.light, 1)])
        canvas.fill(.box(-400, 0, 800, 1_200), sky)
        drawMotif(&canvas, &generator)
        drawName(&canvas)
        return canvas.document(width: Scene.pixelWidth, height: Scene.pixelHeight)
    }

    /// Draws the name at the lower end, on a ground that grows dark enough for it.
    private func drawName(_ canvas: inout Canvas) {
        let lettering = Lettering(name, width: -2 * Self.margin, maximumHeight: 120)
        let top = Self.nameEnd - lettering.totalHeight
        let shade = palette.land.darker(0.4)
        let ground = canvas.gradient([(0, shade, 0), (0.45, shade, 0.72), (1, shade, 0.94)])
        canvas.fill(.box(-400, top - 260, 800, 1_460 - top), ground)
        let line = Outline(Self.margin, top - 54).line(Self.margin + 110, top - 54)
        canvas.stroke(line, palette.accent, width: 14)
        lettering.draw(in: &canvas, x: Self.margin, y: top, palette.light.lighter(0.55))
    }

    private static let palettes: [String: Palette] = [
        "Drama": Palette(sky: Tint(0x4F86A6), light: Tint(0xF6D6A0), land: Tint(0x12304A), accent: Tint(0xF2765A)),
        "Documentary": Palette(
            sky: Tint(0x3B2B52), light: Tint(0xF6B65C), land: Tint(0x1C1230), accent: Tint(0xE2633F)),
        "Travel": Palette(sky: Tint(0xE39A5B), light: Tint(0xFCE9BD), land: Tint(0x5C2F2B), accent: Tint(0x2F8C83)),
        "Comedy": Palette(sky: Tint(0x9E2F4A), light: Tint(0xFFE3A3), land: Tint(0x3C0F26), accent: Tint(0xF6B23C)),
        "Mystery": Palette(sky: Tint(0x1F5C63), light: Tint(0xD8EBC8), land: Tint(0x0B2228), accent: Tint(0xE8C547)),
        "Lifestyle": Palette(
            sky: Tint(0xE8E2CB), light: Tint(0xFBF6E3), land: Tint(0x24452F), accent: Tint(0xD9694A)),
    ]

    /// The colours of other genres.
    private static let others = [
        Palette(sky: Tint(0x6E5A8E), light: Tint(0xF0B7A4), land: Tint(0x2A1F45), accent: Tint(0xF3D27A)),
        Palette(sky: Tint(0x3E5C7A), light: Tint(0xC7D6E4), land: Tint(0x14212F), accent: Tint(0xE58A5C)),
        Palette(sky: Tint(0x86A15A), light: Tint(0xF4EFC2), land: Tint(0x2C4020), accent: Tint(0xE0B33E)),
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
