import GRDB
import PageStore

extension PeopleFeature {
    /// The number of people in the sample content.
    static let personCount = 3_000
    /// The number of entries that are newer than the place to which the user had come.
    static let newerCount: Int64 = 240

    func seed(_ transaction: any StoreTransaction, seed: UInt64) throws {
        let database = try transaction.sqlite
        for table in ["feedEvent", "feedPlace", "feedEntry", "advertisement", "person"] {
            try database.execute(sql: "DELETE FROM \(table)")
        }
        for advertisement in SamplePeople.advertisements { try advertisement.insert(database) }
        var generator = SplitMix64(seed: seed ^ 0x0050_0129)
        for id in 1...Self.personCount {
            try Self.person(Int64(id), &generator).insert(database)
        }
        try FeedEntryRecord.append(people: (1...Self.personCount).map { Int64($0) }, in: database)
        let last = try Int64.fetchOne(database, sql: "SELECT max(position) FROM feedEntry") ?? 0
        try database.execute(
            sql: "INSERT INTO feedPlace (id, position) VALUES (1, ?)", arguments: [last - Self.newerCount])
    }

    private static func person(_ id: Int64, _ generator: inout SplitMix64) -> PersonRecord {
        let sentences = generator.shuffled(SamplePeople.sentences).prefix(generator.number(in: 1...3))
        let interests = generator.shuffled(SamplePeople.interests).prefix(generator.number(in: 3...6))
        return PersonRecord(
            id: id, name: generator.pick(SamplePeople.names), age: generator.number(in: 21...68),
            place: generator.pick(SamplePeople.places), work: generator.pick(SamplePeople.works),
            about: sentences.joined(separator: " "), interests: interests.joined(separator: ","),
            face: generator.number(in: 1...PeoplePicture.faceCount),
            scene: generator.number(in: 1...PeoplePicture.sceneCount), decision: .none, note: ""
        )
    }
}
