import ScreenContracts

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
    /// The maximum length of the text that is shown before the user wants more, in bytes.
    private static var maximumByteCount: Int { 160 }

    /// A review of a response.
    init(_ contract: ReviewContract) {
        self.init(
            id: contract.id, stars: contract.stars, title: contract.title, text: contract.text, place: contract.place,
            day: contract.day)
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

    /// The summary of a response; nothing where no one gave stars.
    static func list(_ contract: RatingsContract) -> [RatingSummary] {
        let summary = RatingSummary(counts: contract.stars)
        return summary.counts.count == 5 && summary.total > 0 ? [summary] : []
    }
}
