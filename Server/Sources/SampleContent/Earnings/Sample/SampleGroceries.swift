/// What the shops of the sample content sell, by shelves.
extension SamplePurchases {
    static let pantry: [Grocery] = [
        Grocery("Oat drink 1 l", .carton, 0xE8DCC0, 0x3F6B4F), Grocery("Rolled oats", .bag, 0xD9BE8F, 0x8C5A2B),
        Grocery("Basmati rice", .bag, 0xF1ECDD, 0x2F5D8A), Grocery("Plum tomatoes", .can, 0xC8102E, 0xF4E3B2),
        Grocery("Olive oil", .bottle, 0x8A9A3B, 0xF2E6C4), Grocery("Dark chocolate", .bar, 0x4A2C23, 0xC9973F),
        Grocery("Ground coffee", .bag, 0x5B3A29, 0xD8A657), Grocery("Green tea", .box, 0x5E8C61, 0xEADFB8),
        Grocery("Sea salt crackers", .box, 0x3B6EA5, 0xE9D7A7), Grocery("Peanut butter", .jar, 0xB9783A, 0xA8322D),
        Grocery("Wild honey", .jar, 0xE0A020, 0x6B4423), Grocery("Red lentils", .bag, 0xD9622B, 0x7A2E1D),
        Grocery("Egg noodles", .bag, 0xF0D58C, 0xB33A2E), Grocery("Tomato soup", .can, 0xD6402B, 0xFFF3DC),
        Grocery("Sparkling water", .bottle, 0x9CC9D9, 0x1F5F8B), Grocery("Ginger biscuits", .box, 0xB5651D, 0xF3D9A4),
        Grocery("Coconut milk", .can, 0xF4F1E8, 0x2E7D5B), Grocery("Chickpeas", .can, 0xD8B26E, 0x2D6A4F),
        Grocery("Corn flakes", .box, 0xF2C230, 0xC0392B), Grocery("Cider vinegar", .bottle, 0xC98A3C, 0x7E9B3F),
    ]

    static let fresh: [Grocery] = [
        Grocery("Sourdough loaf", .loaf, 0xB07840, 0xF0DDB8), Grocery("Salted butter", .bar, 0xF3DF94, 0x2E5E9E),
        Grocery("Greek yogurt", .tub, 0xF7F5F0, 0x3773B5), Grocery("Mature cheddar", .wedge, 0xE5A33A, 0x5A2A27),
        Grocery("Bananas", .bananas, 0xF0CC3F, 0x7A6A25), Grocery("Pink apples", .fruit, 0xD8556B, 0x5B8C3E),
        Grocery("Baby spinach", .leaves, 0x3F7D3A, 0xA9CF8A), Grocery("Carrots 1 kg", .roots, 0xE87722, 0x4C8C3C),
        Grocery("Free-range eggs", .eggs, 0xE3BC92, 0xC79A63), Grocery("Orange juice", .carton, 0xF29F24, 0x2E7D4F),
        Grocery("Fresh pasta", .tub, 0xF2DC9B, 0x2F7A4D), Grocery("Cherry tomatoes", .berries, 0xD22F27, 0x5A9A45),
        Grocery("Smoked tofu", .bar, 0xD9B98A, 0x3E6B57), Grocery("Blueberries", .berries, 0x3E4F8A, 0x9FB0DA),
        Grocery("Lemons", .fruit, 0xF2D43D, 0x6B9A3A), Grocery("Whole milk", .carton, 0xF4F6F8, 0x2C6DB2),
        Grocery("Cottage cheese", .tub, 0xFBFAF4, 0x3C8D7B), Grocery("Hummus", .tub, 0xDFC18B, 0xA0522D),
        Grocery("Avocado", .avocado, 0x4C6B2F, 0x7FA650), Grocery("Flatbread", .flatbread, 0xD9B47C, 0x8F6236),
    ]

    static let household: [Grocery] = [
        Grocery("Dish soap", .bottle, 0x67B26F, 0xF5F3C8), Grocery("Kitchen roll", .roll, 0xF3F2EE, 0x8C7A62),
        Grocery("Laundry caps", .tub, 0x4B86C2, 0xF08A3C), Grocery("Bin liners", .roll, 0x565C63, 0x23272B),
        Grocery("Hand cream", .tube, 0xF3D6D9, 0x9C4A63), Grocery("Toothpaste", .tube, 0xF5F8FA, 0x1C86B8),
        Grocery("Shampoo", .bottle, 0x6C5BA7, 0xEAE2F4), Grocery("Tea lights", .box, 0xD4574E, 0xFBE7C6),
        Grocery("AA batteries", .box, 0x2F3437, 0xD9A02B), Grocery("Sponges", .bag, 0xF1C84B, 0x3F8F5B),
        Grocery("Cotton pads", .roll, 0xFBF9F7, 0xD28AA0), Grocery("Glass cleaner", .bottle, 0x4AA5D6, 0xFFFFFF),
        Grocery("Plant food", .bottle, 0x2F7D45, 0xE8C547), Grocery("Cat treats", .bag, 0x8E5BA6, 0xF2B84B),
        Grocery("Baking paper", .roll, 0xCFB58A, 0x6E4A2A), Grocery("Shower gel", .tube, 0x3FA7A0, 0xEAF6F3),
    ]

    /// The products of all shelves. The pictures name them by their places, so new ones belong to the end of the last shelf.
    static let groceries = pantry + fresh + household
}
