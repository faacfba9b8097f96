import ScreenContracts

/// Something that a home has.
struct HomeEquipment: Sendable {
    /// What it is called.
    let name: String
    /// How it ends a title, if it is worth that.
    var tail: String?
    /// What is said of it.
    var sentence: String?
}

extension HomeEquipment {
    /// What a home has: what fits its kind and its age, of which chance takes four to seven.
    static func equipment(of home: HomeRecord) -> [HomeEquipment] {
        var generator = home.generator(4)
        var all = common
        switch home.kind {
        case .flat, .studio: all += flats
        case .house: all += houses
        case .loft: all += lofts
        }
        if home.built < 1_930 { all += old }
        if home.built >= 1_998 { all += new }
        if home.kind != .house, home.built > 1_955 { all.append(HomeEquipment(name: "Lift")) }
        return Array(generator.shuffled(all).prefix(generator.number(in: 4...7)))
    }

    private static let common = [
        HomeEquipment(name: "Fitted kitchen"), HomeEquipment(name: "Bath and shower"), HomeEquipment(name: "Cellar"),
        HomeEquipment(name: "Guest toilet"), HomeEquipment(name: "Bicycle storage"),
        HomeEquipment(
            name: "Wooden floors", tail: "with wooden floors",
            sentence: "The wooden floors were sanded and oiled last year."),
    ]

    private static let flats = [
        HomeEquipment(
            name: "Balcony", tail: "with a balcony", sentence: "The balcony has sun from noon until the evening."),
        HomeEquipment(name: "Loggia", tail: "with a loggia"),
        HomeEquipment(
            name: "Roof terrace", tail: "with a roof terrace",
            sentence: "The terrace on the roof is shared by all neighbours."),
        HomeEquipment(name: "Laundry room"), HomeEquipment(name: "Caretaker"),
        HomeEquipment(name: "Courtyard", tail: "on a green courtyard"),
    ]

    private static let houses = [
        HomeEquipment(
            name: "Garden", tail: "with a garden",
            sentence: "The garden has fruit trees and a shed for everything else."),
        HomeEquipment(
            name: "Terrace", tail: "with a terrace", sentence: "The terrace faces south-west and is partly covered."),
        HomeEquipment(name: "Garage", tail: "with a garage"), HomeEquipment(name: "Attic"),
        HomeEquipment(name: "Stove", tail: "with a stove", sentence: "A wood-burning stove warms the ground floor."),
        HomeEquipment(name: "Orchard", tail: "with old apple trees"),
        HomeEquipment(
            name: "Solar panels", sentence: "Solar panels on the roof provide most of the electricity in summer."),
    ]

    private static let lofts = [
        HomeEquipment(name: "Gallery", tail: "with a gallery"),
        HomeEquipment(name: "Exposed brick", tail: "with exposed brick"),
        HomeEquipment(name: "Tall windows", tail: "with tall windows", sentence: "The windows are four metres tall."),
        HomeEquipment(name: "Roof terrace", tail: "with a roof terrace"), HomeEquipment(name: "Goods lift"),
    ]

    private static let old = [
        HomeEquipment(name: "High ceilings", tail: "with high ceilings"),
        HomeEquipment(
            name: "Stucco", tail: "with stucco", sentence: "Stucco, double doors and box windows have been kept."),
        HomeEquipment(name: "Box windows"),
        HomeEquipment(name: "Tiled stove", tail: "with a tiled stove"),
    ]

    private static let new = [
        HomeEquipment(name: "Underfloor heating"),
        HomeEquipment(name: "Step-free access", tail: "with step-free access"),
        HomeEquipment(name: "Underground parking"),
        HomeEquipment(name: "Heat pump", sentence: "A heat pump keeps the bills low."),
        HomeEquipment(name: "Ventilation with heat recovery"), HomeEquipment(name: "Electric shutters"),
    ]
}
