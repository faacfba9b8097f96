import ScreenContracts

/// The texts of the sample content: people who do not exist.
enum SamplePeople {
    static let names = [
        "Ada", "Amara", "Ansel", "Anouk", "Aris", "Bela", "Birgit", "Bruno", "Caro", "Cato", "Celeste", "Dario",
        "Delia",
        "Ebba", "Edda", "Elias", "Emre", "Enno", "Fadi", "Farah", "Fenna", "Finn", "Gita", "Greta", "Hanno", "Hedda",
        "Idris", "Ilse", "Imani", "Ines", "Ivo", "Jonas", "Juno", "Kaia", "Kenji", "Kofi", "Lale", "Leni", "Levi",
        "Liv",
        "Luca", "Mads", "Maite", "Malik", "Mara", "Milan", "Mira", "Nael", "Nele", "Nuri", "Odile", "Olek", "Orla",
        "Otis",
        "Pia", "Quinn", "Rafi", "Ravi", "Rhea", "Romy", "Runa", "Sami", "Selma", "Silas", "Smilla", "Sunniva", "Tariq",
        "Tessa", "Thea", "Tilda", "Umar", "Vera", "Wanda", "Willem", "Xenia", "Yara", "Yuki", "Zeno", "Zola",
    ]

    /// The names of women. Names that are neither these nor those of men are names of both.
    static let namesOfWomen: Set<String> = [
        "Ada", "Amara", "Anouk", "Birgit", "Caro", "Celeste", "Delia", "Ebba", "Edda", "Farah", "Fenna", "Gita",
        "Greta", "Hedda", "Ilse", "Imani", "Ines", "Juno", "Kaia", "Lale", "Leni", "Liv", "Maite", "Mara", "Mira",
        "Nele", "Odile", "Orla", "Pia", "Rhea", "Romy", "Runa", "Selma", "Smilla", "Sunniva", "Tessa", "Thea", "Tilda",
        "Vera", "Wanda", "Xenia", "Yara", "Zola",
    ]

    static let namesOfMen: Set<String> = [
        "Ansel", "Aris", "Bruno", "Cato", "Dario", "Elias", "Emre", "Enno", "Fadi", "Finn", "Hanno", "Idris", "Ivo",
        "Jonas", "Kenji", "Kofi", "Levi", "Mads", "Malik", "Milan", "Nael", "Olek", "Otis", "Rafi", "Ravi", "Sami",
        "Silas", "Tariq", "Umar", "Willem", "Zeno",
    ]

    static let places = [
        "Alderwick", "Brackwater", "Castle Hythe", "Dunmere", "Eastholm", "Fernhill", "Greyford", "Harrow Sands",
        "Inverlea", "Jarrowby", "Kestrel Bay", "Lindenau", "Marrow Bridge", "Northgate", "Oakhaven", "Port Sorrel",
        "Quillon", "Ravensea", "Stillwater", "Thornbury Cross", "Upper Lune", "Valmere", "Westerly", "Yarrow Point",
    ]

    static let works = [
        "Baker", "Beekeeper", "Boat builder", "Bookbinder", "Botanist", "Carpenter", "Cellist", "Chemist", "Cook",
        "Engine driver", "Ferry pilot", "Gardener", "Geologist", "Glazier", "Illustrator", "Interpreter", "Joiner",
        "Librarian", "Lighthouse keeper", "Locksmith", "Midwife", "Nurse", "Organ builder", "Potter", "Sailmaker",
        "Stonemason", "Surveyor", "Teacher", "Tiler", "Translator", "Typesetter", "Vet", "Watchmaker", "Weaver",
    ]

    static let sentences = [
        "I know the timetable of every ferry by heart.", "I bake on Sundays and give most of it away.",
        "My bicycle is older than I am.", "I am learning to sail, slowly, and I get wet.",
        "I read the last page first.",
        "I grow tomatoes on a balcony that faces north.", "Ask me about moss.", "I sing in a choir that needs tenors.",
        "I have a dog who decides where we walk.", "I collect maps of places that were never built.",
        "I swim in the lake until November.", "I can whistle in thirds.",
        "I repair old radios and listen to them all day.",
        "I would rather take the stairs, and the long way.", "I play chess badly and often.",
        "My soups are better than my jokes.", "I draw the people on the tram.", "I keep bees and a tidy shed.",
        "I never leave a museum before the café.", "I write letters, with stamps.",
    ]

    static let interests = [
        "Bread", "Bouldering", "Chess", "Choir", "Cinema", "Cycling", "Dancing", "Drawing", "Fermenting", "Gardens",
        "Hiking", "Jazz", "Knitting", "Lakes", "Maps", "Moss", "Old radios", "Photography", "Pottery", "Puzzles",
        "Rowing",
        "Sailing", "Stars", "Street food", "Swimming", "Tea", "Theatre", "Trains", "Typography", "Woodwork",
    ]

    static let advertisements = [
        AdvertisementRecord(
            id: 1, sponsor: "Gannet Coffee", title: "A cup that is worth getting up for", media: .image,
            link: "https://gannet-coffee.example/morning"),
        AdvertisementRecord(
            id: 2, sponsor: "Halyard", title: "Learn to sail in nine evenings", media: .video,
            link: "https://halyard.example/evenings?from=feed"),
        AdvertisementRecord(
            id: 3, sponsor: "Night Train Union", title: "Asleep here, awake at the sea", media: .image,
            link: "https://night-train.example/sea"),
        AdvertisementRecord(
            id: 4, sponsor: "Long Player Radio", title: "Whole records, no talking", media: .audio,
            link: "https://long-player.example/listen"),
        AdvertisementRecord(
            id: 5, sponsor: "Tarn Outdoors", title: "A tent for two and a dog", media: .image,
            link: "https://tarn.example/tents"),
        AdvertisementRecord(
            id: 6, sponsor: "Paper Moon Books", title: "Five first chapters, in the post", media: .image,
            link: "https://paper-moon.example/chapters"),
    ]
}
