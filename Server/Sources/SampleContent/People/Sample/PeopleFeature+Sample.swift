import PageStore
import ScreenContracts

extension PeopleFeature {
    /// The number of people in the sample content.
    static let personCount = 3_000
    /// The number of entries that are newer than the place to which the user had come.
    static let newerCount: Int64 = 240

    func seed(_ transaction: any StoreTransaction, seed: UInt64) throws {
        try transaction.execute("DELETE FROM feedEvent")
        try transaction.execute("DELETE FROM feedPlace")
        try transaction.execute("DELETE FROM feedEntry")
        try transaction.execute("DELETE FROM advertisement")
        try transaction.execute("DELETE FROM person")
        try AdvertisementRecord.insert(SamplePeople.advertisements, in: transaction)
        var generator = SplitMix64(seed: seed ^ 0x0050_0129)
        let people = (1...Self.personCount).map { Self.person(Int64($0), &generator) }
        try PersonRecord.insert(people, in: transaction)
        try FeedEntryRecord.append(people: people.map(\.id), in: transaction)
        let last = try transaction.integer("SELECT max(position) FROM feedEntry") ?? 0
        try transaction.execute("INSERT INTO feedPlace (id, position) VALUES (1, \(last - Self.newerCount))")
    }

    private static func person(_ id: Int64, _ generator: inout SplitMix64) -> PersonRecord {
        let sentences = generator.shuffled(SamplePeople.sentences).prefix(generator.number(in: 1...3))
        let interests = generator.shuffled(SamplePeople.interests).prefix(generator.number(in: 3...6))
        let (name, age) = (generator.pick(SamplePeople.names), generator.number(in: 21...68))
        return PersonRecord(
            id: id, name: name, age: age, place: generator.pick(SamplePeople.places),
            work: generator.pick(SamplePeople.works), about: sentences.joined(separator: " "),
            interests: interests.joined(separator: ","),
            face: PeoplePicture.faceNumber(
                for: name, age: age, from: generator.number(in: 1...PeoplePicture.faceCount)),
            scene: generator.number(in: 1...PeoplePicture.sceneCount), decision: .none, note: ""
        )
    }
}
