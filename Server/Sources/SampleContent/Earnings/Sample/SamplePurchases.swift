import ScreenContracts

/// The texts of which the sample content of earnings is made.
enum SamplePurchases {
    /// A shop, and which shelves it has.
    struct Store {
        let name: String
        /// The colour of the brand, dark enough for white letters.
        let color: Tint
        let branches: [String]
        let shelves: [[Grocery]]
    }

    static let stores: [Store] = [
        Store(
            name: "Larkfield", color: Tint(0x2F6B4F), branches: ["14 Mill Lane", "Station Arcade"],
            shelves: [pantry, fresh, household]),
        Store(
            name: "Pennywell", color: Tint(0x8A4B12), branches: ["2 Harbour Row", "88 Elm Street"],
            shelves: [pantry, fresh]),
        Store(name: "Green Basket", color: Tint(0x4F7A1F), branches: ["Orchard Court"], shelves: [fresh, pantry]),
        Store(name: "Nook & Co", color: Tint(0x2B3A67), branches: ["5 Quay Street"], shelves: [household]),
        Store(
            name: "Sundry", color: Tint(0x7A2E6B), branches: ["31 Northgate", "3 Old Market"],
            shelves: [household, pantry]),
        Store(name: "Bruno's", color: Tint(0x9B2335), branches: ["9 Cable Street"], shelves: [fresh]),
    ]

    static let details = [
        "Any size", "When you buy 2", "Once per receipt", "New in store", "Any flavour", "Weekend offer",
    ]

    static let extras: [(title: String, detail: String)] = [
        ("First receipt of the week", "Thank you for coming back"), ("Five in a row", "Five receipts in five weeks"),
        ("Store bonus", "On receipts over $20"), ("Mix and match", "Three offers on one receipt"),
        ("Early bird", "Sent in on the day of purchase"),
    ]

    static func remarks(with rating: FeedbackContract.Rating) -> [String] {
        switch rating {
        case .up: ["", "That was quick!", "The receipt was read without a mistake."]
        case .down: ["", "One offer is missing.", "It took longer than a day."]
        }
    }
}
