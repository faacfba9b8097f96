import ScreenContracts

/// The texts of which the portal's sample content is made.
enum SampleShows {
    struct Sample {
        let name: String
        let studio: String
        let genre: String
        let language: String
        let season: Int
        let status: ShowStatusContract
        let note: String
        let summary: String
    }

    static let all: [Sample] = [
        Sample(
            name: "Tidewater", studio: "Gannet Rock Pictures", genre: "Drama", language: "en", season: 4,
            status: .live, note: "Season 4 is out in all territories.",
            summary: """
                A harbour town wakes up to find that the sea has gone out and is not coming back. The pilots, the \
                cannery and the lighthouse each have a theory, and each of them is hiding a chart.

                Four seasons on, the water has begun to move again, and no two people agree on which way.
                """
        ),
        Sample(
            name: "The Night Bakers", studio: "Third Rise", genre: "Documentary", language: "en", season: 2,
            status: .live, note: "Two episodes are waiting for French subtitles.",
            summary: """
                Every city smells of bread at four in the morning, and almost no one is awake to notice. Each episode \
                follows one oven through one night.
                """
        ),
        Sample(
            name: "Kilometre Zero", studio: "Milestone & Sons", genre: "Travel", language: "fr", season: 1,
            status: .inReview, note: "The review takes two to three days.",
            summary: """
                From the stone that all distances are measured from, a walk along every road that leaves it, until the \
                road ends.
                """
        ),
        Sample(
            name: "Understudy", studio: "Ghost Light", genre: "Comedy", language: "en", season: 3,
            status: .changesRequested,
            note: "The title on the poster does not match the show. Send a different poster.",
            summary: """
                The lead has lost her voice an hour before the opening night, for the ninth time this season. A comedy \
                about the people who know everybody else's lines.
                """
        ),
        Sample(
            name: "Long Wave", studio: "Carrier Audio", genre: "Mystery", language: "en", season: 6,
            status: .live, note: "Everything is in order.",
            summary: """
                A radio station that was closed in 1974 goes on sending the shipping forecast, for seas that are on no \
                map. Six seasons, one engineer, and a transmitter that draws no current.
                """
        ),
        Sample(
            name: "Untitled Garden Project", studio: "Lean-to", genre: "Lifestyle", language: "en", season: 1,
            status: .draft, note: "Add at least one episode to send it for review.",
            summary: "What grows when no one decides what should."
        ),
    ]

    static let adjectives = [
        "The Quiet", "The Last", "A Second", "The Wrong", "Every Other", "The Borrowed", "A Patient", "The Northern",
        "An Honest", "The Paper", "The Early", "No Such", "The Longest", "A Small", "The Missing", "Half a",
    ]
    static let nouns = [
        "Harbour", "Morning", "Ledger", "Crossing", "Orchard", "Signal", "Window", "Winter", "Stranger", "Recipe",
        "Staircase", "Promise", "Lantern", "Map", "Rehearsal", "Ferry", "Letter", "Garden", "Forecast", "Key",
    ]
    static let places = [
        "Halifax", "Lyon", "Osaka", "Leeds", "Toronto", "Porto", "Bergen", "Melbourne", "Austin", "Kraków", "Cork",
        "Montréal",
    ]
}
