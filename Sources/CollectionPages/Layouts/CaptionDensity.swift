/// How much text stands below the picture of a card.
public enum CaptionDensity: CaseIterable, Sendable {
    /// Nothing: the picture alone.
    case none
    /// Brand and price.
    case brief
    /// Brand, name and price.
    case full
}
