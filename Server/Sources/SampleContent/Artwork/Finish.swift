/// How a material takes the light.
struct Finish: Equatable, Sendable {
    /// What its surface looks like from near.
    enum Texture: Sendable {
        case none, knit, wool, denim, linen, leather, suede, cord
    }

    /// How much it shines, 0 to 1.
    let gloss: Double
    let texture: Texture

    init(gloss: Double, texture: Texture) {
        self.gloss = gloss
        self.texture = texture
    }

    /// Guesses from the words by which the material is sold.
    init(material: String, category: String) {
        let words = material.lowercased()
        func has(_ parts: String...) -> Bool { parts.contains { words.contains($0) } }
        if has("satin", "silk", "patent") {
            self.init(gloss: 1, texture: .none)
        } else if has("suede", "nubuck", "felt") {
            self.init(gloss: 0.1, texture: .suede)
        } else if has("leather", "lambskin", "calfskin") {
            self.init(gloss: 0.7, texture: .leather)
        } else if has("denim", "chambray") {
            self.init(gloss: 0.15, texture: .denim)
        } else if has("linen", "canvas", "slub", "straw") {
            self.init(gloss: 0.1, texture: .linen)
        } else if has("corduroy") {
            self.init(gloss: 0.2, texture: .cord)
        } else if has("nylon", "ripstop", "technical", "waxed") {
            self.init(gloss: 0.6, texture: .none)
        } else if category == "knit" || category == "scarf" || category == "hat" && has("merino", "cashmere", "wool") {
            self.init(gloss: 0.15, texture: .knit)
        } else if has("wool", "cashmere", "flannel", "hopsack", "mohair") {
            self.init(gloss: 0.12, texture: .wool)
        } else {
            self.init(gloss: 0.25, texture: .none)
        }
    }
}
