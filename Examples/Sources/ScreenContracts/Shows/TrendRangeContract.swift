/// How far back a trend goes, as addresses and responses name it.
public enum TrendRangeContract: String, CaseIterable, Sendable {
    /// Seven days.
    case week
    /// Thirty days.
    case month
    /// Thirteen weeks.
    case quarter
    /// 365 days.
    case year
}
