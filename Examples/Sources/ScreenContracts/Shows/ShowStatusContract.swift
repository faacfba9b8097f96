/// The release status of a show, as responses name it.
public enum ShowStatusContract: String, CaseIterable, Sendable {
    /// The audience can watch it.
    case live
    /// The portal is looking at it.
    case inReview
    /// The studio is to change something.
    case changesRequested
    /// The studio has not handed it in.
    case draft
}
