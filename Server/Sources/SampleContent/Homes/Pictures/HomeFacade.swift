import ScreenContracts

/// What a home looks like from outside.
enum HomeFacade: String, CaseIterable, Sendable {
    /// A house of its own with a gable and a garden.
    case cottage
    /// A house in a row, of brick.
    case terrace
    /// A house of the present, white and angular.
    case modern
    /// A town house of the old days, with stucco.
    case stucco
    /// A block with balconies.
    case block
    /// A works of brick with tall windows.
    case works
}

extension HomeFacade {
    /// How many drawings there are of it.
    var count: Int {
        switch self {
        case .cottage, .stucco, .block: 12
        case .terrace, .modern, .works: 8
        }
    }

    /// What fits a home by its kind and its age.
    init(_ home: HomeRecord) {
        switch home.kind {
        case .loft: self = home.built < 1_960 ? .works : .modern
        case .house: self = home.built >= 2_000 ? .modern : home.district.density > 0.9 ? .terrace : .cottage
        case .flat, .studio: self = home.built >= 2_012 ? .modern : home.built >= 1_940 ? .block : .stucco
        }
    }
}
