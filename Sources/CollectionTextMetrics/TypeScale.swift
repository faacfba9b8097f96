public import CollectionViews

extension TextStyle {
    /// What the default style sheet, `Web/theme.css`, sets for this style. A test compares the two.
    public var traits: TextTraits {
        switch self {
        case .display:
            TextTraits(
                .fluid(minimum: 1.75, base: 1.1, windowShare: 0.032, maximum: 3.5), weight: 600, lineHeight: 1.15,
                letterSpacing: -0.02)
        case .largeTitle: TextTraits(.fixed(2.125), weight: 700, lineHeight: 1.2, letterSpacing: -0.015)
        case .title1: TextTraits(.fixed(1.75), weight: 600, lineHeight: 1.2, letterSpacing: -0.01)
        case .title2: TextTraits(.fixed(1.375), weight: 600, lineHeight: 1.25, letterSpacing: -0.01)
        case .title3: TextTraits(.fixed(1.125), weight: 600, lineHeight: 1.3)
        case .headline: TextTraits(.fixed(1), weight: 600, lineHeight: 1.35)
        case .body: TextTraits(.fixed(1), weight: 400, lineHeight: 1.4)
        case .callout: TextTraits(.fixed(0.9375), weight: 500, lineHeight: 1.35)
        case .subheadline: TextTraits(.fixed(0.875), weight: 400, lineHeight: 1.35)
        case .footnote: TextTraits(.fixed(0.8125), weight: 400, lineHeight: 1.35)
        case .caption1: TextTraits(.fixed(0.75), weight: 400, lineHeight: 1.35)
        case .caption2: TextTraits(.fixed(0.6875), weight: 500, lineHeight: 1.3)
        }
    }
}
