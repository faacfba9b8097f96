/// A step of the spacing scale. How long it is, and how it grows with the text, is the style sheet's business.
public enum Spacing: UInt8, Hashable, Sendable, CaseIterable {
    /// No room at all.
    case none
    /// Between a sign and its word; 4 points in the default theme.
    case tight
    /// Between the lines of one thing; 8 points in the default theme.
    case small
    /// Between the parts of one thing; 12 points in the default theme.
    case medium
    /// Between things; 16 points in the default theme.
    case large
    /// Between groups of things; 24 points in the default theme.
    case extraLarge

    /// The role that puts the step between the parts of a view; `nil` for none.
    var gapRole: StyleRole? {
        switch self {
        case .none: nil
        case .tight: "gap-tight"
        case .small: "gap-small"
        case .medium: "gap-medium"
        case .large: "gap-large"
        case .extraLarge: "gap-extra-large"
        }
    }

    /// The role that puts the step around the content of a view; `nil` for none.
    var insetRole: StyleRole? {
        switch self {
        case .none: nil
        case .tight: "inset-tight"
        case .small: "inset-small"
        case .medium: "inset-medium"
        case .large: "inset-large"
        case .extraLarge: "inset-extra-large"
        }
    }

    /// The role that makes a spacer as long as the step.
    var sizeRole: StyleRole {
        switch self {
        case .none: "space-none"
        case .tight: "space-tight"
        case .small: "space-small"
        case .medium: "space-medium"
        case .large: "space-large"
        case .extraLarge: "space-extra-large"
        }
    }
}
