/// A step of the spacing scale. The style sheet sets its length, and how it grows with the text size.
public enum Spacing: UInt8, Hashable, Sendable, CaseIterable {
    /// No space.
    case none
    /// Between an icon and its text; 4 points in the default theme.
    case tight
    /// Between the lines of one element; 8 points in the default theme.
    case small
    /// Between the parts of one element; 12 points in the default theme.
    case medium
    /// Between elements; 16 points in the default theme.
    case large
    /// Between groups of elements; 24 points in the default theme.
    case extraLarge

    /// The style class for the gap between the parts of a view; `nil` for none.
    var gapStyleClass: StyleClass? {
        switch self {
        case .none: nil
        case .tight: "gap-tight"
        case .small: "gap-small"
        case .medium: "gap-medium"
        case .large: "gap-large"
        case .extraLarge: "gap-extra-large"
        }
    }

    /// The style class for the inset around the content of a view; `nil` for none.
    var insetStyleClass: StyleClass? {
        switch self {
        case .none: nil
        case .tight: "inset-tight"
        case .small: "inset-small"
        case .medium: "inset-medium"
        case .large: "inset-large"
        case .extraLarge: "inset-extra-large"
        }
    }

    /// The style class that makes a spacer as long as the step.
    var sizeRole: StyleClass {
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
