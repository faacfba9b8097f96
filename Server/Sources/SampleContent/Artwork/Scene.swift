/// What a picture shows: one product in front of a studio wall. Equal scenes give equal pictures.
struct Scene: Equatable, Sendable {
    /// Raised whenever the drawings change, so that pictures made before are not taken for the present ones.
    private static let version = 1

    /// The width of a picture, in pixels: the greatest width that is served.
    static let pixelWidth = 1_280
    /// The height of a picture, in pixels, in the format 2:3.
    static let pixelHeight = 1_920

    /// The shelf that the product lies on.
    let category: String
    /// The key of its cut or model.
    let style: String
    /// The dye of the cloth or leather.
    let dye: Dye
    /// The dye of stripes, lining and trimmings.
    let accent: Dye
    /// The weave or print.
    let pattern: ClothPattern
    /// The material in words, which decides how it shines.
    let material: String
    /// Decides everything that is left to chance.
    let seed: UInt64
    /// The wall.
    private(set) var backdrop: Backdrop

    init(
        category: String, style: String, dye: Dye, accent: Dye, pattern: ClothPattern, material: String, seed: UInt64
    ) {
        self.category = category
        self.style = style
        self.dye = dye
        self.accent = accent
        self.pattern = pattern
        self.material = material
        self.seed = seed
        var generator = SplitMix64(seed: seed ^ 0xBAC4_D809)
        backdrop = Backdrop(behind: dye.color, &generator)
    }
}

extension Scene {
    /// A number that changes with anything that the picture shows (FNV-1a, Fowler, Noll and Vo).
    var revision: Int {
        let words = [category, style, dye.key, accent.key, pattern.rawValue, material, "\(seed)", "\(Self.version)"]
        var hash: UInt32 = 2_166_136_261
        for byte in words.joined(separator: "|").utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
        return Int(hash >> 8)
    }

    /// The scene as a view shows it: one of them has another wall.
    func seen(_ view: SceneView) -> Scene {
        guard view == .otherWall else { return self }
        var scene = self
        var generator = SplitMix64(seed: seed ^ 0x0DD_1A11)
        repeat { scene.backdrop = Backdrop(behind: dye.color, &generator) } while scene.backdrop == backdrop
        return scene
    }

    /// The picture as an SVG document.
    func svg(_ view: SceneView = .whole) -> String {
        var generator = SplitMix64(seed: seed)
        let figure = Figures.figure(category: category, style: style, &generator)
        var artist = Artist(scene: seen(view), generator: generator)
        // What is near fills the picture, so that no floor is seen.
        artist.paintBackdrop(floor: view.focus == nil ? figure.floor : nil)
        let framing = view.focus.map { Framing(figure, near: $0) } ?? Framing(figure)
        artist.place(at: framing.move, scale: framing.scale, about: framing.center) { artist in
            artist.paintShadow(of: figure)
            figure.paint(&artist)
        }
        artist.paintLight()
        return artist.canvas.document(width: Self.pixelWidth, height: Self.pixelHeight)
    }
}
