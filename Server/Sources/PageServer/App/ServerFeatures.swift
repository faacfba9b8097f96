/// Every feature of the server. A new screen is one more line here.
enum ServerFeatures {
    /// The features, in the order in which they are asked.
    static let all = all(homes: HomesFeature().homeCount)

    /// The features with sample content of so many homes, for tests that cannot wait for a whole city.
    static func all(homes: Int) -> [any ServerFeature] {
        [
            StorefrontFeature(), PortalFeature(),
            EarningsFeature(), PeopleFeature(), HomesFeature(homeCount: homes),
        ]
    }
}
