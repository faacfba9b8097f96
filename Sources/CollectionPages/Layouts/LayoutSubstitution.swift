/// Why a section is shown in another layout than it requested.
public enum LayoutSubstitution: Equatable, Sendable {
    /// It is shown as it requested.
    case none
    /// The section named this one as its fallback.
    case fallback
    /// It is the default of the family with the longest prefix of the unknown name.
    case family
    /// No other replacement was found: a plain list of titles.
    case generic
}
