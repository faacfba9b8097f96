/// How long a row, a header or a placeholder is along the scroll axis.
public enum MetricsLength: Hashable, Sendable {
    /// A length in points.
    case fixed(Double)
    /// What the view wants once it is measured, and an estimate in points until then.
    case measured(estimate: Double)
}

extension MetricsLength {
    /// The length before anything is measured, in points.
    public var estimate: Double {
        switch self {
        case .fixed(let length), .measured(let length): length
        }
    }
}
