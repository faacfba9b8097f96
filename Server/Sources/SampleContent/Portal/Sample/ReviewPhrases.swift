/// The sentences of which reviews are made, by their stars. `{who}`, `{when}`, `{nth}`, `{aspect}` and `{thing}` are places
/// for other texts.
struct ReviewPhrases {
    let titles: [String]
    let openings: [String]
    let closings: [String]
}

extension ReviewPhrases {
    static let people = [
        "my sister", "my father", "my mother", "my flatmate", "a colleague", "my neighbour", "my daughter", "my uncle",
        "an old friend", "my brother", "my godmother", "my grandmother", "my partner", "my cousin",
    ]
    static let moments = [
        "on a wet Sunday", "on the night train", "during a week in bed", "after a long shift", "on the ferry",
        "over three evenings", "in one weekend", "while it snowed", "on a flight to nowhere nice",
        "at four in the morning", "between two jobs", "on a holiday with more rain than sun", "instead of sleeping",
    ]
    static let ordinals = ["second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth"]
    static let aspects = [
        "sound", "music", "camera work", "writing", "editing", "cast", "lighting", "dialogue", "title sequence",
        "pacing", "narration", "research",
    ]

    /// What only shows of a genre have.
    static func things(of genre: String) -> [String] {
        switch genre {
        case "Drama":
            [
                "the harbour at low water", "the scene in the cannery", "the pilots' office", "the lighthouse keeper",
                "the storm on the causeway", "the council meeting", "the drowned road", "the quarrel on the quay",
            ]
        case "Documentary":
            [
                "the first oven of the night", "the woman with the rye starter", "the walk home at dawn",
                "the apprentice from Lyon", "the flour delivery", "the silence before the loaves come out",
                "the basement bakery", "the man who only makes rolls",
            ]
        case "Mystery":
            [
                "the forecast for the eighth sea", "the engineer's logbook", "the hut without a door",
                "the voice after midnight", "the dead valve", "the map with the crossed-out coast",
                "the letter from the ministry", "the signal that answers",
            ]
        default: ["the opening", "the finale", "the quiet episode", "the long take", "the letter", "the reunion"]
        }
    }

    /// Reasons for many stars.
    static let praise = [
        "The {aspect} alone is worth an evening.", "I keep thinking about {thing}.",
        "The {nth} episode is the best forty minutes I have seen in a long while.",
        "I watched it with {who}, and neither of us looked at a phone.",
        "It takes its time, and you gladly give it yours.", "No one in it is stupid, which is rarer than it should be.",
        "I have told everyone about {thing}.", "The people behind the {aspect} deserve a prize.",
        "By the {nth} episode I knew every face.", "It trusts you to keep up, and you do.",
        "Even {who}, who likes nothing, asked when it goes on.", "There is a warmth in {thing} that surprised me.",
        "The {aspect} never shows off and is always right.", "Every scene knows what it is there for.",
        "I laughed in the {nth} episode and was quiet for an hour afterwards.",
        "The research shows, and it is never a lecture.", "One word for {thing}: unforgettable.",
        "It is the rare kind where the {nth} season would still be welcome.",
    ]

    /// Reasons for few stars.
    static let blame = [
        "The {aspect} gets in the way of everything else.", "I still do not know what {thing} was for.",
        "By the {nth} episode I was folding laundry.", "There is a good hour in it, spread over six.",
        "I watched it with {who}, who fell asleep first.", "It looks lovely and goes nowhere.",
        "The subtitles run ahead by a second.", "They go back to {thing} until it means nothing.",
        "The music tells you what to feel, and then tells you again.",
        "Nothing happens in the {nth} episode that the one before had not said.",
        "Someone should have looked at the {aspect} once more.", "I had to turn the volume up and down all evening.",
        "Half the dialogue is people explaining what we have just seen.",
        "After {thing} it never finds its way back.", "I kept waiting for someone to open a window.",
        "The {aspect} belongs to another show.", "The {nth} episode could be cut, and no one would ask.",
        "What begins as a question ends as a shrug.",
    ]

    /// The one thing that costs the fifth star.
    static let quibbles = [
        "Only the {aspect} is a little too pleased with itself.", "The {nth} episode sags somewhat in the middle.",
        "I could have done with less of {thing}.", "One episode fewer would have been enough.",
        "The subtitles are late now and then.", "It needs two episodes to find its feet.",
        "The ending comes a touch too quickly.", "Now and then the {aspect} tries too hard.",
    ]

    /// The phrases for a number of stars.
    static func of(stars: Int) -> ReviewPhrases {
        switch stars {
        case 5...: five
        case 4: four
        case 3: three
        case 2: two
        default: one
        }
    }

