/// The release status of a show, as responses name it.
public enum ShowStatusContract: RawRepresentable, CaseIterable, Sendable {
    /// The audience can watch it.
    case live
    /// The portal is looking at it.
    case inReview
    /// The studio is to change something.
    case changesRequested
    /// The studio has not handed it in.
    case draft

    /// The status of a word; `nil` for one that is not known.
    public init?(rawValue: String) {
        let known = Self.allCases.first { $0.rawValue.utf8.elementsEqual(rawValue.utf8) }
        guard let known else { return nil }
        self = known
    }

    /// The word in responses.
    public var rawValue: String {
        switch self {
        case .live: "live"
        case .inReview: "inReview"
        case .changesRequested: "changesRequested"
        case .draft: "draft"
        }
    }
}
