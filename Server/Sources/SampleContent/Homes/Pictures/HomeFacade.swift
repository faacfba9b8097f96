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
    /// A house at a corner with a turret and a mansard roof.
    case mansard
    /// A narrow house with a gable, in a row at a canal.
    case gables
    /// A house of timber frames.
    case timber
    /// A tenement of brick with bays.
    case tenement
    /// A tower.
    case tower
    /// A long building with open galleries.
    case slab
    /// A new building whose floors step back.
    case stack
    /// A house of one floor.
    case bungalow
    /// A large house between trees, with columns.
    case villa
    /// A warehouse at a quay.
    case warehouse
}

extension HomeFacade {
    /// How many drawings there are of it.
    var count: Int {
        switch self {
        case .cottage, .stucco, .block, .mansard: 12
        case .gables, .timber, .tenement, .stack, .bungalow, .villa: 10
        case .terrace, .modern, .works, .tower, .slab, .warehouse: 8
        }
    }

    /// One of those that fit a home by its kind and its age, by the number of the home.
    init(_ home: HomeRecord) {
        var generator = home.generator(6)
        self = generator.pick(Self.fitting(home))
    }

    /// Those that fit a home; one that stands here twice is taken twice as often.
    private static func fitting(_ home: HomeRecord) -> [HomeFacade] {
        switch home.kind {
        case .loft: home.built < 1_960 ? [.works, .warehouse] : [.stack, .tower, .works]
        case .house: houses(home)
        case .flat, .studio:
            switch home.built {
            case 2_012...: [.stack, .stack, .tower]
            case 1_940...: [.block, .block, .slab, .tower]
            case 1_900...: [.stucco, .mansard, .tenement, .gables]
            default: [.stucco, .mansard, .tenement, .gables, .timber]
            }
        }
    }

    private static func houses(_ home: HomeRecord) -> [HomeFacade] {
        if home.built >= 2_000 { return [.modern, .modern, .bungalow] }
        if home.district.density > 0.9 { return home.built < 1_900 ? [.terrace, .gables, .timber] : [.terrace] }
        if home.area > 170 { return [.villa] }
        return home.built < 1_950 ? [.cottage, .cottage, .villa] : [.bungalow, .cottage]
    }

    /// What its drawings show.
    var caption: String {
        switch self {
        case .cottage: "A house with a garden behind a white fence"
        case .terrace: "Three brick houses in a row, each with a bay and a door of its own colour"
        case .modern: "A modern house of plaster and wood with large windows"
        case .stucco: "A stuccoed town house with two shops"
        case .block: "A block of flats with balconies behind a lawn"
        case .works: "A former brick factory with tall windows"
        case .mansard: "A corner house with a round turret and a mansard roof"
        case .gables: "Narrow houses with different gables on a canal"
        case .timber: "A half-timbered house under a steep roof"
        case .tenement: "A brick tenement with bays on both sides of the door"
        case .tower: "A tower block above the roofs of the city"
        case .slab: "A long building with open galleries and doors of many colours"
        case .stack: "A new building whose floors step back, with planted terraces"
        case .bungalow: "A bungalow with a wide window and a garage"
        case .villa: "A villa with columns at its door, between tall trees"
        case .warehouse: "Brick warehouses by the water"
        }
    }
}
