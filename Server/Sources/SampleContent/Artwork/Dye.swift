/// A colour of cloth or leather, with the name a shop would give it.
struct Dye: Equatable, Sendable {
    /// The word by which products are stored.
    let key: String
    /// The name for people.
    let name: String
    /// The colour.
    let color: Tint

    private init(_ key: String, _ name: String, _ hexadecimal: UInt32) {
        self.key = key
        self.name = name
        color = Tint(hexadecimal)
    }

    /// The dye with a key; the first one for a key that is not known.
    init(key: String) {
        self = Dye.all.first { $0.key == key } ?? Dye.all[0]
    }
}

extension Dye {
    /// Every dye.
    static let all: [Dye] = [
        Dye("ink", "Ink", 0x26282F), Dye("charcoal", "Charcoal", 0x4B4E57), Dye("marl", "Grey marl", 0x9C9EA5),
        Dye("silver", "Silver grey", 0xC6C8CC), Dye("white", "Optic white", 0xF4F3F0),
        Dye("ivory", "Ivory", 0xEDE6D6), Dye("cream", "Cream", 0xE6D9BE), Dye("sand", "Sand", 0xD2BC97),
        Dye("camel", "Camel", 0xBD9160), Dye("tobacco", "Tobacco", 0x8F5E38), Dye("chocolate", "Chocolate", 0x553A2C),
        Dye("rust", "Rust", 0xB4552F), Dye("terracotta", "Terracotta", 0xC8775A), Dye("brick", "Brick", 0x93413A),
        Dye("burgundy", "Burgundy", 0x672835), Dye("rose", "Rose", 0xD7A09D), Dye("blush", "Blush", 0xEBC9C0),
        Dye("coral", "Coral", 0xE2806A), Dye("mustard", "Mustard", 0xD0A23F), Dye("butter", "Butter", 0xEDD992),
        Dye("olive", "Olive", 0x73744A), Dye("moss", "Moss", 0x505E40), Dye("sage", "Sage", 0xA7B198),
        Dye("forest", "Forest", 0x2F4C40), Dye("teal", "Teal", 0x33686A), Dye("mint", "Mint", 0xBFD6C8),
        Dye("sky", "Sky", 0xABC5DA), Dye("slate", "Slate blue", 0x6F87A6), Dye("denim", "Indigo", 0x4A658C),
        Dye("cobalt", "Cobalt", 0x3352A3), Dye("navy", "Navy", 0x27334F), Dye("lilac", "Lilac", 0xB9AAD0),
        Dye("plum", "Plum", 0x5E3D5A),
    ]
}
