import CollectionViewKit
import ScreenContracts
import SharedScreens

/// What a person thinks of a show.
struct Review: Identifiable, Equatable {
    var id: Int
    var stars: Int
    var title: String
    var text: String
    var place: String
    var day: Int
}

extension Review {
    /// The most bytes of a text that are shown before the user requests more.
    private static var maximumByteCount: Int { 160 }

    /// Reads a review; `nil` where the number is missing.
    init?(_ json: JSONValue) {
        guard let id = json.int("id") else { return nil }
        self.id = id
        stars = min(5, max(1, json.int("stars") ?? 1))
        title = json["title"]?.string ?? ""
        text = json["text"]?.string ?? ""
        place = json["place"]?.string ?? ""
        day = json.int("day") ?? 0
    }

    /// The beginning of the text up to the end of a word; `nil` for a text that is short.
    var excerpt: String? {
        let bytes = Array(text.utf8)
        guard bytes.count > Self.maximumByteCount else { return nil }
        let space = bytes[..<Self.maximumByteCount].lastIndex(of: UInt8(ascii: " ")) ?? 0
        guard space > 0 else { return nil }
        return String(decoding: bytes[..<space], as: UTF8.self) + " …"
    }
}

/// How many people gave how many stars.
struct RatingSummary: Identifiable, Equatable {
    var id: Int { 0 }
    /// The number of people who gave one star, two stars and so on to five.
    var counts: [Int]

    /// How many people gave stars; the largest number there is if they are more.
    var total: Int {
        counts.reduce(0) { total, count in
            let (sum, isOverflow) = total.addingReportingOverflow(count)
            return isOverflow ? .max : sum
        }
    }

    /// The mean of the stars; 0 where there are none.
    var mean: Double {
        let stars = counts.enumerated().reduce(0) { $0 + Double($1.offset + 1) * Double($1.element) }
        let people = counts.reduce(0) { $0 + Double($1) }
        return people > 0 ? stars / people : 0
    }

    /// Reads a summary; nothing where there are no stars. A number that cannot be one of people counts as 0.
    static func list(_ json: JSONValue) -> [RatingSummary] {
        guard let stars = json["stars"] else { return [] }
        let counts = stars.elements.map { max(0, $0.integer.flatMap { Int(exactly: $0) } ?? 0) }
        let summary = RatingSummary(counts: counts)
        return counts.count == 5 && summary.total > 0 ? [summary] : []
    }
}

/// How a show did on a day.
struct TrendDay: Equatable {
    var day: Int
    var plays: Int
    var minutes: Int

    /// Reads days, oldest first.
    static func list(_ json: JSONValue) -> [TrendDay] {
        guard let days = json["days"] else { return [] }
        return days.elements.compactMap { day in
            day.int("day").map { TrendDay(day: $0, plays: day.int("plays") ?? 0, minutes: day.int("minutes") ?? 0) }
        }
    }
}
