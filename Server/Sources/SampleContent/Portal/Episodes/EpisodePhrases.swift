/// The phrases of which the scripts of episodes are made.
enum EpisodePhrases {
    /// Who presents a show.
    static let hosts = ["Ines Halloway", "Tomas Brandt", "Priya Lund", "Marcel Aubry", "Odile Farrow", "Ken Asada"]
    /// Who may be a guest.
    static let names = [
        "Ada Moor", "Bram Okafor", "Celia Nyström", "Dario Quill", "Esther Vane", "Farid Holm", "Greta Solano",
        "Hugo Pereira", "Imani Clarke", "Jonas Weir", "Keiko Marsh", "Leonie Duarte", "Milo Trent", "Nadia Corbin",
    ]

    /// What episodes of a genre are about.
    static func topics(of genre: String) -> [String] {
        switch genre {
        case "Drama":
            ["the pilot who stopped answering", "a chart that shows no coast", "the night the cannery closed"]
        case "Documentary":
            ["the last wood-fired oven of the quarter", "a starter that is older than the shop", "the first loaf out"]
        case "Travel":
            ["the road that ends at a gate", "a bus that comes on Thursdays", "the stone that was moved twice"]
        case "Comedy":
            ["a sword that is not a prop", "two people in one costume", "the line that no one remembers"]
        case "Mystery":
            ["a forecast for a sea without a name", "the voice between two stations", "a key to the transmitter hut"]
        default: ["what came up by itself", "the corner that gets no sun", "a hedge with a door in it"]
        }
    }

    /// Says in some sentences what an episode is about.
    static let summaries: [@Sendable (_ topic: String) -> String] = [
        { "This time it is about \($0). What looked settled a week ago turns out to be the beginning." },
        { "An hour with \($0), and with the people who would rather not talk about it. By the end they do." },
        { "It starts with \($0). It ends somewhere else, and the way there is the story." },
        { "Everyone has heard of \($0). Hardly anyone has looked closely, so that is what happens here." },
    ]

    static let openings: [@Sendable (_ topic: String) -> String] = [
        { "Today we start with \($0)." },
        { "I have been waiting to tell you about \($0)." },
        { "You wrote to us about \($0), so we went to see." },
        { "No one warned me about \($0)." },
    ]

    /// What the first guest says, and what the second one does.
    static let replies = [
        [
            "I was there, and it was quieter than people say.",
            "It took me a year to believe it, and then a minute to explain it.",
            "You have to come early, before anybody can tell you no.",
            "I kept the notebook. Half of it is weather.",
        ],
        [
            "That is not how I remember it, but I like your version.",
            "Someone had left the light on; that is all we know.",
            "I would do it again, only with better shoes.",
            "Ask me again when the other one has left the room.",
        ],
    ]

    static let closings = [
        "The rest of it comes after the break.", "Stay with us; it gets stranger.", "And that was only the morning.",
        "Let us go back to where it began.",
    ]
}
