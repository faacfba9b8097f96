/// The weaves and prints that cloth comes in.
enum ClothPattern: String, CaseIterable, Sendable {
    case plain, stripe, breton, pinstripe, check, gingham, herringbone, twill, marl, rib, dots, leaves, fairIsle
    case quilt, basket
}

extension ClothPattern {
    /// The word before a product's name, or `nil` for what goes without saying.
    var adjective: String? {
        switch self {
        case .plain, .twill, .rib, .marl, .basket: nil
        case .stripe: "Striped"
        case .breton: "Breton-stripe"
        case .pinstripe: "Pinstriped"
        case .check: "Checked"
        case .gingham: "Gingham"
        case .herringbone: "Herringbone"
        case .dots: "Polka-dot"
        case .leaves: "Leaf-print"
        case .fairIsle: "Fair Isle"
        case .quilt: "Quilted"
        }
    }
}
