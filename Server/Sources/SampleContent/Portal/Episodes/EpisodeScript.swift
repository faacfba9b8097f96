/// What is heard in the sound of an episode and said about it: its words and when each is spoken. Equal episodes have equal
/// scripts.
struct EpisodeScript: Equatable, Sendable {
    /// What the episode is about, in some sentences.
    let summary: String
    /// Who is a guest in it, up to two people.
    let guests: [String]
    /// What is heard, in the order in which it is.
    let lines: [Line]

    /// What one person says, or a sound.
    struct Line: Equatable, Sendable {
        /// Who speaks; empty for a sound.
        var speaker: String
        /// The voice that speaks, from 0.
        var voice: Int
        /// What is said, or the sound in brackets.
        var text: String
        /// When it begins, in seconds.
        var start: Double
        /// When it ends, in seconds.
        var end: Double
    }
}

extension EpisodeScript {
    /// The length of a syllable, in seconds.
    static let syllable = 0.13
    /// The pause behind a word, in seconds.
    static let wordPause = 0.05
    /// The pause behind a line, in seconds.
    private static let linePause = 0.4
    /// The length of the music at the start, in seconds.
    private static let themeDuration = 1.8

    /// The script of an episode of a show.
    init(_ episode: EpisodeRecord, of show: ShowRecord) {
        var generator = SplitMix64(seed: UInt64(bitPattern: episode.id) &* 0x9E37_79B9_7F4A_7C15 ^ 0x5C21)
        let names = generator.shuffled(EpisodePhrases.names)
        guests = Array(names.prefix(generator.pick([0, 1, 1, 2])))
        let topic = generator.pick(EpisodePhrases.topics(of: show.genre))
        summary = generator.pick(EpisodePhrases.summaries)(topic)
        let host = EpisodePhrases.hosts[Int(show.id.magnitude % UInt64(EpisodePhrases.hosts.count))]
        var spoken: [(speaker: String, voice: Int, text: String)] = [
            (host, 0, "This is \(show.name), episode \(episode.number): \(episode.title)."),
            (host, 0, generator.pick(EpisodePhrases.openings)(topic)),
        ]
        for (index, guest) in guests.enumerated() {
            spoken.append((guest, index + 1, generator.pick(EpisodePhrases.replies[index])))
        }
        spoken.append((host, 0, generator.pick(EpisodePhrases.closings)))
        lines = Self.timed(spoken)
    }

    private static func timed(_ spoken: [(speaker: String, voice: Int, text: String)]) -> [Line] {
        var lines = [Line(speaker: "", voice: 0, text: "[theme music]", start: 0, end: themeDuration)]
        var time = themeDuration
        for (speaker, voice, text) in spoken {
            let end = time + duration(of: text)
            lines.append(Line(speaker: speaker, voice: voice, text: text, start: time, end: end))
            time = end + linePause
        }
        return lines
    }

    /// The length of the sound, in seconds.
    var duration: Double { (lines.last?.end ?? 0) + Self.linePause }

    /// How long a text is spoken, in seconds.
    private static func duration(of text: String) -> Double {
        words(of: text).reduce(0) { $0 + Double($1) * syllable + wordPause }
    }

    /// The number of syllables of each word of a text: of its groups of vowels, and at least one.
    static func words(of text: String) -> [Int] {
        text.split(separator: " ").map { word in
            var (count, wasVowel) = (0, false)
            for character in word.lowercased() {
                let isVowel = "aeiouyéèô".contains(character)
                if isVowel, !wasVowel { count += 1 }
                wasVowel = isVowel
            }
            return max(1, count)
        }
    }

    /// The captions of the sound.
    var captions: CaptionFile {
        CaptionFile(
            cues: lines.map { CaptionFile.Cue(start: $0.start, end: $0.end, speaker: $0.speaker, text: $0.text) })
    }
}
