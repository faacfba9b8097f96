/// What a home is. The numbers are those of the columns of results.
enum HomeKind: Int, CaseIterable, Sendable {
    case flat, house, studio, loft
}

extension HomeKind {
    /// What addresses and responses call it.
    var word: String {
        switch self {
        case .flat: "flat"
        case .house: "house"
        case .studio: "studio"
        case .loft: "loft"
        }
    }

    init?(word: String) {
        guard let kind = Self.allCases.first(where: { $0.word == word }) else { return nil }
        self = kind
    }
}
