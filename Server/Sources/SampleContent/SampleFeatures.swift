public import PageServer

/// The features of the sample content: a shop, a portal of shows, receipts, a feed of people and homes of a city.
///
/// They are written against the public interface of ``PageServer``, as the features of any other server are.
public enum SampleFeatures {
    /// The features, in the order in which they are searched for pages and sections.
    public static let all = all(homes: HomesFeature().homeCount)

    /// The features with sample content of so many homes, for tests that cannot wait for a whole city.
    public static func all(homes: Int) -> [any ServerFeature] {
        [
            StorefrontFeature(), PortalFeature(),
            EarningsFeature(), PeopleFeature(), HomesFeature(homeCount: homes),
        ]
    }
}
