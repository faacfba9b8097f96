/// The names of streets. Each is given once in a district.
enum CityStreetNames {
    /// All names in an order of chance.
    static func shuffled(_ generator: inout SplitMix64) -> [String] {
        generator.shuffled(words.flatMap { word in kinds.map { "\(word) \($0)" } })
    }

    private static let kinds = ["Street", "Lane", "Road", "Row", "Walk", "Terrace"]

    private static let words = [
        "Abbey", "Acorn", "Alder", "Almond", "Anchor", "Apple", "Archer", "Ash", "Baker", "Barley", "Beech", "Bell",
        "Birch", "Bishop", "Blackbird", "Bobbin", "Bramble", "Brewer", "Bridge", "Candle", "Canon", "Carter", "Cedar",
        "Chandler", "Cherry", "Chestnut", "Clover", "Cobbler", "Cooper", "Coppice", "Crane", "Cutler", "Daisy",
        "Damson",
        "Dove", "Drover", "Dyer", "Elder", "Elm", "Falcon", "Fern", "Ferry", "Finch", "Fisher", "Fletcher", "Foundling",
        "Fuller", "Gate", "Glazier", "Glover", "Granary", "Hatter", "Hawthorn", "Hazel", "Heron", "Holly", "Hops",
        "Horseshoe", "Ivy", "Jasmine", "Juniper", "Kiln", "Kingfisher", "Lamp", "Larch", "Lark", "Laurel", "Lavender",
        "Lilac", "Lime", "Linden", "Linnet", "Loom", "Magpie", "Mallow", "Maple", "Marble", "Mason", "Meadow", "Mercer",
        "Miller", "Mint", "Moss", "Mulberry", "Myrtle", "Needle", "Nettle", "Oak", "Orchard", "Osier", "Otter", "Paper",
        "Pear", "Pepper", "Pine", "Plover", "Plum", "Poplar", "Potter", "Primrose", "Quarry", "Quince", "Raven", "Reed",
        "Robin", "Rope", "Rose", "Rowan", "Rush", "Saddler", "Salt", "Silver", "Skylark", "Smith", "Spindle", "Spring",
        "Starling", "Swallow", "Sycamore", "Tailor", "Tanner", "Thistle", "Thrush", "Tinker", "Turner", "Vine",
        "Violet",
        "Walnut", "Weaver", "Wheel", "Willow", "Wren", "Yarrow", "Yew",
    ]
}
