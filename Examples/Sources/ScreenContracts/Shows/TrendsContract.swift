public import CollectionPages

/// The response of `/v1/shows/{id}/trends`: how a show did, day by day.
public struct TrendsContract: Equatable, Sendable {
    /// How far back it goes; `nil` for a range that is not known.
    public var range: TrendRangeContract?
    /// The days, oldest first.
    public var days: [TrendDayContract]

    /// Creates a trend.
    ///
    /// - Parameters:
    ///   - range: How far back it goes.
    ///   - days: The days, oldest first.
    public init(range: TrendRangeContract? = nil, days: [TrendDayContract] = []) {
        self.range = range
        self.days = days
    }
}

extension TrendsContract {
    /// Reads a trend; days that cannot be read are left out.
    ///
    /// - Complexity: O(*n*) in the number of days.
    public init(_ json: JSONValue) {
        self.init(
            range: json.text("range").flatMap { TrendRangeContract(rawValue: $0) },
            days: json.array("days").compactMap { TrendDayContract($0) })
    }

    /// Writes the members of the response.
    ///
    /// - Complexity: O(*n*) in the number of days.
    public func write(to writer: inout JSONWriter) {
        writer.member("range", range?.rawValue)
        writer.name("days")
        writer.array(days) { writer, day in writer.object { day.write(to: &$0) } }
    }
}

/// How a show did on a day.
public struct TrendDayContract: Equatable, Sendable {
    /// The day, in days since 1970.
    public var day: Int
    /// How often its episodes were played.
    public var plays: Int
    /// How long people watched, in minutes.
    public var minutes: Int

    /// Creates a day.
    ///
    /// - Parameters:
    ///   - day: The day, in days since 1970.
    ///   - plays: How often its episodes were played.
    ///   - minutes: How long people watched, in minutes.
    public init(day: Int, plays: Int = 0, minutes: Int = 0) {
        self.day = day
        self.plays = plays
        self.minutes = minutes
    }
}

extension TrendDayContract {
    /// Reads a day; `nil` where it does not say which it is.
    public init?(_ json: JSONValue) {
        guard let day = json.int("day") else { return nil }
        self.init(day: day, plays: json.intOrZero("plays"), minutes: json.intOrZero("minutes"))
    }

    /// Writes the members of the day's object.
    public func write(to writer: inout JSONWriter) {
        writer.member("day", day)
        writer.member("plays", plays)
        writer.member("minutes", minutes)
    }
}
