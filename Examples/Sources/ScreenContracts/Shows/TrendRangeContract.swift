/// How far back a trend goes, as addresses and responses name it.
public enum TrendRangeContract: RawRepresentable, CaseIterable, Sendable {
    /// Seven days.
    case week
    /// Thirty days.
    case month
    /// Thirteen weeks.
    case quarter
    /// 365 days.
    case year

    /// The range of a word; `nil` for one that is not known.
    public init?(rawValue: String) {
        let known = Self.allCases.first { $0.rawValue.utf8.elementsEqual(rawValue.utf8) }
        guard let known else { return nil }
        self = known
    }

    /// The word in addresses and responses.
    public var rawValue: String {
        switch self {
        case .week: "week"
        case .month: "month"
        case .quarter: "quarter"
        case .year: "year"
        }
    }
}
