/// Why a section is shown in another layout than it requested.
public enum LayoutSubstitution: Equatable, Sendable {
    /// It is shown as it requested.
    case none
    /// The section named this one as its fallback.
    case fallback
    /// It is the default of the family that the unknown name seems to belong to.
    case family
    /// Nothing else was known: a plain list of titles.
    case generic
}
