import ScreenContracts

/// What people read about a home, made from its facts: equal homes read equally, and no two in a list sound alike.
struct HomeTexts: Sendable {
    private let home: HomeRecord
    /// What it has, most of which its features name.
    private let equipment: [HomeEquipment]
    private let surroundings: HomeSurroundings

    init(_ home: HomeRecord) {
        self.home = home
        equipment = HomeEquipment.equipment(of: home)
        surroundings = HomeSurroundings(home.point)
    }
}

extension HomeTexts {
    /// A line for cards.
    var title: String {
        var generator = home.generator(1)
        let adjective = generator.pick(adjectives)
        let noun = generator.pick(nouns)
        let tails = surroundings.tails + equipment.compactMap(\.tail) + ["in \(home.district.name)"]
        let tail = generator.pick(tails)
        switch generator.number(in: 0...9) {
        case 0...5: return "\(adjective) \(noun) \(tail)"
        case 6: return "\(noun.capitalizedFirst) \(tail)"
        case 7: return "\(adjective) \(noun) in \(home.district.name)"
        default: return "\(roomText) \(tail)".capitalizedFirst
        }
    }

    /// Two to four sentences.
    var description: String {
        var generator = home.generator(2)
        let adjective = generator.pick(adjectives).lowercased()
        let article = "aeiou".contains(adjective.first ?? "b") ? "An" : "A"
        let noun = home.kind == .house || home.kind == .loft ? generator.pick(nouns) : home.kind.word
        var sentences = [
            generator.pick([
                "\(article) \(adjective) \(noun) of \(home.area) m², built in \(home.built).",
                "\(home.area) m² on \(floorText), in a building from \(home.built).",
                "This \(noun) in \(home.district.name) has \(roomCount) and \(home.area) m².",
            ])
        ]
        sentences.append(generator.pick(Self.insides[home.kind.rawValue]))
        if let sentence = generator.shuffled(equipment.compactMap(\.sentence)).first { sentences.append(sentence) }
        if generator.chance(0.7) { sentences.append(generator.pick(surroundings.sentences + [home.placeSentence])) }
        return sentences.joined(separator: " ")
    }

    /// What it has, in a word or two each.
    var features: [String] { equipment.map(\.name) }

    /// The class of the energy certificate.
    var energy: String {
        var generator = home.generator(3)
        let classes = ["A+", "A", "B", "C", "D", "E", "F", "G", "H"]
        let typical =
            switch home.built {
            case 2_015...: 0
            case 2_002...: 2
            case 1_995...: 3
            case 1_978...: 4
            case 1_949...: 5
            default: 6
            }
        return classes[min(max(typical + generator.number(in: -1...2), 0), classes.count - 1)]
    }
}

extension HomeTexts {
    private var roomCount: String {
        let whole = home.rooms / 2
        return home.rooms % 2 == 0 ? (whole == 1 ? "one room" : "\(whole) rooms") : "\(whole).5 rooms"
    }

    private var roomText: String {
        let count = home.rooms % 2 == 0 ? "\(home.rooms / 2)" : "\(home.rooms / 2).5"
        return home.kind == .studio ? "studio of \(home.area) m²" : "\(count)-room \(home.kind.word)"
    }

    private var floorText: String {
        switch home.kind {
        case .house: home.area > 120 ? "three floors" : "two floors"
        case .loft: "two levels"
        case .flat, .studio: "the \(["ground", "first", "second", "third", "fourth"][Int(home.id % 5)]) floor"
        }
    }

    private var adjectives: [String] {
        let age =
            home.built >= 2_012
            ? ["Brand-new", "Modern", "Contemporary", "Crisp", "Energy-saving"]
            : home.built < 1_925
                ? ["Stately", "High-ceilinged", "Lovingly restored", "Classic", "Old-world", "Elegant"]
                : ["Well-kept", "Renovated", "Solid", "Unfussy", "Tidy", "Refurbished"]
        let size =
            home.area > 140
            ? ["Generous", "Spacious", "Sweeping"] : home.area < 45 ? ["Compact", "Snug", "Clever"] : []
        return age + size + ["Bright", "Quiet", "Sunny", "Airy", "Friendly", "Charming", "Light-filled", "Peaceful"]
    }

    private var nouns: [String] {
        switch home.kind {
        case .flat:
            home.area > 115
                ? ["family flat", "maisonette", "flat", "apartment"]
                : home.built < 1_925 ? ["period flat", "flat", "apartment"] : ["flat", "apartment", "city flat"]
        case .house:
            home.area > 190
                ? ["villa", "family house", "residence"]
                : home.district.density > 0.9
                    ? ["terraced house", "townhouse", "house"] : ["family house", "semi", "house", "cottage"]
        case .studio: ["studio", "one-room flat", "pied-à-terre", "studio flat"]
        case .loft: home.built < 1_940 ? ["factory loft", "brick loft", "loft"] : ["loft", "penthouse", "studio loft"]
        }
    }

    private static let insides: [[String]] = [
        [
            "The living room and the kitchen share the sunny side.", "A long hall leads to rooms of equal size.",
            "The bedrooms look onto a green courtyard.", "The kitchen is large enough for a table for six.",
            "Every room has its own door to the hall, which is good for sharing.",
            "The living room has windows on two sides.",
        ],
        [
            "The kitchen opens to the garden.", "Upstairs are the bedrooms and a bathroom with a window.",
            "There is a workshop in the cellar and a room in the attic.", "The hall has room for prams and bicycles.",
            "A wide stair connects the floors.", "The living room runs from the street to the garden.",
        ],
        [
            "A folding bed leaves the day free.", "The kitchenette hides behind sliding doors.",
            "One large window makes the most of the evening sun.",
            "Everything has its place, even the washing machine.",
            "A gallery for the bed leaves the floor free.",
        ],
        [
            "Iron columns and tall windows tell of the works that were here.",
            "The gallery is large enough for a study.", "The open kitchen is part of a room twelve metres long.",
            "Exposed brick, steel and warm wood set the tone.", "A goods lift stops at the door.",
        ],
    ]
}

extension String {
    /// The text with its first letter a capital.
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

extension HomeRecord {
    /// What is said of the district.
    fileprivate var placeSentence: String {
        let sentences = [
            "Shops, the theatre and the market hall are on the doorstep.",
            "The school and a bakery are round the corner.",
            "Cafés and small shops line the neighbouring streets.",
            "The old bridge to the market is five minutes away.",
            "Studios and workshops have moved into the old works nearby.", "The heath begins at the end of the street.",
            "A nursery, a school and a playground are within walking distance.",
            "Old trees and wide gardens shape the street.",
            "The weir and the rowing club are a short walk away.", "The tram to the centre runs every seven minutes.",
            "The old brickworks now have a market and a stage.", "The beach is a short ride by bicycle.",
            "The tram and the shopping street are close by.",
        ]
        return sentences[place % sentences.count]
    }
}
