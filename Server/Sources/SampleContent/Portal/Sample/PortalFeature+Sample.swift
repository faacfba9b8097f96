import PageStore
import ScreenContracts

extension PortalFeature {
    /// The number of episodes of each show in the sample content.
    static let episodeCount = 400
    /// The last day of the sample content, in days since 1970.
    static let lastDay: Int64 = 20_778

    func seed(_ transaction: any StoreTransaction, seed: UInt64) throws {
        try transaction.execute("DELETE FROM show")
        var generator = SplitMix64(seed: seed ^ 0x0050_0127)
        let shows = Self.shows
        try transaction.insert(into: "show", ShowRecord.columns, shows.map(\.values))
        for (index, show) in shows.enumerated() {
            try Self.addEpisodes(to: show, index, in: transaction, &generator)
            try Self.addReviews(to: show, index, in: transaction, &generator)
            try Self.addDays(to: show, in: transaction, &generator)
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
        to show: ShowRecord, _ index: Int, in transaction: any StoreTransaction, _ generator: inout SplitMix64
    ) throws {
        // A draft has nothing to show yet: a list that is empty.
        guard show.status != .draft else { return }
        var rows: [[any StoreValueConvertible]] = []
        for number in 1...episodeCount {
            let title = "\(generator.pick(SampleShows.adjectives)) \(generator.pick(SampleShows.nouns))"
            let day = lastDay - Int64((episodeCount - number) * 3 + generator.number(in: 0...2))
            let seconds = generator.number(in: 1_150...3_400)
            let plays = generator.number(in: 800...90_000)
            let position = Int64(number) * EpisodeRecord.gap
            let id = index * 1_000 + number
            rows.append([id, show.id, position, number, title, seconds, day, plays, false])
        }
        try transaction.insert(
            into: "episode", "id, showId, position, number, title, seconds, day, plays, isRemoved", rows)
    }

    private static func addReviews(
        to show: ShowRecord, _ index: Int, in transaction: any StoreTransaction, _ generator: inout SplitMix64
    ) throws {
        guard show.status == .live else { return }
        var rows: [[any StoreValueConvertible]] = []
        var writer = ReviewWriter(genre: show.genre)
        for number in 1...320 {
            // The mean of two draws: few of the best and of the worst, most in between, and shows differ.
            let mood = (generator.fraction() + generator.fraction()) / 2 + Double(index % 3) * 0.14
            let stars = min(5, max(1, Int(mood * 5) + 1))
            let review = writer.review(ofStars: stars, &generator)
            let place = generator.pick(SampleShows.places)
            let day = lastDay - Int64(generator.number(in: 0...700))
            let id = index * 1_000 + number
            rows.append([id, show.id, stars, review.title, review.text, place, day])
        }
        try transaction.insert(into: "review", ReviewRecord.columns, rows)
    }

    private static func addDays(
        to show: ShowRecord, in transaction: any StoreTransaction, _ generator: inout SplitMix64
    ) throws {
        guard show.status == .live else { return }
        var level = generator.number(in: 2_000.0...9_000.0)
        var rows: [[any StoreValueConvertible]] = []
        for day in (lastDay - 399)...lastDay {
            level *= generator.number(in: 0.965...1.037)
            // 1970 began on a Thursday, so these are Saturdays and Sundays.
            let isWeekend = [2, 3].contains(day % 7)
            let plays = level * (isWeekend ? 1.45 : 1) * generator.number(in: 0.9...1.1)
            let minutes = plays * generator.number(in: 17.0...29.0)
            rows.append([show.id, day, Int64(plays), Int64(minutes)])
        }
        try transaction.insert(into: "showDay", ShowDayRecord.columns, rows)
    }
}

extension ShowRecord {
    /// The columns in the order in which the sample content is inserted.
    fileprivate var values: [any StoreValueConvertible] {
        [id, name, studio, genre, language, season, status.rawValue, statusNote, day, summary, artRevision]
    }
}
