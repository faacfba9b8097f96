import ScreenContracts

/// The words of which the sample content of earnings is made.
enum SamplePurchases {
    /// A shop, and which shelves it has.
    struct Store {
        let name: String
        let branches: [String]
        let shelves: [[String]]
    }

    static let stores: [Store] = [
        Store(name: "Larkfield", branches: ["14 Mill Lane", "Station Arcade"], shelves: [pantry, fresh, household]),
        Store(name: "Pennywell", branches: ["2 Harbour Row", "88 Elm Street"], shelves: [pantry, fresh]),
        Store(name: "Green Basket", branches: ["Orchard Court"], shelves: [fresh, pantry]),
        Store(name: "Nook & Co", branches: ["5 Quay Street"], shelves: [household]),
        Store(name: "Sundry", branches: ["Northgate 31", "Old Market 3"], shelves: [household, pantry]),
        Store(name: "Bruno's", branches: ["9 Cable Street"], shelves: [fresh]),
    ]

    static let pantry = [
        "Oat drink 1 l", "Rolled oats", "Basmati rice", "Plum tomatoes", "Olive oil", "Dark chocolate", "Ground coffee",
        "Green tea", "Sea salt crackers", "Peanut butter", "Wild honey", "Red lentils", "Egg noodles", "Tomato soup",
        "Sparkling water", "Ginger biscuits", "Coconut milk", "Chickpeas", "Corn flakes", "Apple vinegar",
    ]
    static let fresh = [
        "Sourdough loaf", "Salted butter", "Greek yogurt", "Mature cheddar", "Bananas", "Pink apples", "Baby spinach",
        "Carrots 1 kg", "Free range eggs", "Orange juice", "Fresh pasta", "Cherry tomatoes", "Smoked tofu",
        "Blueberries",
        "Lemons", "Whole milk", "Cottage cheese", "Hummus", "Avocado", "Flat bread",
    ]
    static let household = [
        "Dish soap", "Kitchen roll", "Laundry caps", "Bin liners", "Hand cream", "Toothpaste", "Shampoo", "Tea lights",
        "Batteries AA", "Sponges", "Cotton pads", "Glass cleaner", "Plant food", "Cat treats", "Baking paper",
        "Shower gel",
    ]

    static let details = [
        "Any size", "When you buy 2", "Once per receipt", "New in store", "Any flavour", "Weekend offer",
    ]

    static let extras: [(title: String, detail: String)] = [
        ("First receipt of the week", "Thank you for coming back"), ("Five in a row", "Five receipts in five weeks"),
        ("Store bonus", "For everything above $20"), ("Mix and match", "Three offers on one receipt"),
        ("Early bird", "Sent in on the day of purchase"),
    ]

    static func remarks(with rating: FeedbackContract.Rating) -> [String] {
        switch rating {
        case .up: ["", "That was quick!", "The receipt was read without a mistake."]
        case .down: ["", "One offer is missing.", "It took longer than a day."]
        }
    }
}
