import GRDB
import PageStore

extension PortalFeature {
    /// The number of episodes of each show in the sample content.
    static let episodeCount = 400
    /// The last day of the sample content, in days since 1970.
    static let lastDay: Int64 = 20_778

    func seed(_ transaction: any StoreTransaction, seed: UInt64) throws {
        let database = try transaction.sqlite
        try ShowRecord.deleteAll(database)
        var generator = SplitMix64(seed: seed ^ 0x0050_0127)
        for (index, show) in Self.shows.enumerated() {
            try show.insert(database)
            try Self.addEpisodes(to: show, index, in: database, &generator)
            try Self.addReviews(to: show, index, in: database, &generator)
            try Self.addDays(to: show, in: database, &generator)
        }
    }

    private static var shows: [ShowRecord] {
        let days: [Int64] = [41, 3, 12, 1, 260, 0, 95]
        return SampleShows.all.enumerated().map { index, sample in
            ShowRecord(
                id: Int64(index + 1), name: sample.name, studio: sample.studio, genre: sample.genre,
                language: sample.language, season: sample.season, status: sample.status, statusNote: sample.note,
                day: lastDay - days[index % days.count], summary: sample.summary, artRevision: ShowPoster.revision
            )
        }
    }

    private static func addEpisodes(
        to show: ShowRecord, _ index: Int, in database: Database, _ generator: inout SplitMix64
    ) throws {
        // A draft has nothing to show yet: a list that is empty.
        guard show.status != .draft else { return }
        for number in 1...episodeCount {
            let title = "\(generator.pick(SampleShows.adjectives)) \(generator.pick(SampleShows.nouns))"
            let day = lastDay - Int64((episodeCount - number) * 3 + generator.number(in: 0...2))
            try EpisodeRecord(
                id: Int64(index * 1_000 + number), showId: show.id, position: Int64(number) * EpisodeRecord.gap,
                number: number, title: title, seconds: generator.number(in: 1_150...3_400), day: day,
                plays: Int64(generator.number(in: 800...90_000)), isRemoved: false
            ).insert(database)
        }
    }

    private static func addReviews(
        to show: ShowRecord, _ index: Int, in database: Database, _ generator: inout SplitMix64
    ) throws {
        guard show.status == .live else { return }
        for number in 1...320 {
            // The mean of two draws: few of the best and of the worst, most in between, and shows differ.
            let mood = (generator.fraction() + generator.fraction()) / 2 + Double(index % 3) * 0.14
            let stars = min(5, max(1, Int(mood * 5) + 1))
            let sentences = SampleShows.sentences(ofStars: stars)
            let text = (0..<generator.number(in: 1...6)).map { _ in generator.pick(sentences) }
            try ReviewRecord(
                id: Int64(index * 1_000 + number), showId: show.id, stars: stars,
                title: generator.pick(SampleShows.titles(ofStars: stars)), text: text.joined(separator: " "),
                place: generator.pick(SampleShows.places), day: lastDay - Int64(generator.number(in: 0...700))
            ).insert(database)
        }
    }

    private static func addDays(to show: ShowRecord, in database: Database, _ generator: inout SplitMix64) throws {
        guard show.status == .live else { return }
        var level = generator.number(in: 2_000.0...9_000.0)
        for day in (lastDay - 399)...lastDay {
            level *= generator.number(in: 0.965...1.037)
            // 1970 began on a Thursday, so these are Saturdays and Sundays.
            let isWeekend = [2, 3].contains(day % 7)
            let plays = level * (isWeekend ? 1.45 : 1) * generator.number(in: 0.9...1.1)
            try ShowDayRecord(
                showId: show.id, day: day, plays: Int64(plays),
                minutes: Int64(plays * generator.number(in: 17...29))
            ).insert(database)
        }
    }
}
