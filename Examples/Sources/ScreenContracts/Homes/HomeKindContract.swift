/// What a home is. The raw values are those of the columns of results.
public enum HomeKindContract: Int, CaseIterable, Sendable {
    /// A flat of several rooms.
    case flat
    /// A house.
    case house
    /// A flat of one room.
    case studio
    /// A flat in a former works or under a roof.
    case loft
}

extension HomeKindContract {
    /// The kind of a word; `nil` for one that is not known.
    public init?(word: String) {
        let known = Self.allCases.first { $0.word.utf8.elementsEqual(word.utf8) }
        guard let known else { return nil }
        self = known
    }

    /// The word in addresses, bodies and responses.
    public var word: String {
        switch self {
        case .flat: "flat"
        case .house: "house"
        case .studio: "studio"
        case .loft: "loft"
        }
    }
}