    private static let five = ReviewPhrases(
        titles: [
            "Could not stop", "Best thing this year", "Beautifully made", "Again from the start", "Worth every minute",
            "Tell your friends", "That {nth} episode", "For the {aspect} alone", "I miss it already", "Flawless",
            "Stayed up for it", "Made me call home", "A small wonder", "All the stars",
        ],
        openings: [
            "I started it {when} and did not stop.", "{when} I found something I will watch again every year.",
            "I did not expect to love it this much.", "It is the best thing that {who} has ever recommended.",
            "Finally something that is as good as people say.", "I saw all of it {when}, and then {thing} once more.",
            "From the first minute to the last, this is a joy.", "I came for {thing} and stayed for everything else.",
            "There are shows one likes, and there is this.",
        ],
        closings: [
            "More, please.", "I have begun again from the start.", "I would give it six stars.",
            "Do not read about it, just watch it.", "I am already saving it for {who}.", "Nothing comes close.",
            "Thank you to everyone who made it.", "It made {who} and me talk until late.",
        ])

    private static let four = ReviewPhrases(
        titles: [
            "Very nearly great", "Well worth it", "Grows on you", "Good company", "Fine {aspect}",
            "Better than expected", "Recommended", "Almost perfect", "Stays with you",
            "Strong from the {nth} episode on",
            "A pleasure with small faults", "Glad I stayed", "Worth the evenings",
        ],
        openings: [
            "I watched it {when} and enjoyed nearly all of it.", "A good show, and in places a very good one.",
            "It took me a while, and then it had me.", "Recommended by {who}, and rightly so.",
            "Most of it is as good as {thing}.", "I liked it more with each episode.",
            "Well made, well played, well worth the time.", "It is better than its first ten minutes.",
        ],
        closings: [
            "I will certainly watch what they make next.", "Warmly recommended all the same.",
            "One of the better things I saw this year.", "Give it until the {nth} episode.",
            "I was glad of every evening.",
            "Almost there.", "Watch it with {who}.", "A small thing next to all that works.",
        ])

    private static let three = ReviewPhrases(
        titles: [
            "Fine on a train", "Uneven", "Has its moments", "Started stronger than it went on", "Half of it is good",
            "Neither here nor there", "Nice enough", "Good {aspect}, thin story", "It passes the time",
            "I wanted to like it more", "Up and down", "Middling",
        ],
        openings: [
            "I watched it {when}, and that was about right.", "There is a better show in here somewhere.",
            "Some of it is very good, and some of it is not.", "I am of two minds about this one.",
            "{who} likes it; I am not so sure.", "It begins well, and then it cannot decide.",
            "Good evening, bad morning: that sums it up.", "Not bad, not good.",
        ],
        closings: [
            "It passes the time.", "I may go on, or I may not.", "Worth a look if it rains.",
            "With a firmer hand it could have been something.", "Ask me again after the {nth} episode.",
            "In the end it evens out.", "I would not talk anybody out of it.", "Three stars, with some goodwill.",
        ])

    private static let two = ReviewPhrases(
        titles: [
            "Too slow for me", "Lost the thread", "Expected more", "All {aspect}, no heart", "Disappointing",
            "Promised too much", "Not for this viewer", "Runs out of ideas", "I tried", "Less would have been more",
            "A long way to nowhere",
        ],
        openings: [
            "I gave it until the {nth} episode.", "I wanted to like this, because {who} does.",
            "A pity, because {thing} is a good idea.", "I watched it {when} and regret most of it.",
            "The trailer was better.", "It begins with a promise that it forgets.",
            "I expected more of the people who made it.", "There is not enough here for a season.",
        ],
        closings: [
            "I will not go on.", "Two stars for the effort.", "Perhaps it is better in another mood.",
            "Someone else may like it; I did not.", "I would rather have slept.", "A waste of a good idea.",
            "I stopped before the end.",
        ])

    private static let one = ReviewPhrases(
        titles: [
            "Gave up", "Not for me at all", "The sound, please", "An evening lost", "No", "Unwatchable",
            "What happened to the {aspect}?", "Left after the {nth} episode", "Please stop", "Simply dull",
        ],
        openings: [
            "I gave up before {who} did.", "I do not understand who this is for.", "Nothing about it works.",
            "{who} chose it and has apologised since.", "I have seen it so that you need not.",
            "I could not finish it.", "This is the worst hour I have had all week.", "It did not keep me past {thing}.",
        ],
        closings: [
            "Avoid.", "One star, because there is no half.", "I want my evening back.", "Never again.",
            "I turned it off and felt better.", "Read a book.", "Spare yourself.",
        ])
}
