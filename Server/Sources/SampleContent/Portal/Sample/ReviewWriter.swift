/// Writes reviews of a show for the sample content: each agrees with its stars, and none is written twice.
struct ReviewWriter {
    private let things: [String]
    private var written: Set<String> = []

    /// How often a text is made anew that was written before.
    private static let maximumAttempts = 50

    /// A writer of reviews of shows of a genre.
    init(genre: String) {
        things = ReviewPhrases.things(of: genre)
    }
}

extension ReviewWriter {
    /// The title and the text of another review.
    ///
    /// - Parameter stars: From 1 to 5; what is beyond counts as the nearest.
    mutating func review(ofStars stars: Int, _ generator: inout SplitMix64) -> (title: String, text: String) {
        let phrases = ReviewPhrases.of(stars: stars)
        let title = filled(generator.pick(phrases.titles), &generator)
        var text = ""
        for _ in 0..<Self.maximumAttempts {
            text = self.text(of: phrases, ofStars: stars, &generator)
            if written.insert(text).inserted { break }
        }
        return (title, text)
    }

    /// A beginning, some reasons for the stars, and an end.
    private func text(of phrases: ReviewPhrases, ofStars stars: Int, _ generator: inout SplitMix64) -> String {
        var sentences = [generator.pick(phrases.openings)]
        let (praise, blame) = (generator.shuffled(ReviewPhrases.praise), generator.shuffled(ReviewPhrases.blame))
        switch stars {
        case 5...: sentences += praise.prefix(generator.number(in: 0...3))
        case 4:
            sentences += praise.prefix(generator.number(in: 1...2))
            sentences.append(generator.pick(ReviewPhrases.quibbles))
        case 3: sentences += generator.chance(0.5) ? [praise[0], blame[0]] : [blame[0], praise[0]]
        case 2: sentences += blame.prefix(generator.number(in: 1...2))
        default: sentences += blame.prefix(generator.number(in: 0...3))
        }
        sentences.append(generator.pick(phrases.closings))
        return sentences.map { filled($0, &generator) }.joined(separator: " ")
    }

    /// A sentence with something in each of its places, and a capital at its start.
    private func filled(_ sentence: String, _ generator: inout SplitMix64) -> String {
        let places = [
            ("{who}", ReviewPhrases.people), ("{when}", ReviewPhrases.moments), ("{nth}", ReviewPhrases.ordinals),
            ("{aspect}", ReviewPhrases.aspects), ("{thing}", things),
        ]
        var sentence = sentence
        for (place, values) in places where sentence.contains(place) {
            sentence = sentence.replacing(place, with: generator.pick(values))
        }
        return sentence.prefix(1).uppercased() + sentence.dropFirst()
    }
}
